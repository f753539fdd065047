import Foundation

/// The content of a section with nested items: an outline with expanded and collapsed parts.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Entry {
        var item: ItemIdentifierType
        var level: Int
        var isExpanded = false
    }

    /// The entries depth first: the children of an item follow it, one level deeper.
    private var entries: [Entry] = []

    public init() {}

    public var items: [ItemIdentifierType] { entries.map(\.item) }
    /// The items, a line each, indented by their levels.
    public func visualDescription() -> String {
        entries.map { String(repeating: "  ", count: $0.level) + "* \($0.item)" }.joined(separator: "\n")
    }
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

    /// The visible items, which are only inside expanded items.
    public var visibleItems: [ItemIdentifierType] {
        var hiddenBelow = Int.max
        var visible: [ItemIdentifierType] = []
        for entry in entries {
            if entry.level > hiddenBelow { continue }
            hiddenBelow = entry.isExpanded ? .max : entry.level
            visible.append(entry.item)
        }
        return visible
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
    public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        index(of: item).map { entries[$0].isExpanded } ?? false
    }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = index(of: child) else { return nil }
        return entries[..<index].last { $0.level < entries[index].level }?.item
    }

    /// The children of an item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let range = range(of: parent) else { return part }
        let own = includingParent ? range : range.dropFirst()
        let top = own.first.map { entries[$0].level } ?? 0
        part.entries = entries[own].map { Entry(item: $0.item, level: $0.level - top, isExpanded: $0.isExpanded) }
        return part
    }

    /// The range of an item and all its descendants.
    private func range(of item: ItemIdentifierType) -> Range<Int>? {
        guard let index = index(of: item) else { return nil }
        let end = entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.endIndex
        return index..<end
    }

    // MARK: Changing

    /// Adds items at the end, or at the end of a parent's children; existing items stay where they are.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: entries.count, level: 0) }
        guard let range = range(of: parent) else { return }
        insert(items, at: range.upperBound, level: entries[range.lowerBound].level + 1)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        insert(items, at: index, level: entries[index].level)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let range = range(of: item) else { return }
        insert(items, at: range.upperBound, level: entries[range.lowerBound].level)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at index: Int, level: Int) {
        var known = Set(self.items)
        let new = items.filter { known.insert($0).inserted }
        entries.insert(contentsOf: new.map { Entry(item: $0, level: level) }, at: index)
    }

    /// Removes items with all their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items { if let range = range(of: item) { entries.removeSubrange(range) } }
    }

    public mutating func deleteAll() { entries = [] }

    /// Replaces the children of an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        guard let range = range(of: parent) else { return }
        entries.removeSubrange(range.dropFirst())
        let known = Set(items)
        let level = entries[range.lowerBound].level + 1
        let new = snapshot.entries.filter { !known.contains($0.item) }
        entries.insert(
            contentsOf: new.map { Entry(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) },
            at: range.lowerBound + 1)
    }

    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
        let changed = Set(items)
        for index in entries.indices where changed.contains(entries[index].item) {
            entries[index].isExpanded = isExpanded
        }
    }
}
