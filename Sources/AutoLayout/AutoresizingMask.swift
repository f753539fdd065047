public import Foundation

/// What of a view's frame follows its superview's size, as `UIView.AutoresizingMask` numbers it.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The constraints that hold `item` to `superview` as the mask says.
    ///
    /// Where nothing along an axis is flexible the frame is fixed to the left and top. Flexible parts share a change of
    /// the superview's size in proportion to their lengths in the design.
    ///
    /// - Parameters:
    ///   - item: the view.
    ///   - superview: what `frame` lies in.
    ///   - frame: the view's frame in the design, in points.
    ///   - designSize: the superview's size in the design, in points.
    ///   - ids: where new ids come from.
    /// - Returns: four required constraints.
    /// > Rule: AL-11.
    public func constraints(
        for item: ItemID, in superview: ItemID, frame: CGRect, designSize: CGSize, ids: inout LayoutIDSupply
    ) -> [LayoutConstraint] {
        []
    }
}
