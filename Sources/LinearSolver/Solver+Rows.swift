// Adding, changing and removing rows.

extension Solver {
    /// Adds a row.
    ///
    /// Required rows hold from then on; `solve` finds the best solution for the others.
    ///
    /// - Parameter row: the row.
    /// - Returns: the identifier with which to change or remove it.
    /// - Throws: ``SolverError/unsatisfiable(_:)`` if the required rows conflict; the solver is then unchanged.
    public mutating func add(_ row: Row) throws(SolverError) -> RowID {
        guard row.constant.isFinite, Self.isUsable(row.below), Self.isUsable(row.above),
            row.terms.allSatisfy({ $0.coefficient.isFinite })
        else { throw .notFinite }
        releaseAnchors()
        let slot = try addSlot(row)
        return rowID(of: slot)
    }

    /// Removes a row.
    public mutating func remove(_ id: RowID) throws(SolverError) {
        let slot = try slot(of: id)
        releaseAnchors()
        removeSlot(slot)
    }

    /// Changes the constant of a row.
    ///
    /// - Throws: ``SolverError/unsatisfiable(_:)`` if the required rows would conflict; the solver is then unchanged.
    public mutating func setConstant(_ constant: Double, of id: RowID) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite }
        let slot = try slot(of: id)
        let old = slots[Int(slot)].constant
        guard old != constant else { return }
        shift(slot, to: constant)
        guard canonicalBasis != basisVersion || !workspace.violated.isEmpty else { return }
        releaseAnchors()
        guard try restoreFeasibility() != nil else { return }
        shift(slot, to: old)
        _ = try restoreFeasibility()
        throw .unsatisfiable(smallestConflict(with: id, at: constant))
    }

    private func slot(of id: RowID) throws(SolverError) -> Int32 {
        guard slots.indices.contains(Int(id.slot)), slots[Int(id.slot)].generation == id.generation,
            slots[Int(id.slot)].symbol >= 0
        else { throw .unknownRow }
        return id.slot
    }

    private static func isUsable(_ strength: Strength?) -> Bool {
        guard case .priority(let priority)? = strength else { return true }
        return priority.isFinite
    }

    // MARK: Adding

    mutating func addSlot(_ row: Row) throws(SolverError) -> Int32 {
        let slot = makeSlot(row)
        do {
            try install(slot)
        } catch {
            removeSlot(slot)
            throw error
        }
        return slot
    }

    mutating func makeSlot(_ row: Row) -> Int32 {
        let slot: Int32
        if let reused = freeSlots.popLast() {
            slot = reused
        } else {
            slot = Int32(slots.count)
            slots.append(Slot())
            given.reserveLists(slots.count)
        }
        let symbol = makeSymbol()
        symbols[Int(symbol)].slot = slot
        symbols[Int(symbol)].below = level(of: row.below)
        symbols[Int(symbol)].above = level(of: row.above)
        slots[Int(slot)].symbol = symbol
        slots[Int(slot)].constant = row.constant
        slots[Int(slot)].below = row.below
        slots[Int(slot)].above = row.above
        slots[Int(slot)].order = row.order
        // Terms of the same variable are added up.
        let epoch = workspace.nextEpoch()
        for term in row.terms {
            let index = Int(term.variable.symbol)
            if workspace.scratch[index].mark == epoch {
                for place in given.range(slot) where given[place].symbol == term.variable.symbol {
                    given[place].coefficient += term.coefficient
                }
            } else {
                workspace.scratch[index].mark = epoch
                given.append(Entry(coefficient: term.coefficient, symbol: term.variable.symbol), to: slot)
            }
        }
        return slot
    }

    /// Installs a slot's row in the tableau.
    ///
    /// It becomes a definition if it contains a variable that is free to be defined, and otherwise a row with a cost. A
    /// required row is made feasible at once.
    mutating func install(_ slot: Int32) throws(SolverError) {
        if let variable = freshVariable(in: slot) {
            define(variable, byGiven: slot)
            return
        }
        let logical = slots[Int(slot)].symbol
        let constant = expand(slot, isGiven: true) - slots[Int(slot)].constant
        let row = makeTableauRow()
        var defined: Entry?
        takeExpansion { solver, symbol, coefficient in
            solver.entries.append(Entry(coefficient: coefficient, symbol: symbol), to: row)
            guard solver.symbols[Int(symbol)].isUnbounded else { return }
            if let best = defined,
                abs(best.coefficient) > abs(coefficient)
                    || (abs(best.coefficient) == abs(coefficient) && best.symbol < symbol)
            {
                return
            }
            defined = Entry(coefficient: coefficient, symbol: symbol)
        }
        if let defined {
            tableau[Int(row)].constant = constant
            entries.append(Entry(coefficient: -1, symbol: logical), to: row)
            highestRank += 1
            turnIntoDefinition(row, of: defined, rank: highestRank)
            return
        }
        tableau[Int(row)] = TableauRow(symbol: logical, constant: constant)
        symbols[Int(logical)].state = .basic
        symbols[Int(logical)].row = row
        symbols[Int(logical)].side = constant >= 0 ? 1 : -1
        for place in entries.range(row) { addHolder(row, to: Self.column(entries[place].symbol)) }
        addOwnCost(of: row, sign: 1)
        settle(row)
        if leaveBasis(row) { return }
        noteViolation(row)
        if let failed = try restoreFeasibility() { throw .unsatisfiable(smallestConflict(of: failed)) }
    }

    /// Pivots the logical of a satisfied required equation with the symbol that occurs in the fewest rows.
    ///
    /// If it stayed in the basis, a degenerate step would exchange it later for the symbol with the largest gain, which
    /// often occurs in very many rows.
    ///
    /// - Returns: whether that was possible.
    private mutating func leaveBasis(_ row: Int32) -> Bool {
        let logical = symbols[Int(tableau[Int(row)].symbol)]
        guard tableau[Int(row)].constant == 0, logical.below == 0, logical.above == 0 else { return false }
        var largest = 0.0
        for place in entries.range(row) { largest = max(largest, abs(entries[place].coefficient)) }
        var best: (entry: Entry, count: Int)?
        for place in entries.range(row) {
            let entry = entries[place]
            let state = symbols[Int(entry.symbol)]
            guard abs(entry.coefficient) >= largest / 8, state.below != 0 || state.above != 0 else { continue }
            let count = holders.count(Self.column(entry.symbol))
            if let best, (best.count, best.entry.symbol) <= (count, entry.symbol) { continue }
            best = (entry, count)
        }
        guard let best else { return false }
        gatherColumn(best.entry.symbol)
        pivot(row, best.entry.coefficient, best.entry.symbol, side: 1)
        return true
    }

    /// An unbounded variable that no other row mentions yet.
    private func freshVariable(in slot: Int32) -> Entry? {
        var best: Entry?
        for place in given.range(slot) {
            let entry = given[place]
            let state = symbols[Int(entry.symbol)]
            guard state.state == .nonbasic, state.isUnbounded, abs(entry.coefficient) > Tolerance.coefficient,
                holders.count(Self.references(entry.symbol)) == 0, holders.count(Self.column(entry.symbol)) == 0
            else { continue }
            if let known = best, abs(known.coefficient) >= abs(entry.coefficient) { continue }
            best = entry
        }
        return best
    }

    /// Makes a given row the definition of a variable that occurs nowhere else, without substituting anything.
    private mutating func define(_ variable: Entry, byGiven slot: Int32) {
        let row = makeTableauRow()
        let places = given.range(slot)
        entries.reserve(places.count + 1, for: row)
        for place in places where given[place].coefficient != 0 { entries.append(given[place], to: row) }
        entries.append(Entry(coefficient: -1, symbol: slots[Int(slot)].symbol), to: row)
        tableau[Int(row)].constant = -slots[Int(slot)].constant
        lowestRank -= 1
        turnIntoDefinition(row, of: variable, rank: lowestRank)
    }

    /// Solves `0 = constant + Σ entries` for one of the entries.
    private mutating func turnIntoDefinition(_ row: Int32, of variable: Entry, rank: Int32) {
        let scale = -1 / variable.coefficient
        entries.removeFirst(from: row) { $0.symbol == variable.symbol }
        for place in entries.range(row) {
            entries[place].coefficient *= scale
            addHolder(row, to: Self.references(entries[place].symbol))
        }
        tableau[Int(row)] = TableauRow(
            symbol: variable.symbol, constant: tableau[Int(row)].constant * scale, isDefinition: true, rank: rank)
        symbols[Int(variable.symbol)].state = .defined
        symbols[Int(variable.symbol)].row = row
        definitionOrder = nil
        basisVersion += 1
    }

    // MARK: Feasibility

    /// Queues a required row that does not hold.
    func isViolated(_ row: Int32) -> Bool {
        let line = tableau[Int(row)]
        guard line.symbol >= 0, !line.isDefinition, line.constant != 0 else { return false }
        let basic = symbols[Int(line.symbol)]
        return (line.constant > 0 ? basic.above : basic.below) == 0
    }

    private mutating func noteViolation(_ row: Int32) {
        if isViolated(row) { workspace.violated.append(tableau[Int(row)].symbol) }
    }

    /// Moves to a point at which all required rows hold.
    ///
    /// - Returns: a symbol that stays beyond its bound; `nil` if there is such a point.
    private mutating func restoreFeasibility() throws(SolverError) -> Int32? {
        guard !urgent.isEmpty || !workspace.violated.isEmpty else { return nil }
        defer { workspace.violated.removeAll(keepingCapacity: true) }
        try optimize(onlyRequired: true)
        var failed: Int32?
        for symbol in workspace.violated {
            let state = symbols[Int(symbol)]
            guard state.state == .basic, isViolated(state.row) else { continue }
            if abs(tableau[Int(state.row)].constant) > Tolerance.feasibility {
                failed = symbol
            } else {
                tableau[Int(state.row)].constant = 0
            }
        }
        return failed
    }

    func rowID(of slot: Int32) -> RowID { RowID(slot: slot, generation: slots[Int(slot)].generation) }

    // MARK: Changing

    /// Changes a constant, after which required rows may be violated.
    mutating func shift(_ slot: Int32, to constant: Double) {
        let logical = slots[Int(slot)].symbol
        let change = constant - slots[Int(slot)].constant
        slots[Int(slot)].constant = constant
        isSolved = false
        tidyReferences(of: logical)
        for place in holders.range(Self.references(logical)) {
            let row = holders[place]
            tableau[Int(row)].constant += change * entries.coefficient(of: logical, in: row)
        }
        if symbols[Int(logical)].state == .basic {
            let row = symbols[Int(logical)].row
            tableau[Int(row)].constant -= change
            settle(row)
            noteViolation(row)
            return
        }
        gatherColumn(logical)
        for index in workspace.column.indices {
            let (row, coefficient) = workspace.column[index]
            tableau[Int(row)].constant += change * coefficient
            settle(row)
            noteViolation(row)
        }
    }

    // MARK: Removing

    mutating func removeSlot(_ slot: Int32) {
        isSolved = false
        basisVersion += 1
        let logical = slots[Int(slot)].symbol
        if symbols[Int(logical)].state == .nonbasic { bringIntoBasis(logical) }
        if symbols[Int(logical)].state == .basic {
            let row = symbols[Int(logical)].row
            addOwnCost(of: row, sign: -1)
            putIntoDefinitions(logical, row: row)
            releaseTableauRow(row)
        }
        releaseSymbol(logical)
        given.clear(slot)
        slots[Int(slot)] = Slot(generation: slots[Int(slot)].generation &+ 1)
        freeSlots.append(slot)
    }

    /// Makes a logical basic before its removal; if only definitions contain it, eliminates it from them instead.
    private mutating func bringIntoBasis(_ logical: Int32) {
        gatherColumn(logical)
        symbols[Int(logical)].below = Symbol.free
        symbols[Int(logical)].above = Symbol.free
        var nearest: (row: Int32, coefficient: Double, distance: Double)?
        for (row, coefficient) in workspace.column {
            let distance = abs(tableau[Int(row)].constant / coefficient)
            if let known = nearest {
                if distance > known.distance { continue }
                if distance == known.distance, abs(coefficient) <= abs(known.coefficient) { continue }
            }
            nearest = (row, coefficient, distance)
        }
        if let nearest {
            // The nearest kink in either direction, so that no other row passes its own kink on the way.
            pivot(nearest.row, nearest.coefficient, logical, side: 1)
            return
        }
        solveDefinitions(for: logical)
    }

    /// Eliminates a logical from the definitions by dropping one of them.
    ///
    /// No cost row may contain it.
    private mutating func solveDefinitions(for logical: Int32) {
        var last: Int32?
        tidyReferences(of: logical)
        for place in holders.range(Self.references(logical)) {
            let row = holders[place]
            if let known = last, tableau[Int(known)].rank >= tableau[Int(row)].rank { continue }
            last = row
        }
        guard let last else { return }
        let variable = tableau[Int(last)].symbol
        // variable = constant + a·logical + rest, so logical = (variable - constant - rest) / a.
        let scale = -1 / entries.coefficient(of: logical, in: last)
        forgetReferences(of: last)
        entries.removeFirst(from: last) { $0.symbol == logical }
        for place in entries.range(last) { entries[place].coefficient *= scale }
        entries.append(Entry(coefficient: -scale, symbol: variable), to: last)
        tableau[Int(last)].constant *= scale
        symbols[Int(variable)].state = .nonbasic
        symbols[Int(variable)].row = -1
        putIntoDefinitions(logical, row: last)
        releaseTableauRow(last)
        definitionOrder = nil
    }

    /// Substitutes a row for a symbol in all definitions that contain it.
    private mutating func putIntoDefinitions(_ symbol: Int32, row: Int32) {
        tidyReferences(of: symbol)
        guard holders.count(Self.references(symbol)) > 0 else { return }
        for place in entries.range(row) {
            workspace.scratch[Int(entries[place].symbol)].weight = entries[place].coefficient
        }
        for index in 0..<holders.count(Self.references(symbol)) {
            let target = holders[holders.range(Self.references(symbol)).lowerBound + index]
            let factor = entries.coefficient(of: symbol, in: target)
            effort &+= entries.count(target)
            workspace.filled.removeAll(keepingCapacity: true)
            let epoch = workspace.nextEpoch()
            entries.substitute(
                symbol, in: target, times: factor, by: row, scratch: &workspace.scratch, epoch: epoch,
                filled: &workspace.filled)
            for other in workspace.filled { addHolder(target, to: Self.references(other)) }
            tableau[Int(target)].constant += factor * tableau[Int(row)].constant
        }
        for place in entries.range(row) { workspace.scratch[Int(entries[place].symbol)].weight = 0 }
        holders.truncate(Self.references(symbol), to: 0)
    }

    /// Removes the definitions that no longer contain a symbol from the symbol's list.
    private mutating func tidyReferences(of symbol: Int32) {
        let epoch = workspace.nextEpoch()
        let places = holders.range(Self.references(symbol))
        var kept = places.lowerBound
        for place in places {
            let row = holders[place]
            guard tableau[Int(row)].mark != epoch, tableau[Int(row)].isDefinition,
                entries.coefficient(of: symbol, in: row) != 0
            else { continue }
            tableau[Int(row)].mark = epoch
            holders[kept] = row
            kept += 1
        }
        holders.truncate(Self.references(symbol), to: kept - places.lowerBound)
    }

    private mutating func forgetReferences(of definition: Int32) {
        for place in entries.range(definition) {
            holders.removeFirst(from: Self.references(entries[place].symbol)) { $0 == definition }
        }
    }
}
