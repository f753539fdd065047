import AutoLayout

/// The ids of the constraints that the program or document made, in the order of the tree.
///
/// They follow all structural ones, so that in a conflict one of them gives way. A constraint keeps its id while it is
/// active; one that comes between two others takes an id between theirs.
struct OwnConstraintIDs {
    private static let first = 1 << 40
    /// How far apart ids are at first.
    private static let gap = 1 << 16

    /// The constraints are held, so that no other can come to lie at the same address.
    private var known: [ObjectIdentifier: (constraint: NSLayoutConstraint, id: ConstraintID)] = [:]

    subscript(_ constraint: NSLayoutConstraint) -> ConstraintID? { known[ObjectIdentifier(constraint)]?.id }

    /// The ids that are in use, in their order.
    var all: [ConstraintID] { known.values.map(\.id).sorted() }

    /// Gives ids to those that have none.
    ///
    /// - Parameter constraints: all that are active now, in the order of the tree.
    /// - Returns: the ids that are no more in use.
    mutating func update(to constraints: [NSLayoutConstraint]) -> [ConstraintID] {
        let old = known
        known = Dictionary(minimumCapacity: constraints.count)
        var ids = constraints.map { old[ObjectIdentifier($0)]?.id.rawValue }
        if !Self.fill(&ids) { ids = constraints.indices.map { Self.first + $0 * Self.gap } }
        for (constraint, id) in zip(constraints, ids) {
            guard let id else { continue }
            known[ObjectIdentifier(constraint)] = (constraint, ConstraintID(id))
        }
        let inUse = Set(known.values.map(\.id))
        return old.values.map(\.id).filter { !inUse.contains($0) }.sorted()
    }

    /// Puts numbers in the places of `nil`, so that all rise.
    ///
    /// - Returns: whether that was possible.
    private static func fill(_ ids: inout [Int?]) -> Bool {
        var last = first - gap
        var index = ids.startIndex
        while index < ids.endIndex {
            var next = index
            while next < ids.endIndex, ids[next] == nil { next += 1 }
            let count = next - index
            let end = next < ids.endIndex ? ids[next] ?? last : last + (count + 1) * gap
            let step = (end - last) / (count + 1)
            guard step > 0 else { return false }
            for place in index..<next { ids[place] = last + (place - index + 1) * step }
            last = end
            index = next + 1
        }
        return true
    }
}
