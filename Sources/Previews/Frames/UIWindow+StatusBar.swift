import AdaptiveKit

extension UIWindow {
    /// Whether the controllers in the window ask for a light status bar; `nil` where the appearance decides.
    var hasLightStatusBar: Bool? {
        var controller = rootViewController
        while let child = controller?.childForStatusBarStyle { controller = child }
        switch controller?.preferredStatusBarStyle {
        case .lightContent: return true
        case .darkContent: return false
        default: return nil
        }
    }
}
