import AutoLayout
import Diagnostics
import Foundation

// Converts constraints between views to constraints between items.

extension LayoutTree {
    /// Adds a constraint between items, and records which baselines it uses.
    mutating func add(_ constraint: LayoutConstraint, for source: Source) {
        sources[constraint.id] = source
        noteBaselines(of: constraint.first)
        if let second = constraint.second { noteBaselines(of: second) }
        system.add(constraint)
    }

    /// Adds a constraint from a program or document, unless one of its ends isn't part of this layout.
    mutating func add(_ constraint: NSLayoutConstraint) {
        if let problem = constraint.problemAsHeld {
            JobEnvironment.current.report(.warning, problem, at: constraint.origin?.location)
            return
        }
        guard let first = anchor(constraint.firstEnd, constraint.firstAttribute, other: constraint.secondEnd) else {
            return
        }
        var second: LayoutConstraint.Anchor?
        if constraint.secondEnd != nil {
            guard let found = anchor(constraint.secondEnd, constraint.secondAttribute, other: constraint.firstEnd)
            else { return }
            second = found
        }
        let relation = LayoutRelation(rawValue: constraint.relation.rawValue) ?? .equal
        guard let id = ownIDs[constraint] else { return }
        add(
            LayoutConstraint(
                id: id, first, relation, second, multiplier: constraint.multiplier, constant: constraint.constant,
                priority: Double(constraint.priority.rawValue), restsAtBound: true),
            for: .constraint(constraint))
    }

    /// The item and line for one end of a constraint; `nil` if it isn't part of this layout.
    private mutating func anchor(
        _ end: NSLayoutConstraint.End?, _ attribute: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.End?
    ) -> LayoutConstraint.Anchor? {
        guard let end, let line = attribute.layoutAttribute else { return nil }
        switch end {
        case .distance(let from, let to):
            guard let start = anchor(from.end, from.attribute, other: to.end),
                let last = anchor(to.end, to.attribute, other: from.end)
            else { return nil }
            return .init(last.item, last.attribute, from: .init(start.item, start.attribute))
        case .guide(let reference):
            guard let guide = reference.object, let item = itemOfGuide[ObjectIdentifier(guide)] else { return nil }
            if guide.role == .scrollContent, let index = contents.firstIndex(where: { $0.item == item }) {
                markContent(index, along: line)
            }
            return .init(item, line)
        case .view(let reference):
            guard let view = reference.object else { return nil }
            if line.isEdge, let scrollView = view as? UIScrollView, let inner = other?.view, inner !== view,
                inner.isDescendant(of: view), !(other?.isFrameGuide ?? false),
                let index = contents.firstIndex(where: { $0.view === scrollView })
            {
                // AL-16: for views inside a scroll view, its edges are the edges of its content.
                markContent(index, along: line)
                if line.isMargin { noteMargins(of: view) }
                return .init(contents[index].item, line)
            }
            let aligned =
                line == .firstBaseline
                ? view.forFirstBaselineLayout : line == .lastBaseline ? view.forLastBaselineLayout : view
            guard let item = itemOfView[ObjectIdentifier(aligned)] ?? itemOfView[ObjectIdentifier(view)] else {
                return nil
            }
            if line.isMargin { noteMargins(of: view) }
            return .init(item, line)
        }
    }

    private mutating func markContent(_ index: Int, along line: LayoutAttribute) {
        if line.isHorizontal { contents[index].isWide = true } else { contents[index].isHigh = true }
    }

    private mutating func noteBaselines(of anchor: LayoutConstraint.Anchor) {
        if let start = anchor.start { noteBaselines(of: .init(start.item, start.attribute)) }
        let index = anchor.item.rawValue
        guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline, nodes.indices.contains(index),
            !nodes[index].usesBaselines
        else { return }
        let view = nodes[index].view
        nodes[index].usesBaselines = true
        nodes[index].baseline = view.baselineOffsets(for: view.layoutBaselineSize)
    }

    mutating func noteMargins(of view: UIView) {
        guard let item = itemOfView[ObjectIdentifier(view)] else { return }
        nodes[item.rawValue].usesMargins = true
    }
}

extension NSLayoutConstraint {
    /// The problem of the constraint in the view that holds it, or `nil`.
    ///
    /// UIKit throws an exception for it before or during layout.
    fileprivate var problemAsHeld: ConstraintProblem? {
        if let ownProblem { return ownProblem }
        guard let holder, !allViews(satisfy: { $0.isDescendant(of: holder) }) else { return nil }
        return .unpreparedHierarchy(constraint: description, holder: holder.shortDescription)
    }
}

extension NSLayoutConstraint.End {
    fileprivate var isFrameGuide: Bool {
        guard case .guide(let reference) = self else { return false }
        return reference.object?.role == .scrollFrame
    }
}

extension LayoutAttribute {
    var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether this is an edge, with or without margin.
    ///
    /// For views inside a scroll view, these refer to its content.
    fileprivate var isEdge: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
        default: true
        }
    }
}
