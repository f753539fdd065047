import LinearSolver
import RandomNumbers
import Testing

/// Many rows that are equal, opposite or multiples, and one that conflicts with them.
@Suite struct ManyEqualRowsTests {
    enum Kind: String, CaseIterable {
        case equal, opposite, scaled, mixed
    }

    private static let counts = [1, 2, 61, 62, 63, 64, 127, 1_000, 5_000]

    @Test("A conflict with any number of similar rows names two of them", arguments: Kind.allCases, counts)
    func conflict(kind: Kind, count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        var rows: Set<RowID> = []
        for _ in 0..<count {
            let scale =
                switch kind {
                case .equal: 1.0
                case .opposite: -1.0
                case .scaled: Double(Int.random(in: 1...1_000, using: &random)) / 8
                case .mixed: Double(Int.random(in: 1...1_000, using: &random)) / (Bool.random(using: &random) ? 8 : -8)
                }
            // x - y = 3
            rows.insert(try solver.add(Row([Term(x, scale), Term(y, -scale)], .equal, 3 * scale)))
        }
        let before = solver.effort
        do {
            _ = try solver.add(Row([Term(x), Term(y, -1)], .equal, 4))
            Issue.record("x - y cannot be 3 and 4")
        } catch {
            guard case .unsatisfiable(let set) = error else { throw error }
            #expect(set.count == 2 && set.dropLast().allSatisfy(rows.contains))
        }
        #expect(solver.effort - before < 40_000_000)
        try solver.solve()
        #expect(abs(solver.value(of: x) - solver.value(of: y) - 3) < 1e-6)
    }

    @Test("A conflict of three among many similar rows names three", arguments: [1, 31, 32, 64, 500])
    func conflictOfThree(count: Int) throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        for _ in 0..<count { for variable in [x, y] { _ = try solver.add(Row([Term(variable)], .equal, 1)) } }
        let before = solver.effort
        do {
            _ = try solver.add(Row([Term(x), Term(y)], .equal, 3))
            Issue.record("1 and 1 are not 3")
        } catch {
            guard case .unsatisfiable(let set) = error else { throw error }
            #expect(set.count == 3)
        }
        #expect(solver.effort - before < 40_000_000)
    }

    @Test("A large number of priorities share levels, in the same order", arguments: [600, 3_000])
    func manyPriorities(count: Int) throws {
        let priorities = (0..<count).map { 1 + Double($0) * 998 / Double(count) }
        var solver = Solver(priorities: priorities)
        let variables = priorities.map { _ in solver.makeVariable() }
        for (index, priority) in priorities.enumerated() {
            _ = try solver.add(Row([Term(variables[index])], .equal, 1, strength: .priority(priority)))
            // Added late, with a far lower priority.
            _ = try solver.add(Row([Term(variables[index])], .equal, 2, strength: .priority(-Double(index) - 1)))
        }
        try solver.solve()
        #expect(variables.allSatisfy { abs(solver.value(of: $0) - 1) < 1e-9 })
    }
}
