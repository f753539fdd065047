public import Foundation
import Geometry

/// Constraints from a string in the visual format language.
///
/// > Rule: AL-14.
public enum VisualFormat {
    /// The options of a format, with the values of `NSLayoutConstraint.FormatOptions`.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = Options(rawValue: 1 << 1)
        public static let alignAllRight = Options(rawValue: 1 << 2)
        public static let alignAllTop = Options(rawValue: 1 << 3)
        public static let alignAllBottom = Options(rawValue: 1 << 4)
        public static let alignAllLeading = Options(rawValue: 1 << 5)
        public static let alignAllTrailing = Options(rawValue: 1 << 6)
        public static let alignAllCenterX = Options(rawValue: 1 << 9)
        public static let alignAllCenterY = Options(rawValue: 1 << 10)
        public static let alignAllLastBaseline = Options(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = Options(rawValue: 1 << 12)
        public static let directionLeftToRight = Options(rawValue: 1 << 16)
        public static let directionRightToLeft = Options(rawValue: 2 << 16)
        public static let spacingBaselineToBaseline = Options(rawValue: 1 << 19)
    }

    /// The standard gap between siblings, in points.
    static let siblingSpacing: CGFloat = 8

    /// Reads a format.
    ///
    /// A standard gap to the superview ends at its layout margin.
    ///
    /// - Parameters:
    ///   - format: the string, such as `H:|-[icon(32)]-[title(>=60)]-|`.
    ///   - options: alignment across the axis, and direction.
    ///   - metrics: the values of named metrics.
    ///   - views: the items by name.
    ///   - superview: the parent of an item, if any.
    ///   - lineSpacing: the standard gap from the last baseline of one item to the first of the next, in points; `nil`
    ///     without text.
    ///   - superviewSpacing: the standard gap to the superview's edge, in points; `nil` where it ends at the margin.
    ///   - ids: the source of new ids.
    /// - Returns: the constraints in the order of the string, then those of the options.
    /// - Throws: the first problem, with its column.
    public static func constraints(
        _ format: String, options: Options = [], metrics: [String: Double] = [:], views: [String: ItemID],
        superview: (ItemID) -> ItemID?, lineSpacing: (ItemID, ItemID) -> CGFloat? = { _, _ in nil },
        superviewSpacing: CGFloat? = nil, ids: inout LayoutIDSupply
    ) throws(VisualFormatProblem) -> [LayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics, views: views)
        let line = try parser.parse()
        var lowering = VisualFormatLowering(
            line: line, options: options, firstParent: line.views.first.flatMap { superview($0.item) },
            lastParent: line.views.last.flatMap { superview($0.item) }, format: format,
            superviewSpacing: superviewSpacing, ids: ids)
        try lowering.lower(lineSpacing: lineSpacing)
        ids = lowering.ids
        return lowering.constraints
    }
}

/// A parsed format.
struct VisualFormatLine {
    struct Predicate {
        enum Object {
            case constant(CGFloat)
            case view(ItemID)
        }

        var relation = LayoutRelation.equal
        var object: Object
        var multiplier: CGFloat = 1
        var offset: CGFloat = 0
        var priority = 1000.0
    }

    enum Gap {
        case flush
        case standard
        case predicates([Predicate])

        var isStandard: Bool {
            if case .standard = self { true } else { false }
        }
    }

    struct View {
        var item: ItemID
        var name: String
        var column: Int
        var predicates: [Predicate]
    }

    var axis = Axis.horizontal
    /// The gap to the superview's near edge; `nil` if the format does not begin with it.
    var leadingGap: Gap?
    var views: [View] = []
    /// The gaps between neighbors.
    var gaps: [Gap] = []
    var trailingGap: Gap?
}

private struct VisualFormatLowering {
    let line: VisualFormatLine
    let options: VisualFormat.Options
    let firstParent: ItemID?
    let lastParent: ItemID?
    let format: String
    let superviewSpacing: CGFloat?
    var ids: LayoutIDSupply
    var constraints: [LayoutConstraint] = []

    mutating func lower(lineSpacing: (ItemID, ItemID) -> CGFloat?) throws(VisualFormatProblem) {
        if let gap = line.leadingGap, let first = line.views.first {
            let parent = try parent(firstParent, of: first)
            // view.leading = superview.leading + gap
            let edge = gap.isStandard && superviewSpacing == nil ? margin(near) : near
            connect(gap, standard: superviewSpacing ?? 0, ((first.item, near), (parent, edge)))
        }
        for (index, view) in line.views.enumerated() {
            size(view)
            guard index < line.gaps.count, index + 1 < line.views.count else { continue }
            let next = line.views[index + 1]
            let isBaseline = options.contains(.spacingBaselineToBaseline) && line.axis == .vertical
            let ends: Ends =
                isBaseline
                ? ((next.item, .firstBaseline), (view.item, .lastBaseline)) : ((next.item, near), (view.item, far))
            let standard = isBaseline ? lineSpacing(view.item, next.item) : nil
            connect(line.gaps[index], standard: standard ?? VisualFormat.siblingSpacing, ends)
        }
        if let gap = line.trailingGap, let last = line.views.last {
            let parent = try parent(lastParent, of: last)
            let edge = gap.isStandard && superviewSpacing == nil ? margin(far) : far
            connect(gap, standard: superviewSpacing ?? 0, ((parent, edge), (last.item, far)))
        }
        try align()
    }

    // MARK: Edges

    private var isReversed: Bool { options.contains(.directionRightToLeft) }

    private var near: LayoutAttribute {
        guard line.axis == .horizontal else { return .top }
        return isReversed ? .right : options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var far: LayoutAttribute {
        guard line.axis == .horizontal else { return .bottom }
        return isReversed ? .left : options.contains(.directionLeftToRight) ? .right : .trailing
    }

    private func margin(_ attribute: LayoutAttribute) -> LayoutAttribute {
        switch attribute {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: attribute
        }
    }

    private func parent(
        _ parent: ItemID?, of view: VisualFormatLine.View
    ) throws(VisualFormatProblem) -> ItemID {
        guard let parent else {
            throw VisualFormatProblem(.noSuperview(view.name), format: format, column: view.column)
        }
        return parent
    }

    private typealias Ends = (first: (ItemID, LayoutAttribute), second: (ItemID, LayoutAttribute))

    /// Adds `first = second + gap`.
    private mutating func connect(_ gap: VisualFormatLine.Gap, standard: CGFloat, _ ends: Ends) {
        switch gap {
        case .flush: add(ends, .equal, 0, 1000)
        case .standard: add(ends, .equal, standard, 1000)
        case .predicates(let predicates):
            for predicate in predicates {
                guard case .constant(let value) = predicate.object else { continue }
                add(
                    ends, predicate.relation, value * predicate.multiplier + predicate.offset, predicate.priority)
            }
        }
    }

    /// Distances follow the format's direction; from right to left they are negative in x.
    private mutating func add(
        _ ends: Ends, _ relation: LayoutRelation, _ distance: CGFloat, _ priority: Double
    ) {
        let isMirrored = line.axis == .horizontal && isReversed
        let mirrored = LayoutRelation(rawValue: -relation.rawValue) ?? relation
        constraints.append(
            LayoutConstraint(
                id: ids.constraint(), .init(ends.first.0, ends.first.1), isMirrored ? mirrored : relation,
                .init(ends.second.0, ends.second.1), constant: isMirrored ? -distance : distance,
                priority: priority))
    }

    // MARK: Lengths

    private mutating func size(_ view: VisualFormatLine.View) {
        let length: LayoutAttribute = line.axis == .horizontal ? .width : .height
        for predicate in view.predicates {
            var constraint = LayoutConstraint(
                id: ids.constraint(), .init(view.item, length), predicate.relation, priority: predicate.priority)
            switch predicate.object {
            case .constant(let value): constraint.constant = value * predicate.multiplier + predicate.offset
            case .view(let other):
                constraint.second = .init(other, length)
                constraint.multiplier = predicate.multiplier
                constraint.constant = predicate.offset
            }
            constraints.append(constraint)
        }
    }

    // MARK: Options

    private static let alignments: [(VisualFormat.Options, LayoutAttribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
    ]

    private mutating func align() throws(VisualFormatProblem) {
        // A single view has nothing to align with, whatever the axis.
        guard line.views.count > 1 else { return }
        for (option, attribute) in Self.alignments where options.contains(option) {
            guard attribute.axis != line.axis else {
                throw VisualFormatProblem(.alignmentAlongAxis, format: format, column: 1)
            }
            for (view, next) in zip(line.views, line.views.dropFirst()) {
                constraints.append(
                    LayoutConstraint(
                        id: ids.constraint(), .init(view.item, attribute), .equal, .init(next.item, attribute)))
            }
        }
    }
}
