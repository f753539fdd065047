extension Solver {
    /// Finds the best solution, independent of the order in which rows were added.
    ///
    /// If there are several, it is the one whose variables, in their order, are nearest to 0.
    ///
    /// - Throws: ``SolverError/stepLimit`` if the numbers are numerically intractable.
    public mutating func solve() throws(SolverError) {
        guard !isSolved else { return }
        if canonicalBasis == basisVersion {
            // Constants have changed, but every symbol is still on its side, so the basis is still optimal.
            evaluate()
            isSolved = keepsLeanings()
            if isSolved { return }
        }
        releaseAnchors()
        try optimize(onlyRequired: false)
        if pivotsSinceCheck > 500 {
            pivotsSinceCheck = 0
            evaluate()
            if largestResidual() > Tolerance.feasibility { try rebuild() }
        }
        try canonicalize()
        evaluate()
        canonicalBasis = basisVersion
        isSolved = true
    }

    /// Computes every variable's value.
    mutating func evaluate() {
        let order = definitionOrder ?? sortDefinitions()
        Self.evaluate(&values, symbols, tableau, entries, order)
    }

    /// Writes to a separate array, which makes each write as cheap as possible.
    private static func evaluate(
        _ values: inout ContiguousArray<Double>, _ symbols: borrowing ContiguousArray<Symbol>,
        _ tableau: borrowing ContiguousArray<TableauRow>, _ entries: borrowing ListArena<Entry>,
        _ order: borrowing ContiguousArray<Int32>
    ) {
        values.withUnsafeMutableBufferPointer { values in
            for index in symbols.indices {
                let symbol = symbols[index]
                values[index] = symbol.state == .basic ? tableau[Int(symbol.row)].constant : 0
            }
            for index in order.indices {
                let row = order[index]
                var value = tableau[Int(row)].constant
                for place in entries.range(row) {
                    let entry = entries[place]
                    value += entry.coefficient * values[Int(entry.symbol)]
                }
                values[Int(tableau[Int(row)].symbol)] = abs(value) <= Tolerance.value ? 0 : value
            }
        }
    }

    private mutating func sortDefinitions() -> ContiguousArray<Int32> {
        var rows: ContiguousArray<Int32> = []
        for row in tableau.indices where tableau[row].isDefinition { rows.append(Int32(row)) }
        rows.sort { tableau[Int($0)].rank > tableau[Int($1)].rank }
        definitionOrder = rows
        return rows
    }

    /// The largest difference between the tableau and the given rows.
    func largestResidual() -> Double {
        var largest = 0.0
        for slot in slots.indices where slots[slot].symbol >= 0 {
            var value = -slots[slot].constant
            for place in given.range(Int32(slot)) {
                value += given[place].coefficient * values[Int(given[place].symbol)]
            }
            largest = max(largest, abs(value - values[Int(slots[slot].symbol)]))
        }
        return largest
    }

    /// Discards the tableau and rebuilds it from the given rows.
    mutating func rebuild() throws(SolverError) {
        for index in symbols.indices where symbols[index].state != .unused {
            symbols[index].state = .nonbasic
            symbols[index].row = -1
            holders.truncate(Self.column(Int32(index)), to: 0)
            holders.truncate(Self.references(Int32(index)), to: 0)
        }
        for row in tableau.indices where tableau[row].symbol >= 0 { releaseTableauRow(Int32(row)) }
        for index in reducedCosts.indices { reducedCosts[index] = 0 }
        (lowestRank, highestRank) = (0, 0)
        definitionOrder = nil
        for slot in slots.indices where slots[slot].symbol >= 0 { try install(Int32(slot)) }
        try optimize(onlyRequired: false)
    }

    // MARK: One of several best solutions

    /// The variables whose values may differ between optimal solutions; it may include some whose values cannot.
    ///
    /// The choice between equal solutions is dropped until `solve` is called again.
    public mutating func openVariables() throws(SolverError) -> [Variable] {
        releaseAnchors()
        try optimize(onlyRequired: false)
        var open: [Variable] = []
        // Most variables are ruled out in one pass over all rows, without expanding the definition of each.
        guard markOpen() else { return open }
        for variable in variables where symbols[Int(variable)].isOpen && mayVary(variable) {
            open.append(Variable(symbol: variable))
        }
        return open
    }

    /// Finds any optimal solution, which need not be the one that `solve` finds.
    public mutating func solveForAny() throws(SolverError) {
        releaseAnchors()
        try optimize(onlyRequired: false)
        evaluate()
    }

    /// The rows that determine a variable: a small change of any other row's constant leaves it unchanged.
    ///
    /// They are in the order of their slots, and apply to the values that `solve` found last.
    public mutating func rows(holding variable: Variable) -> [RowID] {
        var nonbasic: [Int32] = []
        let row = symbols[Int(variable.symbol)].row
        switch symbols[Int(variable.symbol)].state {
        case .basic: nonbasic = entries.range(row).map { entries[$0].symbol }
        case .defined:
            _ = expand(row, isGiven: false)
            takeExpansion { _, symbol, _ in nonbasic.append(symbol) }
        case .nonbasic, .unused: break
        }
        let found = nonbasic.map { symbols[Int($0)].slot }.filter { $0 >= 0 && !anchors.contains($0) }
        return found.sorted().map(rowID)
    }

    /// Whether a symbol may leave 0 without cost.
    private func isMovable(_ symbol: Int32) -> Bool {
        let state = symbols[Int(symbol)]
        guard state.state == .nonbasic, !state.isFrozen else { return false }
        return reducedCosts.withUnsafeBufferPointer {
            state.isMovable(at: $0, Int(symbol) * stride, levels: levelCount - 1)
        }
    }

    /// Whether the best cost leaves a variable's value open, judged from the tableau without a step.
    ///
    /// Only `false` is certain.
    mutating func mayVary(_ symbol: Int32) -> Bool {
        switch symbols[Int(symbol)].state {
        case .nonbasic: return isMovable(symbol)
        case .basic:
            let row = symbols[Int(symbol)].row
            return entries.range(row).contains { isMovable(entries[$0].symbol) }
        case .defined:
            _ = expand(symbols[Int(symbol)].row, isGiven: false)
            var varies = false
            takeExpansion { solver, symbol, _ in
                if !varies { varies = solver.isMovable(symbol) }
            }
            return varies
        case .unused: return false
        }
    }

    /// Fixes the variables that the best cost leaves open, one after another in their order, each as near to 0 as
    /// possible.
    ///
    /// A temporary row at the last level minimizes a variable's distance from 0. If the row's logical ends up in the
    /// basis, every movable symbol that changes it could only enlarge it, and is frozen. Otherwise the row stays as an
    /// anchor that keeps the variable at 0. Frozen symbols and anchors last until the next change.
    private mutating func canonicalize() throws(SolverError) {
        guard markOpen() else { return }
        let rows = restingRows
        var next = 0
        for variable in sortedVariables ?? sortVariables() {
            while next < rows.count, rows[next].order < orders[Int(variable)] {
                try rest(rows[next].slot)
                next += 1
            }
            guard symbols[Int(variable)].isOpen, mayVary(variable) else { continue }
            let state = symbols[Int(variable)]
            if state.state == .nonbasic {
                if state.below == 0 {
                    freeze(variable)
                    continue
                }
                // A variable that no row mentions is 0 and affects nothing.
                if holders.count(Self.references(variable)) == 0, holders.count(Self.column(variable)) == 0 { continue }
            }
            try bringNear(variable, Row([Term(Variable(symbol: variable))], constant: 0, below: nil, above: nil))
        }
        for row in rows[next...] { try rest(row.slot) }
    }

    /// The rows that are met exactly where that costs nothing, in their order.
    private var restingRows: [(order: Int, slot: Int32)] {
        var rows: [(order: Int, slot: Int32)] = []
        for (slot, given) in slots.enumerated() where given.symbol >= 0 {
            if let order = given.order, symbols[Int(given.symbol)].isOpen { rows.append((order, Int32(slot))) }
        }
        rows.sort { ($0.order, $0.slot) < ($1.order, $1.slot) }
        return rows
    }

    /// Fixes a row's expression as near to its constant as it gets.
    private mutating func rest(_ slot: Int32) throws(SolverError) {
        let logical = slots[Int(slot)].symbol
        guard mayVary(logical) else { return }
        guard symbols[Int(logical)].state != .nonbasic else { return freeze(logical) }
        let terms = given.range(slot).map { Term(Variable(symbol: given[$0].symbol), given[$0].coefficient) }
        try bringNear(logical, Row(terms, constant: slots[Int(slot)].constant, below: nil, above: nil))
    }

    /// Fixes a symbol as near to 0 as it gets, by a temporary row that is 0 where it is.
    private mutating func bringNear(_ symbol: Int32, _ row: Row) throws(SolverError) {
        let slot = try addSlot(row)
        let logical = slots[Int(slot)].symbol
        if symbols[Int(logical)].state == .basic {
            setLevels(of: logical, to: tieLevel)
            try optimize(onlyRequired: false)
        }
        if symbols[Int(logical)].state == .basic {
            let row = symbols[Int(logical)].row
            leanings.append((symbol, symbols[Int(logical)].side))
            for place in entries.range(row) where isMovable(entries[place].symbol) {
                freeze(entries[place].symbol)
            }
            removeSlot(slot)
        } else {
            anchors.append(slot)
            setLevels(of: logical, to: 0)
        }
    }

    /// Marks the symbols that may differ between optimal solutions, in one pass over the rows.
    ///
    /// - Returns: whether there are any.
    private mutating func markOpen() -> Bool {
        guard Self.markMovable(&symbols, reducedCosts, stride: stride, levels: levelCount - 1) else { return false }
        for row in tableau.indices where tableau[row].symbol >= 0 && !tableau[row].isDefinition {
            for place in entries.range(Int32(row)) where symbols[Int(entries[place].symbol)].isOpen {
                symbols[Int(tableau[row].symbol)].isOpen = true
                break
            }
        }
        for row in definitionOrder ?? sortDefinitions() {
            for place in entries.range(row) where symbols[Int(entries[place].symbol)].isOpen {
                symbols[Int(tableau[Int(row)].symbol)].isOpen = true
                break
            }
        }
        return true
    }

    private static func markMovable(
        _ symbols: inout ContiguousArray<Symbol>, _ costs: borrowing ContiguousArray<Double>, stride: Int, levels: Int
    ) -> Bool {
        costs.withUnsafeBufferPointer { costs in
            symbols.withUnsafeMutableBufferPointer { symbols in
                var isAnyOpen = false
                for index in symbols.indices {
                    let isOpen =
                        symbols[index].state == .nonbasic && !symbols[index].isFrozen
                        && symbols[index].isMovable(at: costs, index * stride, levels: levels)
                    symbols[index].isOpen = isOpen
                    if isOpen { isAnyOpen = true }
                }
                return isAnyOpen
            }
        }
    }

    private mutating func sortVariables() -> ContiguousArray<Int32> {
        var sorted = variables
        sorted.sort { (orders[Int($0)], $0) < (orders[Int($1)], $1) }
        sortedVariables = sorted
        return sorted
    }

    private mutating func freeze(_ symbol: Int32) {
        symbols[Int(symbol)].isFrozen = true
        frozen.append(symbol)
    }

    /// Whether the variables that cannot be 0 are still on their side of 0.
    private func keepsLeanings() -> Bool {
        leanings.allSatisfy { variable, side in
            let value = values[Int(variable)]
            return side > 0 ? value >= 0 : value <= 0
        }
    }

    private mutating func setLevels(of symbol: Int32, to level: Int16) {
        let state = symbols[Int(symbol)]
        if state.state == .basic { addOwnCost(of: state.row, sign: -1) }
        symbols[Int(symbol)].below = level
        symbols[Int(symbol)].above = level
        if state.state == .basic { addOwnCost(of: state.row, sign: 1) }
    }

    /// Removes the anchors and frozen symbols of a canonical solution, before a change.
    mutating func releaseAnchors() {
        isSolved = false
        canonicalBasis = nil
        leanings.removeAll(keepingCapacity: true)
        while let symbol = frozen.popLast() {
            symbols[Int(symbol)].isFrozen = false
            enqueue(symbol)
        }
        while let slot = anchors.popLast() { removeSlot(slot) }
    }
}

extension Solver.Symbol {
    /// Whether it may leave 0 without cost, judged by its reduced costs, which begin at an index of the array.
    @inline(__always)
    fileprivate func isMovable(at costs: UnsafeBufferPointer<Double>, _ base: Int, levels: Int) -> Bool {
        var (mayRise, mayFall) = (above != 0, below != 0)
        for level in 0..<levels {
            guard mayRise || mayFall else { return false }
            let cost = costs[base + level]
            if cost + (Int(above) == level ? 1 : 0) > Tolerance.gradient { mayRise = false }
            if -cost + (Int(below) == level ? 1 : 0) > Tolerance.gradient { mayFall = false }
        }
        return mayRise || mayFall
    }
}
