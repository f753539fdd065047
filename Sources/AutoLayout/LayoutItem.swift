public import Foundation
public import Geometry

/// A rectangle that takes part in layout: a view, or a layout guide.
///
/// Its numbers are what the tree's owner has resolved already; all are in points.
public struct LayoutItem: Hashable, Sendable {
    public var id: ItemID
    /// The item whose coordinates the frame is in; `nil`, or an item that the system does not hold, makes it a root.
    public var parent: ItemID?
    /// Whether leading is right.
    public var isRightToLeft: Bool
    /// From the edges of the alignment rectangle inward to the margins, with left and right resolved.
    public var margins: UIEdgeInsets
    /// From the frame inward to the alignment rectangle, which is what constraints see.
    public var alignmentInsets: UIEdgeInsets
    /// The coordinates of the frame's own corner, which those of children count from: other than 0 where it is
    /// scrolled.
    public var boundsOrigin: CGPoint
    /// Down from the top of the alignment rectangle; `nil` where there is no text, and the top itself counts.
    public var firstBaseline: CGFloat?
    /// Up from the bottom of the alignment rectangle; `nil` where there is no text, and the bottom itself counts.
    public var lastBaseline: CGFloat?

    public init(
        _ id: ItemID, parent: ItemID? = nil, isRightToLeft: Bool = false, margins: UIEdgeInsets = .zero,
        alignmentInsets: UIEdgeInsets = .zero, boundsOrigin: CGPoint = CGPoint(x: 0, y: 0),
        firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
    ) {
        self.id = id
        self.parent = parent
        self.isRightToLeft = isRightToLeft
        self.margins = margins
        self.alignmentInsets = alignmentInsets
        self.boundsOrigin = boundsOrigin
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// The size that an item's content asks for, and how strongly.
///
/// Of the alignment rectangle, in points. A length is held from above at its hugging priority and from below at its
/// compression resistance.
///
/// > Rule: AL-3.
public struct IntrinsicSize: Hashable, Sendable {
    /// `nil` where the content has no width of its own.
    public var width: CGFloat?
    /// `nil` where the content has no height of its own.
    public var height: CGFloat?
    public var horizontalHugging: Double
    public var verticalHugging: Double
    public var horizontalCompressionResistance: Double
    public var verticalCompressionResistance: Double

    public init(
        width: CGFloat? = nil, height: CGFloat? = nil,
        horizontalHugging: Double = 250, verticalHugging: Double = 250,
        horizontalCompressionResistance: Double = 750, verticalCompressionResistance: Double = 750
    ) {
        self.width = width
        self.height = height
        self.horizontalHugging = horizontalHugging
        self.verticalHugging = verticalHugging
        self.horizontalCompressionResistance = horizontalCompressionResistance
        self.verticalCompressionResistance = verticalCompressionResistance
    }
}
