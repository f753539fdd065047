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

    /// A view with the current appearance of a part of this one.
    ///
    /// - Parameters:
    ///   - rect: the part, in the view's coordinates.
    ///   - afterUpdates: whether pending layout is done first.
    ///   - capInsets: the edges that keep their size when the snapshot is resized.
    /// - Returns: an image view as large as the part.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let part: [DrawingItem] = [
            .translated(by: CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY), displayList().items)
        ]
        let whole = CGRect(origin: .zero, size: rect.size)
        let image = UIImage(content: .drawing([.clipped(to: .rectangle(whole), part)]), size: rect.size)
        let snapshot = UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        snapshot.frame = whole
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
