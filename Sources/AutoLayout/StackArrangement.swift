public import Foundation
public import Geometry

/// A stack view's arrangement as a value, which expands to the constraints that UIKit creates.
///
/// > Rule: AL-15.
public struct StackArrangement: Hashable, Sendable {
    /// The values of `UIStackView.Distribution`.
    public enum Distribution: Int, Hashable, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The values of `UIStackView.Alignment`; leading is top and trailing bottom in a horizontal stack.
    public enum Alignment: Int, Hashable, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// An arranged view.
    public struct Arranged: Hashable, Sendable {
        public var item: ItemID
        public var isHidden: Bool
        /// The intrinsic length along the stack's axis, in points, for proportional shares; `nil` if there is none.
        public var intrinsicLength: CGFloat?
        /// The custom spacing after this view, in points.
        public var customSpacing: CGFloat?
        /// Whether it is multi-line text.
        public var isMultilineText: Bool
        /// The item that provides the first baseline: a view inside a nested stack, otherwise the view itself.
        public var firstBaselineItem: ItemID
        /// The item that provides the last baseline.
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
    /// The spacing in points.
    public var spacing: CGFloat
    /// Whether `spacing` is the system's standard, which proportional shares ignore.
    public var usesSystemSpacing: Bool
    public var isLayoutMarginsRelative: Bool
    /// Whether gaps of a vertical stack run from last baseline to first baseline.
    public var isBaselineRelative: Bool
    /// The stack's direction, which its guides inherit.
    public var isRightToLeft: Bool
    /// Whether a hidden view before the first or after the last visible one is attached to it, as from iOS 15, or stays
    /// at the stack's origin.
    public var holdsHiddenEnds: Bool
    /// Whether multi-line text gets an equal share of a row, as up to iOS 14, or shares the width only with other
    /// multi-line text.
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
