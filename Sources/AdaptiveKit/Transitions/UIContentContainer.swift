public import Foundation
public import Traits

/// An object with content of some size that is notified of size and trait changes before they happen: controllers and
/// presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The preferred size of the content, in points; zero for none.
    var preferredContentSize: CGSize { get }

    /// Called when a child's preferred size changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called when the size from a child's constraints changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size of a child when this container has the given size.
    ///
    /// > Rule: TR-5.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes; the old one is still in place.
    ///
    /// > Rules: TR-3 and TR-4. An override must call `super`, otherwise no child is notified (TR-6).
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change; the old ones are still in place.
    ///
    /// > Rules: TR-1 and TR-3. An override must call `super`, otherwise no child is notified (TR-6).
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
