import LinearSolver
import Testing

struct SolverTests {
    @Test("Numbers that are not finite are rejected, without other effects", arguments: [Double.nan, .infinity])
    func notFinite(number: Double) throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let row = try solver.add(Row([Term(x)], .equal, 3))
        #expect(throws: SolverError.notFinite) { _ = try solver.add(Row([Term(x)], .equal, number)) }
        #expect(throws: SolverError.notFinite) { _ = try solver.add(Row([Term(x, number)], .equal, 1)) }
        #expect(throws: SolverError.notFinite) {
            _ = try solver.add(Row([Term(x)], .equal, 1, strength: .priority(number)))
        }
        #expect(throws: SolverError.notFinite) { try solver.setConstant(number, of: row) }
        try solver.solve()
        #expect(solver.value(of: x) == 3)
    }

    @Test("The id of a removed row stays invalid, even if its slot is reused")
    func unknownRow() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let row = try solver.add(Row([Term(x)], .equal, 3))
        try solver.remove(row)
        _ = try solver.add(Row([Term(x)], .equal, 4))
        #expect(throws: SolverError.unknownRow) { try solver.remove(row) }
        #expect(throws: SolverError.unknownRow) { try solver.setConstant(1, of: row) }
        try solver.solve()
        #expect(solver.value(of: x) == 4)
    }

    @Test("Priorities are compared, never summed")
    func priorities() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = try solver.add(Row([Term(x)], .equal, 1, strength: .priority(2)))
        for _ in 0..<1000 { _ = try solver.add(Row([Term(x)], .equal, 5, strength: .priority(1.999))) }
        try solver.solve()
        #expect(solver.value(of: x) == 1)
    }

    @Test("A row may have different strengths on its two sides")
    func sides() throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        for variable in [x, y] {
            _ = try solver.add(
                Row([Term(variable)], constant: 50, below: .priority(750), above: .priority(250)))
        }
        _ = try solver.add(Row([Term(x)], .equal, 80, strength: .priority(500)))
        _ = try solver.add(Row([Term(y)], .equal, 20, strength: .priority(500)))
        try solver.solve()
        #expect(solver.value(of: x) == 80)
        #expect(solver.value(of: y) == 50)
    }

    @Test("The chosen optimal solution has variables nearest to 0 in their order, not by age")
    func canonicalSolution() throws {
        var solver = Solver()
        let late = solver.makeVariable(isNonnegative: true, order: 2)
        let early = solver.makeVariable(isNonnegative: true, order: 1)
        _ = try solver.add(Row([Term(late), Term(early)], .equal, 10))
        try solver.solve()
        #expect(solver.value(of: early) == 0)
        #expect(solver.value(of: late) == 10)
    }

    @Test("Every conflict names its rows, with the new one last")
    func conflict() throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let a = try solver.add(Row([Term(x)], .greaterThanOrEqual, 10))
        _ = try solver.add(Row([Term(y)], .greaterThanOrEqual, 1))
        let b = try solver.add(Row([Term(x), Term(y, -1)], .lessThanOrEqual, 0))
        let c = Row([Term(y)], .lessThanOrEqual, 5)
        do {
            _ = try solver.add(c)
            Issue.record("the rows cannot hold")
        } catch {
            guard case .unsatisfiable(let rows) = error else { throw error }
            #expect(Set(rows.dropLast()) == [a, b])
            #expect(rows.count == 3)
        }
        try solver.remove(b)
        _ = try solver.add(c)
        try solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test("A degenerate system does not cycle")
    func degeneracy() throws {
        var solver = Solver()
        let variables = (0..<12).map { _ in solver.makeVariable(isNonnegative: true) }
        for (index, x) in variables.enumerated() {
            for (other, y) in variables.enumerated() where other != index {
                _ = try solver.add(
                    Row([Term(x), Term(y, -1)], .lessThanOrEqual, 0, strength: .priority(Double(index))))
            }
        }
        _ = try solver.add(Row(variables.map { Term($0) }, .equal, 120))
        try solver.solve()
        for x in variables { #expect(abs(solver.value(of: x) - 10) < 1e-6) }
    }

    @Test("Constants of very different magnitude are still solved")
    func scales() throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        _ = try solver.add(Row([Term(x)], .equal, 9_000_000))
        _ = try solver.add(Row([Term(x), Term(y)], .equal, 9_000_000.25))
        try solver.solve()
        #expect(abs(solver.value(of: y) - 0.25) < 1e-6)
    }

    @Test("A long chain resizes without a rebuild")
    func chain() throws {
        var solver = Solver()
        let edge = solver.makeVariable()
        let whole = try solver.add(Row([Term(edge)], .equal, 1000))
        var (last, lengths): (Variable?, [Variable]) = (nil, [])
        for _ in 0..<300 {
            let (x, length) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
            _ = try solver.add(Row([Term(x)] + (last.map { [Term($0, -1)] } ?? []), .equal, 1))
            _ = try solver.add(Row([Term(length), Term(x, -1)], .equal, 0))
            lengths.append(length)
            last = x
        }
        if let last { _ = try solver.add(Row([Term(last), Term(edge, -1)], .equal, 0, strength: .priority(10))) }
        try solver.solve()
        #expect(lengths.map { solver.value(of: $0) } == (1...300).map(Double.init))
        try solver.setConstant(2000, of: whole)
        try solver.solve()
        #expect(solver.value(of: edge) == 2000)
        #expect(lengths.last.map { solver.value(of: $0) } == 300)
    }

    @Test("The system has a textual description")
    func description() throws {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        _ = try solver.add(Row([Term(x), Term(y, -2)], .equal, 4))
        _ = try solver.add(Row([Term(y)], .greaterThanOrEqual, 1.5, strength: .priority(250)))
        try solver.solve()
        #expect(
            solver.description == """
                rows
                  r0: x0 - 2·x1 == 4
                  r1: x1 >= 1.5 @250
                variables
                  x0 = 7
                  x1 = 1.5 >= 0
                tableau
                  x0 = 4 + 2·x1 + r0
                  x1 → 1.5 + r1
                """ + "\ncosts")
    }
}
