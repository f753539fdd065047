import Foundation

extension UIViewController: UIContentContainer {}

extension UIViewController {
    func announcePreferredContentSize() {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
        // A presenter lays the controller out by its preferred size.
        if parentController == nil {
            presentingContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}

// MARK: - Queries by the window

extension UIViewController {
    /// The controller that determines the status bar and the home indicator: this one, or the child that it names,
    /// recursively.
    fileprivate func answering(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = self
        // Limits the steps if children name one another in a cycle.
        for _ in 0..<64 {
            guard let next = child(controller), next !== controller else { break }
            controller = next
        }
        return controller
    }
}

extension UIWindow {
    /// Whether the controller in charge of the status bar prefers it hidden.
    ///
    /// Not part of UIKit.
    public var prefersStatusBarHidden: Bool {
        statusBarController?.answering(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
    }

    /// Whether the status bar is hidden, by the app or by the controller in charge of it.
    ///
    /// Not part of UIKit.
    public var isStatusBarHidden: Bool { hidesStatusBar || prefersStatusBarHidden }

    /// The style of the status bar's text, from the controller in charge of it; light over the black that a card shows
    /// above a pushed-back view.
    ///
    /// Not part of UIKit.
    public var preferredStatusBarStyle: UIStatusBarStyle {
        if rootViewController?.presentedViewController?.presentationController?.pushesPresenterBack == true {
            return .lightContent
        }
        return statusBarController?.answering(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    }

    /// Whether the controller in charge of the home indicator prefers it hidden.
    ///
    /// Not part of UIKit.
    public var prefersHomeIndicatorAutoHidden: Bool {
        statusBarController?.answering(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden ?? false
    }

    /// The root controller, or a presented one that fills the screen or captures the status bar.
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
