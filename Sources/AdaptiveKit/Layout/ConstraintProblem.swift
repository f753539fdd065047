import AutoLayout
public import Diagnostics

/// What is wrong with a constraint, by itself or together with others.
public enum ConstraintProblem: Problem, Hashable {
    /// The items have no view above both.
    case unrelatedItems(constraint: String)
    /// The first item is neither a view nor a guide of one.
    case missingItem(constraint: String)
    /// Attributes that cannot be compared: a place with a length, one axis with the other, leading with left.
    case incomparableAttributes(constraint: String)
    /// A multiplier of 0, or a number that is not finite.
    case unusableNumber(constraint: String)
    /// Required constraints that cannot hold together; the last named gave way.
    case conflict(constraints: [String], broken: String)

    public var code: String {
        switch self {
        case .unrelatedItems: "unrelated-constraint-items"
        case .missingItem: "missing-constraint-item"
        case .incomparableAttributes: "incomparable-attributes"
        case .unusableNumber: "unusable-constraint-number"
        case .conflict: "conflicting-constraints"
        }
    }

    public var message: String {
        switch self {
        case .unrelatedItems(let constraint): "the items of \(constraint) are in no common view"
        case .missingItem(let constraint): "\(constraint) has no first item"
        case .incomparableAttributes(let constraint): "\(constraint) compares what cannot be compared"
        case .unusableNumber(let constraint): "\(constraint) has a number that cannot be used"
        case .conflict(let constraints, let broken):
            "these constraints cannot hold together: \(constraints.joined(separator: "; ")); \(broken) was broken"
        }
    }

    public var remedy: String? {
        switch self {
        case .unrelatedItems: "add both views to one tree before activating it"
        case .missingItem: "name a view or a layout guide"
        case .incomparableAttributes: "compare edges with edges of the same axis and lengths with lengths"
        case .unusableNumber: "give a finite constant and a multiplier other than 0"
        case .conflict: "remove one of them or lower its priority"
        }
    }

    var sentence: String { remedy.map { "\(message): \($0)." } ?? "\(message)." }
}

extension NSLayoutConstraint {
    /// What would be wrong with activating it, or `nil` where nothing is.
    ///
    /// For loaders, which must never trap.
    public var activationProblem: ConstraintProblem? {
        guard firstEnd?.view != nil, let first = firstAttribute.layoutAttribute else {
            return .missingItem(constraint: description)
        }
        guard constant.isFinite, multiplier.isFinite, priority.rawValue.isFinite else {
            return .unusableNumber(constraint: description)
        }
        if let second = secondAttribute.layoutAttribute {
            guard multiplier != 0 else { return .unusableNumber(constraint: description) }
            guard first.isComparable(with: second) else { return .incomparableAttributes(constraint: description) }
        } else if !first.isLength {
            return .incomparableAttributes(constraint: description)
        }
        return nearestHolder == nil ? .unrelatedItems(constraint: description) : nil
    }
}

extension LayoutAttribute {
    fileprivate var isLength: Bool { self == .width || self == .height }

    private enum Kind { case horizontalPlace, directedPlace, freeHorizontalPlace, verticalPlace, length }

    private var kind: Kind {
        switch self {
        case .width, .height: .length
        case .left, .right, .leftMargin, .rightMargin: .horizontalPlace
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directedPlace
        case .centerX, .centerXWithinMargins: .freeHorizontalPlace
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPlace
        }
    }

    /// > Rule: AL-2.
    fileprivate func isComparable(with other: LayoutAttribute) -> Bool {
        switch (kind, other.kind) {
        case (.freeHorizontalPlace, .horizontalPlace), (.freeHorizontalPlace, .directedPlace),
            (.horizontalPlace, .freeHorizontalPlace), (.directedPlace, .freeHorizontalPlace):
            true
        default: kind == other.kind
        }
    }
}
