public import Foundation
import Geometry

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points.
    public var interSectionSpacing: CGFloat = 0
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of items in groups in sections; each section is created for the available space and traits.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// The sections that are lists.
    private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

    /// Items beyond this count aren't placed.
    private static let mostItems = 100_000

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
        placed = PlacedElements()
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section })
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// The document loader reads archives, not a coder.
    ///
    /// This creates a layout without sections.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
        placed = PlacedElements()
    }

    override var bouncesVertically: Bool { isVertical }

    // MARK: Lists

    override func listPlace(of view: UICollectionViewLayoutAttributes) -> ListPlace? {
        let path = view.indexPath
        if view.representedElementCategory == .cell, let count = collectionView?.numberOfItems(inSection: path.section)
        {
            return list(of: path.section)?.place(at: path, count: count)
        }
        guard let list = list(of: path.section) else { return nil }
        switch view.representedElementKind {
        case UICollectionView.elementKindSectionHeader:
            return ListPlace(configuration: list, role: .header, indexPath: path)
        case UICollectionView.elementKindSectionFooter:
            return ListPlace(configuration: list, role: .footer, indexPath: path)
        default: return nil
        }
    }

    /// The list configuration of a section; also queried before anything is placed.
    private func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        if let known = lists[section] { return known }
        guard placed?.attributes.isEmpty ?? true, let view = collectionView else { return nil }
        return provider(section, environment(of: view))?.list
    }

    // MARK: Placing

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// The space inside the collection's insets and the horizontal safe area, and the safe area itself.
    private func environment(of view: UICollectionView) -> CollectionLayoutEnvironment {
        let room = view.bounds.inset(by: view.adjustedContentInset).size
        var insets = NSDirectionalEdgeInsets.zero
        if configuration.contentInsetsReference != .none {
            let (safe, taken) = (view.safeAreaInsets, view.adjustedContentInset)
            let sides = UIEdgeInsets(
                top: isVertical ? 0 : max(0, safe.top - taken.top),
                left: isVertical ? max(0, safe.left - taken.left) : 0,
                bottom: isVertical ? 0 : max(0, safe.bottom - taken.bottom),
                right: isVertical ? max(0, safe.right - taken.right) : 0)
            insets = NSDirectionalEdgeInsets(
                top: sides.top, leading: view.isRightToLeft ? sides.right : sides.left, bottom: sides.bottom,
                trailing: view.isRightToLeft ? sides.left : sides.right)
        }
        return CollectionLayoutEnvironment(
            contentSize: CGSize(width: max(0, room.width), height: max(0, room.height)), contentInsets: insets,
            traits: view.traitCollection)
    }

    open override func prepare() {
        super.prepare()
        placed = PlacedElements()
        lists = [:]
        guard let view = collectionView else { return }
        let environment = environment(of: view)
        var along: CGFloat = 0
        var left = Self.mostItems
        along = placeBoundary(configuration.boundarySupplementaryItems, \.isBefore, in: environment, at: along, view)
        for section in 0..<min(view.numberOfSections, Self.mostItems) {
            guard let layout = provider(section, environment) else { continue }
            lists[section] = layout.list
            if section > 0 { along += max(0, configuration.interSectionSpacing.usableLength) }
            var placing = CompositionalSection(
                section: layout, index: section, isVertical: isVertical, environment: environment, view: view)
            let count = min(view.numberOfItems(inSection: section), left)
            left -= count
            along = placing.place(from: along, count: count)
            placed?.attributes += placing.attributes
        }
        along = placeBoundary(configuration.boundarySupplementaryItems, \.isAfter, in: environment, at: along, view)
        // A sidebar on a panel of glass has the panel's ground.
        view.listBackground = lists[0].flatMap {
            $0.backgroundColor ?? ($0.appearance.isSidebar && view.isOnGlassPanel ? nil : $0.appearance.listBackground)
        }
        let room = environment.contentSize
        along = max(0, along.usableLength)
        let size = isVertical ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
        placed?.size = size
        let whole = CGRect(origin: .zero, size: size)
        for attribute in placed?.attributes ?? [] {
            attribute.frame = view.pixelGrid.snap(
                attribute.frame.usable.mirrored(in: whole, if: view.isRightToLeft))
        }
    }

    /// Moves a header or footer of the whole layout into the visible area.
    private func pin(
        _ attribute: UICollectionViewLayoutAttributes, isAfter: Bool,
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ view: UICollectionView
    ) {
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        let frame = attribute.frame
        if isVertical {
            attribute.frame.origin.y = isAfter ? min(frame.minY, seen.maxY - frame.height) : max(frame.minY, seen.minY)
        } else {
            attribute.frame.origin.x = isAfter ? min(frame.minX, seen.maxX - frame.width) : max(frame.minX, seen.minX)
        }
        attribute.zIndex = max(1, item.zIndex)
    }

    /// Headers and footers of the whole layout.
    private func placeBoundary(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ side: KeyPath<NSRectAlignment, Bool>,
        in environment: CollectionLayoutEnvironment, at along: CGFloat, _ view: UICollectionView
    ) -> CGFloat {
        var along = along
        for item in items where item.alignment[keyPath: side] {
            let attribute = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: 0))
            attribute.size = item.layoutSize.size(in: environment.contentSize)
            let size = view.preferredSize(of: attribute, estimatedBy: item.layoutSize)
            attribute.frame = CGRect(
                origin: isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0), size: size)
            if item.pinToVisibleBounds { pin(attribute, isAfter: item.alignment.isAfter, item, view) }
            placed?.attributes.append(attribute)
            along += isVertical ? size.height : size.width
        }
        return along
    }
}
