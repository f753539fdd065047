import Foundation
import Geometry
import LinearSolver

// Lowering constraints, sizes and frames to rows.

extension ConstraintSystem {
    /// An attribute as an expression of unknowns: `Σ terms + constant`.
    private struct Expression {
        var terms: [Term] = []
        var constant = 0.0

        mutating func add(_ variable: Variable, _ coefficient: Double) {
            terms.append(Term(variable, coefficient))
        }
    }

    /// The row of a constraint, or its problem.
    ///
    /// Both are `nil` for a constraint without effect.
    func lower(_ constraint: LayoutConstraint) -> (row: Row?, problem: LayoutProblem?) {
        let id = constraint.id
        guard Self.isUsable(constraint.constant), constraint.priority.isFinite,
            constraint.multiplier.isFinite, abs(constraint.multiplier) <= 1_000_000
        else { return (nil, .unusableNumber(id)) }
        guard constraint.priority > 0 else { return (nil, nil) }
        guard let first = places[constraint.first.item] else {
            return (nil, .unknownItem(id, constraint.first.item))
        }

        var row = Expression()
        if let anchor = constraint.second {
            guard let second = places[anchor.item] else { return (nil, .unknownItem(id, anchor.item)) }
            let (a, b) = (constraint.first, anchor)
            guard a.attribute.axis == b.attribute.axis && a.isLength == b.isLength || a.isLength && b.isLength else {
                return (nil, .mixedKinds(id))
            }
            guard a.isLength || !a.attribute.mixesDirections(with: b.attribute) else {
                return (nil, .mixedDirections(id))
            }
            // Positions are compared in the coordinates and direction of the nearest common ancestor.
            let common = a.isLength ? -1 : commonAncestor(first, second)
            let isMirrored = !a.isLength && isMirrored([a.attribute, b.attribute], in: common, else: first)
            append(a, of: first, times: 1, in: common, isMirrored: isMirrored, to: &row)
            append(b, of: second, times: -Double(constraint.multiplier), in: common, isMirrored: isMirrored, to: &row)
        } else {
            append(
                constraint.first, of: first, times: 1, in: records[first].parent,
                isMirrored: isMirrored([constraint.first.attribute], in: first, else: first), to: &row)
        }
        for case let item? in [constraint.first.start?.item, constraint.second?.start?.item]
        where places[item] == nil {
            return (nil, .unknownItem(id, item))
        }
        let relation = Relation(rawValue: constraint.relation.rawValue) ?? .equal
        let strength = constraint.priority >= 1000 ? Strength.required : .priority(constraint.priority)
        var lowered = Row(row.terms, relation, Double(constraint.constant) - row.constant, strength: strength)
        if constraint.restsAtBound, relation != .equal, !constraint.first.isLength {
            // After all lengths, before all positions.
            lowered.order = Self.firstPositionOrder / 2 + id.rawValue
        }
        return (lowered, nil)
    }

    /// Whether distances grow from right to left, if one of the attributes follows the direction.
    ///
    /// - Parameters:
    ///   - attributes: of one constraint.
    ///   - common: the nearest common ancestor, which determines the direction; -1 if there is none.
    ///   - other: the item that determines the direction in that case.
    /// - Returns: whether leading is right and one of the attributes depends on it.
    /// > Rule: AL-2.
    private func isMirrored(_ attributes: [LayoutAttribute], in common: Int, else other: Int) -> Bool {
        attributes.contains { $0.followsDirection == true } && records[common >= 0 ? common : other].item.isRightToLeft
    }

    /// Adds a multiple of an anchor: a line, a length, or the distance between two lines.
    private func append(
        _ anchor: LayoutConstraint.Anchor, of place: Int, times multiple: Double, in ancestor: Int, isMirrored: Bool,
        to row: inout Expression
    ) {
        guard let start = anchor.start else {
            return append(anchor.attribute, of: place, times: multiple, in: ancestor, isMirrored: isMirrored, to: &row)
        }
        guard let from = places[start.item] else { return }
        let common = commonAncestor(from, place)
        let isMirrored = self.isMirrored([start.attribute, anchor.attribute], in: common, else: from)
        append(anchor.attribute, of: place, times: multiple, in: common, isMirrored: isMirrored, to: &row)
        append(start.attribute, of: from, times: -multiple, in: common, isMirrored: isMirrored, to: &row)
    }

    /// Adds a multiple of an attribute, in the coordinates of the item or an ancestor.
    ///
    /// In right-to-left layout, positions count to the left of the origin, which does not move. So a multiplier other
    /// than 1 on a position is not mirrored, as in UIKit.
    private func append(
        _ attribute: LayoutAttribute, of place: Int, times multiple: Double, in ancestor: Int, isMirrored: Bool,
        to row: inout Expression
    ) {
        let factor = isMirrored && !attribute.isLength ? -multiple : multiple
        let record = records[place]
        guard let unknowns = record.unknowns else { return }
        let item = record.item
        let line = attribute.line(isRightToLeft: isMirrored).adapted(to: item)
        switch attribute.axis {
        case .horizontal:
            if line.part != 0 { row.add(unknowns.width, factor * line.part) }
        case .vertical:
            if line.part != 0 { row.add(unknowns.height, factor * line.part) }
        }
        row.constant += factor * line.offset(in: item)
        guard !attribute.isLength else { return }

        let isHorizontal = attribute.axis == .horizontal
        // An item's coordinates start at its frame, not at its alignment rectangle, and may be scrolled.
        func inset(_ record: Record) -> Double {
            let (insets, origin) = (record.item.alignmentInsets, record.item.boundsOrigin)
            return Double(isHorizontal ? insets.left + origin.x : insets.top + origin.y)
        }
        guard place != ancestor else {
            row.constant += factor * inset(record)
            return
        }
        row.add(isHorizontal ? unknowns.x : unknowns.y, factor)
        var current = record.parent
        while current >= 0, current != ancestor {
            guard let unknowns = records[current].unknowns else { return }
            row.add(isHorizontal ? unknowns.x : unknowns.y, factor)
            row.constant -= factor * inset(records[current])
            current = records[current].parent
        }
    }

    /// The deepest common ancestor, which may be one of the two; -1 if there is none.
    private func commonAncestor(_ first: Int, _ second: Int) -> Int {
        var (a, b) = (first, second)
        while a >= 0, b >= 0, a != b {
            if records[a].depth >= records[b].depth { a = records[a].parent } else { b = records[b].parent }
        }
        return a == b ? a : -1
    }

    // MARK: Sizes and frames

    static func isUsable(_ length: CGFloat) -> Bool { length.isFinite && abs(length) <= largestLength }

    static func isUsable(_ frame: CGRect) -> Bool {
        isUsable(frame.origin.x) && isUsable(frame.origin.y) && isUsable(frame.size.width)
            && isUsable(frame.size.height)
    }

    /// Fixes an item at its frame.
    mutating func updateGivenFrame(of place: Int) throws(SolverError) {
        guard let unknowns = records[place].unknowns else { return }
        let insets = records[place].item.alignmentInsets
        guard let frame = records[place].givenFrame, Self.isUsable(frame) else {
            for id in records[place].givenRows { try solver.remove(id) }
            records[place].givenRows = []
            return
        }
        let lengths = [
            frame.origin.x + insets.left, frame.origin.y + insets.top,
            max(0, frame.size.width - insets.left - insets.right),
            max(0, frame.size.height - insets.top - insets.bottom),
        ]
        if records[place].givenRows.count == lengths.count {
            for (id, length) in zip(records[place].givenRows, lengths) {
                try solver.setConstant(Double(length), of: id)
            }
            return
        }
        for (variable, length) in zip([unknowns.x, unknowns.y, unknowns.width, unknowns.height], lengths) {
            let id = try solver.add(Row([Term(variable)], .equal, Double(length)))
            records[place].givenRows.append(id)
        }
    }

    /// Adds the rows of an item's intrinsic size.
    ///
    /// Hugging and resistance never break a required constraint, whatever their priority.
    mutating func updateSize(of place: Int) throws(SolverError) {
        guard let unknowns = records[place].unknowns else { return }
        for id in records[place].sizeRows { try solver.remove(id) }
        records[place].sizeRows = []
        guard let size = records[place].size, size.isUsable else { return }
        let lengths = [
            (unknowns.width, size.width, size.horizontalCompressionResistance, size.horizontalHugging),
            (unknowns.height, size.height, size.verticalCompressionResistance, size.verticalHugging),
        ]
        for case (let variable, let length?, let resistance, let hugging) in lengths {
            let row = Row(
                [Term(variable)], constant: Double(length),
                below: resistance > 0 ? .priority(min(resistance, 1000)) : nil,
                above: hugging > 0 ? .priority(min(hugging, 1000)) : nil)
            let id = try solver.add(row)
            records[place].sizeRows.append(id)
        }
    }
}

extension IntrinsicSize {
    var isUsable: Bool {
        for length in [width, height] {
            if let length, !ConstraintSystem.isUsable(length) { return false }
        }
        return [
            horizontalHugging, verticalHugging, horizontalCompressionResistance, verticalCompressionResistance,
        ].allSatisfy(\.isFinite)
    }
}
