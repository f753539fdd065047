extension Solver {
    /// A smallest set of rows that cannot hold together, one of which keeps a symbol beyond its bound.
    ///
    /// If this solver has already spent its effort on such searches, the set conflicts but may not be minimal.
    ///
    /// - Parameter symbol: the logical that is beyond its bound by as little as may be, while everything else holds.
    /// - Returns: the rows, by age, with the symbol's own last.
    mutating func smallestConflict(of symbol: Int32) -> [RowID] {
        var rest = self
        var spent = 0
        defer {
            effort &+= spent
            searchEffort &+= spent
        }
        let own = symbols[Int(symbol)].slot
        let found = rest.circuit(of: symbol)
        spent = rest.effort &- effort
        guard var members = found else { return [rowID(of: own)] }
        var needed = Set([own])
        func mayGoOn() -> Bool { searchEffort &+ spent < Self.mostSearchEffort }
        // Rows are left out in groups, as large as succeed; what cannot be left out alone is needed.
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
            let found = fewer.circuit(of: symbol, without: Array(group))
            spent &+= fewer.effort &- rest.effort
            if let found {
                (rest, members) = (fewer, found)
                size *= 2
            } else if size > 1 {
                size = (min(size, group.count) + 1) / 2
            } else {
                needed.insert(first)
            }
        }
        return (members.filter { $0 != own }.sorted() + [own]).map(rowID)
    }

    /// The effort on all searches together after which sets are no longer made smaller: some tenths of a second.
    static let mostSearchEffort = 20_000_000

    /// A smallest set that cannot hold if a row, which can hold as it is, is compared with another constant.
    func smallestConflict(with id: RowID, at constant: Double) -> [RowID] {
        var changed = self
        let slot = slots[Int(id.slot)]
        let terms = given.range(id.slot).map { Term(Variable(symbol: given[$0].symbol), given[$0].coefficient) }
        changed.removeSlot(id.slot)
        do {
            _ = try changed.addSlot(Row(terms, constant: constant, below: slot.below, above: slot.above))
        } catch {
            // The row that was added last took the place of the one that was removed.
            if case .unsatisfiable(let rows) = error { return rows.dropLast() + [id] }
        }
        return [id]
    }

    /// The slots of rows that together keep a symbol beyond its bound, after some rows are left out.
    ///
    /// - Returns: the slots; `nil` if the symbol can be within its bounds then.
    private mutating func circuit(of symbol: Int32, without group: [Int32]) -> [Int32]? {
        for slot in group { removeSlot(slot) }
        do { try optimize(onlyRequired: true) } catch { return nil }
        return circuit(of: symbol)
    }

    /// The slots of rows that together keep a symbol beyond its bound.
    ///
    /// They are those of its tableau row, once each symbol there is at a bound that keeps it from being of help. The
    /// symbols beside it are independent of each other, so they add up to it in no other way: without any one of them
    /// the others can hold, but for the variables' own bounds.
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
            // Variables are in no slot: their own bounds hold them.
            guard let helper else { return slots.filter { $0 >= 0 } }
            guard makeWay(for: helper.symbol, direction: helper.direction) else { return nil }
        }
        return nil
    }

    /// Exchanges a symbol for one at its bound that blocks it; the lowest, to avoid cycles.
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

    /// Whether all else holds if the row of a logical gives way as far as a tableau row that is beyond its bound needs.
    ///
    /// - Parameters:
    ///   - entry: the logical, as the tableau row holds it.
    ///   - row: the tableau row.
    /// - Returns: `false` where one look does not tell.
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
