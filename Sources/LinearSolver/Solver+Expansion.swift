extension Solver {
    /// Expands an expression into nonbasic symbols only.
    ///
    /// The coefficients are left in `workspace.scratch` for the symbols of `workspace.touched`, some of which may have
    /// become 0. The caller clears them with `takeExpansion`.
    ///
    /// - Parameters:
    ///   - list: the list of the arena that contains the expression's entries.
    ///   - isGiven: whether that is the arena of given rows rather than of the tableau.
    /// - Returns: the expression's constant.
    mutating func expand(_ list: Int32, isGiven: Bool) -> Double {
        let epoch = workspace.nextEpoch()
        workspace.touched.removeAll(keepingCapacity: true)
        var constant = 0.0
        for place in isGiven ? given.range(list) : entries.range(list) {
            let entry = isGiven ? given[place] : entries[place]
            accumulate(entry.symbol, entry.coefficient, epoch: epoch)
        }
        // Definitions come first, each after all definitions that refer to it.
        while let symbol = popPending() {
            constant += replaceByRow(symbol, epoch: epoch)
        }
        // The rows of basic symbols contain only nonbasic symbols, so one pass is enough.
        var index = 0
        while index < workspace.touched.count {
            let symbol = workspace.touched[index]
            index += 1
            guard symbols[Int(symbol)].state == .basic else { continue }
            constant += replaceByRow(symbol, epoch: epoch)
        }
        return constant
    }

    /// Passes the coefficients of an expansion to `body` without rounding noise, and clears the workspace.
    mutating func takeExpansion(_ body: (inout Self, _ symbol: Int32, _ coefficient: Double) -> Void) {
        for index in workspace.touched.indices {
            let symbol = workspace.touched[index]
            let weight = workspace.scratch[Int(symbol)].weight
            workspace.scratch[Int(symbol)].weight = 0
            if abs(weight) > Tolerance.coefficient { body(&self, symbol, weight) }
        }
    }

    /// Substitutes a symbol's row for the symbol in the expansion.
    ///
    /// - Returns: the row's contribution to the constant of the expansion.
    @inline(__always)
    private mutating func replaceByRow(_ symbol: Int32, epoch: Int64) -> Double {
        let factor = workspace.scratch[Int(symbol)].weight
        workspace.scratch[Int(symbol)].weight = 0
        guard factor != 0 else { return 0 }
        let row = symbols[Int(symbol)].row
        effort &+= entries.count(row)
        for place in entries.range(row) {
            let entry = entries[place]
            accumulate(entry.symbol, factor * entry.coefficient, epoch: epoch)
        }
        return factor * tableau[Int(row)].constant
    }

    @inline(__always)
    private mutating func accumulate(_ symbol: Int32, _ coefficient: Double, epoch: Int64) {
        let index = Int(symbol)
        if workspace.scratch[index].mark != epoch {
            workspace.scratch[index].mark = epoch
            workspace.scratch[index].weight = coefficient
            if symbols[index].state == .defined {
                pushPending(symbol, rank: tableau[Int(symbols[index].row)].rank)
            } else {
                workspace.touched.append(symbol)
            }
            return
        }
        let old = workspace.scratch[index].weight
        let sum = old + coefficient
        workspace.scratch[index].weight =
            abs(sum) > Tolerance.cancellation * (abs(old) + abs(coefficient)) ? sum : 0
    }

    private mutating func pushPending(_ symbol: Int32, rank: Int32) {
        workspace.pending.append((rank, symbol))
        var child = workspace.pending.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard workspace.pending[child].rank < workspace.pending[parent].rank else { return }
            workspace.pending.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func popPending() -> Int32? {
        guard let first = workspace.pending.first, let last = workspace.pending.popLast() else { return nil }
        let count = workspace.pending.count
        guard count > 0 else { return first.symbol }
        workspace.pending[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in (2 * parent + 1)...(2 * parent + 2)
            where child < count && workspace.pending[child].rank < workspace.pending[least].rank {
                least = child
            }
            guard least != parent else { return first.symbol }
            workspace.pending.swapAt(parent, least)
            parent = least
        }
    }
}
