import AutoLayout
public import Diagnostics

/// A problem of a constraint, on its own or in conflict with others.
public enum ConstraintProblem: Problem, Hashable {
    /// The items have no common ancestor.
    case unrelatedItems(constraint: String)
    /// The first item is neither a view nor a layout guide.
    case missingItem(constraint: String)
    /// The attributes can't be compared: a position with a length, one axis with the other, or leading with left.
    case incomparableAttributes(constraint: String)
    /// The multiplier is 0, or a number isn't finite.
    case unusableNumber(constraint: String)
    /// An active constraint would change from required to optional, or from optional to required.
    case priorityOfActiveConstraint(constraint: String, newPriority: Float)
    /// The view that holds the constraint isn't an ancestor of all its items.
    case unpreparedHierarchy(constraint: String, holder: String)
    /// Required constraints conflict; the last one named is broken.
    case conflict(constraints: [String], broken: String)

    public var code: String {
        switch self {
        case .unrelatedItems: "unrelated-constraint-items"
        case .missingItem: "missing-constraint-item"
        case .incomparableAttributes: "incomparable-attributes"
        case .unusableNumber: "unusable-constraint-number"
        case .priorityOfActiveConstraint: "priority-of-active-constraint"
        case .unpreparedHierarchy: "unprepared-hierarchy"
        case .conflict: "conflicting-constraints"
        }
    }

    public var message: String {
        switch self {
        case .unrelatedItems(let constraint): "the items of \(constraint) have no common ancestor"
        case .missingItem(let constraint): "\(constraint) has no first item"
        case .incomparableAttributes(let constraint): "\(constraint) relates attributes that cannot be compared"
        case .unusableNumber(let constraint): "\(constraint) has an invalid number"
        case .priorityOfActiveConstraint(let constraint, let priority):
            "the priority of \(constraint), which is active, cannot change to \(CGFloatText.short(CGFloat(priority))): "
                + "a required constraint stays required, and an optional one stays optional"
        case .unpreparedHierarchy(let constraint, let holder):
            "\(constraint) is held by \(holder), which is not an ancestor of both its items"
        case .conflict(let constraints, let broken):
            "these constraints conflict: \(constraints.joined(separator: "; ")); \(broken) was broken"
        }
    }

    public var remedy: String? {
        switch self {
        case .unrelatedItems: "add both views to one tree before activating it"
        case .missingItem: "name a view or a layout guide"
        case .incomparableAttributes: "compare edges with edges of the same axis and lengths with lengths"
        case .unusableNumber: "give a finite constant and a multiplier other than 0"
        case .priorityOfActiveConstraint: "deactivate it first, or begin with 999 in place of 1000"
        case .unpreparedHierarchy: "set isActive, which finds the view that must hold it"
        case .conflict: "remove one of them or lower its priority"
        }
    }

    /// Whether UIKit stops the program when a constraint with this problem becomes active.
    ///
    /// It leaves out what it cannot compare or no longer finds; the layout reports these.
    var stopsUIKit: Bool {
        switch self {
        case .incomparableAttributes, .missingItem: false
        default: true
        }
    }

    var sentence: String { remedy.map { "\(message): \($0)." } ?? "\(message)." }
}

extension NSLayoutConstraint {
    /// The problem with activating the constraint, or `nil` if there is none.
    ///
    /// For loaders, which must never trap.
    public var activationProblem: ConstraintProblem? {
        ownProblem ?? (nearestHolder == nil ? .unrelatedItems(constraint: description) : nil)
    }

    /// The constraint's problem that doesn't depend on where its items are.
    var ownProblem: ConstraintProblem? {
        guard let firstEnd, firstEnd.isAlive, let first = firstAttribute.layoutAttribute else {
            return .missingItem(constraint: description)
        }
        guard constant.isFinite, multiplier.isFinite, priority.rawValue.isFinite else {
            return .unusableNumber(constraint: description)
        }
        if let second = secondAttribute.layoutAttribute {
            // A length may have a multiplier of 0, which leaves a constant. A position may not.
            guard multiplier != 0 || first.isLength else { return .unusableNumber(constraint: description) }
            guard first.isComparable(with: second) else { return .incomparableAttributes(constraint: description) }
        } else if !first.isLength {
            return .incomparableAttributes(constraint: description)
        }
        for case .distance(let from, let to)? in [firstEnd, secondEnd] {
            guard let from = from.attribute.layoutAttribute, let to = to.attribute.layoutAttribute,
                from.isComparable(with: to)
            else { return .incomparableAttributes(constraint: description) }
        }
        return nil
    }

    /// The problem with changing the priority, or `nil` if there is none.
    public func priorityProblem(_ newPriority: UILayoutPriority) -> ConstraintProblem? {
        guard isActive, (priority == .required) != (newPriority == .required) else { return nil }
        return .priorityOfActiveConstraint(constraint: description, newPriority: newPriority.rawValue)
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
