public import Foundation
import Geometry
import LinearSolver

/// Items and the constraints between them, solved into frames.
///
/// Each item has a position in its parent's coordinates and a size, both of its alignment rectangle. Undetermined
/// values become 0, lengths before positions. Constraints, items and sizes may be added and removed in any order; the
/// solution does not depend on the order.
///
/// > Rules: AL-1 to AL-6.
public struct ConstraintSystem: Sendable {
    /// Lengths above this, in points, are rejected.
    public static let largestLength: CGFloat = 10_000_000

    /// An item with its unknowns in the solver.
    struct Record: Sendable {
        var item: LayoutItem
        var size: IntrinsicSize?
        var givenFrame: CGRect?
        /// The index of the parent's record; -1 for a root.
        var parent = -1
        var depth = 0
        var unknowns: Unknowns?
        var givenRows: [RowID] = []
        var sizeRows: [RowID] = []
    }

    /// The alignment rectangle's origin in the parent's coordinates, and its size.
    struct Unknowns: Sendable {
        var x: Variable
        var y: Variable
        var width: Variable
        var height: Variable
    }

    struct ConstraintRecord: Sendable {
        var constraint: LayoutConstraint
        var row: Row?
        var id: RowID?
        var problem: LayoutProblem?
    }

    var records: [Record] = []
    var places: [ItemID: Int] = [:]
    var constraints: [ConstraintID: ConstraintRecord] = [:]
    private var solverStorage = OutOfLine(Solver())
    var solver: Solver {
        get { solverStorage.value }
        _modify { yield &solverStorage.value }
    }

    /// Whether the solver must be rebuilt instead of updated.
    var needsBuild = true
    /// Whether the solver has the bounds that keep lengths from being negative.
    ///
    /// Large systems are first solved without bounds, because unbounded lengths cost far less in long rows. A solution
    /// without negative lengths is also the best one with bounds.
    var boundsLengths = true
    /// The number of items from which solving without bounds is faster.
    var manyItems = 32
    /// Whether a solution without bounds was unusable, so that the next one is computed with bounds.
    var mustBoundLengths = false
    /// The number of rebuilds of the solver.
    var buildCount = 0
    private var changedConstraints: Set<ConstraintID> = []
    /// The items whose constraints changed, and the items whose own lengths changed.
    private var changedItems: Set<ItemID> = []
    private var changedLengths: Set<ItemID> = []
    /// Parents that are named but missing.
    var absentParents: Set<ItemID> = []
    var conflicts: [LayoutConflict] = []
    private var solution: LayoutSolution?

    public init() {}
}

// MARK: - Items

extension ConstraintSystem {
    /// Adds an item, or replaces the one of the same id.
    public mutating func add(_ item: LayoutItem) {
        guard places[item.id] == nil else { return update(item) }
        solution = nil
        places[item.id] = records.count
        records.append(Record(item: item))
        if absentParents.contains(item.id) { needsBuild = true }
        guard !needsBuild else { return }
        link(records.count - 1)
        makeUnknowns(of: records.count - 1)
        for (id, record) in constraints where record.row == nil { changedConstraints.insert(id) }
    }

    /// Replaces an item's parent, margins, insets, baselines and direction.
    public mutating func update(_ item: LayoutItem) {
        guard let place = places[item.id] else { return add(item) }
        let old = records[place].item
        guard old != item else { return }
        solution = nil
        records[place].item = item
        if old.parent != item.parent || old.alignmentInsets != item.alignmentInsets {
            needsBuild = true
        } else {
            changedItems.insert(item.id)
            // These affect constraints between the item's descendants too.
            if old.boundsOrigin != item.boundsOrigin || old.isRightToLeft != item.isRightToLeft {
                changedConstraints.formUnion(constraints.keys)
            }
        }
    }

    /// Removes an item, its sizes and its frame.
    ///
    /// Constraints on it stay, without effect, until they are removed or the item is back.
    public mutating func remove(_ item: ItemID) {
        guard let place = places.removeValue(forKey: item) else { return }
        solution = nil
        needsBuild = true
        let last = records.removeLast()
        if place < records.count {
            records[place] = last
            places[last.item.id] = place
        }
    }

    /// Sets an item's intrinsic size; `nil` removes it.
    public mutating func setIntrinsicSize(_ size: IntrinsicSize?, for item: ItemID) {
        guard let place = places[item], records[place].size != size else { return }
        solution = nil
        records[place].size = size
        changedLengths.insert(item)
    }

    /// Fixes an item's frame in its parent's coordinates; `nil` releases it.
    ///
    /// No constraint can move it.
    public mutating func setFrame(_ frame: CGRect?, of item: ItemID) {
        guard let place = places[item], records[place].givenFrame != frame else { return }
        solution = nil
        records[place].givenFrame = frame
        changedLengths.insert(item)
    }

    /// Links an item to its parent's record.
    mutating func link(_ place: Int) {
        records[place].parent = -1
        records[place].depth = 0
        guard let parent = records[place].item.parent else { return }
        guard let found = places[parent] else {
            absentParents.insert(parent)
            return
        }
        records[place].parent = found
        records[place].depth = records[found].depth + 1
    }

    /// The order of the first position among what the solver brings near to 0.
    static let firstPositionOrder = 1 << 60

    mutating func makeUnknowns(of place: Int) {
        // Lengths become 0 before positions do: a view that is only centered is a point at the center.
        let order = records[place].item.id.rawValue
        let (lengths, origins) = (order &* 2, order &* 2 &+ Self.firstPositionOrder)
        records[place].unknowns = Unknowns(
            x: solver.makeVariable(order: origins), y: solver.makeVariable(order: origins &+ 1),
            width: solver.makeVariable(isNonnegative: boundsLengths, order: lengths),
            height: solver.makeVariable(isNonnegative: boundsLengths, order: lengths &+ 1))
    }
}

// MARK: - Constraints

extension ConstraintSystem {
    /// Adds a constraint, or replaces the one of the same id.
    public mutating func add(_ constraint: LayoutConstraint) {
        guard constraints[constraint.id]?.constraint != constraint else { return }
        solution = nil
        if constraints[constraint.id] == nil {
            constraints[constraint.id] = ConstraintRecord(constraint: constraint)
        } else {
            constraints[constraint.id]?.constraint = constraint
        }
        if !needsBuild { changedConstraints.insert(constraint.id) }
    }

    public mutating func remove(_ constraint: ConstraintID) {
        guard let record = constraints.removeValue(forKey: constraint) else { return }
        solution = nil
        changedConstraints.remove(constraint)
        guard !needsBuild else { return }
        guard let id = record.id, conflicts.isEmpty else {
            needsBuild = !conflicts.isEmpty
            return
        }
        do { try solver.remove(id) } catch { needsBuild = true }
    }

    /// Changes a constraint's constant, in points.
    ///
    /// An unknown id has no effect.
    public mutating func setConstant(_ constant: CGFloat, for constraint: ConstraintID) {
        guard let old = constraints[constraint]?.constraint.constant, old != constant else { return }
        solution = nil
        constraints[constraint]?.constraint.constant = constant
        if !needsBuild { changedConstraints.insert(constraint) }
    }
}

// MARK: - Solving

extension ConstraintSystem {
    /// Lays everything out.
    public mutating func solve() -> LayoutSolution {
        if let solution { return solution }
        var problems = Set<LayoutProblem>()
        if !needsBuild, conflicts.isEmpty {
            do { try bringUpToDate() } catch { needsBuild = true }
        } else {
            needsBuild = true
        }
        if needsBuild { build(&problems) }
        var isSolved = trySolving()
        if !boundsLengths, !isSolved || hasNegativeLengths {
            mustBoundLengths = true
            build(&problems)
            isSolved = trySolving()
        }
        if !isSolved { problems.insert(.unsolved) }
        changedConstraints = []
        changedItems = []
        changedLengths = []
        let found = currentSolution(problems)
        solution = found
        return found
    }

    mutating func trySolving() -> Bool {
        do { try solver.solve() } catch { return false }
        return true
    }

    private var hasNegativeLengths: Bool {
        records.contains { record in
            guard let unknowns = record.unknowns else { return false }
            return solver.value(of: unknowns.width) < -Self.noise || solver.value(of: unknowns.height) < -Self.noise
        }
    }

    /// The rounding error below 0, in points, that counts as 0.
    private static let noise = 1e-6

    /// Applies all changes to the solver.
    ///
    /// - Throws: ``SolverError``, for example for a conflict.
    private mutating func bringUpToDate() throws(SolverError) {
        for item in changedLengths.sorted() {
            guard let place = places[item] else { continue }
            try updateGivenFrame(of: place)
            try updateSize(of: place)
        }
        if !changedItems.isEmpty {
            for (id, record) in constraints {
                let constraint = record.constraint
                if constraint.first.involves(changedItems) || constraint.second?.involves(changedItems) ?? false {
                    changedConstraints.insert(id)
                }
            }
        }
        for id in inOrderOfImportance(Array(changedConstraints)) {
            guard var record = constraints[id] else { continue }
            let lowered = lower(record.constraint)
            record.problem = lowered.problem
            if let old = record.row, let rowID = record.id, let new = lowered.row, old.terms == new.terms,
                old.below == new.below, old.above == new.above
            {
                if old.constant != new.constant { try solver.setConstant(new.constant, of: rowID) }
            } else {
                if let rowID = record.id { try solver.remove(rowID) }
                record.id = nil
                if let new = lowered.row { record.id = try solver.add(new) }
            }
            record.row = lowered.row
            constraints[id] = record
        }
    }

    /// Required constraints first, in order of their ids, then the others by priority and id.
    func inOrderOfImportance(_ ids: [ConstraintID]) -> [ConstraintID] {
        var keyed = ids.map { id in (priority: min(constraints[id]?.constraint.priority ?? 0, 1000), id: id) }
        keyed.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.id < $1.id }
        return keyed.map(\.id)
    }

    private func currentSolution(_ problems: Set<LayoutProblem>) -> LayoutSolution {
        var problems = problems
        var frames: [ItemID: CGRect] = [:]
        frames.reserveCapacity(records.count)
        for record in records {
            frames[record.item.id] = frame(of: record, in: solver)
            if let given = record.givenFrame, !Self.isUsable(given) {
                problems.insert(.unusableLength(record.item.id))
            }
            if let size = record.size, !size.isUsable { problems.insert(.unusableLength(record.item.id)) }
        }
        for record in constraints.values {
            if let problem = record.problem { problems.insert(problem) }
        }
        return LayoutSolution(frames: frames, conflicts: conflicts, problems: problems.sorted { $0.precedes($1) })
    }

    func frame(of record: Record, in solver: Solver) -> CGRect {
        guard let unknowns = record.unknowns else { return .zero }
        let insets = record.item.alignmentInsets
        return CGRect(
            x: solver.value(of: unknowns.x) - insets.left, y: solver.value(of: unknowns.y) - insets.top,
            width: max(0, solver.value(of: unknowns.width)) + insets.left + insets.right,
            height: max(0, solver.value(of: unknowns.height)) + insets.top + insets.bottom)
    }
}
