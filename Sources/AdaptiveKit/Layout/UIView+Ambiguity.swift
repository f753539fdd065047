import AutoLayout
public import Foundation
public import Geometry

/// A view, or what a scroll view scrolls, that the constraints leave open along one axis, with two frames that suit
/// them equally well.
public struct AmbiguousFrame {
    public let view: UIView
    public let axis: Axis
    /// Whether it is the content of the scroll view rather than the view itself.
    public let isContent: Bool
    /// In the superview's coordinates, and not yet on the pixel grid.
    public let proof: (CGRect, CGRect)
}

extension UIView {
    /// The views of this tree whose frames the constraints leave open, in the tree's order.
    ///
    /// The tree must have been laid out. What is open only because something it hangs on is open is named as well.
    public func ambiguousFrames() -> [AmbiguousFrame] {
        var found = isLayoutBoundary && superview == nil ? [] : ownAmbiguousFrames()
        func walk(_ view: UIView) {
            if view !== self, view.isLayoutBoundary { found += view.ownAmbiguousFrames() }
            view.hierarchy.subviews.forEach(walk)
        }
        walk(self)
        return found
    }

    /// Those of the one system whose root this view is.
    private func ownAmbiguousFrames() -> [AmbiguousFrame] {
        var tree = LayoutTree(root: self)
        return tree.needsSolving ? tree.ambiguousFrames() : []
    }
}

extension LayoutTree {
    /// Brings sizes that follow from widths up to date without touching a view, then asks what is open.
    fileprivate mutating func ambiguousFrames() -> [AmbiguousFrame] {
        var solution = system.solve()
        for _ in 1..<Self.mostPasses {
            guard refreshSizes(by: solution) else { break }
            solution = system.solve()
        }
        let views = Dictionary(uniqueKeysWithValues: nodes.map { ($0.item, $0.view) })
        let scrolled = Dictionary(uniqueKeysWithValues: contents.map { ($0.item, $0) })
        return system.ambiguities().compactMap { ambiguity in
            let content = scrolled[ambiguity.item]
            // What no constraint is held to along an axis is a size that code sets.
            if let content, !(ambiguity.axis == .horizontal ? content.isWide : content.isHigh) { return nil }
            guard let view = content?.view ?? views[ambiguity.item] else { return nil }
            return AmbiguousFrame(
                view: view, axis: ambiguity.axis, isContent: content != nil,
                proof: (
                    ambiguity.proof.0.frame(of: ambiguity.item), ambiguity.proof.1.frame(of: ambiguity.item)
                ))
        }
    }
}
