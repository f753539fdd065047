public import Foundation

/// What the diffable data sources of tables and collections share: the snapshot that is shown, asked by place and by
/// identifier.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    var shown = Snapshot()
    private let reload: () -> Void

    /// - Parameter reload: makes the table or collection ask anew for all that it shows.
    init(reload: @escaping () -> Void) { self.reload = reload }

    /// Sections whose items lie within one another.
    private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Shows a section's outline, as far as it is expanded; a section that is not there yet is added.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        shown.setItems(snapshot.visibleItems, inSection: section)
        reload()
        completion?()
    }

    /// What a section shows, with what is not expanded.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var flat = SectionSnapshot()
        flat.append(shown.itemIdentifiers(inSection: section))
        return flat
    }

    /// Where an item stands in its section's outline, if that has levels.
    func outlinePlace(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            let outline = outlines[section]
        else { return nil }
        return (outline.level(of: item), outline.isExpanded(item))
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        shown = snapshot
        // An outline holds as long as its section shows it.
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
