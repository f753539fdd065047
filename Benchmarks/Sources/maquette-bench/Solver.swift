import LinearSolver

/// Measures rows of views in a window: each view is beside the previous one, with a preferred and a minimum width.
///
/// There are four constraints per view; Peers/kiwi.cpp builds the same system.
///
/// Building is timed, and then a resize: the window becomes narrow and wide again.
func benchmarkSolver() throws {
    for count in [10, 30, 100, 300, 1_000, 3_000, 10_000] {
        let rounds = max(3, min(1_000, 100_000 / count))
        let seconds = try leastTime(of: rounds) {
            var solver = Solver()
            _ = try addRows(of: count, to: &solver)
        }
        var solver = Solver()
        let width = try addRows(of: count, to: &solver)
        let resize = try leastTime(of: rounds) {
            try solver.setConstant(40, of: width)
            try solver.solve()
            try solver.setConstant(Double(count) * 12, of: width)
            try solver.solve()
        }
        say("solver", "\(count)", [("count", Double(count)), ("seconds", seconds), ("resize", resize)])
    }
}

/// - Returns: the row with the window's width.
private func addRows(of count: Int, to solver: inout Solver) throws -> RowID {
    let width = solver.makeVariable()
    let held = try solver.add(Row([Term(width)], .equal, Double(count) * 12))
    var last: Variable?
    for index in 0..<max(1, count / 4) {
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        // Views are in rows of ten.
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
    return held
}
