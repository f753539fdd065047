import LinearSolver
import RandomNumbers
import Testing

/// Random systems compared with a simple reference, and properties that follow from a unique answer.
struct RandomSystemTests {
    @Test("AL-4 The best solution is the reference's, in every variable", arguments: 0..<600)
    func agreesWithReference(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let system = RandomSystem(using: &random)
        var build = Build(system)
        for (index, line) in system.lines.enumerated() {
            guard try build.add(line, as: index) == nil else {
                #expect(system.bestSolution() == nil)
                return
            }
        }
        let expected = try #require(system.bestSolution())
        let actual = try build.solution()
        #expect(isClose(actual, expected), "\(actual) is not \(expected)\n\(build.solver)")
    }

    @Test("The order in which rows are added does not matter", arguments: 1000..<1200)
    func orderIndependence(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let system = RandomSystem(using: &random, variables: 2...6, rows: 3...12)
        var answers: [[Double]?] = []
        for _ in 0..<3 {
            var build = Build(system)
            var holds = true
            for index in system.lines.indices.shuffled(using: &random) where holds {
                holds = try build.add(system.lines[index], as: index) == nil
                if Bool.random(using: &random) { try build.solver.solve() }
            }
            answers.append(holds ? try build.solution() : nil)
        }
        for answer in answers.dropFirst() {
            switch (answer, answers[0]) {
            case (nil, nil): break
            case (let a?, let b?): #expect(isClose(a, b), "\(a) is not \(b)")
            default: Issue.record("one order has a solution and another has none")
            }
        }
    }

    @Test("Adding, removing and changing rows gives the same result as a new system", arguments: 2000..<2300)
    func editing(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let system = RandomSystem(using: &random, variables: 2...5, rows: 4...9)
        var build = Build(system)
        var present: [Int: RandomSystem.Line] = [:]
        for _ in 0..<40 {
            let index = Int.random(in: system.lines.indices, using: &random)
            // After a conflict the solver is unchanged, as the comparison below shows.
            if let id = build.ids[index] {
                if Bool.random(using: &random) {
                    try build.solver.remove(id)
                    build.ids[index] = nil
                    present[index] = nil
                } else {
                    let constant = Double(Int.random(in: -10...10, using: &random))
                    if try build.setConstant(constant, of: id) == nil { present[index]?.constant = constant }
                }
            } else if try build.add(system.lines[index], as: index) == nil {
                present[index] = system.lines[index]
            }
            var fresh = Build(system)
            for (index, line) in present.sorted(by: { $0.key < $1.key }) {
                #expect(try fresh.add(line, as: index) == nil)
            }
            let (edited, anew) = (try build.solution(), try fresh.solution())
            #expect(isClose(edited, anew), "\(edited) is not \(anew)\n\(build.solver)")
        }
    }

    @Test("A conflict is a minimal set that includes the new row", arguments: 3000..<3200)
    func smallestConflicts(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let system = RandomSystem(using: &random, variables: 1...4, rows: 5...12)
        var build = Build(system)
        for (index, line) in system.lines.enumerated() {
            guard let rows = try build.add(line, as: index) else { continue }
            let others = rows.dropLast().map { id in build.ids.first { $0.value == id }?.key }
            let members = others.compactMap { $0 } + [index]
            #expect(members.count == rows.count)
            for left in [nil] + members.map(Optional.some) {
                var part = system
                part.lines = members.filter { $0 != left }.map { system.lines[$0] }
                #expect((part.bestSolution() == nil) == (left == nil))
            }
        }
    }
}
