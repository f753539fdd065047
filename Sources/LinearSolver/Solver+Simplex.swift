// The primal simplex method with piecewise linear costs.

extension Solver {
    struct Candidate {
        var symbol: Int32
        /// 1 to raise the symbol from 0, -1 to lower it.
        var direction: Double
        /// The highest-priority level that a step improves.
        var level: Int
        var gain: Double
    }

    /// Takes steps until none improves the cost, or, on request, only the cost of required rows.
    mutating func optimize(onlyRequired: Bool) throws(SolverError) {
        defer { workspace.isStalled = false }
        var (steps, stalled) = (0, 0)
        let limit = 2_000 + 20 * symbols.count
        while true {
            // After this many degenerate steps, Bland's rule breaks any cycle.
            let isStalled = stalled > 30 + tableau.count / 4
            workspace.isStalled = isStalled
            guard let candidate = nextCandidate(onlyRequired: onlyRequired, lowest: isStalled) else { return }
            let length = step(candidate, isStalled: isStalled)
            stalled = length > Tolerance.value ? 0 : stalled + 1
            steps += 1
            if steps > limit || effort > mostEffort { throw .stepLimit }
        }
    }

    /// The direction in which a nonbasic symbol lowers the cost when it leaves 0, if there is one.
    @inline(__always)
    func improvement(of symbol: Int32, levels: Int) -> Candidate? {
        let state = symbols[Int(symbol)]
        guard state.state == .nonbasic, !state.isFrozen else { return nil }
        let base = Int(symbol) * stride
        // A required row is never violated, even to reduce a larger violation elsewhere.
        var (mayRise, mayFall) = (state.above != 0, state.below != 0)
        for level in 0..<levels {
            if !mayRise, !mayFall { return nil }
            let cost = reducedCosts[base + level]
            if mayRise {
                let slope = cost + (Int(state.above) == level ? 1 : 0)
                if slope < -Tolerance.gradient {
                    return Candidate(symbol: symbol, direction: 1, level: level, gain: -slope)
                }
                mayRise = slope <= Tolerance.gradient
            }
            if mayFall {
                let slope = -cost + (Int(state.below) == level ? 1 : 0)
                if slope < -Tolerance.gradient {
                    return Candidate(symbol: symbol, direction: -1, level: level, gain: -slope)
                }
                mayFall = slope <= Tolerance.gradient
            }
        }
        return nil
    }

    /// Scans the symbols whose costs have changed, and drops those without a gain.
    private mutating func nextCandidate(onlyRequired: Bool, lowest: Bool) -> Candidate? {
        var best: Candidate?
        var index = 0
        var seen = 0
        func prefers(_ candidate: Candidate) -> Bool {
            guard let best else { return true }
            if lowest { return candidate.symbol < best.symbol }
            if candidate.level != best.level { return candidate.level < best.level }
            if candidate.gain != best.gain { return candidate.gain > best.gain }
            return candidate.symbol < best.symbol
        }
        let levels = levelCount
        let window = levels > Self.manyLevels ? Int.max : Self.window
        while index < urgent.count {
            let symbol = urgent[index]
            if let candidate = improvement(of: symbol, levels: onlyRequired ? 1 : levels) {
                if prefers(candidate) { best = candidate }
                index += 1
                seen += 1
                if seen >= window, !lowest { return best }
                continue
            }
            symbols[Int(symbol)].isUrgent = false
            urgent.swapAt(index, urgent.count - 1)
            urgent.removeLast()
            if onlyRequired { enqueue(symbol) }
        }
        if onlyRequired { return best }
        index = 0
        while index < waiting.count {
            let symbol = waiting[index]
            if let candidate = improvement(of: symbol, levels: levels) {
                if prefers(candidate) { best = candidate }
                index += 1
                seen += 1
                if seen >= window, !lowest { return best }
                continue
            }
            symbols[Int(symbol)].isWaiting = false
            waiting.swapAt(index, waiting.count - 1)
            waiting.removeLast()
        }
        return best
    }

    /// The number of improving symbols to compare before choosing one.
    private static let window = 16
    /// The number of levels above which all improving symbols are compared.
    ///
    /// If each of many rows has its own level, a higher level later takes back what a lower one gains.
    private static let manyLevels = 32

    @inline(__always)
    mutating func enqueue(_ symbol: Int32) {
        guard !symbols[Int(symbol)].isWaiting else { return }
        symbols[Int(symbol)].isWaiting = true
        waiting.append(symbol)
    }

    @inline(__always)
    mutating func enqueueUrgently(_ symbol: Int32) {
        guard !symbols[Int(symbol)].isUrgent else { return }
        symbols[Int(symbol)].isUrgent = true
        urgent.append(symbol)
    }

    /// Collects the cost rows that contain a symbol, with its coefficients, and compacts the symbol's list of them.
    mutating func gatherColumn(_ symbol: Int32) {
        workspace.column.removeAll(keepingCapacity: true)
        let epoch = workspace.nextEpoch()
        let places = holders.range(Self.column(symbol))
        var kept = places.lowerBound
        for place in places {
            let row = holders[place]
            guard tableau[Int(row)].mark != epoch, !tableau[Int(row)].isDefinition else { continue }
            let coefficient = entries.coefficient(of: symbol, in: row)
            effort &+= entries.count(row)
            guard coefficient != 0 else { continue }
            tableau[Int(row)].mark = epoch
            workspace.column.append((row, coefficient))
            holders[kept] = row
            kept += 1
        }
        holders.truncate(Self.column(symbol), to: kept - places.lowerBound)
    }

    /// Records that a row now contains a symbol, in the symbol's column or among its references.
    @inline(__always)
    mutating func addHolder(_ row: Int32, to list: Int32) {
        if holders.isFull(list), holders.count(list) >= Self.longList { dropRepeated(list) }
        holders.append(row, to: list)
    }

    /// Lists shorter than this may grow without a check for duplicates.
    private static let longList = 48

    /// Removes duplicates from a list of holders, so that no list grows beyond a small multiple of the number of rows.
    private mutating func dropRepeated(_ list: Int32) {
        let epoch = workspace.nextEpoch()
        let places = holders.range(list)
        var kept = places.lowerBound
        for place in places {
            let row = holders[place]
            guard tableau[Int(row)].mark != epoch else { continue }
            tableau[Int(row)].mark = epoch
            holders[kept] = row
            kept += 1
        }
        let count = kept - places.lowerBound
        holders.truncate(list, to: count)
        // If little was removed, the list would be full again at once.
        if count > places.count / 2 { holders.reserve(2 * places.count, for: list) }
    }

    /// Moves a symbol away from 0 while the cost falls, then exchanges it for the symbol that limits it.
    ///
    /// - Returns: the length of the step.
    private mutating func step(_ candidate: Candidate, isStalled: Bool) -> Double {
        let (entering, direction) = (candidate.symbol, candidate.direction)
        gatherColumn(entering)
        let levels = levelCount
        workspace.gradient.removeAll(keepingCapacity: true)
        for level in 0..<levels {
            workspace.gradient.append(direction * reducedCosts[Int(entering) * stride + level])
        }
        let own = direction > 0 ? symbols[Int(entering)].above : symbols[Int(entering)].below
        if own != Symbol.free { workspace.gradient[Int(own)] += 1 }

        collectBreakpoints(direction: direction)
        var first = 0
        let count = workspace.breakpoints.count
        while first < count {
            // All breakpoints at the same distance are considered together.
            let distance = workspace.breakpoints[first].step
            var next = first
            var blocks = isStalled
            while next < count, workspace.breakpoints[next].step <= distance + Tolerance.tie {
                let breakpoint = workspace.breakpoints[next]
                if breakpoint.isHard { blocks = true }
                let basic = symbols[Int(breakpoint.symbol)]
                let rate = abs(workspace.column[breakpoint.place].coefficient)
                if basic.below != Symbol.free { workspace.gradient[Int(basic.below)] += rate }
                if basic.above != Symbol.free { workspace.gradient[Int(basic.above)] += rate }
                next += 1
            }
            if blocks || !isDescent(levels) {
                let leaving = chooseLeaving(first..<next, isStalled: isStalled)
                for passed in 0..<first { flip(workspace.column[workspace.breakpoints[passed].place].row) }
                let (row, coefficient) = workspace.column[workspace.breakpoints[leaving].place]
                pivot(row, coefficient, entering, side: direction > 0 ? 1 : -1)
                return distance
            }
            first = next
        }
        // No breakpoint ends the descent, so the gain was rounding noise of the reduced costs.
        clearSpuriousGain(of: candidate)
        return 0
    }

    private func isDescent(_ levels: Int) -> Bool {
        for level in 0..<levels {
            if workspace.gradient[level] < -Tolerance.gradient { return true }
            if workspace.gradient[level] > Tolerance.gradient { return false }
        }
        return false
    }

    private mutating func collectBreakpoints(direction: Double) {
        workspace.breakpoints.removeAll(keepingCapacity: true)
        for place in workspace.column.indices {
            let (row, coefficient) = workspace.column[place]
            let basic = tableau[Int(row)].symbol
            let state = symbols[Int(basic)]
            guard !state.isUnbounded else { continue }
            let constant = tableau[Int(row)].constant
            let (near, far) = state.side > 0 ? (state.above, state.below) : (state.below, state.above)
            if (state.side > 0) == (coefficient * direction < 0) {
                workspace.breakpoints.append(
                    Breakpoint(step: abs(constant / coefficient), place: place, symbol: basic, isHard: far == 0))
            } else if near == 0, constant == 0 {
                // The row holds now, and the first step would violate it.
                workspace.breakpoints.append(Breakpoint(step: 0, place: place, symbol: basic, isHard: true))
            }
        }
        guard workspace.breakpoints.count > 1 else { return }
        workspace.breakpoints.sort { $0.step != $1.step ? $0.step < $1.step : $0.symbol < $1.symbol }
    }

    /// Chooses the required breakpoint with the largest coefficient among those at one distance; when stalled, the
    /// lowest symbol.
    private func chooseLeaving(_ range: Range<Int>, isStalled: Bool) -> Int {
        var best = range.lowerBound
        for index in range.dropFirst() {
            let (candidate, current) = (workspace.breakpoints[index], workspace.breakpoints[best])
            if isStalled {
                if candidate.symbol < current.symbol { best = index }
                continue
            }
            if candidate.isHard != current.isHard {
                if candidate.isHard { best = index }
                continue
            }
            let (a, b) = (
                abs(workspace.column[candidate.place].coefficient), abs(workspace.column[current.place].coefficient)
            )
            if a > b || (a == b && candidate.symbol < current.symbol) { best = index }
        }
        return best
    }

    private mutating func clearSpuriousGain(of candidate: Candidate) {
        let own = candidate.direction > 0 ? symbols[Int(candidate.symbol)].above : symbols[Int(candidate.symbol)].below
        reducedCosts[Int(candidate.symbol) * stride + candidate.level] =
            Int(own) == candidate.level ? -candidate.direction : 0
    }

    /// Adds a multiple of a row's entries to a level of the reduced costs.
    @inline(__always)
    mutating func addCost(_ factor: Double, of row: Int32, toLevel level: Int) {
        for place in entries.range(row) {
            let entry = entries[place]
            reducedCosts[Int(entry.symbol) * stride + level] += factor * entry.coefficient
            if level == 0 { enqueueUrgently(entry.symbol) }
            enqueue(entry.symbol)
        }
    }

    /// Moves the reduced costs of a symbol that has become basic to the symbols of its row.
    private mutating func takeCosts(of entering: Int32, to row: Int32) {
        workspace.factors.removeAll(keepingCapacity: true)
        let base = Int(entering) * stride
        for level in 0..<levelCount {
            let factor = reducedCosts[base + level]
            reducedCosts[base + level] = 0
            if abs(factor) > Tolerance.coefficient { workspace.factors.append((level, factor)) }
        }
        guard let first = workspace.factors.first else { return }
        effort &+= entries.count(row) &* workspace.factors.count
        // Symbol by symbol, because the levels of one symbol are adjacent in memory, and those of two may not be.
        for place in entries.range(row) {
            let entry = entries[place]
            let base = Int(entry.symbol) * stride
            for index in workspace.factors.indices {
                let (level, factor) = workspace.factors[index]
                reducedCosts[base + level] += factor * entry.coefficient
            }
            if first.level == 0 { enqueueUrgently(entry.symbol) }
            enqueue(entry.symbol)
        }
    }

    /// Adds or subtracts the cost of a basic symbol on its current side.
    mutating func addOwnCost(of row: Int32, sign: Double) {
        let basic = symbols[Int(tableau[Int(row)].symbol)]
        let level = basic.side > 0 ? basic.above : basic.below
        guard level != Symbol.free else { return }
        addCost(sign * Double(basic.side), of: row, toLevel: Int(level))
    }

    /// Updates the costs after the basic symbol of a row has passed its kink.
    mutating func flip(_ row: Int32) {
        addOwnCost(of: row, sign: -1)
        symbols[Int(tableau[Int(row)].symbol)].side.negate()
        basisVersion += 1
        addOwnCost(of: row, sign: 1)
    }

    /// Exchanges the basic symbol of a row for one of its nonbasic symbols.
    ///
    /// `workspace.column` contains the column of the entering symbol. The leaving symbol becomes 0.
    ///
    /// - Parameters:
    ///   - row: the row of the leaving symbol.
    ///   - coefficient: the coefficient of the entering symbol in that row.
    ///   - entering: the nonbasic symbol.
    ///   - side: the side of 0 on which the entering symbol will be.
    mutating func pivot(_ row: Int32, _ coefficient: Double, _ entering: Int32, side: Int8) {
        let leaving = tableau[Int(row)].symbol
        addOwnCost(of: row, sign: -1)

        // leaving = constant + coefficient·entering + rest, so entering = (leaving - constant - rest) / coefficient.
        let scale = -1 / coefficient
        for place in entries.range(row) {
            if entries[place].symbol == entering {
                entries[place] = Entry(coefficient: -scale, symbol: leaving)
            } else {
                entries[place].coefficient *= scale
            }
            let entry = entries[place]
            workspace.scratch[Int(entry.symbol)].weight = entry.coefficient
        }
        let constant = tableau[Int(row)].constant * scale
        tableau[Int(row)].constant = constant
        tableau[Int(row)].symbol = entering
        symbols[Int(entering)].state = .basic
        symbols[Int(entering)].row = row
        symbols[Int(entering)].side = side
        symbols[Int(leaving)].state = .nonbasic
        symbols[Int(leaving)].row = -1
        // The same rows now contain the leaving symbol, so its column takes the memory of the entering symbol's column.
        holders.exchange(Self.column(entering), Self.column(leaving))
        holders.truncate(Self.column(entering), to: 0)
        holders.truncate(Self.column(leaving), to: 0)
        holders.append(row, to: Self.column(leaving))

        for index in workspace.column.indices {
            let (target, factor) = workspace.column[index]
            guard target != row else { continue }
            effort &+= entries.count(target)
            workspace.filled.removeAll(keepingCapacity: true)
            let epoch = workspace.nextEpoch()
            entries.substitute(
                entering, in: target, times: factor, by: row, scratch: &workspace.scratch, epoch: epoch,
                filled: &workspace.filled)
            for symbol in workspace.filled { addHolder(target, to: Self.column(symbol)) }
            tableau[Int(target)].constant += factor * constant
        }
        for place in entries.range(row) { workspace.scratch[Int(entries[place].symbol)].weight = 0 }

        takeCosts(of: entering, to: row)
        addOwnCost(of: row, sign: 1)
        for index in workspace.column.indices { settle(workspace.column[index].row) }
        basisVersion += 1
        pivotsSinceCheck += 1
    }

    /// Rounds values near 0 to 0, and updates the side to match.
    mutating func settle(_ row: Int32) {
        let value = tableau[Int(row)].constant
        let basic = symbols[Int(tableau[Int(row)].symbol)]
        if abs(value) <= Tolerance.value {
            tableau[Int(row)].constant = 0
            // At the kink, both sides cost the same. The side without a cost gives no false gain.
            let level = basic.side > 0 ? basic.above : basic.below
            let other = basic.side > 0 ? basic.below : basic.above
            if level != Symbol.free, other == Symbol.free, !workspace.isStalled { flip(row) }
        } else if (value > 0) != (basic.side > 0) {
            flip(row)
        }
    }
}
