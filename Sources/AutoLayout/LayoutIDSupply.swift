/// Hands out ids for the constraints and guides that a rule produces, in order.
public struct LayoutIDSupply: Sendable {
    private var nextItem: Int
    private var nextConstraint: Int

    /// A supply that starts at the given numbers; the caller keeps them apart from its own.
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

    /// The items that another supply has handed out and this one has not.
    public func items(missingFrom other: Self) -> [ItemID] {
        nextItem < other.nextItem ? (nextItem..<other.nextItem).map { ItemID($0) } : []
    }

    /// The constraints that another supply has handed out and this one has not.
    public func constraints(missingFrom other: Self) -> [ConstraintID] {
        nextConstraint < other.nextConstraint ? (nextConstraint..<other.nextConstraint).map { ConstraintID($0) } : []
    }
}

/// Guides and constraints that a rule produced.
public struct GeneratedLayout: Sendable {
    /// Guides that are no views; add them to the system before the constraints.
    public var items: [LayoutItem]
    public var constraints: [LayoutConstraint]

    public init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = []) {
        self.items = items
        self.constraints = constraints
    }
}
