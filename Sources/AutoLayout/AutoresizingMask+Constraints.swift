public import Foundation
public import Geometry

extension AutoresizingMask {
    /// The constraints that express the mask.
    ///
    /// If nothing along an axis is flexible, the frame is fixed to the left and top. Flexible parts share a change of
    /// the superview's size in proportion to their designed lengths, or equally if the lengths add up to 0.
    ///
    /// - Parameters:
    ///   - item: the view.
    ///   - superview: the superview of the view.
    ///   - frame: the view's frame in the design, in points.
    ///   - designSize: the superview's size in the design, in points.
    ///   - alignmentInsets: the insets from the view's frame to its alignment rectangle, in points.
    ///   - ids: the source of new ids.
    /// - Returns: four required constraints: left, width, top, height.
    /// > Rule: AL-11.
    public func constraints(
        for item: ItemID, in superview: ItemID, frame: CGRect, designSize: CGSize,
        alignmentInsets: UIEdgeInsets = .zero, ids: inout LayoutIDSupply
    ) -> [LayoutConstraint] {
        let (horizontal, vertical) = spans(of: frame, in: designSize)
        // A fixed position is one in the superview's coordinates, whose origin is not its left edge if it is scrolled.
        func hold(
            _ attribute: LayoutAttribute, share: CGFloat, of whole: LayoutAttribute, constant: CGFloat
        ) -> LayoutConstraint {
            LayoutConstraint(
                id: ids.constraint(), .init(item, attribute), .equal, share != 0 ? .init(superview, whole) : nil,
                multiplier: share != 0 ? share : 1, constant: constant)
        }
        return [
            hold(
                .left, share: horizontal.startShare, of: .right,
                constant: horizontal.startConstant + alignmentInsets.left),
            hold(
                .width, share: horizontal.lengthShare, of: .width,
                constant: horizontal.lengthConstant - alignmentInsets.left - alignmentInsets.right),
            hold(
                .top, share: vertical.startShare, of: .bottom,
                constant: vertical.startConstant + alignmentInsets.top),
            hold(
                .height, share: vertical.lengthShare, of: .height,
                constant: vertical.lengthConstant - alignmentInsets.top - alignmentInsets.bottom),
        ]
    }
}
