import Foundation
import LinearSolver

// Building a solver from the items and constraints.

extension ConstraintSystem {
    /// Builds a new solver.
    ///
    /// Required constraints are added in the order of their ids. One that conflicts with those before it is broken. So
    /// the broken constraint is the last of its conflicting set, whatever the order of adding. It is still preferred
    /// over everything optional, as closely as the others allow.
    mutating func build(_ problems: inout Set<LayoutProblem>) {
        let ids = inOrderOfImportance(Array(constraints.keys))
        let quickest = strictestFirst(ids)
        boundsLengths = mustBoundLengths || records.count < manyItems
        fill(in: quickest ?? ids, &problems)
        // Which constraint breaks depends on the order and on all required ones.
        guard !conflicts.isEmpty, quickest != nil || !boundsLengths else { return }
        mustBoundLengths = true
        boundsLengths = true
        fill(in: ids, &problems)
    }

    /// Sorts many required inequalities between the same lines, so that the tightest come first.
    ///
    /// Each inequality that is tighter than the previous ones costs a step past all of them; a looser one costs none.
    /// If all can hold, the order does not affect the solution.
    ///
    /// - Parameter ids: constraints in order of importance.
    /// - Returns: the order that costs least; `nil` where that is the given one, or hardly better.
    private func strictestFirst(_ ids: [ConstraintID]) -> [ConstraintID]? {
        guard ids.count > Self.manyConstraints else { return nil }
        var places: [LayoutConstraint: [Int]] = [:]
        for (place, id) in ids.enumerated() {
            guard var constraint = constraints[id]?.constraint, constraint.priority >= 1000,
                constraint.relation != .equal, constraint.constant.isFinite
            else { continue }
            // The key is equal for constraints that differ only in their constant.
            constraint.id = ConstraintID(0)
            constraint.constant = 0
            constraint.priority = 1000
            places[constraint, default: []].append(place)
        }
        var ordered = ids
        for (constraint, places) in places where places.count > 1 {
            let isLeast = constraint.relation == .greaterThanOrEqual
            let sorted = places.map { (constant: constraints[ids[$0]]?.constraint.constant ?? 0, id: ids[$0]) }.sorted {
                $0.constant != $1.constant ? ($0.constant > $1.constant) == isLeast : $0.id < $1.id
            }
            for (place, member) in zip(places, sorted) { ordered[place] = member.id }
        }
        return ordered == ids ? nil : ordered
    }

    /// The number of constraints below which sorting is not worthwhile.
    private static let manyConstraints = 1_000

    private mutating func fill(in ids: [ConstraintID], _ problems: inout Set<LayoutProblem>) {
        solver = Solver(priorities: knownPriorities)
        buildCount += 1
        absentParents = []
        conflicts = []
        records.sort { $0.item.id < $1.item.id }
        for (place, record) in records.enumerated() { places[record.item.id] = place }
        linkAll(&problems)
        for place in records.indices {
            records[place].givenRows = []
            records[place].sizeRows = []
            makeUnknowns(of: place)
        }
        do {
            for place in records.indices { try updateGivenFrame(of: place) }
        } catch {
            problems.insert(.unsolved)
        }

        var owners: [RowID: ConstraintID] = [:]
        var broken: [Row] = []
        var hasLengths = false
        func needsLengths(_ id: ConstraintID) -> Bool { (constraints[id]?.constraint.priority ?? 0) < 750 }
        for id in ids {
            if !hasLengths, needsLengths(id) {
                hasLengths = true
                addSizes(&problems)
            }
            guard var record = constraints[id] else { continue }
            let lowered = lower(record.constraint)
            record.row = lowered.row
            record.problem = lowered.problem
            record.id = nil
            if let row = lowered.row {
                do {
                    let added = try solver.add(row)
                    record.id = added
                    if record.constraint.priority >= 1000 { owners[added] = id }
                } catch {
                    if case .unsatisfiable(let rows) = error {
                        let others = rows.compactMap { owners[$0] }
                        conflicts.append(LayoutConflict(constraints: (others + [id]).sorted(), broken: id))
                        broken.append(row.asWish)
                    } else {
                        problems.insert(.unsolved)
                    }
                }
            }
            constraints[id] = record
        }
        if !hasLengths { addSizes(&problems) }
        for row in broken {
            do { _ = try solver.add(row) } catch { problems.insert(.unsolved) }
        }
        needsBuild = false
    }

    /// The optional constraints and sizes.
    private var knownPriorities: [Double] {
        var priorities = Set(constraints.values.lazy.map(\.constraint.priority).filter { $0 < 1000 })
        for case let size? in records.map(\.size) {
            for priority in [
                size.horizontalHugging, size.verticalHugging, size.horizontalCompressionResistance,
                size.verticalCompressionResistance,
            ] { priorities.insert(min(priority, 1000)) }
        }
        return priorities.filter { $0 > 0 }
    }

    private mutating func addSizes(_ problems: inout Set<LayoutProblem>) {
        for place in records.indices {
            do { try updateSize(of: place) } catch { problems.insert(.unsolved) }
        }
    }

    /// Links every record to its parent, and breaks cycles.
    private mutating func linkAll(_ problems: inout Set<LayoutProblem>) {
        for place in records.indices { link(place) }
        var depths = [Int](repeating: -1, count: records.count)
        for start in records.indices where depths[start] < 0 {
            var path: [Int] = []
            var place = start
            while place >= 0, depths[place] == -1 {
                depths[place] = -2
                path.append(place)
                place = records[place].parent
            }
            if place >= 0, depths[place] == -2 {
                // The cycle is cut at the item that comes first.
                problems.insert(.cyclicParents(records[place].item.id))
                if let last = path.last { records[last].parent = -1 }
                place = -1
            }
            var depth = place >= 0 ? depths[place] : -1
            for member in path.reversed() {
                depth += 1
                depths[member] = depth
                records[member].depth = depth
            }
        }
    }
}

extension Row {
    /// The row at the highest optional priority.
    fileprivate var asWish: Row {
        let wish = Strength.priority(1000)
        return Row(terms, constant: constant, below: below.map { _ in wish }, above: above.map { _ in wish })
    }
}
