public import Foundation
public import Geometry

extension AutoresizingMask {
    /// A frame after its superview's size changed.
    ///
    /// The flexible parts share the change in proportion to their previous lengths, or equally if those are 0. No
    /// length becomes negative.
    ///
    /// > Rule: AL-11.
    public func frame(_ frame: CGRect, in oldSize: CGSize, resizedTo newSize: CGSize) -> CGRect {
        let (horizontal, vertical) = spans(of: frame, in: oldSize)
        let (x, width) = horizontal.grown(by: newSize.width - oldSize.width)
        let (y, height) = vertical.grown(by: newSize.height - oldSize.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// A frame's stretches along both axes, with each part's share of a change.
    func spans(of frame: CGRect, in size: CGSize) -> (horizontal: AutoresizingSpan, vertical: AutoresizingSpan) {
        (
            AutoresizingSpan(
                before: (frame.origin.x, contains(.flexibleLeftMargin)),
                length: (frame.size.width, contains(.flexibleWidth)),
                isAfterFlexible: contains(.flexibleRightMargin), whole: size.width),
            AutoresizingSpan(
                before: (frame.origin.y, contains(.flexibleTopMargin)),
                length: (frame.size.height, contains(.flexibleHeight)),
                isAfterFlexible: contains(.flexibleBottomMargin), whole: size.height)
        )
    }
}

/// A stretch along one axis, with its share of a change of the superview's length.
///
/// One share is for the space before it, one for the stretch itself. The margin after it takes the rest.
struct AutoresizingSpan {
    let start: CGFloat
    let length: CGFloat
    let startShare: CGFloat
    let lengthShare: CGFloat
    private let whole: CGFloat

    init(
        before: (value: CGFloat, isFlexible: Bool), length: (value: CGFloat, isFlexible: Bool), isAfterFlexible: Bool,
        whole: CGFloat
    ) {
        let after = whole - before.value - length.value
        let flexible = [
            before.isFlexible ? before.value : nil, length.isFlexible ? length.value : nil,
            isAfterFlexible ? after : nil,
        ].compactMap { $0 }
        let sum = flexible.reduce(0, +)
        func share(_ part: (value: CGFloat, isFlexible: Bool)) -> CGFloat {
            guard part.isFlexible else { return 0 }
            if flexible.count == 1 { return 1 }
            return abs(sum) < 1e-6 ? 1 / CGFloat(flexible.count) : part.value / sum
        }
        start = before.value
        self.length = length.value
        startShare = share(before)
        lengthShare = share(length)
        self.whole = whole
    }

    /// The part of the start that does not depend on the superview's length.
    var startConstant: CGFloat { start - startShare * whole }
    /// The part of the length that does not depend on the superview's length.
    var lengthConstant: CGFloat { length - lengthShare * whole }

    func grown(by change: CGFloat) -> (start: CGFloat, length: CGFloat) {
        (start + change * startShare, max(0, length + change * lengthShare))
    }
}
