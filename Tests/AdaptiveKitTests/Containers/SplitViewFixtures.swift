import Devices

@testable import AdaptiveKit

/// A delegate that returns configured values, and records its calls.
final class SplitRecorder: UISplitViewControllerDelegate {
    var heard: [String] = []
    var collapses = false
    var separated: UIViewController?
    var primaryForCollapsing: UIViewController?
    var primaryForExpanding: UIViewController?
    var topColumn: UISplitViewController.Column?
    var modeForExpanding: UISplitViewController.DisplayMode?
    var targetMode = UISplitViewController.DisplayMode.automatic

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { heard.append("willChangeTo \(displayMode)") }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { targetMode }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        heard.append("primaryForCollapsing")
        return primaryForCollapsing
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        heard.append("primaryForExpanding")
        return primaryForExpanding
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        heard.append("collapseSecondary")
        return collapses
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        heard.append("separateSecondary")
        return separated
    }
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        heard.append("topColumn \(proposed)")
        return topColumn ?? proposed
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        heard.append("modeForExpanding \(proposed)")
        return modeForExpanding ?? proposed
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("didExpand") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        heard.append("willShow \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        heard.append("willHide \(column)")
    }
}

func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}
