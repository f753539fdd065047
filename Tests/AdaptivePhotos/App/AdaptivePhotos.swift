import UIKit

/// The app: a split view of conversations and photos.
final class AdaptivePhotos: UISplitViewControllerDelegate {
    let root = TraitOverrideViewController()
    let split = UISplitViewController()
    let list = ListTableViewController(style: .plain)
    let primary: UINavigationController

    init(user: User = .sample) {
        list.user = user
        primary = StackController(rootViewController: list)
        split.viewControllers = [primary, EmptyViewController()]
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self
        root.viewController = split
    }

    // MARK: Collapsing and expanding

    /// Discards a secondary column without a photo.
    ///
    /// One with a photo is pushed onto the primary's stack, above the photo's list.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let photo = secondaryViewController.visiblePhoto else { return true }
        if let navigation = primaryViewController as? UINavigationController {
            navigation.viewControllers = navigation.viewControllers.filter {
                ($0 as? any PhotoContaining)?.contains(photo) ?? false
            }
        }
        return false
    }

    /// A photo on the stack becomes the secondary column; without one, the column is empty.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        if let navigation = primaryViewController as? UINavigationController,
            navigation.viewControllers.contains(where: { ($0 as? any PhotoContaining)?.containedPhoto != nil })
        {
            return nil
        }
        return EmptyViewController()
    }
}
