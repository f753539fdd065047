import AutoLayout

/// The ids of the constraints that the program or document created, in tree order.
///
/// They come after all structural ones, so that one of them is broken in a conflict. A constraint keeps its id while it
/// is active. One that is inserted between two others gets an id between theirs.
struct OwnConstraintIDs {
    private static let first = 1 << 40
    /// The initial distance between ids.
    private static let gap = 1 << 16

    /// The constraints are retained, so that no other constraint can get the same address.
    private var known: [ObjectIdentifier: (constraint: NSLayoutConstraint, id: ConstraintID)] = [:]

    subscript(_ constraint: NSLayoutConstraint) -> ConstraintID? { known[ObjectIdentifier(constraint)]?.id }

    /// The ids in use, in order.
    var all: [ConstraintID] { known.values.map(\.id).sorted() }

    /// Assigns ids to new constraints.
    ///
    /// - Parameter constraints: all active constraints, in tree order.
    /// - Returns: the ids that are no longer in use.
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

    /// Replaces `nil` with numbers so that the ids are in ascending order.
    ///
    /// - Returns: whether there was room.
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
