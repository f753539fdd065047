import Foundation
import Geometry
import LinearSolver

// From constraints, sizes and frames to rows.

extension ConstraintSystem {
    /// What an attribute says in terms of unknowns: `Σ terms + constant`.
    private struct Expression {
        var terms: [Term] = []
        var constant = 0.0

        mutating func add(_ variable: Variable, _ coefficient: Double) {
            terms.append(Term(variable, coefficient))
        }
    }

    /// The row that a constraint stands for, or what is wrong with it.
    ///
    /// Both are `nil` for a constraint that has no weight.
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
            // Places are compared in the coordinates of the nearest item that holds both, and in its direction.
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
        return (
            Row(row.terms, relation, Double(constraint.constant) - row.constant, strength: strength), nil
        )
    }

    /// Whether distances grow from right to left, where one of the attributes follows the direction.
    ///
    /// - Parameters:
    ///   - attributes: of one constraint.
    ///   - common: the nearest item that holds both ends, whose direction it is; -1 where there is none.
    ///   - other: whose direction it is then.
    /// - Returns: whether leading is right and one of the attributes heeds it.
    /// > Rule: AL-2.
    private func isMirrored(_ attributes: [LayoutAttribute], in common: Int, else other: Int) -> Bool {
        attributes.contains { $0.followsDirection == true } && records[common >= 0 ? common : other].item.isRightToLeft
    }

    /// Adds a multiple of what an anchor says: of a line or length, or of the distance between two lines.
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

    /// Adds a multiple of an attribute, in the coordinates of an item that holds it or is it.
    ///
    /// Mirrored, places are counted to the left of the origin, which stays where it is: so a multiple of a place other
    /// than 1 is not mirrored, in UIKit as here.
    private func append(
        _ attribute: LayoutAttribute, of place: Int, times multiple: Double, in ancestor: Int, isMirrored: Bool,
        to row: inout Expression
    ) {
        let factor = isMirrored && !attribute.isLength ? -multiple : multiple
        let record = records[place]
        guard let unknowns = record.unknowns else { return }
        let item = record.item
        let line = attribute.line(isRightToLeft: isMirrored)
        switch attribute.axis {
        case .horizontal:
            if line.part != 0 { row.add(unknowns.width, factor * line.part) }
        case .vertical:
            if line.part != 0 { row.add(unknowns.height, factor * line.part) }
        }
        row.constant += factor * line.offset(in: item)
        guard !attribute.isLength else { return }

        let isHorizontal = attribute.axis == .horizontal
        // An item's own coordinates begin at its frame, not at its alignment rectangle, and may be scrolled.
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

    /// The deepest item that is or holds both; -1 where there is none.
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

    /// Holds an item where it was put from outside.
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

    /// Asks for the size that an item's content has.
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
