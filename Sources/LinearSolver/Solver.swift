/// An incremental simplex solver for linear equations and inequalities, required or preferred.
///
/// It is a Cassowary solver with these differences from the paper:
///
/// - *A cost for each priority.* Failing a preferred row costs the distance, at the row's priority. Costs are compared
///   from the highest priority down and never added across priorities: each priority has its own *level* of reduced
///   costs. Level 0 is the required rows, so feasibility is simply the highest priority.
/// - *One symbol per row.* A row's *logical* is its expression minus its constant. Its cost is a piecewise linear
///   function with a kink at 0: one level and slope below, one above. So a row needs no slack variable and no two error
///   variables, and every nonbasic symbol is 0. A step may pass kinks for as long as that pays (a long-step ratio
///   test).
/// - *Definitions.* An unbounded variable never limits a step. The row that determines it is kept unchanged as the
///   variable's *definition*, and is evaluated when values are requested; pivots do not touch it. Definitions refer to
///   one another without cycles, in the order of their ranks.
/// - *One answer.* If the best cost leaves variables open, they are fixed one after another, in the order given to
///   `makeVariable`, each as near to 0 as the earlier ones allow. That is a property of the set of rows, so the answer
///   does not depend on the order in which they were added.
public struct Solver: Sendable {
    struct Symbol: Sendable {
        enum State: UInt8, Sendable {
            case unused
            /// Its value is 0.
            case nonbasic
            /// Its value is the constant of its tableau row.
            case basic
            /// A variable without bounds whose tableau row is its definition.
            case defined
        }

        var state = State.unused
        var isVariable = false
        /// For a basic symbol: the side of the kink that its value is on, 1 or -1.
        var side: Int8 = 1
        var isUrgent = false
        var isWaiting = false
        /// Whether it is kept at 0 during the search for a canonical solution.
        var isFrozen = false
        /// Whether it may differ between optimal solutions, judged in one pass over the rows.
        var isOpen = false
        /// The level of the cost of being below 0 and above 0; `Self.free` if there is none.
        var below = Self.free
        var above = Self.free
        /// The tableau row of a basic or defined symbol.
        var row: Int32 = -1
        /// The slot of the row whose logical it is.
        var slot: Int32 = -1

        static let free: Int16 = -1

        var isUnbounded: Bool { below == Self.free && above == Self.free }
    }

    /// `symbol = constant + Σ entries`; the entries are in the arena `entries` under the same number.
    struct TableauRow: Sendable {
        var symbol: Int32 = -1
        var constant = 0.0
        var isDefinition = false
        /// A definition refers only to definitions of a higher rank.
        var rank: Int32 = 0
        /// Equals the epoch of the workspace if the row has been met.
        var mark: Int64 = 0
    }

    /// A row as it was given.
    struct Slot: Sendable {
        var symbol: Int32 = -1
        var generation: Int32 = 0
        var constant = 0.0
        var below: Strength?
        var above: Strength?
        /// Its place among the rows that are met exactly where that costs nothing.
        var order: Int?
    }

    var symbols: ContiguousArray<Symbol> = []
    /// The number of symbols for which the arrays beside `symbols` have room.
    private var symbolCapacity = 0
    var slots: ContiguousArray<Slot> = []
    /// The terms of each slot's row.
    var given = ListArena<Entry>(filler: Entry(coefficient: 0, symbol: 0))

    var tableau: ContiguousArray<TableauRow> = []
    var entries = ListArena<Entry>(filler: Entry(coefficient: 0, symbol: 0))
    /// The rows that may contain each symbol: its column, which are cost rows, and its references, which are
    /// definitions.
    ///
    /// Some may be listed twice, or may no longer contain the symbol.
    var holders = ListArena<Int32>(filler: 0)

    /// The priorities of levels 1, 2, …, highest first.
    ///
    /// One more level after them breaks ties.
    var priorities: ContiguousArray<Double> = []
    /// The cost of a unit of each symbol through the basic symbols, by level within each symbol, `stride` apart.
    var reducedCosts: ContiguousArray<Double> = []
    var stride = 4

    /// Symbols whose cost at level 0, or at any level, has changed since it was last examined.
    var urgent: ContiguousArray<Int32> = []
    var waiting: ContiguousArray<Int32> = []

    var variables: ContiguousArray<Int32> = []
    /// The place of each variable's symbol in the order of preference.
    var orders: ContiguousArray<Int> = []
    var sortedVariables: ContiguousArray<Int32>?
    /// Slots and symbols that keep a canonical solution in place until the next change.
    var anchors: ContiguousArray<Int32> = []
    var frozen: ContiguousArray<Int32> = []
    /// Open variables that cannot be 0, with the side on which they stay.
    var leanings: ContiguousArray<(variable: Int32, side: Int8)> = []
    /// The number of changes to the basis or to the side of a basic symbol.
    var basisVersion = 0
    /// The version at which ties were last broken; `nil` if that must be repeated.
    var canonicalBasis: Int?
    /// Whether the values are those of the best solution.
    var isSolved = false

    var lowestRank: Int32 = 0
    var highestRank: Int32 = 0
    /// Definitions by descending rank; `nil` after a change.
    var definitionOrder: ContiguousArray<Int32>?

    var freeSymbols: ContiguousArray<Int32> = []
    var freeSlots: ContiguousArray<Int32> = []
    var freeTableauRows: ContiguousArray<Int32> = []

    var values: ContiguousArray<Double> = []
    var workspace = Workspace()
    /// The number of pivots since the tableau was last built or checked.
    var pivotsSinceCheck = 0
    /// The number of entries of rows and columns that were visited, a measure of time that is the same on every
    /// machine.
    public internal(set) var effort = 0
    /// The effort of copying the solver, which is not counted in ``effort``.
    public var copyingEffort: Int { (entries.storage.count + holders.storage.count) / 4 + symbols.count }
    /// The limit of ``effort`` after which the search for a solution ends.
    public var mostEffort = Int.max
    /// The part of the effort that was spent on minimizing conflicting sets.
    var searchEffort = 0

    /// Creates a solver without rows.
    ///
    /// - Parameter priorities: the priorities that rows will have, as far as they are known. They cost less now than
    ///   later.
    public init(priorities: [Double] = []) {
        if !priorities.isEmpty {
            let known = priorities.filter(\.isFinite).sorted(by: >)
            for priority in known where priority != self.priorities.last { self.priorities.append(priority) }
            self.priorities = Self.thinned(self.priorities)
            while levelCount > stride { stride *= 2 }
        }
        // There are many small systems, which should not spend their time on growing arrays.
        let count = Self.firstCapacity
        symbols.reserveCapacity(count)
        slots.reserveCapacity(count)
        tableau.reserveCapacity(count)
        variables.reserveCapacity(count)
        waiting.reserveCapacity(count)
        given.reserve(elements: 3 * count)
        given.reserveLists(count)
        entries.reserve(elements: 4 * count)
        holders.reserve(elements: 6 * count)
        workspace.reserve(count)
    }

    /// The initial capacity for symbols and rows.
    private static let firstCapacity = 16

    /// The numbers of a symbol's lists in `holders`.
    @inline(__always)
    static func column(_ symbol: Int32) -> Int32 { 2 &* symbol }
    @inline(__always)
    static func references(_ symbol: Int32) -> Int32 { 2 &* symbol &+ 1 }

    var levelCount: Int { priorities.count + 2 }
    var tieLevel: Int16 { Int16(priorities.count + 1) }
}

// MARK: - Variables

extension Solver {
    /// Creates a variable without rows; its value is 0.
    ///
    /// - Parameters:
    ///   - isNonnegative: whether it must not be less than 0. This costs less than a row.
    ///   - order: its place in the order of preference, if rows leave several variables open: lower numbers are brought
    ///     nearest to 0 first. Variables of the same order are sorted by age.
    /// - Returns: the variable, which is valid in this solver only.
    public mutating func makeVariable(isNonnegative: Bool = false, order: Int = 0) -> Variable {
        let symbol = makeSymbol()
        symbols[Int(symbol)].isVariable = true
        symbols[Int(symbol)].below = isNonnegative ? 0 : Symbol.free
        variables.append(symbol)
        orders[Int(symbol)] = order
        sortedVariables = nil
        releaseAnchors()
        return Variable(symbol: symbol)
    }

    /// The value of a variable in the solution that `solve` found last.
    public func value(of variable: Variable) -> Double {
        let index = Int(variable.symbol)
        return index < values.count ? values[index] : 0
    }

    mutating func makeSymbol() -> Int32 {
        let symbol: Int32
        if let reused = freeSymbols.popLast() {
            symbol = reused
        } else {
            symbol = Int32(symbols.count)
            symbols.append(Symbol())
            if symbols.count > symbolCapacity { growSymbols(to: max(Self.firstCapacity, 2 * symbolCapacity)) }
        }
        symbols[Int(symbol)].state = .nonbasic
        return symbol
    }

    /// Grows all arrays beside `symbols`, in one step for many symbols.
    private mutating func growSymbols(to capacity: Int) {
        let more = capacity - symbolCapacity
        symbolCapacity = capacity
        orders.append(contentsOf: repeatElement(0, count: more))
        values.append(contentsOf: repeatElement(0, count: more))
        reducedCosts.append(contentsOf: repeatElement(0, count: more * stride))
        holders.reserveLists(2 * capacity)
        workspace.growSymbols(by: more)
    }

    /// Frees a logical that occurs nowhere any more.
    mutating func releaseSymbol(_ symbol: Int32) {
        let index = Int(symbol)
        for level in 0..<stride { reducedCosts[index * stride + level] = 0 }
        let (isUrgent, isWaiting) = (symbols[index].isUrgent, symbols[index].isWaiting)
        symbols[index] = Symbol()
        symbols[index].isUrgent = isUrgent
        symbols[index].isWaiting = isWaiting
        holders.clear(Self.column(symbol))
        holders.clear(Self.references(symbol))
        freeSymbols.append(symbol)
    }

    mutating func makeTableauRow() -> Int32 {
        if let reused = freeTableauRows.popLast() { return reused }
        tableau.append(TableauRow())
        if tableau.count > entries.extents.count {
            entries.reserveLists(max(Self.firstCapacity, 2 * entries.extents.count))
        }
        return Int32(tableau.count - 1)
    }

    mutating func releaseTableauRow(_ row: Int32) {
        tableau[Int(row)] = TableauRow()
        entries.clear(row)
        freeTableauRows.append(row)
    }
}

// MARK: - Levels

extension Solver {
    /// The largest number of levels, each of which takes a number for every symbol.
    ///
    /// If there are more priorities, a priority without a level counts as the next lower one that has a level.
    static let mostLevels = 512
    /// The number of levels reserved for priorities that were not known from the start.
    private static let spareLevels = 16

    private static func thinned(_ priorities: ContiguousArray<Double>) -> ContiguousArray<Double> {
        let most = mostLevels - spareLevels
        guard priorities.count > most else { return priorities }
        return ContiguousArray((0..<most).map { priorities[$0 * (priorities.count - 1) / (most - 1)] })
    }

    /// The level of a strength, which is created if it is new.
    mutating func level(of strength: Strength?) -> Int16 {
        guard case .priority(let priority)? = strength else { return strength == nil ? Symbol.free : 0 }
        var (low, high) = (0, priorities.count)
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        if low == priorities.count || priorities[low] != priority {
            guard priorities.count < Self.mostLevels else { return Int16(min(low, priorities.count - 1) + 1) }
            // A priority that was removed to save levels must not come back.
            if priorities.count >= Self.mostLevels - Self.spareLevels, low > 0, low < priorities.count {
                return Int16(low + 1)
            }
            insertLevel(priority, at: low)
        }
        return Int16(low + 1)
    }

    private mutating func insertLevel(_ priority: Double, at index: Int) {
        let old = (count: levelCount, stride: stride)
        priorities.insert(priority, at: index)
        let level = index + 1
        for symbol in symbols.indices {
            if symbols[symbol].below >= level { symbols[symbol].below += 1 }
            if symbols[symbol].above >= level { symbols[symbol].above += 1 }
        }
        if levelCount > stride {
            stride *= 2
            var costs = ContiguousArray<Double>(repeating: 0, count: symbolCapacity * stride)
            for symbol in symbols.indices {
                for from in 0..<old.count {
                    costs[symbol * stride + from] = reducedCosts[symbol * old.stride + from]
                }
            }
            reducedCosts = costs
        }
        for symbol in symbols.indices {
            let base = symbol * stride
            for place in (level..<old.count).reversed() { reducedCosts[base + place + 1] = reducedCosts[base + place] }
            reducedCosts[base + level] = 0
        }
    }
}

/// A point where the cost of a step becomes steeper, because a basic symbol passes its kink.
struct Breakpoint: Sendable {
    var step: Double
    /// The index in the column of the entering symbol.
    var place: Int
    var symbol: Int32
    /// Whether a required row ends the step here.
    var isHard: Bool
}

/// Buffers for the steps of the solver, kept to avoid allocations.
struct Workspace: Sendable {
    /// An element for each symbol.
    var scratch: ContiguousArray<SymbolScratch> = []
    var epoch: Int64 = 0
    var touched: ContiguousArray<Int32> = []
    var filled: ContiguousArray<Int32> = []
    /// Definitions that are still to be expanded, lowest rank first (a heap).
    var pending: ContiguousArray<(rank: Int32, symbol: Int32)> = []
    var gradient: ContiguousArray<Double> = []
    var column: ContiguousArray<(row: Int32, coefficient: Double)> = []
    var breakpoints: ContiguousArray<Breakpoint> = []
    var violated: ContiguousArray<Int32> = []
    /// The levels at which an entering symbol has a reduced cost.
    var factors: ContiguousArray<(level: Int, factor: Double)> = []
    /// Whether Bland's rule is active, under which a symbol at its kink stays on its side.
    var isStalled = false

    mutating func growSymbols(by count: Int) {
        scratch.append(contentsOf: repeatElement(SymbolScratch(), count: count))
    }

    mutating func reserve(_ count: Int) {
        touched.reserveCapacity(count)
        filled.reserveCapacity(count)
        column.reserveCapacity(count)
        breakpoints.reserveCapacity(count)
    }

    mutating func nextEpoch() -> Int64 {
        epoch += 1
        return epoch
    }
}
