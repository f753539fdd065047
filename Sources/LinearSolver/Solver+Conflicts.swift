extension Solver {
    /// A smallest set among required rows that cannot hold together: one row after another is left out, and stays out
    /// if the others still cannot.
    ///
    /// - Parameter rows: rows that cannot hold together; the last is part of every such set among them.
    /// - Returns: those that are left, in the same order.
    func irreducible(_ rows: [RowID]) -> [RowID] {
        var kept = rows
        var index = 0
        while index < kept.count - 1 {
            var fewer = kept
            fewer.remove(at: index)
            if areSatisfiable(fewer) { index += 1 } else { kept = fewer }
        }
        return kept
    }

    /// Whether the required sides of these rows can hold together, with nothing else but the variables' own bounds.
    private func areSatisfiable(_ rows: [RowID]) -> Bool {
        var solver = Solver()
        var copies: [Int32: Variable] = [:]
        for id in rows {
            let slot = slots[Int(id.slot)]
            var row = Row([], constant: slot.constant, below: nil, above: nil)
            if slot.below == .required { row.below = .required }
            if slot.above == .required { row.above = .required }
            for place in given.range(id.slot) {
                let entry = given[place]
                let copy =
                    copies[entry.symbol]
                    ?? solver.makeVariable(isNonnegative: symbols[Int(entry.symbol)].below == 0)
                copies[entry.symbol] = copy
                row.terms.append(Term(copy, entry.coefficient))
            }
            do {
                _ = try solver.addUnexplained(row)
            } catch {
                return false
            }
        }
        return true
    }

    /// Adds a row without looking for a smallest set if that fails.
    private mutating func addUnexplained(_ row: Row) throws(SolverError) {
        let slot = makeSlot(row)
        try install(slot)
    }
}
