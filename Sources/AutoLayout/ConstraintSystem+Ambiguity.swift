import Foundation
public import Geometry
import LinearSolver

extension ConstraintSystem {
    /// The limit of work for one search for ambiguity: some seconds.
    public static let mostAmbiguityEffort = 50_000_000

    /// The number of items above which the search would take too much memory.
    ///
    /// It needs bounds for every length, and memory for these can grow with the square of the number of items.
    public static let mostItemsOfAmbiguity = 1_000

    /// The cost of visiting an entry, in copied entries.
    private static let stepCost = 16

    /// Finds the items whose frames are ambiguous, by item and axis, each with two frames as proof.
    ///
    /// The search ends when it reaches its limit of work, and counts the items that were not examined. It does not begin
    /// with more items than ``mostItemsOfAmbiguity``.
    ///
    /// - Parameter most: the limit of work, in units of ``Solver/effort``.
    /// - Returns: the ambiguities that were found, and the number of items that were not examined.
    public mutating func ambiguities(effort most: Int = mostAmbiguityEffort) -> AmbiguitySearch {
        var search = AmbiguitySearch()
        guard records.count <= Self.mostItemsOfAmbiguity else {
            search.unexaminedCount = 2 * records.count
            return search
        }
        guard let start = openVariables(), !start.variables.isEmpty else { return search }
        var open = start.solver
        let variables = start.variables
        // Each solution is found in a copy, which takes time but no step.
        let copying = open.copyingEffort
        var spent = 0
        for record in records.sorted(by: { $0.item.id < $1.item.id }) {
            guard let unknowns = record.unknowns else { continue }
            for (axis, candidates) in [
                (Axis.horizontal, [unknowns.x, unknowns.width]), (.vertical, [unknowns.y, unknowns.height]),
            ] where candidates.contains(where: variables.contains) {
                guard spent < most else {
                    search.unexaminedCount += 1
                    continue
                }
                for candidate in candidates where variables.contains(candidate) {
                    func end(_ relation: Relation) -> (value: Double, frame: CGRect)? {
                        spent += copying
                        open.mostEffort = open.effort + max(0, most - spent) / Self.stepCost
                        guard let solver = pushed(candidate, toward: relation, in: open, isAny: true) else {
                            // The search took too long, and the searches for the other items would too.
                            spent = most
                            search.unexaminedCount += 1
                            return nil
                        }
                        spent += Self.stepCost * (solver.effort - open.effort)
                        return (solver.value(of: candidate), frame(of: record, in: solver))
                    }
                    guard let low = end(.lessThanOrEqual), let high = end(.greaterThanOrEqual) else { break }
                    guard high.value - low.value > 0.01 else { continue }
                    search.found.append(
                        LayoutAmbiguity(item: record.item.id, axis: axis, proof: (low.frame, high.frame)))
                    break
                }
            }
        }
        return search
    }

    /// Two equally good solutions in which an item's frame differs; `nil` if there are none.
    public mutating func alternatives(for item: ItemID) -> (LayoutSolution, LayoutSolution)? {
        guard let (open, variables) = openVariables(), let place = places[item],
            let unknowns = records[place].unknowns
        else { return nil }
        for candidate in [unknowns.x, unknowns.width, unknowns.y, unknowns.height]
        where variables.contains(candidate) {
            guard let low = pushed(candidate, toward: .lessThanOrEqual, in: open),
                let high = pushed(candidate, toward: .greaterThanOrEqual, in: open),
                high.value(of: candidate) - low.value(of: candidate) > 0.01
            else { continue }
            return (layout(by: low), layout(by: high))
        }
        return nil
    }

    /// A solver with the constraints, and the variables that they leave open.
    private mutating func openVariables() -> (solver: Solver, variables: Set<Variable>)? {
        _ = solve()
        if !boundsLengths {
            // Alternatives depend on the bounds of lengths.
            mustBoundLengths = true
            var problems = Set<LayoutProblem>()
            build(&problems)
            _ = trySolving()
        }
        var open = solver
        do {
            let variables = Set(try open.openVariables())
            return (open, variables)
        } catch {
            return nil
        }
    }

    /// A best solution in which a variable is as far to one side as possible, within limits.
    ///
    /// - Parameters:
    ///   - variable: the variable to push.
    ///   - relation: the side.
    ///   - open: the solved system.
    ///   - isAny: whether any of several such solutions will do, which takes far less time to find.
    /// - Returns: the solver with that solution; `nil` if it cannot be computed.
    private func pushed(
        _ variable: Variable, toward relation: Relation, in open: Solver, isAny: Bool = false
    ) -> Solver? {
        var solver = open
        let far = relation == .lessThanOrEqual ? -10_000.0 : 10_000
        do {
            _ = try solver.add(Row([Term(variable)], relation, far, strength: .priority(-1)))
            if isAny { try solver.solveForAny() } else { try solver.solve() }
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
