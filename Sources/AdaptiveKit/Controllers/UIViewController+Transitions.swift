import Foundation
import Traits

extension UIViewController: UIContentContainer {}

extension UIViewController {
    /// Tells the children of the size that they will have when this controller's view has that one.
    ///
    /// > Rules: TR-5 and TR-6.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            let childSize = sizeAnnounced(to: child, within: size)
            guard child.viewIfLoaded?.bounds.size != childSize else { continue }
            child.announce(childSize, with: coordinator)
        }
        presentedContainer?.viewWillTransition(to: size, with: coordinator)
    }

    /// Tells the children of the traits that they will have when this controller has those.
    ///
    /// > Rules: TR-5 and TR-6.
    func forwardTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers {
            let traits = TraitInheritance(
                inherited: newCollection, setByParent: overrideTraitCollection(forChild: child),
                own: child.traitState.own
            ).resolved
            guard traits != child.currentTraits else { continue }
            child.announce(traits, with: coordinator)
        }
        presentedContainer?.willTransition(to: newCollection, with: coordinator)
    }

    func tellOfPreferredContentSize() {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
        // What presents a controller lays it out by its wish.
        if parentController == nil {
            presentingContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}

// MARK: - What the window asks

extension UIViewController {
    /// The controller that answers for the status bar and the home indicator: this one, or the child that it names, or
    /// that one's.
    fileprivate func answering(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = self
        // A cycle of children that name one another ends after as many steps as there can be.
        for _ in 0..<64 {
            guard let next = child(controller), next !== controller else { break }
            controller = next
        }
        return controller
    }
}

extension UIWindow {
    /// Whether the controller that answers for the status bar wants it hidden.
    ///
    /// Ours, not UIKit's.
    public var prefersStatusBarHidden: Bool {
        statusBarController?.answering(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
    }

    /// Whether the status bar is hidden: by the app, or as the controller that answers for it wants it.
    ///
    /// Ours, not UIKit's.
    public var isStatusBarHidden: Bool { hidesStatusBar || prefersStatusBarHidden }

    /// The text of the status bar, as the controller that answers for it wants it; light over the black that a card
    /// leaves above what it pushed back.
    ///
    /// Ours, not UIKit's.
    public var preferredStatusBarStyle: UIStatusBarStyle {
        if rootViewController?.presentedViewController?.presentationController?.pushesPresenterBack == true {
            return .lightContent
        }
        return statusBarController?.answering(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    }

    /// Whether the controller that answers for it wants the home indicator hidden.
    ///
    /// Ours, not UIKit's.
    public var prefersHomeIndicatorAutoHidden: Bool {
        statusBarController?.answering(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden ?? false
    }

    /// The root, or what is presented over it and fills the screen or captures the status bar.
    private var statusBarController: UIViewController? {
        var controller = rootViewController
        while let next = controller?.presentedViewController,
            next.modalPresentationStyle == .fullScreen || next.modalPresentationCapturesStatusBarAppearance
        {
            controller = next
        }
        return controller
    }
}
