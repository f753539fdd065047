public import Foundation
public import Geometry

/// Constraints that cannot hold together.
///
/// > Rule: AL-5.
public struct LayoutConflict: Hashable, Sendable {
    /// A minimal set, in order of their ids: without any one of them, the others can hold.
    public var constraints: [ConstraintID]
    /// The constraint that was broken.
    public var broken: ConstraintID

    public init(constraints: [ConstraintID], broken: ConstraintID) {
        self.constraints = constraints
        self.broken = broken
    }
}

/// The result of layout.
public struct LayoutSolution: Sendable {
    var frames: [ItemID: CGRect]
    /// The conflicts, in order of their broken constraints.
    public var conflicts: [LayoutConflict]
    /// The problems of ignored constraints and lengths, in order of their ids.
    public var problems: [LayoutProblem]

    init(frames: [ItemID: CGRect] = [:], conflicts: [LayoutConflict] = [], problems: [LayoutProblem] = []) {
        self.frames = frames
        self.conflicts = conflicts
        self.problems = problems
    }

    /// The item's frame in its parent's coordinates, in points, before rounding to the pixel grid.
    ///
    /// The frame, not the alignment rectangle. An unknown item has a zero frame.
    public func frame(of item: ItemID) -> CGRect {
        frames[item] ?? CGRect(x: 0, y: 0, width: 0, height: 0)
    }
}

/// The result of a search for ambiguity.
public struct AmbiguitySearch: Sendable {
    public var found: [LayoutAmbiguity] = []
    /// The number of items, counted per axis, that may be ambiguous but were not examined before the search reached its
    /// limit.
    public var unexaminedCount = 0
}

/// An item whose position or length is ambiguous along one axis, with two frames as proof.
public struct LayoutAmbiguity: Sendable {
    public var item: ItemID
    public var axis: Axis
    /// The item's frames in two solutions that are equally good by every constraint.
    public var proof: (CGRect, CGRect)

    public init(item: ItemID, axis: Axis, proof: (CGRect, CGRect)) {
        self.item = item
        self.axis = axis
        self.proof = proof
    }
}
