import Devices
import Testing

@testable import AdaptiveKit

/// A delegate that answers what it is told to, and keeps what it hears.
private final class Recorder: UISplitViewControllerDelegate {
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

private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}

@Suite("Classic split views")
struct ClassicSplitViewTests {
    private let master = titled("Master")
    private let detail = titled("Detail")

    private func makeSplit() -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: master), UINavigationController(rootViewController: detail),
        ]
        return split
    }

    @Test("SPLIT-1 the first is the primary, the second the secondary, more are ignored")
    func viewControllers() {
        let split = UISplitViewController()
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        split.viewControllers = [first, second, third]
        #expect(split.viewControllers == [first, second])
        #expect(split.viewController(for: .primary) === first)
        #expect(split.viewController(for: .secondary) === second)
        #expect(third.parent == nil)
        split.viewControllers = [third]
        #expect(split.children == [third])
    }

    @Test("SPLIT-2 SPLIT-10 SPLIT-11 SPLIT-16 columns lie side by side where the view is wide")
    func beside() {
        onPad { window in
            let (primary, secondary) = (UIViewController(), UIViewController())
            let split = UISplitViewController()
            split.viewControllers = [primary, secondary]
            show(split, in: window)
            #expect(!split.isCollapsed)
            #expect(split.displayMode == .allVisible)
            #expect(split.splitBehavior == .automatic)
            #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
            #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
            split.maximumPrimaryColumnWidth = 400
            split.preferredPrimaryColumnWidth = 500
            window.layoutIfNeeded()
            #expect(primary.view.frame.width == 400)
            #expect(split.primaryColumnWidth == 400)
            split.primaryEdge = .trailing
            window.layoutIfNeeded()
            #expect(primary.view.frame.minX == 794)
            #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 793.5, height: 834))
        }
    }

    @Test("SPLIT-8 in portrait the primary is hidden, and an overlay reaches it")
    func portrait() {
        onPad(CGSize(width: 834, height: 1194)) { window in
            let split = makeSplit()
            show(split, in: window)
            #expect(split.displayMode == .primaryHidden)
            #expect(master.viewIfLoaded?.window == nil)
            #expect(detail.view.frame.width == 834)
            split.preferredDisplayMode = .primaryOverlay
            window.layoutIfNeeded()
            #expect(master.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1194))
            #expect(detail.navigationController?.view.frame.width == 834)
        }
    }

    @Test("TE-9 the primary column is compact beside a regular secondary, and no more when it is alone")
    func traits() {
        onPad { window in
            let split = makeSplit()
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(master.traitCollection.horizontalSizeClass == .compact)
            #expect(detail.traitCollection.horizontalSizeClass == .regular)
            #expect(master.traitCollection.verticalSizeClass == .regular)
        }
    }

    @Test("SPLIT-3 by default the secondary is pushed onto the primary, with all that a stack brings")
    func collapse() {
        onScreen { window in
            let split = makeSplit()
            let secondary = detail.navigationController
            show(split, in: window)
            #expect(split.isCollapsed)
            #expect(split.viewControllers == [master.navigationController])
            #expect(master.navigationController?.viewControllers.last === secondary)
            #expect(detail.view.window === window)
            #expect(master.viewIfLoaded?.window == nil)
            // One bar with both items, and a way back.
            let bar = master.navigationController?.navigationBar
            #expect(bar?.items?.map(\.title) == ["Master", "Detail"])
            #expect(secondary?.navigationBar.isHidden == true)
            #expect(detail.view.safeAreaInsets.top == 91)
            let popped = detail.navigationController?.popViewController(animated: false)
            #expect(popped === detail)
            window.layoutIfNeeded()
            #expect(master.view.window === window)
            #expect(bar?.items?.map(\.title) == ["Master"])
        }
    }

    @Test("SPLIT-3 a delegate that deals with the secondary keeps it off the stack")
    func delegateCollapses() {
        onScreen { window in
            let split = makeSplit()
            let recorder = Recorder()
            recorder.collapses = true
            split.delegate = recorder
            show(split, in: window)
            #expect(recorder.heard == ["primaryForCollapsing", "collapseSecondary"])
            #expect(master.navigationController?.viewControllers == [master])
            #expect(master.view.window === window)
            #expect(detail.navigationController?.parent == nil)
        }
    }

    @Test("SPLIT-3 the delegate may name another primary; a plain controller takes no secondary")
    func otherPrimary() {
        onScreen { window in
            let split = makeSplit()
            let recorder = Recorder()
            let other = UIViewController()
            recorder.primaryForCollapsing = other
            split.delegate = recorder
            show(split, in: window)
            #expect(split.viewControllers == [other])
            #expect(other.view.window === window)
            #expect(other.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(split.children == [other])
        }
    }

    @Test("SPLIT-3 a tab bar controller passes the secondary to the tab that is shown")
    func tabs() {
        onScreen { window in
            let split = UISplitViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: master), UIViewController()]
            split.viewControllers = [tabs, detail]
            show(split, in: window)
            #expect(master.navigationController?.viewControllers == [master, detail])
        }
    }

    @Test("SPLIT-4 SPLIT-6 expanding takes the pushed secondary off the stack again")
    func expand() {
        onScreen(CGSize(width: 844, height: 390), safeArea: .zero, .compact, .compact) { window in
            let split = makeSplit()
            let secondary = detail.navigationController
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(split.isCollapsed)
            forcing.force(.regular)
            #expect(!split.isCollapsed)
            #expect(split.viewControllers == [master.navigationController, secondary])
            #expect(master.navigationController?.viewControllers == [master])
            #expect(secondary?.parent === split)
            #expect(secondary?.navigationBar.isHidden == false)
            #expect(master.view.window === window)
            #expect(detail.view.window === window)
            #expect(split.displayMode == .allVisible)
            forcing.force(.compact)
            #expect(master.navigationController?.viewControllers.last === secondary)
            #expect(master.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test("SPLIT-4 what was pushed while collapsed becomes the secondary")
    func expandAfterPush() {
        onPad { window in
            let split = makeSplit()
            let recorder = Recorder()
            recorder.collapses = true
            split.delegate = recorder
            let forcing = ForcingController(split)
            show(forcing, in: window)
            forcing.force(.compact)
            let pushed = UIViewController()
            master.navigationController?.pushViewController(pushed, animated: false)
            forcing.force(.regular)
            #expect(split.viewControllers == [master.navigationController, pushed])
            #expect(
                recorder.heard == [
                    "primaryForCollapsing", "collapseSecondary", "primaryForExpanding", "separateSecondary",
                ])
            // With nothing on the stack there is nothing to separate.
            forcing.force(.compact)
            forcing.force(.regular)
            #expect(split.viewControllers == [master.navigationController])
        }
    }

    @Test("SPLIT-5 Adaptive Photos: without a photo the list is kept, and an empty controller comes back")
    func adaptivePhotos() {
        onScreen { window in
            let split = makeSplit()
            let photos = Recorder()
            photos.collapses = true
            let empty = UIViewController()
            photos.separated = empty
            split.delegate = photos
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(master.view.window === window)
            forcing.force(.regular)
            #expect(split.viewControllers.last === empty)
            #expect(empty.view.window === window)
        }
    }

    @Test("SPLIT-15 the display-mode button is a way back in portrait, and toggles the primary")
    func displayModeButton() {
        onPad(CGSize(width: 768, height: 1024)) { window in
            let split = makeSplit()
            detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            show(split, in: window)
            #expect(!split.displayModeButtonItem.isHidden)
            #expect(split.displayModeButtonItem.title == "Master")
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .primaryOverlay)
            #expect(master.view.window === window)
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .primaryHidden)
        }
        onPad { window in
            let split = makeSplit()
            show(split, in: window)
            #expect(split.displayModeButtonItem.isHidden)
            let recorder = Recorder()
            recorder.targetMode = .primaryHidden
            split.delegate = recorder
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .primaryHidden)
            #expect(recorder.heard == ["willChangeTo secondaryOnly"])
        }
    }
}

@Suite("Showing in split views")
struct SplitViewShowingTests {
    @Test("VC-1 VC-2 expanded, show pushes in the primary and showDetail replaces the secondary")
    func expanded() {
        onPad { window in
            let split = UISplitViewController()
            let (list, photo, other) = (UIViewController(), UIViewController(), UIViewController())
            split.viewControllers = [UINavigationController(rootViewController: list), photo]
            show(split, in: window)
            list.showDetailViewController(other, sender: nil)
            window.layoutIfNeeded()
            #expect(split.viewControllers.last === other)
            #expect(other.view.window === window)
            #expect(photo.parent == nil)
            let pushed = UIViewController()
            other.show(pushed, sender: nil)
            #expect(list.navigationController?.topViewController === pushed)
        }
    }

    @Test("VC-2 collapsed, showDetail becomes show: the stack pushes it")
    func collapsed() {
        onScreen { window in
            let split = UISplitViewController()
            let (list, photo) = (UIViewController(), UIViewController())
            split.viewControllers = [UINavigationController(rootViewController: list)]
            show(split, in: window)
            list.showDetailViewController(photo, sender: nil)
            #expect(list.navigationController?.viewControllers == [list, photo])
        }
    }

    @Test("VC-2 in the column style the secondary column is replaced, shown, and wrapped")
    func columns() {
        onScreen { window in
            let split = UISplitViewController(style: .doubleColumn)
            let (list, photo) = (titled("List"), titled("Photo"))
            split.setViewController(list, for: .primary)
            show(split, in: window)
            list.showDetailViewController(photo, sender: nil)
            window.layoutIfNeeded()
            #expect(split.viewController(for: .secondary) === photo)
            #expect(list.navigationController?.navigationBar.items?.map(\.title) == ["List", "Photo"])
            #expect(photo.view.window === window)
        }
    }

    @Test("VC-4 collapsing and expanding post that the target of showing a detail changed")
    func notification() {
        onPad { window in
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: UIViewController()), UIViewController(),
            ]
            let forcing = ForcingController(split)
            show(forcing, in: window)
            let count = Count()
            let token = JobEnvironment.current.notificationCenter.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
            ) { _ in count.value += 1 }
            forcing.force(.compact)
            #expect(count.value == 1)
            forcing.force(.regular)
            forcing.force(.regular)
            #expect(count.value == 2)
            JobEnvironment.current.notificationCenter.removeObserver(token)
        }
    }

    @Test("TR-5 a split view says what size its columns will have")
    func sizes() {
        onPad { window in
            let split = UISplitViewController()
            let (primary, secondary) = (UIViewController(), UIViewController())
            split.viewControllers = [primary, secondary]
            show(split, in: window)
            let size = CGSize(width: 1366, height: 1024)
            #expect(
                split.size(forChildContentContainer: secondary, withParentContainerSize: size).width == 1045.5)
            #expect(split.size(forChildContentContainer: primary, withParentContainerSize: size).width == 320)
        }
    }

    private final class Count: @unchecked Sendable { var value = 0 }
}

@Suite("Column split views")
struct ColumnSplitViewTests {
    private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(titled("Primary"), for: .primary)
        if style == .tripleColumn { split.setViewController(titled("Supplementary"), for: .supplementary) }
        split.setViewController(titled("Secondary"), for: .secondary)
        return split
    }

    private func titles(_ controller: UIViewController?) -> [String?] {
        controller?.navigationController?.navigationBar.items?.map(\.title) ?? []
    }

    @Test("SPLIT-12 a column's controller is wrapped, and given back as it was set")
    func columns() {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (UIViewController(), UINavigationController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        #expect(split.viewController(for: .primary) === primary)
        #expect(split.viewController(for: .secondary) === secondary)
        #expect(primary.navigationController?.parent === split)
        #expect(split.children == [primary.navigationController, secondary])
        // Two columns have no supplementary one.
        split.setViewController(UIViewController(), for: .supplementary)
        #expect(split.viewController(for: .supplementary) == nil)
        let compact = UIViewController()
        split.setViewController(compact, for: .compact)
        #expect(compact.parent === split)
        split.setViewController(nil, for: .primary)
        #expect(primary.navigationController?.parent == nil)
    }

    @Test("SPLIT-9 SPLIT-13 three columns tile, displace and overlay; show and hide change the mode")
    func threeColumns() throws {
        try onPad { window in
            let split = makeSplit(.tripleColumn)
            let recorder = Recorder()
            split.delegate = recorder
            show(split, in: window)
            #expect(split.splitBehavior == .displace)
            #expect(split.displayMode == .oneBesideSecondary)
            let supplementary = try #require(split.viewController(for: .supplementary)?.navigationController?.view)
            let secondary = try #require(split.viewController(for: .secondary)?.navigationController?.view)
            #expect(supplementary.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
            split.show(.primary)
            #expect(split.displayMode == .twoDisplaceSecondary)
            #expect(secondary.frame == CGRect(x: 641, y: 0, width: 873.5, height: 834))
            split.hide(.supplementary)
            #expect(split.displayMode == .secondaryOnly)
            #expect(secondary.frame.width == 1194)
            #expect(
                recorder.heard == [
                    "willChangeTo twoDisplaceSecondary", "willShow primary", "willChangeTo secondaryOnly",
                    "willHide primary", "willHide supplementary",
                ])
            split.preferredSplitBehavior = .overlay
            split.preferredDisplayMode = .twoBesideSecondary
            window.layoutIfNeeded()
            #expect(split.displayMode == .twoOverSecondary)
            #expect(split.supplementaryColumnWidth == 320)
        }
    }

    @Test("SPLIT-11 right-to-left mirrors the columns")
    func rightToLeft() throws {
        try onPad(direction: .rightToLeft) { window in
            let split = makeSplit()
            show(split, in: window)
            let primary = try #require(split.viewController(for: .primary)?.navigationController?.view)
            #expect(primary.frame == CGRect(x: 874, y: 0, width: 420, height: 834))
            #expect(primary.safeAreaInsets.right == 100)
        }
    }

    @Test("TE-9 both columns beside the secondary are compact")
    func traits() {
        onPad(CGSize(width: 1366, height: 1024)) { window in
            let split = makeSplit(.tripleColumn)
            show(split, in: window)
            #expect(split.displayMode == .twoBesideSecondary)
            let classes = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
                split.viewController(for: $0)?.traitCollection.horizontalSizeClass
            }
            #expect(classes == [.compact, .compact, .regular])
        }
    }

    @Test("SPLIT-14 collapsed columns are one stack, and columns again when expanded")
    func collapse() {
        onPad(CGSize(width: 1366, height: 1024)) { window in
            let split = makeSplit(.tripleColumn)
            let recorder = Recorder()
            split.delegate = recorder
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(split.viewController(for: .primary)?.navigationController?.navigationBar.items?.count == 1)
            forcing.force(.compact)
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Supplementary", "Secondary"])
            #expect(split.viewController(for: .secondary)?.view.window === window)
            split.show(.supplementary)
            window.layoutIfNeeded()
            #expect(split.viewController(for: .supplementary)?.view.window === window)
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Supplementary"])
            split.hide(.supplementary)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
            split.show(.secondary)
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Supplementary", "Secondary"])
            forcing.force(.regular)
            #expect(split.children.count == 3)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
            #expect(titles(split.viewController(for: .secondary)) == ["Secondary"])
            #expect(
                recorder.heard == [
                    "topColumn secondary", "didCollapse", "modeForExpanding twoBesideSecondary", "didExpand",
                ])
        }
    }

    @Test("SPLIT-14 the delegate chooses the top column, and the mode on the way back")
    func delegateChooses() {
        onPad { window in
            let split = makeSplit()
            let recorder = Recorder()
            recorder.topColumn = .primary
            recorder.modeForExpanding = .secondaryOnly
            split.delegate = recorder
            let forcing = ForcingController(split)
            show(forcing, in: window)
            forcing.force(.compact)
            #expect(split.viewController(for: .primary)?.view.window === window)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
            forcing.force(.regular)
            #expect(split.displayMode == .secondaryOnly)
        }
    }

    @Test("SPLIT-14 the compact column is shown alone where there is one")
    func compactColumn() {
        onScreen { window in
            let split = makeSplit()
            let compact = UIViewController()
            split.setViewController(compact, for: .compact)
            let recorder = Recorder()
            split.delegate = recorder
            show(split, in: window)
            #expect(recorder.heard == ["topColumn compact", "didCollapse"])
            #expect(compact.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(split.viewController(for: .primary)?.viewIfLoaded?.window == nil)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
        }
    }

    @Test("SPLIT-14 a column that is set while collapsed joins the stack where the old one was")
    func replacedWhileCollapsed() {
        onScreen { window in
            let split = makeSplit()
            show(split, in: window)
            split.setViewController(titled("Other"), for: .secondary)
            window.layoutIfNeeded()
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Other"])
        }
    }

    @Test("SPLIT-15 the sidebar button stands in the first bar that is shown")
    func sidebarButton() {
        onPad { window in
            let split = makeSplit()
            func hasButton(_ column: UISplitViewController.Column) -> Bool {
                let bar = split.viewController(for: column)?.navigationController?.navigationBar
                return bar?.systemLeadingItem === split.displayModeButtonItem
            }
            show(split, in: window)
            #expect(hasButton(.primary) && !hasButton(.secondary))
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .secondaryOnly)
            #expect(!hasButton(.primary) && hasButton(.secondary))
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .oneBesideSecondary)
            split.displayModeButtonVisibility = .never
            window.layoutIfNeeded()
            #expect(!hasButton(.primary) && !hasButton(.secondary))
            split.displayModeButtonVisibility = .automatic
            split.presentsWithGesture = false
            window.layoutIfNeeded()
            #expect(!hasButton(.primary))
        }
        onScreen { window in
            let split = makeSplit()
            show(split, in: window)
            #expect(split.viewController(for: .primary)?.navigationController?.navigationBar.systemLeadingItem == nil)
        }
    }
}
