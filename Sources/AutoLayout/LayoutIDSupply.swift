/// A generator of ids for the constraints and guides that a rule produces.
public struct LayoutIDSupply: Sendable {
    private var nextItem: Int
    private var nextConstraint: Int

    /// Creates a supply that starts at the given numbers, which must not overlap the caller's ids.
    public init(firstItem: Int, firstConstraint: Int) {
        nextItem = firstItem
        nextConstraint = firstConstraint
    }

    public mutating func item() -> ItemID {
        defer { nextItem += 1 }
        return ItemID(nextItem)
    }

    public mutating func constraint() -> ConstraintID {
        defer { nextConstraint += 1 }
        return ConstraintID(nextConstraint)
    }

    /// The item ids that another supply has issued and this one has not.
    public func items(missingFrom other: Self) -> [ItemID] {
        nextItem < other.nextItem ? (nextItem..<other.nextItem).map { ItemID($0) } : []
    }

    /// The constraint ids that another supply has issued and this one has not.
    public func constraints(missingFrom other: Self) -> [ConstraintID] {
        nextConstraint < other.nextConstraint ? (nextConstraint..<other.nextConstraint).map { ConstraintID($0) } : []
    }
}

/// Guides and constraints that a rule produced.
public struct GeneratedLayout: Sendable {
    /// The layout guides; add them to the system before the constraints.
    public var items: [LayoutItem]
    public var constraints: [LayoutConstraint]

    public init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = []) {
        self.items = items
        self.constraints = constraints
    }
}
