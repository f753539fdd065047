public import Foundation

/// The shared part of the diffable data sources of tables and collections: the current snapshot, by index path and by
/// identifier.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    var shown = Snapshot()
    private let reload: () -> Void

    /// - Parameter reload: reloads the table or collection.
    init(reload: @escaping () -> Void) { self.reload = reload }

    /// The outlines of sections with nested items.
    private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Shows the expanded part of a section's outline; a missing section is added.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        shown.setItems(snapshot.visibleItems, inSection: section)
        reload()
        completion?()
    }

    /// The content of a section, including collapsed items.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var flat = SectionSnapshot()
        flat.append(shown.itemIdentifiers(inSection: section))
        return flat
    }

    /// The place of an item in its section's outline, if that has levels.
    func outlinePlace(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            let outline = outlines[section]
        else { return nil }
        return (outline.level(of: item), outline.isExpanded(item))
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        shown = snapshot
        // An outline is valid as long as its section shows it.
        outlines = outlines.filter { snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
        reload()
        completion?()
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        apply(snapshot, completion: completion)
    }
    open func snapshot() -> Snapshot { shown }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }
}
