public import AutoLayout
public import Foundation

/// `first.attribute relation multiplier × second.attribute + constant`, at a priority, between views and guides.
///
/// > Rule: AL-1.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Hashable, Sendable, CaseIterable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        public static var baseline: Attribute { .lastBaseline }

        /// The same attribute for the layout engine; `nil` for `notAnAttribute`.
        public var layoutAttribute: LayoutAttribute? { LayoutAttribute(rawValue: rawValue) }
    }

    public enum Relation: Int, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    }

    /// One end of a constraint.
    ///
    /// A constraint doesn't retain its views; the tree does.
    enum End {
        case view(Unowned<UIView>)
        case guide(Unowned<UILayoutGuide>)
        /// The distance from one line to another. It determines the meaning; the constraint's attribute doesn't.
        indirect case distance(from: Line, to: Line)

        /// A line of a view or guide.
        struct Line {
            let end: End
            let attribute: Attribute
        }

        /// A weak reference, which is empty once its object is deallocated.
        struct Unowned<Object: AnyObject> {
            weak var object: Object?
        }

        init?(_ item: Any?) {
            switch item {
            case let view as UIView: self = .view(Unowned(object: view))
            case let guide as UILayoutGuide: self = .guide(Unowned(object: guide))
            default: return nil
            }
        }

        var item: AnyObject? {
            switch self {
            case .view(let reference): reference.object
            case .guide(let reference): reference.object
            case .distance: nil
            }
        }

        /// The view itself, the view that owns the guide, or the nearest common ancestor of the ends of a distance.
        @MainActor var view: UIView? {
            switch self {
            case .view(let reference): return reference.object
            case .guide(let reference): return reference.object?.owningView
            case .distance(let from, let to):
                guard let first = from.end.view, let second = to.end.view else { return nil }
                return UIView.commonAncestor(of: first, second)
            }
        }

        /// Whether the condition holds for all views that the end refers to.
        ///
        /// Deallocated views satisfy it.
        @MainActor func allViews(satisfy condition: (UIView) -> Bool) -> Bool {
            guard case .distance(let from, let to) = self else { return view.map(condition) ?? true }
            return from.end.allViews(satisfy: condition) && to.end.allViews(satisfy: condition)
        }

        /// Whether all objects that the end refers to still exist.
        @MainActor var isAlive: Bool {
            guard case .distance(let from, let to) = self else { return view != nil }
            return from.end.isAlive && to.end.isAlive
        }

        @MainActor func name(of attribute: Attribute) -> String {
            switch self {
            case .view(let reference): "\(reference.object?.shortDescription ?? "?").\(attribute)"
            case .guide(let reference): "\(reference.object?.shortDescription ?? "?").\(attribute)"
            case .distance(let from, let to):
                "(\(to.end.name(of: to.attribute)) - \(from.end.name(of: from.attribute)))"
            }
        }
    }

    private(set) var firstEnd: End?
    private(set) var secondEnd: End?
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var multiplier: CGFloat = 1

    /// The input element that created this constraint, if any.
    ///
    /// Conflict reports include it.
    package var origin: ElementOrigin?

    /// The closure for the standard spacing that replaces a constant, and its multiplier.
    private var systemSpacing: (length: () -> CGFloat, multiplier: CGFloat)?
    private var givenConstant: CGFloat = 0

    /// The constant in points.
    ///
    /// A standard spacing between lines of text follows their fonts until the constant is set.
    open var constant: CGFloat {
        get { systemSpacing.map { $0.length() * $0.multiplier } ?? givenConstant }
        set {
            let old = constant
            systemSpacing = nil
            givenConstant = newValue
            if newValue != old { holder?.markNeedsLayout() }
        }
    }

    /// As in UIKit, an active constraint can't change between required and optional.
    open var priority: UILayoutPriority = .required {
        willSet {
            if let problem = priorityProblem(newValue) { preconditionFailure(problem.sentence) }
        }
        didSet { if priority != oldValue { holder?.markNeedsLayout() } }
    }

    open var identifier: String?
    open var shouldBeArchived = false

    /// Called when the value of an observed key path changes; never, because Swift cannot watch a property.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The document loader creates constraints of this class only, and calls nothing on them.
    open func awakeFromNib() {}

    /// The view that holds the constraint while it is active.
    weak var holder: UIView?

    /// Creates a constraint without items, which constrains nothing.
    ///
    /// It is the only designated initializer, so that a subclass inherits all others.
    public override init() { super.init() }

    /// Creates a constraint between views or layout guides; items of other types are ignored.
    ///
    /// The `baseline` attributes are those of text. `notAnAttribute` without a second item compares with the constant
    /// alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init((End(view1), attr1), relation, (End(view2), attr2), multiplier: multiplier, constant: c)
    }

    /// Creates a constraint between the ends of anchors, optionally separated by a standard spacing.
    convenience init(
        _ first: (end: End?, attribute: Attribute), _ relation: Relation,
        _ second: (end: End?, attribute: Attribute)?, multiplier: CGFloat, constant: CGFloat,
        systemSpacing: (length: () -> CGFloat, multiplier: CGFloat)? = nil
    ) {
        self.init()
        firstEnd = first.end
        firstAttribute = first.attribute
        self.relation = relation
        secondEnd = second?.end
        secondAttribute = secondEnd == nil ? .notAnAttribute : second?.attribute ?? .notAnAttribute
        self.multiplier = multiplier
        givenConstant = constant
        self.systemSpacing = systemSpacing
    }

    open var firstItem: AnyObject? { firstEnd?.item }
    open var secondItem: AnyObject? { secondEnd?.item }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstEnd, firstAttribute) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondEnd.map { NSLayoutAnchor($0, secondAttribute) }
    }

    /// Whether the constraint takes part in layout.
    ///
    /// When active, the nearest common ancestor of its items holds the constraint.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : holder?.release(self) }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil else { return }
        if let problem = activationProblem, problem.stopsUIKit { preconditionFailure(problem.sentence) }
        nearestHolder?.hold(self)
    }

    /// The nearest common ancestor of both items.
    var nearestHolder: UIView? {
        guard let first = firstEnd?.view else { return nil }
        guard let secondEnd else { return first }
        guard let second = secondEnd.view else { return nil }
        return UIView.commonAncestor(of: first, second)
    }

    /// Whether one of the items is the view, one of its descendants, or a guide of one of these.
    func involvesSubtree(of view: UIView) -> Bool {
        !allViews { !$0.isDescendant(of: view) }
    }

    /// Whether the condition holds for all views that the constraint refers to.
    ///
    /// Deallocated views satisfy it.
    func allViews(satisfy condition: (UIView) -> Bool) -> Bool {
        (firstEnd?.allViews(satisfy: condition) ?? true) && (secondEnd?.allViews(satisfy: condition) ?? true)
    }

    open nonisolated override var description: String {
        withMainActorIsolation {
            let relationText = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? "=="
            var text = identifier.map { $0.isEmpty ? "" : "'\($0)' " } ?? ""
            text += "\(firstEnd?.name(of: firstAttribute) ?? ".\(firstAttribute)") \(relationText)"
            if let secondEnd {
                if multiplier != 1 { text += " \(CGFloatText.short(multiplier)) ×" }
                text += " \(secondEnd.name(of: secondAttribute))"
                if constant != 0 { text += constant < 0 ? " - " : " + " }
                if constant != 0 { text += CGFloatText.short(abs(constant)) }
            } else {
                text += " \(CGFloatText.short(constant))"
            }
            if priority != .required { text += " @\(CGFloatText.short(CGFloat(priority.rawValue)))" }
            return text
        }
    }
}

/// Formats numbers without a needless fraction.
enum CGFloatText {
    static func short(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
