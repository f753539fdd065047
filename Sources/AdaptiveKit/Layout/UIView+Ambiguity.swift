import AutoLayout
public import Foundation
public import Geometry

/// A view, or the content of a scroll view, whose frame is ambiguous along one axis, with two frames that satisfy the
/// constraints equally well.
public struct AmbiguousFrame {
    public let view: UIView
    public let axis: Axis
    /// Whether it is the content of the scroll view rather than the view itself.
    public let isContent: Bool
    /// Two possible frames in the superview's coordinates, not yet on the pixel grid.
    public let proof: (CGRect, CGRect)
}

/// The ambiguous frames of a tree.
public struct AmbiguousFrames {
    /// The frames in tree order.
    public var frames: [AmbiguousFrame] = []
    /// The number of views, each along one axis, that may be ambiguous but weren't examined because the search reached
    /// its limit.
    public var unexaminedCount = 0

    fileprivate static func += (all: inout AmbiguousFrames, more: AmbiguousFrames) {
        all.frames += more.frames
        all.unexaminedCount += more.unexaminedCount
    }
}

extension UIView {
    /// The views of this tree with ambiguous frames.
    ///
    /// The tree must have been laid out. This includes views that are ambiguous only because they depend on another
    /// ambiguous view.
    package func ambiguousFrames() -> AmbiguousFrames {
        var found = isLayoutBoundary && superview == nil ? AmbiguousFrames() : ownAmbiguousFrames()
        func walk(_ view: UIView) {
            if view !== self, view.isLayoutBoundary { found += view.ownAmbiguousFrames() }
            view.hierarchy.subviews.forEach(walk)
        }
        walk(self)
        return found
    }

    // MARK: UIKit's debugging methods

    /// Whether the constraints leave the frame ambiguous.
    ///
    /// The tree must have been laid out.
    public var hasAmbiguousLayout: Bool {
        systemRoot.askSystem { $0.leavesOpen($0.itemOfView[ObjectIdentifier(self)]) } ?? false
    }

    /// If the frame is ambiguous, moves it and the frames that depend on it to others that satisfy the constraints
    /// equally well: as far to one side as they allow, and to the other side on the next call.
    ///
    /// UIKit picks any such frame. The next layout reverts the change.
    public func exerciseAmbiguityInLayout() {
        systemRoot.askSystem { $0.exerciseAmbiguity(of: self) }
    }

    /// The constraints that affect the view's layout along an axis, in tree order.
    ///
    /// These are the constraints that a program or document created, not those of masks, stack views and content sizes.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        systemRoot.askSystem { $0.constraints(holding: $0.itemOfView[ObjectIdentifier(self)], along: axis) } ?? []
    }

    /// The root view of the system that includes this view.
    var systemRoot: UIView {
        var view = self
        while let parent = view.superview {
            view = parent
            if view.isLayoutBoundary { break }
        }
        return view
    }

    /// The ambiguous frames of the one system whose root is this view.
    private func ownAmbiguousFrames() -> AmbiguousFrames { askSystem { $0.ambiguousFrames() } ?? AmbiguousFrames() }

    /// The system's answer for this root view; `nil` if it has no constraints.
    @discardableResult
    fileprivate func askSystem<Answer>(_ question: (inout LayoutTree) -> Answer) -> Answer? {
        var tree = LayoutTree(root: self)
        return tree.needsSolving ? question(&tree) : nil
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide's frame ambiguous.
    public var hasAmbiguousLayout: Bool {
        owningView?.systemRoot.askSystem { $0.leavesOpen($0.itemOfGuide[ObjectIdentifier(self)]) } ?? false
    }

    /// The constraints that affect the guide's layout along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.systemRoot.askSystem {
            $0.constraints(holding: $0.itemOfGuide[ObjectIdentifier(self)], along: axis)
        } ?? []
    }
}

extension NSLayoutAnchor {
    /// The constraints that affect the view or guide along the anchor's axis.
    public var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let isHorizontal = attribute.layoutAttribute?.isHorizontal else { return [] }
        let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
        switch end {
        case .view(let reference): return reference.object?.constraintsAffectingLayout(for: axis) ?? []
        case .guide(let reference): return reference.object?.constraintsAffectingLayout(for: axis) ?? []
        case .distance, nil: return []
        }
    }

    /// Whether the constraints leave the frame of the view or guide ambiguous.
    public var hasAmbiguousLayout: Bool {
        switch end {
        case .view(let reference): reference.object?.hasAmbiguousLayout ?? false
        case .guide(let reference): reference.object?.hasAmbiguousLayout ?? false
        case .distance, nil: false
        }
    }
}

extension LayoutTree {
    /// Updates sizes that depend on widths, without changing a view.
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

    /// Whether an item's frame is ambiguous; `false` for no item.
    fileprivate mutating func leavesOpen(_ item: ItemID?) -> Bool {
        item != nil && ambiguities().found.contains { $0.item == item }
    }

    fileprivate mutating func ambiguousFrames() -> AmbiguousFrames {
        let views = Dictionary(uniqueKeysWithValues: nodes.map { ($0.item, $0.view) })
        let scrolled = Dictionary(uniqueKeysWithValues: contents.map { ($0.item, $0) })
        let search = ambiguities()
        let frames = search.found.compactMap { ambiguity -> AmbiguousFrame? in
            let content = scrolled[ambiguity.item]
            // If no constraint determines the content's size along an axis, code sets it.
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
