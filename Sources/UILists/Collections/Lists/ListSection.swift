import Arrangement
import Foundation
import Geometry

/// The place of a view in a list section, and the list's configuration.
struct ListPlace {
    enum Role: Hashable { case row, header, footer }

    var configuration: UICollectionLayoutListConfiguration
    var role = Role.row
    var indexPath = IndexPath(item: 0, section: 0)
    /// Whether the row is first; a header among the items doesn't count.
    var isFirst = false
    var isLast = false

    var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }
}

extension UICollectionLayoutListConfiguration {
    /// The place of an item in a section with the given number of items.
    func place(at path: IndexPath, count: Int) -> ListPlace {
        let hasHeader = headerMode == .firstItemInSection
        return ListPlace(
            configuration: self, role: hasHeader && path.item == 0 ? .header : .row, indexPath: path,
            isFirst: path.item == (hasHeader ? 1 : 0), isLast: path.item == count - 1)
    }

    /// The insets of a section around its rows; groups are spaced like those of tables.
    ///
    /// - Parameters:
    ///   - isFirst: whether it is the first of its collection.
    ///   - margin: the horizontal margin of an inset group.
    /// - Returns: the insets in points.
    func sectionInsets(isFirst: Bool, margin: CGFloat) -> NSDirectionalEdgeInsets {
        let side: CGFloat = appearance == .insetGrouped ? margin : appearance.isSidebar ? ListMetrics.sidebarInset : 0
        guard appearance.isGrouped else {
            return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        let above: CGFloat = headerMode == .none ? ListMetrics.groupSpacing : 0
        return NSDirectionalEdgeInsets(
            // A header includes the space above it.
            top: above + (isFirst && headerMode != .supplementary ? ListMetrics.firstGroupSpacing : 0), leading: side,
            bottom: footerMode == .none ? ListMetrics.groupSpacing : 0, trailing: side)
    }
}

/// The metrics of lists, which are those of tables.
enum ListMetrics {
    /// The space above and below a group.
    static let groupSpacing: CGFloat = 17.5
    /// The additional space above the first group.
    static var firstGroupSpacing: CGFloat {
        TableMetrics.firstGroupSpacing(version: JobEnvironment.current.systemVersion)
    }
    /// The horizontal inset of a sidebar's rows.
    static var sidebarInset: CGFloat {
        TableMetrics.sidebarInset(version: JobEnvironment.current.systemVersion)
    }
    /// The padding above the header of a plain list.
    static var plainHeaderPadding: CGFloat {
        TableMetrics.plainHeaderTopPadding(version: JobEnvironment.current.systemVersion)
    }
}

extension NSCollectionLayoutSection {
    /// Creates a list section with the width of its collection.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let height = TableCellMetrics(
            cellWidth: layoutEnvironment.container.contentSize.width,
            grid: PixelGrid(scale: max(1, layoutEnvironment.traitCollection.displayScale))
        ).standardRowHeight
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        func add(_ kind: String, _ alignment: NSRectAlignment) {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(item)
        }
        if configuration.headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
