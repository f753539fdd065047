extension Solver {
    /// Finds the best solution, the same one whatever the order in which the rows came.
    ///
    /// Of several best ones it is that in which the variables, in their order, are nearest to 0.
    ///
    /// - Throws: ``SolverError/stepLimit`` if the numbers are beyond what can be computed with.
    public mutating func solve() throws(SolverError) {
        guard !isCanonical else { return }
        try optimize(onlyRequired: false)
        if pivotsSinceCheck > 500 {
            pivotsSinceCheck = 0
            evaluate()
            if largestResidual() > Tolerance.feasibility { try rebuild() }
        }
        try canonicalize()
        evaluate()
        isCanonical = true
    }

    /// Computes every variable's value.
    mutating func evaluate() {
        let order =
            definitionOrder
            ?? {
                var rows: ContiguousArray<Int32> = []
                for row in tableau.indices where tableau[row].isDefinition { rows.append(Int32(row)) }
                rows.sort { tableau[Int($0)].rank > tableau[Int($1)].rank }
                return rows
            }()
        definitionOrder = order
        for index in symbols.indices {
            values[index] = symbols[index].state == .basic ? tableau[Int(symbols[index].row)].constant : 0
        }
        for row in order {
            var value = tableau[Int(row)].constant
            for place in entries.range(row) {
                let entry = entries[place]
                value += entry.coefficient * values[Int(entry.symbol)]
            }
            values[Int(tableau[Int(row)].symbol)] = abs(value) <= Tolerance.value ? 0 : value
        }
    }

    /// By how much the tableau has come apart from the rows that were given.
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

    /// Forgets the tableau and builds it from the rows that were given.
    mutating func rebuild() throws(SolverError) {
        for index in symbols.indices where symbols[index].state != .unused {
            symbols[index].state = .nonbasic
            symbols[index].row = -1
            columns.truncate(Int32(index), to: 0)
            references.truncate(Int32(index), to: 0)
        }
        for row in tableau.indices where tableau[row].symbol >= 0 { releaseTableauRow(Int32(row)) }
        for index in reducedCosts.indices { reducedCosts[index] = 0 }
        (lowestRank, highestRank) = (0, 0)
        definitionOrder = nil
        for slot in slots.indices where slots[slot].symbol >= 0 { try install(Int32(slot)) }
        try optimize(onlyRequired: false)
    }

    // MARK: One of several best solutions

    /// The variables whose values may differ between best solutions, in no case fewer than do.
    ///
    /// What made `solve` prefer one of several solutions is forgotten until it is called again.
    public mutating func openVariables() throws(SolverError) -> [Variable] {
        releaseAnchors()
        try optimize(onlyRequired: false)
        var open: [Variable] = []
        for variable in variables where mayVary(variable) { open.append(Variable(symbol: variable)) }
        return open
    }

    /// Whether a symbol may leave 0 without any cost.
    private func isMovable(_ symbol: Int32) -> Bool {
        let state = symbols[Int(symbol)]
        guard state.state == .nonbasic, !state.isFrozen else { return false }
        let base = Int(symbol) * stride
        var (mayRise, mayFall) = (state.above != 0, state.below != 0)
        for level in 0..<levelCount - 1 {
            let cost = reducedCosts[base + level]
            if cost + (Int(state.above) == level ? 1 : 0) > Tolerance.gradient { mayRise = false }
            if -cost + (Int(state.below) == level ? 1 : 0) > Tolerance.gradient { mayFall = false }
            if !mayRise, !mayFall { return false }
        }
        return true
    }

    /// Whether the best cost leaves a variable's value open, as far as the tableau tells without a step.
    ///
    /// `false` is certain.
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

    /// Fixes, one after another in their order, the variables that the best cost leaves open, each nearest to 0.
    ///
    /// A variable is fixed by a temporary row, which is kept as an anchor until the next change.
    private mutating func canonicalize() throws(SolverError) {
        guard symbols.indices.contains(where: { isMovable(Int32($0)) }) else { return }
        let order =
            sortedVariables
            ?? {
                var sorted = variables
                sorted.sort { (orders[Int($0)], $0) < (orders[Int($1)], $1) }
                return sorted
            }()
        sortedVariables = order
        for variable in order where mayVary(variable) {
            if symbols[Int(variable)].state == .nonbasic, symbols[Int(variable)].below == 0 {
                symbols[Int(variable)].isFrozen = true
                frozen.append(variable)
                continue
            }
            let slot = try addSlot(Row([Term(Variable(symbol: variable))], constant: 0, below: nil, above: nil))
            anchors.append(slot)
            let logical = slots[Int(slot)].symbol
            if symbols[Int(logical)].state == .basic {
                setLevels(of: logical, to: tieLevel)
                try optimize(onlyRequired: false)
                if symbols[Int(logical)].state == .basic {
                    let value = tableau[Int(symbols[Int(logical)].row)].constant
                    shift(slot, to: slots[Int(slot)].constant + value)
                }
            }
            setLevels(of: logical, to: 0)
            try optimize(onlyRequired: true)
        }
        while let variable = frozen.popLast() {
            symbols[Int(variable)].isFrozen = false
            enqueue(variable)
        }
    }

    private mutating func setLevels(of symbol: Int32, to level: Int16) {
        let state = symbols[Int(symbol)]
        if state.state == .basic { addOwnCost(of: state.row, sign: -1) }
        symbols[Int(symbol)].below = level
        symbols[Int(symbol)].above = level
        if state.state == .basic { addOwnCost(of: state.row, sign: 1) }
    }

    /// Takes away what holds a canonical solution, before a change.
    mutating func releaseAnchors() {
        isCanonical = false
        while let slot = anchors.popLast() { removeSlot(slot) }
    }
}
