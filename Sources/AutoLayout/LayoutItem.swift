public import Foundation
public import Geometry

/// A rectangle that takes part in layout: a view, or a layout guide.
///
/// The owner of the tree has resolved its numbers. All are in points.
public struct LayoutItem: Hashable, Sendable {
    public var id: ItemID
    /// The item in whose coordinates the frame is; `nil`, or an item that is not in the system, makes it a root.
    public var parent: ItemID?
    /// Whether leading is on the right.
    public var isRightToLeft: Bool
    /// The insets from the alignment rectangle to the margins, with left and right resolved.
    public var margins: UIEdgeInsets
    /// The insets from the frame to the alignment rectangle, to which constraints refer.
    public var alignmentInsets: UIEdgeInsets
    /// The origin of the bounds, which is not 0 in a scrolled item.
    public var boundsOrigin: CGPoint
    /// The distance of the first baseline below the top of the alignment rectangle; `nil` without text, for the top
    /// itself.
    public var firstBaseline: CGFloat?
    /// The distance of the last baseline above the bottom of the alignment rectangle; `nil` without text, for the
    /// bottom itself.
    public var lastBaseline: CGFloat?
    /// The height of the alignment rectangle at which the baselines were measured, in points, if they keep their
    /// distance from its center; `nil` if they keep it from the top and the bottom.
    public var centeredBaselineHeight: CGFloat?

    public init(
        _ id: ItemID, parent: ItemID? = nil, isRightToLeft: Bool = false, margins: UIEdgeInsets = .zero,
        alignmentInsets: UIEdgeInsets = .zero, boundsOrigin: CGPoint = CGPoint(x: 0, y: 0),
        firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil, centeredBaselineHeight: CGFloat? = nil
    ) {
        self.id = id
        self.parent = parent
        self.isRightToLeft = isRightToLeft
        self.margins = margins
        self.alignmentInsets = alignmentInsets
        self.boundsOrigin = boundsOrigin
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.centeredBaselineHeight = centeredBaselineHeight
    }
}

/// The intrinsic size of an item, with its priorities.
///
/// The size refers to the alignment rectangle, in points. The hugging priority limits a length from above, and the
/// compression resistance from below.
///
/// > Rule: AL-3.
public struct IntrinsicSize: Hashable, Sendable {
    /// The intrinsic width; `nil` if there is none.
    public var width: CGFloat?
    /// The intrinsic height; `nil` if there is none.
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
