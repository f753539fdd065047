import Drawing
public import Foundation
import Geometry
import Traits

extension UIView {
    /// A view with the current appearance of this one.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let snapshot = UIImageView(image: UIImage(content: .drawing(displayList().items), size: bounds.size))
        snapshot.frame = CGRect(origin: .zero, size: bounds.size)
        return snapshot
    }

    /// Draws this view and its descendants into the current context; returns whether there is one.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = CGContext.current else { return false }
        if afterUpdates { layoutIfNeeded() }
        let image = UIImage(content: .drawing(displayList().items), size: bounds.size)
        context.add(image.items(in: rect, tint: tintColor, traits: traitCollection, isStencil: false))
        return true
    }
}
