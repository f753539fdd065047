public import Foundation
public import Geometry

/// Constraints that cannot hold together.
///
/// > Rule: AL-5.
public struct LayoutConflict: Hashable, Sendable {
    /// A smallest set, in order of their ids: without any one of them, the others can hold.
    public var constraints: [ConstraintID]
    /// The one that was left out so that layout could go on.
    public var broken: ConstraintID

    public init(constraints: [ConstraintID], broken: ConstraintID) {
        self.constraints = constraints
        self.broken = broken
    }
}

/// Where everything lies.
public struct LayoutSolution: Sendable {
    var frames: [ItemID: CGRect]
    /// What could not hold together, in order of the constraints that were left out.
    public var conflicts: [LayoutConflict]
    /// Constraints and lengths that mean nothing and were passed over, in order of their ids.
    public var problems: [LayoutProblem]

    init(frames: [ItemID: CGRect] = [:], conflicts: [LayoutConflict] = [], problems: [LayoutProblem] = []) {
        self.frames = frames
        self.conflicts = conflicts
        self.problems = problems
    }

    /// The item's frame in its parent's coordinates, in points and not yet on the pixel grid.
    ///
    /// The frame, not the alignment rectangle. An item that the system does not hold has a null size at the origin.
    public func frame(of item: ItemID) -> CGRect {
        frames[item] ?? CGRect(x: 0, y: 0, width: 0, height: 0)
    }
}

/// An item whose place or length the constraints leave open in one direction, with two layouts that prove it.
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
