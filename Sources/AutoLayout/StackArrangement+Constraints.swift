import Foundation
import Geometry

/// The priorities that UIKit gives to a stack's own constraints.
private enum StackPriority {
    /// Keeps views inside the stack across its axis.
    static let boundary = 999.5
    /// Gives a hidden view no length, above any optional constraint.
    static let hiding = 999.9
    /// Shares of the stack's length, in descending order from here.
    static let proportion = 999.0
    /// The lowest that a descending priority gets.
    static let least = 1.0
    /// Gives multi-line text its share of a row.
    static let textWidth = 760.0
    /// Equal distances between centers, in descending order from here.
    static let centering = 149.0
    /// Keeps the stack as small as its views across its axis.
    static let spanningFit = 51.0
    /// Keeps equal gaps at the spacing where a view may be of any length.
    ///
    /// Weaker than `spanningFit`, so that a stack inside keeps its fitting length.
    static let narrowGap = 50.0
    /// Keeps the stack as short as its views.
    static let canvasFit = 49.0
    /// Aligns a hidden view across the stack like the others.
    static let hiddenAlignment = 998.0
    /// Stretches a view without intrinsic size across the stack.
    static let ambiguitySuppression = 25.0
}

extension StackArrangement {
    /// The constraints, and the guides that they need.
    ///
    /// Right-to-left layout follows the items' direction.
    ///
    /// - Parameter ids: the source of new ids.
    /// - Returns: guides and constraints, in an order that depends on the stack alone.
    public func layout(ids: inout LayoutIDSupply) -> GeneratedLayout {
        var builder = StackBuilder(stack: self, ids: ids)
        builder.build()
        ids = builder.ids
        return builder.layout
    }
}

private struct StackBuilder {
    let stack: StackArrangement
    var ids: LayoutIDSupply
    var layout = GeneratedLayout()
    let visible: [StackArrangement.Arranged]

    init(stack: StackArrangement, ids: LayoutIDSupply) {
        self.stack = stack
        self.ids = ids
        visible = stack.arranged.filter { !$0.isHidden }
    }

    mutating func build() {
        hide()
        guard let first = visible.first, let last = visible.last else { return }
        // UISV-canvas-connection, along the axis.
        hold(first.item, start, .equal, stack.stack, canvasStart)
        hold(last.item, end, .equal, stack.stack, canvasEnd)
        distribute()
        align()
    }

    // MARK: Attributes

    private var isHorizontal: Bool { stack.axis == .horizontal }
    private var start: LayoutAttribute { isHorizontal ? .leading : .top }
    private var end: LayoutAttribute { isHorizontal ? .trailing : .bottom }
    private var center: LayoutAttribute { isHorizontal ? .centerX : .centerY }
    private var length: LayoutAttribute { isHorizontal ? .width : .height }
    private var canvasStart: LayoutAttribute { canvas(start) }
    private var canvasEnd: LayoutAttribute { canvas(end) }

    private var crossStart: LayoutAttribute { isHorizontal ? .top : .leading }
    private var crossEnd: LayoutAttribute { isHorizontal ? .bottom : .trailing }
    private var crossCenter: LayoutAttribute { isHorizontal ? .centerY : .centerX }
    private var crossLength: LayoutAttribute { isHorizontal ? .height : .width }

    /// The stack's edge, or its margin.
    private func canvas(_ attribute: LayoutAttribute) -> LayoutAttribute {
        guard stack.isLayoutMarginsRelative else { return attribute }
        return switch attribute {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: attribute
        }
    }

    // MARK: Along the axis

    /// A hidden view has no length and is centered in the gap between its visible neighbors.
    ///
    /// Before the first or after the last visible view, it touches that view.
    private mutating func hide() {
        let holdsEnds = stack.holdsHiddenEnds && stack.distribution != .equalSpacing
        var previous: StackArrangement.Arranged?
        for (index, view) in stack.arranged.enumerated() {
            guard view.isHidden else {
                previous = view
                continue
            }
            hold(view.item, length, .equal, constant: 0, at: StackPriority.hiding)
            let next = stack.arranged[index...].first { !$0.isHidden }
            if let previous, next != nil {
                let gap = previous.customSpacing ?? stack.spacing
                hold(
                    view.item, start, .equal, previous.item, end, constant: gap / 2, at: StackPriority.proportion)
            } else if holdsEnds, let previous {
                hold(view.item, start, .equal, previous.item, end, at: StackPriority.proportion)
            } else if holdsEnds, let next {
                hold(view.item, end, .equal, next.item, start, at: StackPriority.proportion)
            } else {
                hold(view.item, start, .equal, stack.stack, start, at: StackPriority.proportion)
            }
            for line in hiddenAlignmentLines {
                hold(view.item, line, .equal, stack.stack, canvas(line), at: StackPriority.hiddenAlignment)
            }
        }
    }

    /// The cross-axis position of a hidden view, which is the same as if it were visible.
    private var hiddenAlignmentLines: [LayoutAttribute] {
        switch stack.alignment {
        case .fill: [crossStart, crossEnd]
        case .leading, .firstBaseline: [crossStart]
        case .center: [crossCenter]
        case .trailing, .lastBaseline: [crossEnd]
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill:
            space(.equal)
            disambiguateTextWidths()
        case .fillEqually:
            space(.equal)
            // UISV-fill-equally
            for view in visible.dropFirst() { hold(view.item, length, .equal, visible[0].item, length) }
        case .fillProportionally:
            space(.equal)
            fillProportionally()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            space(.equal, at: StackPriority.narrowGap)
            equalize(from: end, to: start, priority: { _ in 1000 })
        case .equalCentering:
            space(.greaterThanOrEqual)
            equalize(
                from: center, to: center, priority: { max(StackPriority.least, StackPriority.centering - Double($0)) })
        }
    }

    /// UISV-spacing: the gaps, exact or minimal.
    private mutating func space(_ relation: LayoutRelation, at priority: Double = 1000) {
        for (view, next) in zip(visible, visible.dropFirst()) {
            let gap = view.customSpacing ?? stack.spacing
            if stack.isBaselineRelative, !isHorizontal {
                hold(
                    next.firstBaselineItem, .firstBaseline, relation, view.lastBaselineItem, .lastBaseline,
                    constant: gap, at: priority)
            } else {
                hold(next.item, start, relation, view.item, end, constant: gap, at: priority)
            }
        }
    }

    /// UISV-text-width-disambiguation: multi-line text has an equal share of the row, from iOS 15 only among such text.
    private mutating func disambiguateTextWidths() {
        let texts = visible.filter(\.isMultilineText)
        guard isHorizontal, visible.count > 1, let first = texts.first else { return }
        guard stack.givesTextItsShare else {
            for text in texts.dropFirst() {
                hold(text.item, length, .equal, first.item, length, at: StackPriority.textWidth)
            }
            return
        }
        let gaps = visible.dropLast().reduce(CGFloat(0)) { $0 + ($1.customSpacing ?? stack.spacing) }
        let (span, count) = (makeSpan(), CGFloat(visible.count))
        for text in texts {
            hold(
                text.item, length, .equal, span, length, times: 1 / count, constant: -gaps / count,
                at: StackPriority.textWidth)
        }
    }

    /// The stack's length available to the arranged views: all of it, or the part inside the margins.
    private mutating func makeSpan() -> ItemID {
        guard stack.isLayoutMarginsRelative else { return stack.stack }
        let span = makeGuide()
        hold(span, start, .equal, stack.stack, canvasStart)
        hold(span, end, .equal, stack.stack, canvasEnd)
        return span
    }

    /// UISV-fill-proportionally: each view's share of the stack equals its content's share of all content and gaps.
    private mutating func fillProportionally() {
        let gaps = visible.dropLast().reduce(CGFloat(0)) {
            $0 + ($1.customSpacing ?? (stack.usesSystemSpacing ? 0 : stack.spacing))
        }
        let lengths = visible.map { max(0, $0.intrinsicLength ?? 0) }
        let total = lengths.reduce(gaps, +)
        guard total > 0, lengths.contains(where: { $0 > 0 }) else { return }
        // Shares refer to the length inside the margins.
        let span = makeSpan()
        for (index, view) in visible.enumerated() where lengths[index] > 0 {
            hold(
                view.item, length, .equal, span, length, times: lengths[index] / total,
                at: max(StackPriority.least, StackPriority.proportion - Double(index)))
        }
    }

    /// UISV-distributing: guides between the views, all of the same length.
    private mutating func equalize(
        from: LayoutAttribute, to: LayoutAttribute, priority: (Int) -> Double
    ) {
        guard visible.count > 1 else { return }
        // UISV-canvas-fit
        hold(stack.stack, length, .equal, constant: 0, at: StackPriority.canvasFit)
        guard visible.count > 2 else { return }
        var previous: ItemID?
        for (index, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = makeGuide()
            hold(gap, start, .equal, view.item, from)
            hold(gap, end, .equal, next.item, to)
            if let previous { hold(gap, length, .equal, previous, length, at: priority(index - 1)) }
            previous = gap
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        switch stack.alignment {
        case .fill:
            for view in visible {
                for edge in [crossStart, crossEnd] { hold(view.item, edge, .equal, stack.stack, canvas(edge)) }
            }
            return
        case .leading: alignAll(crossStart)
        case .trailing: alignAll(crossEnd)
        case .center: alignAll(crossCenter)
        case .firstBaseline where isHorizontal: alignBaselines(.firstBaseline, of: \.firstBaselineItem)
        case .lastBaseline where isHorizontal: alignBaselines(.lastBaseline, of: \.lastBaselineItem)
        // Baselines do not align views that are above one another.
        case .firstBaseline: alignAll(crossStart)
        case .lastBaseline: alignAll(crossEnd)
        }
        for view in visible {
            // UISV-spanning-boundary, then UISV-ambiguity-suppression.
            if baselineEdge != crossStart {
                hold(
                    view.item, crossStart, .greaterThanOrEqual, stack.stack, canvas(crossStart),
                    at: StackPriority.boundary)
            }
            if baselineEdge != crossEnd {
                hold(view.item, crossEnd, .lessThanOrEqual, stack.stack, canvas(crossEnd), at: StackPriority.boundary)
            }
            for edge in [crossStart, crossEnd] {
                hold(view.item, edge, .equal, stack.stack, canvas(edge), at: StackPriority.ambiguitySuppression)
            }
        }
        // UISV-spanning-fit
        hold(stack.stack, crossLength, .equal, constant: 0, at: StackPriority.spanningFit)
    }

    private mutating func alignAll(_ attribute: LayoutAttribute) {
        for view in visible { hold(view.item, attribute, .equal, stack.stack, canvas(attribute)) }
    }

    /// The edge from which baselines are measured.
    ///
    /// The first view is there; others may extend beyond it.
    private var baselineEdge: LayoutAttribute? {
        guard isHorizontal else { return nil }
        return switch stack.alignment {
        case .firstBaseline: crossStart
        case .lastBaseline: crossEnd
        default: nil
        }
    }

    /// UISV-alignment: the baselines are aligned, and the stack begins at its first view.
    private mutating func alignBaselines(
        _ attribute: LayoutAttribute, of item: KeyPath<StackArrangement.Arranged, ItemID>
    ) {
        let first = visible[0][keyPath: item]
        for view in visible.dropFirst() { hold(view[keyPath: item], attribute, .equal, first, attribute) }
        if let edge = baselineEdge { hold(visible[0].item, edge, .equal, stack.stack, canvas(edge)) }
    }

    // MARK: Making

    private mutating func makeGuide() -> ItemID {
        let guide = ids.item()
        layout.items.append(LayoutItem(guide, parent: stack.stack, isRightToLeft: stack.isRightToLeft))
        return guide
    }

    private mutating func hold(
        _ item: ItemID, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: ItemID? = nil,
        _ otherAttribute: LayoutAttribute? = nil, times multiplier: CGFloat = 1, constant: CGFloat = 0,
        at priority: Double = 1000
    ) {
        layout.constraints.append(
            LayoutConstraint(
                id: ids.constraint(), .init(item, attribute), relation,
                other.map { .init($0, otherAttribute ?? attribute) }, multiplier: multiplier, constant: constant,
                priority: priority))
    }
}
