import Foundation

/// A comparison of two layouts, which matches their elements and describes the changes.
///
/// Elements are identified by the input's object IDs. Elements without an ID, or with one that others share, are
/// identified by position: siblings are aligned by kind and name, so that an insertion or a removal is reported as such
/// and not as a change of all that follow.
struct LayoutComparison {
    private var before: [LayoutNode] = []
    private var after: [LayoutNode] = []
    /// For each element of the old layout, the same element of the new one.
    private var afterOf: [Int?] = []
    private var beforeOf: [Int?] = []

    /// The changes, in the order of the elements.
    static func changes(from old: LayoutText, to new: LayoutText) -> [LayoutChange] {
        guard old != new else { return [] }
        var comparison = LayoutComparison()
        comparison.before = LayoutNode.all(of: old)
        comparison.after = LayoutNode.all(of: new)
        comparison.match()
        return comparison.environmentChanges(old, new) + comparison.elementChanges()
    }

    // MARK: Matching

    private mutating func match() {
        afterOf = Array(repeating: nil, count: before.count)
        beforeOf = Array(repeating: nil, count: after.count)
        let (oldIDs, newIDs) = (Self.uniqueIDs(before), Self.uniqueIDs(after))
        for (index, node) in before.enumerated() {
            guard oldIDs[node.element.id] == index, let other = newIDs[node.element.id] else { continue }
            pair(index, other)
        }
        align(before.indices.filter { before[$0].parent == nil }, after.indices.filter { after[$0].parent == nil })
        // Parents precede their children, so the parents' pairs are known.
        for index in before.indices {
            guard let other = afterOf[index] else { continue }
            align(before[index].children, after[other].children)
        }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        afterOf[old] = new
        beforeOf[new] = old
    }

    /// The index of each ID that only one element has.
    ///
    /// IDs that only describe a position do not count.
    private static func uniqueIDs(_ nodes: [LayoutNode]) -> [String: Int] {
        var found: [String: Int] = [:]
        var repeated: Set<String> = []
        for (index, node) in nodes.enumerated() where !node.element.id.hasPrefix("~") {
            if found.updateValue(index, forKey: node.element.id) != nil { repeated.insert(node.element.id) }
        }
        return found.filter { !repeated.contains($0.key) }
    }

    /// Pairs siblings that are still unmatched: first those of equal kind and name, then those of equal kind.
    private mutating func align(_ old: [Int], _ new: [Int]) {
        let keys: [(LayoutNode) -> String] = [
            { "\($0.element.kind) \($0.element.name ?? "") \($0.element.children.count)" },
            { "\($0.element.kind) \($0.element.name ?? "")" },
            { $0.element.kind },
        ]
        for key in keys {
            let left = old.filter { afterOf[$0] == nil && isOpen(before[$0]) }
            let right = new.filter { beforeOf[$0] == nil && isOpen(after[$0]) }
            for (a, b) in Self.commonSequence(left.map { key(before[$0]) }, right.map { key(after[$0]) }) {
                pair(left[a], right[b])
            }
        }
    }

    /// Whether an element may be paired by position.
    ///
    /// An element with its own ID may not, because its ID is gone.
    private func isOpen(_ node: LayoutNode) -> Bool {
        node.element.id.hasPrefix("~") || node.isRepeated
    }

    /// The longest common subsequence of two lists, as pairs of indices.
    private static func commonSequence(_ a: [String], _ b: [String]) -> [(Int, Int)] {
        guard !a.isEmpty, !b.isEmpty else { return [] }
        // Lists of thousands contain equal cells, which are paired by position.
        guard a.count * b.count <= 1_000_000 else { return (0..<min(a.count, b.count)).map { ($0, $0) } }
        var length = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                length[i][j] = a[i] == b[j] ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if length[i + 1][j] >= length[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    // MARK: Changes

    private func environmentChanges(_ old: LayoutText, _ new: LayoutText) -> [LayoutChange] {
        var words: [String] = []
        if old.window != new.window {
            words.append("is \(LayoutWords.size(new.window)) pt, was \(LayoutWords.size(old.window))")
        }
        if old.traits != new.traits {
            let (was, now) = (Set(old.traits.split(separator: " ")), Set(new.traits.split(separator: " ")))
            let gone = old.traits.split(separator: " ").filter { !now.contains($0) }
            let come = new.traits.split(separator: " ").filter { !was.contains($0) }
            words.append("has the traits \(come.joined(separator: " ")), had \(gone.joined(separator: " "))")
        }
        guard !words.isEmpty else { return [] }
        return [
            LayoutChange(
                kinds: [.environment], element: "", subject: "the window", words: words.joined(separator: " and "))
        ]
    }

    private func elementChanges() -> [LayoutChange] {
        var changes: [(place: Int, change: LayoutChange)] = []
        let reordered = reorderedElements()
        for (index, node) in after.enumerated() {
            guard let old = beforeOf[index] else {
                if let parent = node.parent, beforeOf[parent] == nil { continue }
                changes.append((index, appeared(node)))
                continue
            }
            if let change = change(from: before[old], to: node, isReordered: reordered.contains(index)) {
                changes.append((index, change))
            }
        }
        for (index, node) in before.enumerated() where afterOf[index] == nil {
            if let parent = node.parent, afterOf[parent] == nil { continue }
            // Next to its former surroundings.
            let place = node.parent.flatMap { afterOf[$0] } ?? 0
            changes.append((place, vanished(node)))
        }
        return changes.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.change)
    }

    private func appeared(_ node: LayoutNode) -> LayoutChange {
        LayoutChange(
            kinds: [.appeared], element: node.element.id, subject: LayoutWords.subject(node.element),
            words: "appeared\(LayoutWords.contents(node.element)) at \(LayoutWords.rect(node.frame))", now: node.frame)
    }

    private func vanished(_ node: LayoutNode) -> LayoutChange {
        LayoutChange(
            kinds: [.vanished], element: node.element.id, subject: LayoutWords.subject(node.element),
            words: "vanished\(LayoutWords.contents(node.element)), was at \(LayoutWords.rect(node.frame))",
            was: node.frame)
    }

    private func change(from old: LayoutNode, to new: LayoutNode, isReordered: Bool) -> LayoutChange? {
        var words = LayoutWords()
        let isElsewhere = old.parent.flatMap { afterOf[$0] } != new.parent
        if isElsewhere {
            let container = new.parent.map { LayoutWords.subject(after[$0].element) } ?? "the window"
            words.add(.container, "is now in \(container)")
        } else {
            words.addFrame(from: old.element.frame, to: new.element.frame)
            if isReordered { words.add(.order, "changed its order among its siblings") }
        }
        words.addProperties(
            from: old.element, to: new.element,
            isNamedByContents: old.element.name != new.element.name
                && shows(old.element.name, then: new.element.name, within: old))
        guard !words.isEmpty else { return nil }
        return LayoutChange(
            kinds: words.kinds, element: new.element.id, subject: LayoutWords.subject(old.element),
            words: words.sentence, was: old.frame, now: new.frame)
    }

    /// Whether a descendant showed one text and now shows another.
    private func shows(_ old: String?, then new: String?, within element: LayoutNode) -> Bool {
        element.children.contains { child in
            guard let other = afterOf[child] else { return false }
            let isIt = before[child].element[.text] == old && after[other].element[.text] == new
            return isIt || shows(old, then: new, within: before[child])
        }
    }

    /// The smallest set of elements whose moves among siblings explain the new order.
    private func reorderedElements() -> Set<Int> {
        var found: Set<Int> = []
        for (index, node) in after.enumerated() {
            guard let old = beforeOf[index] else { continue }
            let kept = node.children.filter { child in beforeOf[child].map { before[$0].parent == old } ?? false }
            let places = kept.compactMap { beforeOf[$0] }
            guard places != places.sorted() else { continue }
            let common = Self.commonSequence(places.sorted().map(String.init), places.map(String.init)).map(\.1)
            found.formUnion(kept.indices.filter { !common.contains($0) }.map { kept[$0] })
        }
        return found
    }
}

/// An element with its position in the whole picture.
private struct LayoutNode {
    var element: LayoutElement
    /// The frame in the picture, in points.
    var frame: CGRect
    var parent: Int?
    var children: [Int] = []
    /// Whether another element of the layout has the same ID.
    var isRepeated = false

    /// All elements, each before its descendants.
    static func all(of layout: LayoutText) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        func add(_ element: LayoutElement, _ parent: Int?, _ origin: CGPoint) {
            let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
            let index = nodes.count
            nodes.append(LayoutNode(element: element, frame: frame, parent: parent))
            if let parent { nodes[parent].children.append(index) }
            for child in element.children { add(child, index, frame.origin) }
        }
        for element in layout.elements { add(element, nil, .zero) }
        var counts: [String: Int] = [:]
        for node in nodes { counts[node.element.id, default: 0] += 1 }
        for index in nodes.indices { nodes[index].isRepeated = counts[nodes[index].element.id] ?? 0 > 1 }
        return nodes
    }
}
