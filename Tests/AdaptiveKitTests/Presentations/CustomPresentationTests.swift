import Devices
import Testing
import UIKit

/// A panel on the right over a dimmed area, as in an app.
private final class PanelPresentationController: UIPresentationController {
    let shade = UIView()
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: bounds.width - 200, y: 0, width: 200, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        log.append("willBegin")
        shade.alpha = 0
        containerView?.addSubview(shade)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0.5 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("dismissalDidEnd \(completed)") }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

private final class PanelDelegate: UIViewControllerTransitioningDelegate {
    var source: UIViewController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        self.source = source
        return PanelPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

private final class RemovingController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
}

private final class RemovingDelegate: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { RemovingController(presentedViewController: presented, presenting: presenting) }
}

@Suite("Custom presentations")
struct CustomPresentationTests {
    @Test("ADAPT-24 MODAL-24 PRES-12 a presentation controller of an app's own decides the frame and what is around it")
    func panel() throws {
        try stage("ipad-pro-11/landscape@17") { window, root in
            let delegate = PanelDelegate()
            let panel = UIViewController()
            panel.modalPresentationStyle = .custom
            panel.transitioningDelegate = delegate
            root.present(panel, animated: true)
            let controller = try #require(panel.presentationController as? PanelPresentationController)
            #expect(delegate.source === root)
            #expect(panel.view.placeInWindow == CGRect(x: 994, y: 0, width: 200, height: 834))
            #expect(controller.shade.alpha == 0.5)
            #expect(controller.shade.frame == window.bounds)
            // The shade was added before the presented view, so it is behind it.
            #expect(controller.containerView?.subviews.last === panel.view)
            #expect(controller.log == ["willBegin", "didEnd true"])
            #expect(root.view.window === window)

            window.transition(to: SceneGeometry(try .init(parsing: "ipad-pro-11@17")))
            window.layoutIfNeeded()
            #expect(panel.view.placeInWindow == CGRect(x: 634, y: 0, width: 200, height: 1194))
            panel.dismiss(animated: true)
            #expect(controller.log.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd true"])
            #expect(controller.containerView == nil)
        }
    }

    @Test("PRES-12 it decides whether the presenter's view is removed")
    func removing() throws {
        try stage("ipad-pro-11/landscape@17") { window, root in
            let delegate = RemovingDelegate()
            let shown = UIViewController()
            shown.modalPresentationStyle = .custom
            shown.transitioningDelegate = delegate
            root.present(shown, animated: false)
            #expect(root.view.window == nil)
            shown.dismiss(animated: false)
            #expect(root.view.window === window)
        }
    }
}
