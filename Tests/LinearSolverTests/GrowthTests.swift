import Testing

@testable import LinearSolver

/// The growth of work with the size of the system.
@Suite struct GrowthTests {
    /// A row of views with the constraints that Auto Layout creates.
    enum Arrangement: String, CaseIterable {
        case chain, chainTooLong, sameWidthAsTheContainer
    }

    @Test("Twice as many views take hardly more than twice the time", arguments: Arrangement.allCases)
    func growth(arrangement: Arrangement) throws {
        let efforts = try [200, 400, 800].map { try build(arrangement, count: $0).effort }
        #expect(efforts[0] > 0)
        for (small, large) in zip(efforts, efforts.dropFirst()) {
            #expect(Double(large) < 2.6 * Double(small), "\(efforts)")
        }
    }

    @Test("A resize of twice as many views takes hardly more than twice as much")
    func resizing() throws {
        let efforts = try [200, 400, 800].map { count in
            var (solver, width) = try solver(.sameWidthAsTheContainer, count: count)
            let before = solver.effort
            try solver.setConstant(700, of: width)
            try solver.solve()
            return solver.effort - before
        }
        for (small, large) in zip(efforts, efforts.dropFirst()) {
            #expect(Double(large) < 2.6 * Double(small), "\(efforts)")
        }
    }

    @Test("Asking what is open visits no more than the system has entries")
    func openVariables() throws {
        for count in [200, 800] {
            var solver = Solver(priorities: [750])
            let heights = (0..<count).map { _ in solver.makeVariable(isNonnegative: true) }
            let tops = (0...count).map { _ in solver.makeVariable(isNonnegative: false) }
            _ = try solver.add(Row([Term(tops[0])], .equal, 0))
            _ = try solver.add(Row([Term(tops[count])], .equal, 600))
            for index in 0..<count {
                _ = try solver.add(
                    Row([Term(tops[index + 1]), Term(tops[index], -1), Term(heights[index], -1)], .equal, 0))
                if index > 0 { _ = try solver.add(Row([Term(heights[index]), Term(heights[0], -1)], .equal, 0)) }
            }
            try solver.solve()
            let before = solver.effort
            #expect(try solver.openVariables().isEmpty)
            #expect(solver.effort - before <= 4 * count)
        }
    }

    @Test("Shares of a length that is too short for all, each with its own priority, take a step or two each")
    func shares() throws {
        let efforts = try [100, 200, 400].map { count in
            var solver = Solver(priorities: (0..<count).map { 999 - Double($0) } + [750, 250])
            let views = (0..<count).map { _ in solver.makeVariable(isNonnegative: true) }
            let span = solver.makeVariable(isNonnegative: true)
            _ = try solver.add(Row([Term(span)], .equal, 600))
            // The gaps of a point between the views exceed the length.
            _ = try solver.add(Row(views.map { Term($0) } + [Term(span, -1)], .equal, -Double(count)))
            for (index, view) in views.enumerated() {
                let share = Row(
                    [Term(view), Term(span, -1 / Double(count))], .equal, 0, strength: .priority(999 - Double(index)))
                _ = try solver.add(share)
                _ = try solver.add(Row([Term(view)], constant: 20, below: .priority(750), above: .priority(250)))
            }
            try solver.solve()
            // The first ones get their share, and the last ones get nothing.
            let share = 600 / Double(count)
            #expect(abs(solver.value(of: views[0]) - share) < 1e-9 && solver.value(of: views[count - 1]) == 0)
            return solver.effort
        }
        // Each step visits as many entries as there are views.
        for (small, large) in zip(efforts, efforts.dropFirst()) {
            #expect(Double(large) < 6 * Double(small), "\(efforts)")
        }
    }

    @Test("A conflict along a chain names every link")
    func longConflict() throws {
        var solver = Solver()
        let count = 100
        var (last, links): (Variable?, [RowID]) = (nil, [])
        for _ in 0..<count {
            let x = solver.makeVariable()
            links.append(try solver.add(Row([Term(x)] + (last.map { [Term($0, -1)] } ?? []), .greaterThanOrEqual, 4)))
            // Lengths that are not involved.
            _ = try solver.add(Row([Term(solver.makeVariable(isNonnegative: true))], .equal, 5))
            last = x
        }
        let end = try #require(last)
        do {
            _ = try solver.add(Row([Term(end)], .lessThanOrEqual, 300))
            Issue.record("the chain is 400 long")
        } catch {
            guard case .unsatisfiable(let rows) = error else { throw error }
            #expect(rows.count == count + 1 && Set(rows.dropLast()) == Set(links))
        }
    }

    @Test("Stored rows do not grow with the number of steps")
    func memory() throws {
        var solver = Solver()
        let width = solver.makeVariable(isNonnegative: true)
        // Each is tighter than all before, and costs a step past every one of them.
        for constant in 0..<400 { _ = try solver.add(Row([Term(width)], .greaterThanOrEqual, Double(constant))) }
        try solver.solve()
        #expect(solver.value(of: width) == 399)
        #expect(solver.holders.storage.count < 4 * 400)
        #expect(solver.entries.storage.count < 8 * 400)
    }

    @Test("A column does not list a row again each time the row receives the same symbol")
    func repeatedFill() throws {
        var solver = Solver()
        let variables = (0..<60).map { _ in solver.makeVariable(isNonnegative: true) }
        // Shares of a sum, each with its own priority: rows lose and regain the same symbols.
        let sum = solver.makeVariable(isNonnegative: true)
        _ = try solver.add(Row([Term(sum, -1)] + variables.map { Term($0) }, .equal, -90))
        for (index, variable) in variables.enumerated() {
            _ = try solver.add(
                Row([Term(variable), Term(sum, -1 / 66)], .equal, 0, strength: .priority(999 - Double(index))))
            _ = try solver.add(
                Row([Term(variable)], constant: 20, below: .priority(750), above: .priority(250)))
        }
        try solver.solve()
        let rows = solver.tableau.count
        for symbol in solver.symbols.indices {
            #expect(solver.holders.extents[Int(Solver.column(Int32(symbol)))].capacity <= max(48, 4 * rows))
        }
    }

    @Test("After long searches for minimal conflicts, a set is reported as found")
    func spentSearch() throws {
        var solver = Solver()
        solver.searchEffort = Solver.mostSearchEffort
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let needed = [
            try solver.add(Row([Term(x)], .greaterThanOrEqual, 10)),
            try solver.add(Row([Term(y), Term(x, -1)], .greaterThanOrEqual, 10)),
        ]
        do {
            _ = try solver.add(Row([Term(y)], .lessThanOrEqual, 5))
            Issue.record("y is 20 at least")
        } catch {
            guard case .unsatisfiable(let rows) = error else { throw error }
            #expect(Set(rows).isSuperset(of: needed))
        }
        try solver.solve()
        #expect(solver.value(of: y) == 20)
    }

    private func build(_ arrangement: Arrangement, count: Int) throws -> Solver {
        try solver(arrangement, count: count).solver
    }

    private func solver(_ arrangement: Arrangement, count: Int) throws -> (solver: Solver, width: RowID) {
        var solver = Solver()
        let (whole, container) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        let held = try solver.add(Row([Term(whole)], .equal, 400))
        var (last, lastLength): (Variable?, Variable?)
        var lengths: [Variable] = []
        for _ in 0..<count {
            let (start, length) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
            lengths.append(length)
            switch arrangement {
            case .sameWidthAsTheContainer:
                _ = try solver.add(Row([Term(length), Term(container, -1)], .equal, 0))
            default:
                let before = last.flatMap { last in lastLength.map { [Term(last, -1), Term($0, -1)] } } ?? []
                _ = try solver.add(Row([Term(start)] + before, .equal, 4))
            }
            (last, lastLength) = (start, length)
        }
        if let last, let lastLength {
            switch arrangement {
            case .chain: break
            case .chainTooLong:
                #expect(throws: SolverError.self) {
                    try solver.add(Row([Term(last), Term(lastLength), Term(whole, -1)], .equal, 0))
                }
            case .sameWidthAsTheContainer:
                _ = try solver.add(Row([Term(container), Term(whole, -1)], .equal, 0))
            }
        }
        for (index, length) in lengths.enumerated() {
            _ = try solver.add(
                Row(
                    [Term(length)], constant: 20 + Double(index % 7), below: .priority(750), above: .priority(250)))
        }
        try solver.solve()
        return (solver, held)
    }
}
