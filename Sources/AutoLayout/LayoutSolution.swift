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

/// An item whose position or length is ambiguous along one axis, with two layouts as proof.
public struct LayoutAmbiguity: Sendable {
    public var item: ItemID
    public var axis: Axis
    /// Two solutions, equally good by every constraint, in which the item's frame differs.
    public var proof: (LayoutSolution, LayoutSolution)

    public init(item: ItemID, axis: Axis, proof: (LayoutSolution, LayoutSolution)) {
        self.item = item
        self.axis = axis
        self.proof = proof
    }
}
