import Arrangement
public import Foundation
public import Geometry

/// A layout that places items in lines, like words on a page.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An estimated size for self-sizing items.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size; if it isn't zero, items are self-sizing.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The reference of section insets, on the sides along which the collection doesn't scroll.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    public enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset = 0, fromSafeArea, fromLayoutMargins
    }

    /// Items beyond this count aren't placed.
    private static let mostItems = 100_000

    public override init() {
        super.init()
        placed = PlacedElements()
    }

    /// The document loader reads archives, not a coder.
    ///
    /// This creates a layout with the standard values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        placed = PlacedElements()
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewFlowLayoutInvalidationContext() }

    // MARK: Delegate's sizes

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.answeringDelegate as? any UICollectionViewDelegateFlowLayout
    }

    private func usable(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(1e6, max(0, value)) : 0 }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    private func usable(_ spacing: CGFloat) -> CGFloat { spacing.isFinite ? min(1e6, max(0, spacing)) : 0 }

    private func itemSize(at path: IndexPath, in view: UICollectionView) -> CGSize {
        if let own = view.documentSize(at: path) { return usable(own) }
        let asked =
            flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        guard estimatedItemSize != .zero else { return usable(asked) }
        let estimate = estimatedItemSize == Self.automaticSize ? usable(asked) : usable(estimatedItemSize)
        return usable(view.preferredSize(ofItemAt: path, estimate: estimate) ?? estimate)
    }

    // MARK: Placing

    private var isVertical: Bool { scrollDirection == .vertical }

    open override func prepare() {
        super.prepare()
        placed = PlacedElements()
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let room =
            isVertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        var along: CGFloat = 0
        var left = Self.mostItems
        for section in 0..<min(view.numberOfSections, Self.mostItems) {
            let (start, first) = (along, placed?.attributes.count ?? 0)
            along = place(section: section, from: along, room: max(0, room), in: view, left: &left)
            pinEdges(from: first, between: start, and: along, in: view)
        }
        let size = isVertical ? CGSize(width: max(0, room), height: along) : CGSize(width: along, height: max(0, room))
        placed?.size = size
        guard view.isRightToLeft else { return }
        let whole = CGRect(origin: .zero, size: size)
        for attribute in placed?.attributes ?? [] { attribute.frame = attribute.frame.mirrored(in: whole, if: true) }
    }

    /// Moves a section's pinned header and footer into the visible area, within the section.
    private func pinEdges(from first: Int, between start: CGFloat, and end: CGFloat, in view: UICollectionView) {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        for attribute in placed?.attributes.dropFirst(first) ?? [] {
            let isHeader = attribute.representedElementKind == UICollectionView.elementKindSectionHeader
            let isFooter = attribute.representedElementKind == UICollectionView.elementKindSectionFooter
            guard isHeader && sectionHeadersPinToVisibleBounds || isFooter && sectionFootersPinToVisibleBounds else {
                continue
            }
            let length = isVertical ? attribute.frame.height : attribute.frame.width
            let place = isVertical ? attribute.frame.minY : attribute.frame.minX
            let wish = isHeader ? min(end - length, max(place, low)) : max(start, min(place, high - length))
            guard wish != place, end - start >= length else { continue }
            if isVertical { attribute.frame.origin.y = wish } else { attribute.frame.origin.x = wish }
            attribute.zIndex = 1
        }
    }

    /// The distance of the section inset reference from the content, on each side.
    private func referenceInsets(in view: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        let content = view.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, reference.top - content.top), left: max(0, reference.left - content.left),
            bottom: max(0, reference.bottom - content.bottom), right: max(0, reference.right - content.right))
    }

    private func place(
        section: Int, from start: CGFloat, room: CGFloat, in view: UICollectionView, left: inout Int
    ) -> CGFloat {
        let inset = flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing = usable(
            flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing)
        let itemSpacing = usable(
            flowDelegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        let header =
            flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        var along = placeEdge(
            UICollectionView.elementKindSectionHeader, usable(header), section: section, at: start, room: room)
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let beyond = referenceInsets(in: view)
        let (side, otherSide) =
            isVertical
            ? (inset.left + beyond.left, inset.right + beyond.right)
            : (inset.top + beyond.top, inset.bottom + beyond.bottom)
        along += usable(before)
        let count = min(view.numberOfItems(inSection: section), left)
        left -= count
        let sizes = (0..<count).map { itemSize(at: IndexPath(item: $0, section: section), in: view) }
        let flow = FlowSection(
            items: sizes.map {
                isVertical ? .init(across: $0.width, along: $0.height) : .init(across: $0.height, along: $0.width)
            },
            room: max(0, room - usable(side) - usable(otherSide)), itemSpacing: itemSpacing, lineSpacing: lineSpacing)
        let (places, length) = flow.placed()
        for (item, place) in places.enumerated() {
            let attribute = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
            let (across, start) = (usable(side) + place.across, along + place.along)
            let origin = isVertical ? CGPoint(x: across, y: start) : CGPoint(x: start, y: across)
            attribute.frame = view.pixelGrid.snap(CGRect(origin: origin, size: sizes[item]))
            placed?.attributes.append(attribute)
        }
        along += length + usable(after)
        return placeEdge(
            UICollectionView.elementKindSectionFooter, usable(footer), section: section, at: along, room: room)
    }

    /// Places a header or footer with the requested length, across the whole collection.
    private func placeEdge(
        _ kind: String, _ size: CGSize, section: Int, at along: CGFloat, room: CGFloat
    ) -> CGFloat {
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return along }
        let attribute = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attribute.frame =
            isVertical
            ? CGRect(x: 0, y: along, width: room, height: length) : CGRect(x: along, y: 0, width: length, height: room)
        placed?.attributes.append(attribute)
        return along + length
    }
}
