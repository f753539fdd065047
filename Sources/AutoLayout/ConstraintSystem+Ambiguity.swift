import Foundation
public import Geometry
import LinearSolver

extension ConstraintSystem {
    /// The ambiguous items, by item and axis, each with two layouts as proof.
    public mutating func ambiguities() -> [LayoutAmbiguity] {
        _ = solve()
        if !boundsLengths {
            // Where else things could be, lengths count.
            mustBoundLengths = true
            var problems = Set<LayoutProblem>()
            build(&problems)
            _ = trySolving()
        }
        var open = solver
        let variables: Set<Variable>
        do { variables = Set(try open.openVariables()) } catch { return [] }
        guard !variables.isEmpty else { return [] }
        var found: [LayoutAmbiguity] = []
        for record in records.sorted(by: { $0.item.id < $1.item.id }) {
            guard let unknowns = record.unknowns else { continue }
            for (axis, candidates) in [
                (Axis.horizontal, [unknowns.x, unknowns.width]), (.vertical, [unknowns.y, unknowns.height]),
            ] {
                for candidate in candidates where variables.contains(candidate) {
                    guard let low = pushed(candidate, toward: .lessThanOrEqual, in: open),
                        let high = pushed(candidate, toward: .greaterThanOrEqual, in: open),
                        high.value(of: candidate) - low.value(of: candidate) > 0.01
                    else { continue }
                    found.append(
                        LayoutAmbiguity(
                            item: record.item.id, axis: axis, proof: (layout(by: low), layout(by: high))))
                    break
                }
            }
        }
        return found
    }

    /// A best solution in which a variable is as far to one side as possible, within limits.
    private func pushed(_ variable: Variable, toward relation: Relation, in open: Solver) -> Solver? {
        var solver = open
        let far = relation == .lessThanOrEqual ? -10_000.0 : 10_000
        do {
            _ = try solver.add(Row([Term(variable)], relation, far, strength: .priority(-1)))
            try solver.solve()
        } catch {
            return nil
        }
        return solver
    }

    private func layout(by solver: Solver) -> LayoutSolution {
        var frames: [ItemID: CGRect] = [:]
        for record in records { frames[record.item.id] = frame(of: record, in: solver) }
        return LayoutSolution(frames: frames, conflicts: conflicts)
    }
}

extension ConstraintSystem {
    /// The constraints that determine an item's position and size along an axis, by their ids.
    ///
    /// A small change of any other constraint's constant does not move the item.
    public mutating func constraints(holding item: ItemID, along axis: Axis) -> [ConstraintID] {
        _ = solve()
        guard let place = places[item], let unknowns = records[place].unknowns else { return [] }
        let variables = axis == .horizontal ? [unknowns.x, unknowns.width] : [unknowns.y, unknowns.height]
        let rows = Set(variables.flatMap { solver.rows(holding: $0) })
        return constraints.filter { $0.value.id.map(rows.contains) ?? false }.keys.sorted()
    }
}
