public import Foundation

/// The identifier of a rectangle in the tree: a view or a layout guide.
///
/// The owner of the tree numbers them in tree order.
public struct ItemID: Hashable, Sendable, Comparable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static func < (a: ItemID, b: ItemID) -> Bool { a.rawValue < b.rawValue }
}

/// The identifier of a constraint.
public struct ConstraintID: Hashable, Sendable, Comparable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.rawValue < b.rawValue }
}

/// A line or a length of a rectangle, as `NSLayoutConstraint.Attribute` names them.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
}

/// The relation between the two sides of a constraint.
public enum LayoutRelation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// `first.attribute relation multiplier × second.attribute + constant`, at a priority.
///
/// > Rule: AL-1.
public struct LayoutConstraint: Hashable, Sendable {
    public struct Anchor: Hashable, Sendable {
        /// The start of a distance.
        public struct Start: Hashable, Sendable {
            public var item: ItemID
            public var attribute: LayoutAttribute

            public init(_ item: ItemID, _ attribute: LayoutAttribute) {
                self.item = item
                self.attribute = attribute
            }
        }

        public var item: ItemID
        public var attribute: LayoutAttribute
        /// If set, the anchor is the distance from this line.
        public var start: Start?

        public init(_ item: ItemID, _ attribute: LayoutAttribute, from start: Start? = nil) {
            self.item = item
            self.attribute = attribute
            self.start = start
        }

        var isLength: Bool { start != nil || attribute.isLength }

        /// Whether it refers to the item.
        func involves(_ items: Set<ItemID>) -> Bool {
            items.contains(item) || start.map { items.contains($0.item) } ?? false
        }
    }

    public var id: ConstraintID
    public var first: Anchor
    public var relation: LayoutRelation
    /// The second anchor; `nil` if the first is only compared with the constant.
    public var second: Anchor?
    public var multiplier: CGFloat
    /// The constant in points.
    public var constant: CGFloat
    /// The priority, from just above 0 to 1000, which is required.
    public var priority: Double
    /// Whether an inequality is met exactly, where nothing else places its items.
    public var restsAtBound: Bool

    public init(
        id: ConstraintID, _ first: Anchor, _ relation: LayoutRelation = .equal, _ second: Anchor? = nil,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Double = 1000, restsAtBound: Bool = false
    ) {
        self.restsAtBound = restsAtBound
        self.id = id
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}
