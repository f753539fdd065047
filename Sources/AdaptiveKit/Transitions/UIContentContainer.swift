public import Foundation
public import Traits

/// What has content of a size, and hears of the size and the traits that it is about to get: controllers and
/// presentation controllers.
public protocol UIContentContainer: AnyObject {
    /// The size that the content would like, in points; zero for none.
    var preferredContentSize: CGSize { get }

    /// A child would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child's constraints ask for changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child will have when this container has that size.
    ///
    /// > Rule: TR-5.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The size is about to change; the old one is still in place.
    ///
    /// > Rules: TR-3 and TR-4. An override calls `super`, else no child hears (TR-6).
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to change; the old ones are still in place.
    ///
    /// > Rules: TR-1 and TR-3. An override calls `super`, else no child hears (TR-6).
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
