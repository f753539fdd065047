import LinearSolver
import RandomNumbers

/// Small random systems, and a simple way to solve them.
struct RandomSystem {
    struct Line {
        var coefficients: [Double]
        var constant: Double
        var below: Strength?
        var above: Strength?
    }

    var isNonnegative: [Bool]
    var lines: [Line]

    init(using random: inout SeededGenerator, variables: ClosedRange<Int> = 1...4, rows: ClosedRange<Int> = 1...7) {
        let count = Int.random(in: variables, using: &random)
        isNonnegative = (0..<count).map { _ in Bool.random(using: &random) }
        lines = (0..<Int.random(in: rows, using: &random)).map { _ in Self.line(of: count, using: &random) }
    }

    static func line(of count: Int, using random: inout SeededGenerator) -> Line {
        let coefficients = (0..<count).map { _ -> Double in
            Bool.random(using: &random) ? 0 : Double(Int.random(in: -2...2, using: &random))
        }
        var strength: Strength {
            Int.random(in: 0..<5, using: &random) < 2
                ? .required : .priority([750, 250, 250.5].randomElement(using: &random) ?? 250)
        }
        let constant = Double(Int.random(in: -10...10, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return Line(coefficients: coefficients, constant: constant, below: strength)
        case 1: return Line(coefficients: coefficients, constant: constant, above: strength)
        case 2:
            let same = strength
            return Line(coefficients: coefficients, constant: constant, below: same, above: same)
        default: return Line(coefficients: coefficients, constant: constant, below: strength, above: strength)
        }
    }

    /// The canonical optimal solution, found by trying every vertex; `nil` if the required rows conflict.
    ///
    /// The cost has kinks only on the rows' hyperplanes and where a variable is 0, and its minimum is at one of their
    /// vertices.
    func bestSolution() -> [Double]? {
        let count = isNonnegative.count
        var planes = lines.map { ($0.coefficients, $0.constant) }
        for index in 0..<count { planes.append(((0..<count).map { $0 == index ? 1 : 0 }, 0)) }
        var best: (cost: [Double], point: [Double])?
        Self.forEachSubset(of: planes.count, size: count) { subset in
            guard let point = Self.intersection(subset.map { planes[$0] }), let cost = cost(of: point) else { return }
            if let known = best, !Self.isLess(cost, known.cost) { return }
            best = (cost, point)
        }
        return best?.point
    }

    /// The cost by priority and then the distance of each variable from 0; `nil` if a required row fails.
    func cost(of point: [Double]) -> [Double]? {
        var costs: [Double: Double] = [:]
        for (index, value) in point.enumerated() where isNonnegative[index] && value < -1e-7 { return nil }
        for line in lines {
            let error = zip(line.coefficients, point).reduce(-line.constant) { $0 + $1.0 * $1.1 }
            guard let strength = error < 0 ? line.below : line.above else { continue }
            switch strength {
            case .required: if abs(error) > 1e-7 { return nil }
            case .priority(let priority): costs[priority, default: 0] += abs(error)
            }
        }
        return [750, 250.5, 250].map { costs[$0] ?? 0 } + point.map(abs)
    }

    static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
        return false
    }

    private static func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
        func extend(_ chosen: [Int]) {
            guard chosen.count < size else { return body(chosen) }
            let next = (chosen.last ?? -1) + 1
            guard next < count else { return }
            for index in next..<count { extend(chosen + [index]) }
        }
        extend([])
    }

    /// Gauss–Jordan elimination; `nil` if the planes have no unique common point.
    private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
        var rows = planes.map { $0.0 + [$0.1] }
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}

/// A solver over a random system, with the ids of its rows.
struct Build {
    var solver = Solver()
    var variables: [Variable] = []
    var ids: [Int: RowID] = [:]

    init(_ system: RandomSystem) {
        for (index, isNonnegative) in system.isNonnegative.enumerated() {
            variables.append(solver.makeVariable(isNonnegative: isNonnegative, order: index))
        }
    }

    func row(_ line: RandomSystem.Line) -> Row {
        Row(
            zip(variables, line.coefficients).filter { $0.1 != 0 }.map { Term($0, $1) }, constant: line.constant,
            below: line.below, above: line.above)
    }

    /// Adds a row; returns the conflict if it cannot hold.
    mutating func add(_ line: RandomSystem.Line, as index: Int) throws -> [RowID]? {
        do {
            ids[index] = try solver.add(row(line))
            return nil
        } catch {
            return try Self.conflict(error)
        }
    }

    /// Changes a row's constant; returns the conflict if it cannot hold.
    mutating func setConstant(_ constant: Double, of id: RowID) throws -> [RowID]? {
        do {
            try solver.setConstant(constant, of: id)
            return nil
        } catch {
            return try Self.conflict(error)
        }
    }

    private static func conflict(_ error: SolverError) throws -> [RowID] {
        guard case .unsatisfiable(let rows) = error else { throw error }
        return rows
    }

    mutating func solution() throws -> [Double] {
        try solver.solve()
        return variables.map { solver.value(of: $0) }
    }
}

func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
}
