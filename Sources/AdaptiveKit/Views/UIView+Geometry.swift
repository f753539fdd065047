import AutoLayout
import Foundation
import Geometry

extension UIView {
    func setFrame(_ frame: CGRect) {
        guard frame != geometry.frame else { return }
        if geometry.transform.isIdentity {
            if frame.size != geometry.plainFrame.size {
                bounds = CGRect(origin: geometry.boundsOrigin, size: frame.size)
            }
            geometry.plainFrame = frame
        } else {
            var placed = geometry
            placed.setFrame(frame)
            if placed.plainFrame.size != geometry.plainFrame.size {
                bounds = CGRect(origin: geometry.boundsOrigin, size: placed.plainFrame.size)
            }
            geometry.plainFrame = placed.plainFrame
        }
        markFrameChanged()
        reportChangedValues()
    }

    func setBounds(_ bounds: CGRect) {
        defer { reportChangedValues() }
        let oldSize = geometry.plainFrame.size
        if geometry.boundsOrigin != bounds.origin {
            geometry.boundsOrigin = bounds.origin
            if layoutState.isInSystem, !isLayoutBoundary { markScrolled() }
        }
        guard bounds.size != oldSize else { return }
        let center = geometry.center
        geometry.plainFrame.size = bounds.size
        geometry.center = center
        markBoundsChanged()
        if layoutState.autoresizesSubviews { resizeSubviews(from: oldSize) }
    }

    /// Applies the frame from the layout pass as UIKit's engine does: first the bounds, then the position.
    func applyLayoutFrame(_ frame: CGRect) {
        if frame.size != geometry.plainFrame.size {
            bounds = CGRect(origin: geometry.boundsOrigin, size: frame.size)
        }
        geometry.plainFrame = frame
        reportChangedValues()
    }

    /// Moves and resizes the subviews that use autoresizing masks.
    func resizeSubviews(from oldSize: CGSize) {
        for view in hierarchy.subviews
        where view.layoutState.translatesAutoresizingMask && !view.layoutState.isPlacedByTable {
            let mask = view.layoutState.autoresizingMask
            guard !mask.isEmpty, view.geometry.transform.isIdentity else { continue }
            let old = view.geometry.plainFrame
            let new = mask.frame(old, in: oldSize, resizedTo: geometry.plainFrame.size)
            if new != old { view.applyLayoutFrame(new) }
        }
    }

    /// The transform from this view's coordinates to those of another view, or of the root.
    ///
    /// The roots of two trees lie in the same space by their frames.
    func transform(to other: UIView?) -> CGAffineTransform {
        let (toRoot, root) = transformToRoot
        guard let other else { return toRoot }
        let (otherToRoot, otherRoot) = other.transformToRoot
        guard root !== otherRoot else { return toRoot.concatenating(otherToRoot.inverted()) }
        return
            toRoot
            .concatenating(root.geometry.toSuperview)
            .concatenating(otherToRoot.concatenating(otherRoot.geometry.toSuperview).inverted())
    }

    /// The transform to the coordinates of the root's bounds, and the root.
    private var transformToRoot: (CGAffineTransform, UIView) {
        var transform = CGAffineTransform.identity
        var view = self
        while let parent = view.superview {
            transform = transform.concatenating(view.geometry.toSuperview)
            view = parent
        }
        return (transform, view)
    }

    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in hierarchy.subviews.reversed() {
            let inner = point.applying(view.geometry.toSuperview.inverted())
            if let hit = view.hitTest(inner, with: event) { return hit }
        }
        return self
    }

    func defaultSizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : geometry.plainFrame.width,
            height: intrinsic.height >= 0 ? intrinsic.height : geometry.plainFrame.height)
    }
}
