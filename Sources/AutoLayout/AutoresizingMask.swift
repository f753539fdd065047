public import Foundation
public import Geometry

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
}

extension AutoresizingMask {
    /// The constraints that hold `item` to `superview` as the mask says.
    ///
    /// Where nothing along an axis is flexible the frame is fixed to the left and top. Flexible parts share a change of
    /// the superview's size in proportion to their lengths in the design, or equally where these sum to nothing.
    ///
    /// - Parameters:
    ///   - item: the view.
    ///   - superview: what `frame` lies in.
    ///   - frame: the view's frame in the design, in points.
    ///   - designSize: the superview's size in the design, in points.
    ///   - alignmentInsets: from the view's frame inward to its alignment rectangle, in points.
    ///   - ids: where new ids come from.
    /// - Returns: four required constraints: left, width, top, height.
    /// > Rule: AL-11.
    public func constraints(
        for item: ItemID, in superview: ItemID, frame: CGRect, designSize: CGSize,
        alignmentInsets: UIEdgeInsets = .zero, ids: inout LayoutIDSupply
    ) -> [LayoutConstraint] {
        let horizontal = AxisShares(
            before: (frame.origin.x, contains(.flexibleLeftMargin)),
            length: (frame.size.width, contains(.flexibleWidth)),
            after: contains(.flexibleRightMargin), whole: designSize.width)
        let vertical = AxisShares(
            before: (frame.origin.y, contains(.flexibleTopMargin)),
            length: (frame.size.height, contains(.flexibleHeight)),
            after: contains(.flexibleBottomMargin), whole: designSize.height)
        func hold(
            _ attribute: LayoutAttribute, share: CGFloat, of whole: LayoutAttribute, constant: CGFloat,
            fixedTo origin: LayoutAttribute?
        ) -> LayoutConstraint {
            let second: LayoutConstraint.Anchor? =
                share != 0 ? .init(superview, whole) : origin.map { .init(superview, $0) }
            return LayoutConstraint(
                id: ids.constraint(), .init(item, attribute), .equal, second,
                multiplier: share != 0 ? share : 1, constant: constant)
        }
        return [
            hold(
                .left, share: horizontal.origin.share, of: .right,
                constant: horizontal.origin.constant + alignmentInsets.left, fixedTo: .left),
            hold(
                .width, share: horizontal.length.share, of: .width,
                constant: horizontal.length.constant - alignmentInsets.left - alignmentInsets.right, fixedTo: nil),
            hold(
                .top, share: vertical.origin.share, of: .bottom,
                constant: vertical.origin.constant + alignmentInsets.top, fixedTo: .top),
            hold(
                .height, share: vertical.length.share, of: .height,
                constant: vertical.length.constant - alignmentInsets.top - alignmentInsets.bottom, fixedTo: nil),
        ]
    }
}

/// Origin and length along an axis, each as a share of the superview's length plus a constant.
private struct AxisShares {
    let origin: (share: CGFloat, constant: CGFloat)
    let length: (share: CGFloat, constant: CGFloat)

    init(
        before: (value: CGFloat, isFlexible: Bool), length: (value: CGFloat, isFlexible: Bool), after: Bool,
        whole: CGFloat
    ) {
        let rest = whole - before.value - length.value
        let parts = [
            before.isFlexible ? before.value : nil, length.isFlexible ? length.value : nil, after ? rest : nil,
        ]
        let sum = parts.compactMap { $0 }.reduce(0, +)
        let count = CGFloat(parts.compactMap { $0 }.count)
        func share(_ part: CGFloat?) -> CGFloat {
            guard let part else { return 0 }
            return count == 1 ? 1 : abs(sum) < 1e-6 ? 1 / count : part / sum
        }
        let (beforeShare, lengthShare) = (share(parts[0]), share(parts[1]))
        origin = (beforeShare, before.value - beforeShare * whole)
        self.length = (lengthShare, length.value - lengthShare * whole)
    }
}
