public import Foundation
public import Geometry

extension AutoresizingMask {
    /// A frame after its superview's size changed.
    ///
    /// What changes is shared among the flexible parts in proportion to their lengths before; where those are
    /// nothing, in equal shares. No length becomes less than nothing.
    ///
    /// > Rule: AL-11.
    public func frame(_ frame: CGRect, in oldSize: CGSize, resizedTo newSize: CGSize) -> CGRect {
        let (horizontal, vertical) = spans(of: frame, in: oldSize)
        let (x, width) = horizontal.grown(by: newSize.width - oldSize.width)
        let (y, height) = vertical.grown(by: newSize.height - oldSize.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// What a frame holds along both axes, and how much of a change each part takes.
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

/// A stretch along one axis of its superview, and how much of a change of the superview's length it takes.
///
/// One share goes to what is before it, one to the stretch itself; what neither takes, the margin after it does.
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

    /// What the start is beside its share of the superview's length.
    var startConstant: CGFloat { start - startShare * whole }
    /// What the length is beside its share of the superview's length.
    var lengthConstant: CGFloat { length - lengthShare * whole }

    func grown(by change: CGFloat) -> (start: CGFloat, length: CGFloat) {
        (start + change * startShare, max(0, length + change * lengthShare))
    }
}
