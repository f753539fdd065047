import UIKit

/// A controller that knows whether showing another would push it.
protocol ShowingPushes: UIViewController {
    func showingPushes(sender: Any?) -> Bool
}

/// A controller that knows whether showing another as the detail would push it.
protocol ShowingDetailPushes: UIViewController {
    func showingDetailPushes(sender: Any?) -> Bool
}

/// A controller that shows a photo, or photos.
protocol PhotoContaining: UIViewController {
    /// The photo that is shown alone.
    var containedPhoto: Photo? { get }
    func contains(_ photo: Photo) -> Bool
}

extension UIResponder.ResponderAction {
    static let showingPushes = Self("showingPushes", performedBy: (any ShowingPushes).self)
    static let showingDetailPushes = Self("showingDetailPushes", performedBy: (any ShowingDetailPushes).self)
}

extension UIViewController {
    /// Whether `show(_:sender:)` would push, according to the controller that would show it.
    func willShowingPush(sender: Any?) -> Bool {
        let target = targetViewController(forAction: .showingPushes, sender: sender) as? any ShowingPushes
        return target?.showingPushes(sender: sender) ?? false
    }

    /// Whether `showDetailViewController(_:sender:)` would push.
    func willShowingDetailPush(sender: Any?) -> Bool {
        let target = targetViewController(forAction: .showingDetailPushes, sender: sender) as? any ShowingDetailPushes
        return target?.showingDetailPushes(sender: sender) ?? false
    }

    /// The visible photo: here, or on top of the visible stack.
    var visiblePhoto: Photo? {
        if let navigation = self as? UINavigationController { return navigation.topViewController?.visiblePhoto }
        return (self as? any PhotoContaining)?.containedPhoto
    }
}

/// A stack, which pushes controllers that it shows.
final class StackController: UINavigationController, ShowingPushes {
    func showingPushes(sender: Any?) -> Bool { true }
}

extension UISplitViewController: ShowingPushes, ShowingDetailPushes {
    func showingPushes(sender: Any?) -> Bool { false }

    /// While collapsed, the detail is shown like any other controller.
    func showingDetailPushes(sender: Any?) -> Bool {
        isCollapsed ? viewControllers.last?.willShowingPush(sender: sender) ?? false : false
    }
}
