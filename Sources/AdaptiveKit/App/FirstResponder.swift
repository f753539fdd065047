import Foundation

extension UIResponder {
    /// The window on whose screen this responder is; `nil` if it is on none.
    var windowOnScreen: UIWindow? {
        (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }

    /// Makes this the window's first responder, once the one before agrees.
    func takeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = windowOnScreen else { return false }
        if let current = window.firstResponder, current !== self {
            // What the one before is told may make another one the first.
            guard current.canResignFirstResponder, current.resignFirstResponder(), window.firstResponder == nil else {
                return false
            }
        }
        window.firstResponder = self
        return true
    }

    /// Gives up being the window's first responder; `true` if it is not that any more.
    func yieldFirstResponder() -> Bool {
        guard let window = windowOnScreen, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}

extension UIView {
    /// Ends being first responder before the view leaves its window, whether it agrees or not.
    func yieldBeforeLeaving(for newWindow: UIWindow?) {
        guard let window, window !== newWindow, window.firstResponder === self else { return }
        resignFirstResponder()
        if window.firstResponder === self { window.firstResponder = nil }
    }
}
