import Foundation
import Geometry

/// The position of an attribute in its item: a fraction of the length, plus an offset.
struct AttributeLine {
    enum Offset {
        case none, left, right, top, bottom, betweenLeftAndRight, betweenTopAndBottom, firstBaseline, lastBaseline
    }

    /// The fraction of the width or height.
    var part: Double
    var offset: Offset

    func offset(in item: LayoutItem) -> Double {
        let margins = item.margins
        return switch offset {
        case .none: 0
        case .left: Double(margins.left)
        case .right: -Double(margins.right)
        case .top: Double(margins.top)
        case .bottom: -Double(margins.bottom)
        case .betweenLeftAndRight: Double(margins.left - margins.right) / 2
        case .betweenTopAndBottom: Double(margins.top - margins.bottom) / 2
        case .firstBaseline: Double((item.firstBaseline ?? 0) - (item.centeredBaselineHeight ?? 0) / 2)
        case .lastBaseline: Double((item.centeredBaselineHeight ?? 0) / 2 - (item.lastBaseline ?? 0))
        }
    }

    /// The line in an item whose baselines may follow its center.
    func adapted(to item: LayoutItem) -> AttributeLine {
        guard item.centeredBaselineHeight != nil, offset == .firstBaseline || offset == .lastBaseline else {
            return self
        }
        return AttributeLine(part: 0.5, offset: offset)
    }
}

extension LayoutAttribute {
    var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    var isLength: Bool { self == .width || self == .height }

    /// Whether it follows the layout direction or is fixed to a side; `nil` if neither.
    var followsDirection: Bool? {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }

    /// Whether one follows the layout direction and the other is fixed.
    func mixesDirections(with other: LayoutAttribute) -> Bool {
        guard let a = followsDirection, let b = other.followsDirection else { return false }
        return a != b
    }

    /// > Rule: AL-2, AL-10.
    func line(isRightToLeft: Bool) -> AttributeLine {
        switch self {
        case .left, .top: AttributeLine(part: 0, offset: .none)
        case .right, .bottom, .width, .height: AttributeLine(part: 1, offset: .none)
        case .leading: AttributeLine(part: isRightToLeft ? 1 : 0, offset: .none)
        case .trailing: AttributeLine(part: isRightToLeft ? 0 : 1, offset: .none)
        case .centerX, .centerY: AttributeLine(part: 0.5, offset: .none)
        case .firstBaseline: AttributeLine(part: 0, offset: .firstBaseline)
        case .lastBaseline: AttributeLine(part: 1, offset: .lastBaseline)
        case .leftMargin: AttributeLine(part: 0, offset: .left)
        case .rightMargin: AttributeLine(part: 1, offset: .right)
        case .topMargin: AttributeLine(part: 0, offset: .top)
        case .bottomMargin: AttributeLine(part: 1, offset: .bottom)
        case .leadingMargin: isRightToLeft ? Self.rightMargin.line : Self.leftMargin.line
        case .trailingMargin: isRightToLeft ? Self.leftMargin.line : Self.rightMargin.line
        case .centerXWithinMargins: AttributeLine(part: 0.5, offset: .betweenLeftAndRight)
        case .centerYWithinMargins: AttributeLine(part: 0.5, offset: .betweenTopAndBottom)
        }
    }

    private var line: AttributeLine { line(isRightToLeft: false) }
}
