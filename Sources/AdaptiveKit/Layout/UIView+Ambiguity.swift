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

/// The frames of a tree that the constraints leave open.
public struct AmbiguousFrames {
    /// In the tree's order.
    public var frames: [AmbiguousFrame] = []
    /// How many views, each along one axis, may be open and were not examined before the search reached its limit.
    public var unexaminedCount = 0

    fileprivate static func += (all: inout AmbiguousFrames, more: AmbiguousFrames) {
        all.frames += more.frames
        all.unexaminedCount += more.unexaminedCount
    }
}

extension UIView {
    /// The views of this tree whose frames the constraints leave open.
    ///
    /// The tree must have been laid out. What is open only because something it hangs on is open is named as well.
    public func ambiguousFrames() -> AmbiguousFrames {
        var found = isLayoutBoundary && superview == nil ? AmbiguousFrames() : ownAmbiguousFrames()
        func walk(_ view: UIView) {
            if view !== self, view.isLayoutBoundary { found += view.ownAmbiguousFrames() }
            view.hierarchy.subviews.forEach(walk)
        }
        walk(self)
        return found
    }

    // MARK: As UIKit's own debugging names it

    /// Whether the constraints leave the frame open.
    ///
    /// The tree must have been laid out.
    public var hasAmbiguousLayout: Bool {
        systemRoot.askSystem { $0.leavesOpen($0.itemOfView[ObjectIdentifier(self)]) } ?? false
    }

    /// Where the constraints leave the frame open, gives it and what hangs on it other frames that suit them as well:
    /// as far to one side as they let it, and to the other when it is called once more.
    ///
    /// UIKit picks any; the next layout takes it back.
    public func exerciseAmbiguityInLayout() {
        systemRoot.askSystem { $0.exerciseAmbiguity(of: self) }
    }

    /// The constraints that hold the view where it is along an axis, in the order of the tree.
    ///
    /// Those that a program or document made: masks, stack views and content sizes are held in other ways.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        systemRoot.askSystem { $0.constraints(holding: $0.itemOfView[ObjectIdentifier(self)], along: axis) } ?? []
    }

    /// The view whose system this one is a part of.
    var systemRoot: UIView {
        var view = self
        while let parent = view.superview {
            view = parent
            if view.isLayoutBoundary { break }
        }
        return view
    }

    /// Those of the one system whose root this view is.
    private func ownAmbiguousFrames() -> AmbiguousFrames { askSystem { $0.ambiguousFrames() } ?? AmbiguousFrames() }

    /// What the system says whose root this view is; `nil` where it has no constraints.
    @discardableResult
    fileprivate func askSystem<Answer>(_ question: (inout LayoutTree) -> Answer) -> Answer? {
        var tree = LayoutTree(root: self)
        return tree.needsSolving ? question(&tree) : nil
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide's frame open.
    public var hasAmbiguousLayout: Bool {
        owningView?.systemRoot.askSystem { $0.leavesOpen($0.itemOfGuide[ObjectIdentifier(self)]) } ?? false
    }

    /// The constraints that hold the guide where it is along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.systemRoot.askSystem {
            $0.constraints(holding: $0.itemOfGuide[ObjectIdentifier(self)], along: axis)
        } ?? []
    }
}

extension NSLayoutAnchor {
    /// The constraints that hold the view or guide where it is, along the axis of the anchor.
    public var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let isHorizontal = attribute.layoutAttribute?.isHorizontal else { return [] }
        let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
        switch end {
        case .view(let reference): return reference.object?.constraintsAffectingLayout(for: axis) ?? []
        case .guide(let reference): return reference.object?.constraintsAffectingLayout(for: axis) ?? []
        case .distance, nil: return []
        }
    }

    /// Whether the constraints leave the frame of the view or guide open.
    public var hasAmbiguousLayout: Bool {
        switch end {
        case .view(let reference): reference.object?.hasAmbiguousLayout ?? false
        case .guide(let reference): reference.object?.hasAmbiguousLayout ?? false
        case .distance, nil: false
        }
    }
}

extension LayoutTree {
    /// Brings sizes that follow from widths up to date without touching a view.
    private mutating func settle() {
        var solution = system.solve()
        for _ in 1..<Self.mostPasses {
            guard refreshSizes(by: solution) else { break }
            solution = system.solve()
        }
    }

    fileprivate mutating func ambiguities() -> AmbiguitySearch {
        settle()
        return system.ambiguities()
    }

    /// Whether the constraints leave the frame of an item open; of none they do not.
    fileprivate mutating func leavesOpen(_ item: ItemID?) -> Bool {
        item != nil && ambiguities().found.contains { $0.item == item }
    }

    fileprivate mutating func ambiguousFrames() -> AmbiguousFrames {
        let views = Dictionary(uniqueKeysWithValues: nodes.map { ($0.item, $0.view) })
        let scrolled = Dictionary(uniqueKeysWithValues: contents.map { ($0.item, $0) })
        let search = ambiguities()
        let frames = search.found.compactMap { ambiguity -> AmbiguousFrame? in
            let content = scrolled[ambiguity.item]
            // What no constraint is held to along an axis is a size that code sets.
            if let content, !(ambiguity.axis == .horizontal ? content.isWide : content.isHigh) { return nil }
            guard let view = content?.view ?? views[ambiguity.item] else { return nil }
            return AmbiguousFrame(
                view: view, axis: ambiguity.axis, isContent: content != nil, proof: ambiguity.proof)
        }
        return AmbiguousFrames(frames: frames, unexaminedCount: search.unexaminedCount)
    }

    fileprivate mutating func exerciseAmbiguity(of view: UIView) {
        guard let item = itemOfView[ObjectIdentifier(view)] else { return }
        settle()
        guard let (first, second) = system.alternatives(for: item) else { return }
        let before = view.frame
        applyFrames(of: second)
        if view.frame == before { applyFrames(of: first) }
    }

    fileprivate mutating func constraints(
        holding item: ItemID?, along axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item else { return [] }
        settle()
        return system.constraints(holding: item, along: axis == .horizontal ? .horizontal : .vertical).compactMap {
            if case .constraint(let constraint)? = sources[$0] { constraint } else { nil }
        }
    }
}
