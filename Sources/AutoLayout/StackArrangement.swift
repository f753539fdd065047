public import Foundation
public import Geometry

/// A stack view's arrangement as a value, lowered to the constraints that UIKit makes of it.
///
/// > Rule: AL-15.
public struct StackArrangement: Hashable, Sendable {
    /// As `UIStackView.Distribution` numbers them.
    public enum Distribution: Int, Hashable, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// As `UIStackView.Alignment` numbers them; leading is top and trailing bottom in a horizontal stack.
    public enum Alignment: Int, Hashable, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// A view that the stack arranges.
    public struct Arranged: Hashable, Sendable {
        public var item: ItemID
        public var isHidden: Bool
        /// The length along the stack's axis that the content asks for, in points, for proportional shares; `nil` where it
        /// asks for none.
        public var intrinsicLength: CGFloat?
        /// The gap after this view in place of the stack's spacing, in points.
        public var customSpacing: CGFloat?
        /// Whether it is text that may break into lines.
        public var isMultilineText: Bool
        /// Whose first baseline is the view's: a view within, where the view is a stack; else the view itself.
        public var firstBaselineItem: ItemID
        /// Whose last baseline is the view's.
        public var lastBaselineItem: ItemID

        public init(
            _ item: ItemID, isHidden: Bool = false, intrinsicLength: CGFloat? = nil, customSpacing: CGFloat? = nil,
            isMultilineText: Bool = false, firstBaselineItem: ItemID? = nil, lastBaselineItem: ItemID? = nil
        ) {
            self.item = item
            self.isHidden = isHidden
            self.intrinsicLength = intrinsicLength
            self.customSpacing = customSpacing
            self.isMultilineText = isMultilineText
            self.firstBaselineItem = firstBaselineItem ?? item
            self.lastBaselineItem = lastBaselineItem ?? item
        }
    }

    public var stack: ItemID
    public var axis: Axis
    public var distribution: Distribution
    public var alignment: Alignment
    /// Points.
    public var spacing: CGFloat
    /// Whether `spacing` is the system's standard, which does not count when proportional shares are reckoned.
    public var usesSystemSpacing: Bool
    public var isLayoutMarginsRelative: Bool
    /// Whether gaps of a vertical stack run from last baseline to first baseline.
    public var isBaselineRelative: Bool
    /// The stack's direction, which its guides take on.
    public var isRightToLeft: Bool
    /// Whether a hidden view before the first or after the last that is shown is held to it, as from iOS 15 on, or
    /// left at the stack's origin.
    public var holdsHiddenEnds: Bool
    /// Whether text that may break has an equal share of a row whatever is beside it, as up to iOS 14, or shares the
    /// width only with other such text.
    public var givesTextItsShare: Bool
    public var arranged: [Arranged]

    public init(
        stack: ItemID, axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
        spacing: CGFloat = 0, usesSystemSpacing: Bool = false, isLayoutMarginsRelative: Bool = false,
        isBaselineRelative: Bool = false,
        isRightToLeft: Bool = false, holdsHiddenEnds: Bool = true, givesTextItsShare: Bool = false,
        arranged: [Arranged] = []
    ) {
        self.stack = stack
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
        self.usesSystemSpacing = usesSystemSpacing
        self.isLayoutMarginsRelative = isLayoutMarginsRelative
        self.isBaselineRelative = isBaselineRelative
        self.isRightToLeft = isRightToLeft
        self.holdsHiddenEnds = holdsHiddenEnds
        self.givesTextItsShare = givesTextItsShare
        self.arranged = arranged
    }
}
