import LinearSolver

/// Rows of views in a window: each view beside the one before, of a wished width and at least of a least one. Four
/// constraints a view; Peers/kiwi.cpp builds the same.
func benchmarkSolver() throws {
    for count in [10, 30, 100, 300, 1_000, 3_000, 10_000] {
        let rounds = max(3, min(50, 20_000 / count))
        let seconds = try leastTime(of: rounds) {
            var solver = Solver()
            let width = solver.makeVariable()
            _ = try solver.add(Row([Term(width)], .equal, Double(count) * 12))
            var last: Variable?
            for index in 0..<max(1, count / 4) {
                let (left, right) = (solver.makeVariable(), solver.makeVariable())
                // Views stand in rows of ten.
                if let last, index % 10 > 0 {
                    _ = try solver.add(Row([Term(left), Term(last, -1)], .equal, 8))
                } else {
                    _ = try solver.add(Row([Term(left)], .equal, 0))
                }
                _ = try solver.add(Row([Term(right), Term(left, -1)], .greaterThanOrEqual, 10))
                _ = try solver.add(
                    Row([Term(right), Term(left, -1)], .equal, 30 + Double(index % 7) * 3, strength: .priority(750)))
                _ = try solver.add(Row([Term(right), Term(width, -1)], .lessThanOrEqual, 0, strength: .priority(250)))
                last = right
            }
            try solver.solve()
            if let last { precondition(solver.value(of: last) > 0) }
        }
        say("solver", "\(count)", [("count", Double(count)), ("seconds", seconds)])
    }
}
