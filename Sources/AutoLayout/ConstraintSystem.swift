public import Foundation

/// Items and the constraints between them, solved into frames.
///
/// Each item has a place in its parent's coordinates and a size, both of its alignment rectangle. What nothing decides
/// falls to 0. Constraints, items and sizes may come and go in any order: the answer depends on what is there, not on
/// how it came.
///
/// > Rules: AL-1 to AL-6.
public struct ConstraintSystem: Sendable {
    /// Lengths above this, in points, are taken for mistakes.
    public static let largestLength: CGFloat = 10_000_000

    var items: [ItemID: LayoutItem] = [:]
    var constraints: [ConstraintID: LayoutConstraint] = [:]
    var sizes: [ItemID: IntrinsicSize] = [:]
    var givenFrames: [ItemID: CGRect] = [:]

    public init() {}

    /// Adds an item, or replaces the one of the same id.
    public mutating func add(_ item: LayoutItem) {
        items[item.id] = item
    }

    /// Replaces what is known of an item: its parent, margins, insets, baselines, direction.
    public mutating func update(_ item: LayoutItem) {
        items[item.id] = item
    }

    /// Removes an item, its sizes and its frame. Constraints on it stay, without effect, until they are removed.
    public mutating func remove(_ item: ItemID) {
        items[item] = nil
        sizes[item] = nil
        givenFrames[item] = nil
    }

    /// Adds a constraint, or replaces the one of the same id.
    public mutating func add(_ constraint: LayoutConstraint) {
        constraints[constraint.id] = constraint
    }

    public mutating func remove(_ constraint: ConstraintID) {
        constraints[constraint] = nil
    }

    /// Changes a constraint's constant, in points. An unknown id has no effect.
    public mutating func setConstant(_ constant: CGFloat, for constraint: ConstraintID) {
        constraints[constraint]?.constant = constant
    }

    /// Says what size an item's content asks for; `nil` takes it back.
    public mutating func setIntrinsicSize(_ size: IntrinsicSize?, for item: ItemID) {
        sizes[item] = size
    }

    /// Fixes an item's frame from outside, in its parent's coordinates; no constraint can move it. `nil` lets it go.
    public mutating func setFrame(_ frame: CGRect?, of item: ItemID) {
        givenFrames[item] = frame
    }

    /// Lays everything out.
    public mutating func solve() -> LayoutSolution {
        LayoutSolution(frames: givenFrames)
    }

    /// Which items the constraints leave open, by item and axis; each with two layouts that prove it.
    public mutating func ambiguities() -> [LayoutAmbiguity] {
        []
    }
}
