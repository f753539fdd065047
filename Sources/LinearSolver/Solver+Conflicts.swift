extension Solver {
    /// Finds a minimal set of conflicting rows, one of which keeps a symbol beyond its bound.
    ///
    /// If this solver has already spent its effort on such searches, the set conflicts but may not be minimal.
    ///
    /// - Parameter symbol: the logical that is beyond its bound by the least possible amount while all other rows hold.
    /// - Returns: the rows, by age, with the symbol's own row last.
    mutating func smallestConflict(of symbol: Int32) -> [RowID] {
        let own = symbols[Int(symbol)].slot
        let before = effort
        let found = circuit(of: symbol)
        searchEffort &+= effort &- before
        guard let found else { return [rowID(of: own)] }
        // A pair is minimal unless one of its rows conflicts on its own.
        if found.count == 2, canHold(own) { return (found.filter { $0 != own } + [own]).map(rowID) }
        return (smaller(found, of: symbol).filter { $0 != own }.sorted() + [own]).map(rowID)
    }

    /// Whether a row can hold alone, given the bounds of its variables.
    private func canHold(_ slot: Int32) -> Bool {
        var (reachesUp, reachesDown) = (false, false)
        for place in given.range(slot) where given[place].coefficient != 0 {
            let isBounded = symbols[Int(given[place].symbol)].below == 0
            if !isBounded || given[place].coefficient > 0 { reachesUp = true }
            if !isBounded || given[place].coefficient < 0 { reachesDown = true }
        }
        // The logical is the expression minus the constant, and the expression is 0 when all variables are 0.
        let (logical, atZero) = (symbols[Int(slots[Int(slot)].symbol)], -slots[Int(slot)].constant)
        if logical.below == 0, atZero < 0, !reachesUp { return false }
        return !(logical.above == 0 && atZero > 0 && !reachesDown)
    }

    /// Removes rows from a conflicting set for as long as the rest still conflicts.
    ///
    /// - Parameters:
    ///   - found: the slots of rows that together keep a symbol beyond its bound.
    ///   - symbol: the symbol.
    /// - Returns: the slots that remain.
    private mutating func smaller(_ found: [Int32], of symbol: Int32) -> [Int32] {
        // Each attempt copies the solver, which takes time but no step.
        let copying = copyingEffort
        var spent = 0
        defer {
            effort &+= spent
            searchEffort &+= spent
        }
        func mayGoOn() -> Bool { searchEffort &+ spent &+ copying < Self.mostSearchEffort }
        guard mayGoOn() else { return found }
        var rest = self
        spent = copying
        var members = found
        var needed = Set([symbols[Int(symbol)].slot])
        // Rows are removed in groups, as large as succeed. A row that cannot be removed alone is needed.
        var size = members.count
        while mayGoOn() {
            let row = rest.symbols[Int(symbol)].row
            for entry in rest.entries.range(row).map({ rest.entries[$0] }) where mayGoOn() {
                let slot = rest.symbols[Int(entry.symbol)].slot
                guard slot >= 0, abs(entry.coefficient) > Tolerance.gradient, !needed.contains(slot) else { continue }
                let before = rest.effort
                if rest.isNeeded(entry, in: row) { needed.insert(slot) }
                spent &+= rest.effort &- before
            }
            let group = members.lazy.filter { !needed.contains($0) }.prefix(size)
            guard let first = group.first else { break }
            var fewer = rest
            let left = fewer.circuit(of: symbol, without: Array(group))
            spent &+= fewer.effort &- rest.effort &+ copying
            if let left {
                (rest, members) = (fewer, left)
                // One of many equal rows takes the place of a removed one, so the set may not shrink.
                size = min(size * 2, members.count)
            } else if size > 1 {
                size = (min(size, group.count) + 1) / 2
            } else {
                needed.insert(first)
            }
        }
        return members
    }

    /// The total effort of all searches after which sets are no longer minimized: some tenths of a second.
    static let mostSearchEffort = 20_000_000

    /// Finds a minimal set of rows that conflicts if a row, which can hold now, gets another constant.
    func smallestConflict(with id: RowID, at constant: Double) -> [RowID] {
        var changed = self
        let slot = slots[Int(id.slot)]
        let terms = given.range(id.slot).map { Term(Variable(symbol: given[$0].symbol), given[$0].coefficient) }
        changed.removeSlot(id.slot)
        do {
            _ = try changed.addSlot(Row(terms, constant: constant, below: slot.below, above: slot.above))
        } catch {
            // The row added last replaces the removed one.
            if case .unsatisfiable(let rows) = error { return rows.dropLast() + [id] }
        }
        return [id]
    }

    /// The slots of rows that together keep a symbol beyond its bound after a group of rows is removed.
    ///
    /// - Returns: the slots; `nil` if the symbol can then be within its bounds.
    private mutating func circuit(of symbol: Int32, without group: [Int32]) -> [Int32]? {
        for slot in group { removeSlot(slot) }
        do { try optimize(onlyRequired: true) } catch { return nil }
        return circuit(of: symbol)
    }

    /// The slots of rows that together keep a symbol beyond its bound.
    ///
    /// They are the rows of the symbols in its tableau row, once each of these is at a bound that prevents it from
    /// helping. Those symbols are linearly independent, so no other combination of them adds up to the symbol: without
    /// any one of their rows the others can hold, apart from the variables' own bounds.
    ///
    /// - Returns: the slots; `nil` if the symbol is within its bounds, or can be.
    private mutating func circuit(of symbol: Int32) -> [Int32]? {
        for _ in 0..<2_000 + 20 * symbols.count {
            let state = symbols[Int(symbol)]
            guard state.state == .basic, isViolated(state.row),
                abs(tableau[Int(state.row)].constant) > Tolerance.feasibility
            else { return nil }
            let isAbove = tableau[Int(state.row)].constant > 0
            var slots = [state.slot]
            var helper: (symbol: Int32, direction: Double)?
            for place in entries.range(state.row) where abs(entries[place].coefficient) > Tolerance.gradient {
                let entry = entries[place]
                let (other, wouldRise) = (symbols[Int(entry.symbol)], (entry.coefficient > 0) != isAbove)
                slots.append(other.slot)
                guard (wouldRise ? other.above : other.below) != 0 else { continue }
                if let helper, helper.symbol < entry.symbol { continue }
                helper = (entry.symbol, wouldRise ? 1 : -1)
            }
            // Variables have no slot: they are limited by their own bounds.
            guard let helper else { return slots.filter { $0 >= 0 } }
            guard makeWay(for: helper.symbol, direction: helper.direction) else { return nil }
        }
        return nil
    }

    /// Pivots a symbol with one that blocks it at its bound, choosing the lowest to avoid cycles.
    private mutating func makeWay(for helper: Int32, direction: Double) -> Bool {
        gatherColumn(helper)
        var blocking: (row: Int32, coefficient: Double)?
        for (row, coefficient) in workspace.column where tableau[Int(row)].constant == 0 {
            let basic = tableau[Int(row)].symbol
            let state = symbols[Int(basic)]
            guard (coefficient * direction > 0 ? state.above : state.below) == 0 else { continue }
            if let blocking, tableau[Int(blocking.row)].symbol < basic { continue }
            blocking = (row, coefficient)
        }
        guard let blocking else { return false }
        pivot(blocking.row, blocking.coefficient, helper, side: 1)
        return true
    }

    /// Whether all other rows hold if the row of a logical gives way as far as a tableau row beyond its bound requires.
    ///
    /// - Parameters:
    ///   - entry: the logical, as the tableau row contains it.
    ///   - row: the tableau row.
    /// - Returns: `false` if that cannot be decided without a step.
    private mutating func isNeeded(_ entry: Entry, in row: Int32) -> Bool {
        let step = -tableau[Int(row)].constant / entry.coefficient
        let epoch = workspace.nextEpoch()
        for place in holders.range(Self.column(entry.symbol)) {
            let target = holders[place]
            guard target != row, tableau[Int(target)].mark != epoch, !tableau[Int(target)].isDefinition else {
                continue
            }
            tableau[Int(target)].mark = epoch
            effort &+= entries.count(target)
            let value = tableau[Int(target)].constant + step * entries.coefficient(of: entry.symbol, in: target)
            guard value != tableau[Int(target)].constant else { continue }
            let state = symbols[Int(tableau[Int(target)].symbol)]
            if (value > 0 ? state.above : state.below) == 0, abs(value) > Tolerance.feasibility { return false }
        }
        return true
    }
}
