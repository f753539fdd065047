import UIKit

/// Who knows whether showing a controller would push it.
protocol ShowingPushes: UIViewController {
    func showingPushes(sender: Any?) -> Bool
}

/// Who knows whether showing a controller as the detail would push it.
protocol ShowingDetailPushes: UIViewController {
    func showingDetailPushes(sender: Any?) -> Bool
}

/// Who shows a photo, or photos.
protocol PhotoContaining: UIViewController {
    /// The photo that is shown by itself.
    var containedPhoto: Photo? { get }
    func contains(_ photo: Photo) -> Bool
}

extension UIResponder.Action {
    static let showingPushes = Self("showingPushes", performedBy: (any ShowingPushes).self)
    static let showingDetailPushes = Self("showingDetailPushes", performedBy: (any ShowingDetailPushes).self)
}

extension UIViewController {
    /// Whether `show(_:sender:)` would push: whoever would show the controller is asked.
    func willShowingPush(sender: Any?) -> Bool {
        let target = targetViewController(forAction: .showingPushes, sender: sender) as? any ShowingPushes
        return target?.showingPushes(sender: sender) ?? false
    }

    /// Whether `showDetailViewController(_:sender:)` would push.
    func willShowingDetailPush(sender: Any?) -> Bool {
        let target = targetViewController(forAction: .showingDetailPushes, sender: sender) as? any ShowingDetailPushes
        return target?.showingDetailPushes(sender: sender) ?? false
    }

    /// The photo that is shown here, or on top of the stack that is.
    var visiblePhoto: Photo? {
        if let navigation = self as? UINavigationController { return navigation.topViewController?.visiblePhoto }
        return (self as? any PhotoContaining)?.containedPhoto
    }
}

/// A stack, which pushes what is shown.
final class StackController: UINavigationController, ShowingPushes {
    func showingPushes(sender: Any?) -> Bool { true }
}

extension UISplitViewController: ShowingPushes, ShowingDetailPushes {
    func showingPushes(sender: Any?) -> Bool { false }

    /// Collapsed, the detail goes where anything else is shown.
    func showingDetailPushes(sender: Any?) -> Bool {
        isCollapsed ? viewControllers.last?.willShowingPush(sender: sender) ?? false : false
    }
}
