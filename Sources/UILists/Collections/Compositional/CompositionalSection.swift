import Arrangement
import Foundation
import Geometry

/// Places one section of a compositional layout, from its header to its footer.
@MainActor struct CompositionalSection {
    let section: NSCollectionLayoutSection
    let index: Int
    let isVertical: Bool
    let environment: CollectionLayoutEnvironment
    let view: UICollectionView
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []

    /// The section's insets, including the safe area if they are relative to it.
    private var insets: NSDirectionalEdgeInsets {
        var insets = section.contentInsets.usable
        if let list = section.list {
            var metrics = TableCellMetrics(cellWidth: environment.contentSize.width, grid: view.pixelGrid)
            metrics.isInInsetGroup = true
            let own = list.sectionInsets(isFirst: index == 0, margin: metrics.horizontalMargin)
            insets.top += own.top
            insets.leading += own.leading
            insets.bottom += own.bottom
            insets.trailing += own.trailing
        }
        guard section.contentInsetsReference != .none else { return insets }
        let around = environment.contentInsets
        insets.top += around.top
        insets.leading += around.leading
        insets.bottom += around.bottom
        insets.trailing += around.trailing
        return insets
    }

    /// Places the section, and returns the start of the next one.
    ///
    /// A section without items has neither insets nor a background.
    mutating func place(from start: CGFloat, count: Int) -> CGFloat {
        let isEmpty = count == 0 && section.list == nil
        let insets = isEmpty ? .zero : insets
        let whole = environment.contentSize
        let room = CGSize(
            width: max(0, whole.width - insets.leading - insets.trailing),
            height: max(0, whole.height - insets.top - insets.bottom))
        var along = placeBoundary(\.isBefore, at: start, room, insets)
        let inner = along
        along += isVertical ? insets.top : insets.leading
        let across = isVertical ? insets.leading : insets.top
        let first = along
        let placing = CompositionalGroup(traits: environment.traitCollection) { [view, index] item, size, estimated in
            view.preferredSize(
                ofItemAt: IndexPath(item: item, section: index), estimate: size, width: estimated.width,
                height: estimated.height)
        }
        let spacing = section.interGroupSpacing.usableLength
        let scrollsAcross = section.orthogonalScrollingBehavior != .none
        // What scrolls across scrolls under the insets at its sides: fractions are those of the whole width.
        let container =
            !scrollsAcross
            ? room
            : isVertical
                ? CGSize(width: whole.width, height: room.height) : CGSize(width: room.width, height: whole.height)
        var side: CGFloat = 0
        var longest: CGFloat = 0
        var next = 0
        while next < count {
            let before = next
            let (size, items) = placing.place(section.group, in: container, next: &next, count: count)
            guard next > before else { break }
            if scrollsAcross, before == 0, section.orthogonalScrollingBehavior == .groupPagingCentered {
                let free = isVertical ? whole.width - size.width : whole.height - size.height
                side = max(0, free / 2) - across
            }
            for item in items {
                let attribute = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: item.item, section: index))
                let offset = isVertical ? CGPoint(x: across + side, y: along) : CGPoint(x: along, y: across + side)
                attribute.frame = item.frame.offsetBy(dx: offset.x, dy: offset.y)
                attribute.zIndex = item.zIndex
                attributes.append(attribute)
                placeBadges(item.badges, on: attribute)
            }
            let length = isVertical ? size.height : size.width
            if scrollsAcross {
                side += (isVertical ? size.width : size.height) + spacing
                longest = max(longest, length)
            } else {
                along += length + spacing
            }
        }
        if scrollsAcross { along = first + longest } else if along > first { along -= spacing }
        along += isVertical ? insets.bottom : insets.trailing
        if !isEmpty { placeDecorations(from: inner, to: along) }
        let end = placeBoundary(\.isAfter, at: along, room, insets)
        pinBoundary(from: start, to: end)
        let items = attributes.filter { $0.representedElementCategory == .cell }
        if !items.isEmpty {
            let offset = scrollsAcross ? .zero : view.contentOffset
            section.visibleItemsInvalidationHandler?(items, offset, environment)
        }
        return end
    }

    /// Places headers or footers; estimated sizes use the view's preferred size.
    private mutating func placeBoundary(
        _ side: KeyPath<NSRectAlignment, Bool>, at start: CGFloat, _ room: CGSize, _ insets: NSDirectionalEdgeInsets
    ) -> CGFloat {
        var along = start
        for item in section.boundarySupplementaryItems where item.alignment[keyPath: side] {
            let follows = section.supplementariesFollowContentInsets
            let available = follows ? room : environment.contentSize
            let attribute = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
            attribute.size = item.layoutSize.size(in: available)
            let size = view.preferredSize(of: attribute, estimatedBy: item.layoutSize)
            let sides = item.contentInsets.usable
            let free = isVertical ? available.width - size.width : available.height - size.height
            // Centered, unless it is aligned to a corner.
            var across = item.alignment.isLeading ? 0 : item.alignment.isTrailing ? free : free / 2
            if follows { across += isVertical ? insets.leading : insets.top }
            let length = isVertical ? size.height : size.width
            let isOver = !item.extendsBoundary
            let place = isOver && side == \.isAfter ? along - length : along
            let origin = isVertical ? CGPoint(x: across, y: place) : CGPoint(x: place, y: across)
            let frame = CGRect(
                x: origin.x + sides.leading + item.offset.x, y: origin.y + sides.top + item.offset.y,
                width: max(0, size.width - sides.leading - sides.trailing),
                height: max(0, size.height - sides.top - sides.bottom))
            attribute.frame = frame
            attribute.zIndex = item.zIndex
            attributes.append(attribute)
            if !isOver { along += length }
        }
        return along
    }

    /// Places an item's badges, anchored to its sides.
    private mutating func placeBadges(
        _ badges: [NSCollectionLayoutSupplementaryItem], on item: UICollectionViewLayoutAttributes
    ) {
        for badge in badges {
            let attribute = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: badge.elementKind, with: item.indexPath)
            attribute.size = badge.layoutSize.size(in: item.size)
            let size = view.preferredSize(of: attribute, estimatedBy: badge.layoutSize)
            attribute.frame = badge.frame(of: size, in: item.frame)
            attribute.zIndex = max(badge.zIndex, item.zIndex + 1)
            attributes.append(attribute)
        }
    }

    /// Pinned headers stop at the edge of the visible area, within their section.
    private func pinBoundary(from start: CGFloat, to end: CGFloat) {
        let taken = view.adjustedContentInset
        let seen =
            isVertical
            ? view.bounds.minY + taken.top...max(view.bounds.minY + taken.top, view.bounds.maxY - taken.bottom)
            : view.bounds.minX + taken.left...max(view.bounds.minX + taken.left, view.bounds.maxX - taken.right)
        for item in section.boundarySupplementaryItems where item.pinToVisibleBounds {
            let path = IndexPath(item: 0, section: index)
            guard
                let attribute = attributes.first(where: {
                    $0.representedElementKind == item.elementKind && $0.indexPath == path
                })
            else { continue }
            let length = isVertical ? attribute.frame.height : attribute.frame.width
            let place = isVertical ? attribute.frame.minY : attribute.frame.minX
            let wish =
                item.alignment.isAfter
                ? max(start, min(place, seen.upperBound - length)) : min(end - length, max(place, seen.lowerBound))
            guard wish != place, end - start >= length else { continue }
            if isVertical { attribute.frame.origin.y = wish } else { attribute.frame.origin.x = wish }
            attribute.zIndex = max(1, item.zIndex)
        }
    }

    private mutating func placeDecorations(from start: CGFloat, to end: CGFloat) {
        for item in section.decorationItems {
            let attribute = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
            let whole = environment.contentSize
            let rect =
                isVertical
                ? CGRect(x: 0, y: start, width: whole.width, height: end - start)
                : CGRect(x: start, y: 0, width: end - start, height: whole.height)
            attribute.frame = rect.inset(by: item.contentInsets.resolved(isRightToLeft: false))
            attribute.zIndex = min(-1, item.zIndex)
            attributes.append(attribute)
        }
    }
}
