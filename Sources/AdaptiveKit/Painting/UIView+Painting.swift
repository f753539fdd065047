public import Drawing
import Foundation
import Geometry

extension UIView {
    /// Draws this view and its descendants, at the view's own size.
    ///
    /// Lays out the tree first if necessary. Colors are resolved in each view's own traits (TC-14).
    ///
    /// - Parameters:
    ///   - title: a name for the picture.
    ///   - summary: a sentence that describes the picture.
    /// - Returns: items in the coordinates of the view's bounds.
    public func displayList(title: String = "", summary: String = "") -> DisplayList {
        layoutIfNeeded()
        var items: [DrawingItem] = []
        let bounds = self.bounds
        var inner: [DrawingItem] = []
        // All views that draw themselves share one context.
        CGContext.$scoped.withValue(CGContext()) { paintInside(into: &inner) }
        if bounds.origin != .zero {
            inner = [.translated(by: CGPoint(x: -bounds.minX, y: -bounds.minY), inner)]
        }
        let frame = CGRect(origin: .zero, size: bounds.size)
        items += marked(inner, frame: frame)
        return DisplayList(size: bounds.size, items: items, title: title, summary: summary)
    }

    /// Adds this view and its descendants, in the superview's coordinates.
    public func paint(into items: inout [DrawingItem]) {
        guard !isHidden, alpha > 0 else { return }
        var inner: [DrawingItem] = []
        paintInside(into: &inner)
        guard !inner.isEmpty || origin != nil else { return }
        let transform = geometry.toSuperview
        if !inner.isEmpty, !transform.isIdentity || alpha < 1 {
            inner = [.group(GroupStyle(transform: transform, opacity: Double(alpha)), inner)]
        }
        items += marked(inner, frame: frame)
    }

    /// The items that a closure draws into the current context, in the view's own coordinates.
    package func drawing(_ draw: (CGContext) -> Void) -> [DrawingItem] {
        guard let context = CGContext.current else { return [] }
        context.area = bounds
        draw(context)
        return context.takeItems()
    }

    private func marked(_ items: [DrawingItem], frame: CGRect) -> [DrawingItem] {
        guard let origin else { return items }
        let mark = ElementMark(
            id: origin.id, kind: String(describing: type(of: self)), label: elementLabel, location: origin.location,
            frame: frame)
        return [.element(mark, items)]
    }

    /// Adds the parts of the view in its own coordinates: shadow, background, layers, content, subviews, border.
    private func paintInside(into items: inout [DrawingItem]) {
        let traits = traitCollection
        var inner: [DrawingItem] = []
        var background: Color?
        func paintOwn() {
            let shape = LayerShape(bounds: bounds, layer: look.layer)
            if let pattern = backgroundOfBounds?.patternItems(in: bounds, traits: traits) {
                inner.append(.clipped(to: shape.path, pattern))
            } else {
                background = backgroundOfBounds.map { resolved($0) }
            }
            look.layer?.paintContents(into: &inner)
            look.layer?.paintContent(into: &inner)
            inner += drawing { context in
                if let layer = look.layer { layer.draw(in: context) } else { draw(bounds) }
            }
            if contentIsInLayer { paintContent(into: &inner) }
            look.layer?.paintSublayers(into: &inner)
            if !contentIsInLayer { paintContent(into: &inner) }
        }
        notingFontProblems { traits.performAsCurrent(paintOwn) }
        // Code that draws the view may have made its layer, or changed it.
        let layer = look.layer
        let shape = LayerShape(bounds: bounds, layer: layer)
        let mask = layer?.mask
        for view in hierarchy.subviews where mask == nil || view.look.layer !== mask { view.paint(into: &inner) }
        notingFontProblems { traits.performAsCurrent { paintForeground(into: &inner) } }
        LayerPainting.compose(
            inner, shape: shape, background: background, clips: clipsToBounds, layer: layer, into: &items)
    }

    /// The value of a color in this view: `tintColor` is the view's own, and others depend on its traits.
    package func resolved(_ color: UIColor) -> Color {
        color.resolved(with: traitCollection, tint: effectiveTintColor)
    }
}
