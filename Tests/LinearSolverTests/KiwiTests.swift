import Foundation
import LinearSolver
import RandomNumbers
import Testing

/// The same random systems solved by kiwi, an independent solver, if it is installed for Python.
@Suite struct KiwiTests {
    /// Reads one system per line, and prints the least cost of the rows that are not required for each.
    ///
    /// A system is `{"variables": n, "rows": [[coefficients, relation, constant, isRequired], …]}`; if its required
    /// rows conflict, the answer is `null`.
    private static let program = """
        import json, sys
        import kiwisolver as kiwi
        for line in sys.stdin:
            system = json.loads(line)
            solver = kiwi.Solver()
            variables = [kiwi.Variable(str(index)) for index in range(system["variables"])]
            soft = []
            try:
                for coefficients, relation, constant, required in system["rows"]:
                    expression = kiwi.Expression([kiwi.Term(v, c) for v, c in zip(variables, coefficients)], -constant)
                    solver.addConstraint(kiwi.Constraint(expression, relation, "required" if required else "strong"))
                    if not required: soft.append((coefficients, relation, constant))
                solver.updateVariables()
                cost = 0
                for coefficients, relation, constant in soft:
                    error = sum(v.value() * c for v, c in zip(variables, coefficients)) - constant
                    cost += abs(error) if relation == "==" else max(0, -error if relation == ">=" else error)
                print(cost)
            except kiwi.UnsatisfiableConstraint:
                print("null")
        """

    private static let python: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let files = folders.map { URL(fileURLWithPath: "\($0)/python3") }
        guard let found = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        do {
            return try run(found, "import kiwisolver", input: "").status == 0 ? found : nil
        } catch {
            return nil
        }
    }()

    private static func run(_ python: URL, _ program: String, input: String) throws -> (status: Int32, output: String) {
        let process = Process()
        let (standardInput, output) = (Pipe(), Pipe())
        process.executableURL = python
        process.arguments = ["-c", program]
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private struct System {
        /// A row: coefficients, relation, constant, whether it is required.
        typealias Line = (coefficients: [Double], relation: Relation, constant: Double, isRequired: Bool)

        var count: Int
        var lines: [Line]

        init(using random: inout SeededGenerator) {
            let count = Int.random(in: 2...8, using: &random)
            self.count = count
            lines = (0..<Int.random(in: 3...16, using: &random)).map { _ -> Line in
                let coefficients = (0..<count).map { _ in
                    Int.random(in: 0..<3, using: &random) > 0 ? 0 : Double(Int.random(in: -3...3, using: &random))
                }
                let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
                return (
                    coefficients, relations[Int.random(in: 0..<3, using: &random)],
                    Double(Int.random(in: -20...20, using: &random)), Int.random(in: 0..<3, using: &random) == 0
                )
            }
        }

        var json: String {
            let rows = lines.map { line in
                let relation = line.relation == .equal ? "==" : line.relation == .lessThanOrEqual ? "<=" : ">="
                return "[\(line.coefficients), \"\(relation)\", \(line.constant), \(line.isRequired)]"
            }
            return "{\"variables\": \(count), \"rows\": [\(rows.joined(separator: ", "))]}\n"
        }

        /// The least cost; `nil` if the required rows conflict.
        func leastCost() throws -> Double? {
            var solver = Solver()
            let variables = (0..<count).map { solver.makeVariable(order: $0) }
            do {
                for line in lines {
                    let terms = zip(variables, line.coefficients).filter { $0.1 != 0 }.map { Term($0, $1) }
                    _ = try solver.add(
                        Row(terms, line.relation, line.constant, strength: line.isRequired ? .required : .priority(500))
                    )
                }
                try solver.solve()
            } catch {
                guard case .unsatisfiable = error else { throw error }
                return nil
            }
            return lines.filter { !$0.isRequired }.reduce(0) { cost, line in
                let value = zip(variables, line.coefficients).reduce(0) { $0 + solver.value(of: $1.0) * $1.1 }
                let error = value - line.constant
                return switch line.relation {
                case .equal: cost + abs(error)
                case .lessThanOrEqual: cost + max(0, error)
                case .greaterThanOrEqual: cost + max(0, -error)
                }
            }
        }
    }

    @Test(
        "AL-4 Satisfiability and the least cost are kiwi's",
        .enabled(if: python != nil, "skipped: python3 has no kiwisolver (pip install kiwisolver)"))
    func agreesWithKiwi() throws {
        var random = SeededGenerator(seed: 77)
        let systems = (0..<500).map { _ in System(using: &random) }
        let python = try #require(Self.python)
        let answer = try Self.run(python, Self.program, input: systems.map(\.json).joined())
        try #require(answer.status == 0)
        let costs = answer.output.split(separator: "\n")
        try #require(costs.count == systems.count)
        var unsatisfiable = 0
        for (system, cost) in zip(systems, costs) {
            switch (try system.leastCost(), Double(cost)) {
            case (nil, nil): unsatisfiable += 1
            case (let ours?, let theirs?): #expect(abs(ours - theirs) < 1e-4, "\(system.json)")
            default: Issue.record("one of the two finds no solution: \(system.json)")
            }
        }
        #expect((25..<475).contains(unsatisfiable), "both kinds are among the systems")
    }
}
