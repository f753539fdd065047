import Foundation
import Geometry
import Traits

/// Places the items of a group one after another.
@MainActor struct CompositionalGroup {
    /// The preferred size of an item, for its current size and its estimated dimensions; `nil` if it isn't known.
    typealias Measure = (_ item: Int, _ size: CGSize, _ estimated: (width: Bool, height: Bool)) -> CGSize?

    struct Placed {
        var item: Int
        /// The frame, in a left-to-right layout.
        var frame: CGRect
        var zIndex = 0
        /// The badges of the item.
        var badges: [NSCollectionLayoutSupplementaryItem] = []
    }

    let traits: UITraitCollection
    let measure: Measure

    /// Places as many items as a group holds.
    ///
    /// - Parameters:
    ///   - group: the group, with its size.
    ///   - container: the container that fractional sizes refer to.
    ///   - next: the first item that isn't placed yet; advanced by the items placed here.
    ///   - count: the number of items in the section.
    /// - Returns: the group's size, and its items relative to its origin.
    func place(
        _ group: NSCollectionLayoutGroup, in container: CGSize, next: inout Int, count: Int
    ) -> (size: CGSize, items: [Placed]) {
        let size = group.layoutSize.size(in: container)
        let insets = group.contentInsets.usable
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var placed: [Placed] = []
        var used = room
        switch group.arrangement {
        case .custom(let provider):
            let environment = CollectionLayoutEnvironment(contentSize: room, traits: traits)
            for item in provider(environment) where next < count {
                placed.append(Placed(item: next, frame: item.frame.usable, zIndex: item.zIndex))
                next += 1
            }
        case .line(let axis):
            (used, placed) = line(group, axis, in: room, slots: nil, next: &next, count: count)
        case .counted(let axis, let slots, let divides):
            (used, placed) = line(
                group, axis, in: room, slots: max(1, slots), divides: divides, next: &next, count: count)
        }
        var whole = size
        if group.layoutSize.widthDimension.isEstimated { whole.width = used.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { whole.height = used.height + insets.top + insets.bottom }
        for index in placed.indices {
            placed[index].frame = placed[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
        }
        return (whole, placed)
    }

    /// A subitem with its items, relative to its origin.
    private struct Part {
        var items: [Placed]
        var size: CGSize
        var edges = NSDirectionalEdgeInsets.zero
        var subitem: NSCollectionLayoutItem

        func length(_ axis: Axis) -> CGFloat {
            axis == .horizontal
                ? size.width + edges.leading + edges.trailing : size.height + edges.top + edges.bottom
        }
    }

    private func line(
        _ group: NSCollectionLayoutGroup, _ axis: Axis, in room: CGSize, slots: Int?, divides: Bool = false,
        next: inout Int, count: Int
    ) -> (CGSize, [Placed]) {
        guard !group.subitems.isEmpty else { return (room, []) }
        let spacing = group.interItemSpacing?.spacing ?? 0
        let length = axis == .horizontal ? room.width : room.height
        let isOpen = dimension(group, axis).isEstimated
        // The items divide the space without the spacing between them.
        var inner = room
        if let slots {
            let between = spacing * CGFloat(slots - 1)
            if axis == .horizontal {
                inner.width = max(0, length - between)
            } else {
                inner.height = max(0, length - between)
            }
        }
        let share = slots.flatMap { slots in
            divides ? (axis == .horizontal ? inner.width : inner.height) / CGFloat(slots) : nil
        }
        var parts: [Part] = []
        var used: CGFloat = 0
        while next < count, slots.map({ parts.count < $0 }) ?? true {
            let subitem = group.subitems[parts.count % group.subitems.count]
            let start = next
            let part = part(subitem, in: inner, fixing: share.map { (axis, $0) }, next: &next, count: count)
            let end = used + (parts.isEmpty ? 0 : spacing) + part.length(axis)
            // The first item is always placed, the others if they fit; half a point allows for rounding of fractions.
            if slots == nil, !isOpen, !parts.isEmpty, end > length + 0.5 {
                next = start
                break
            }
            guard next > start || !part.items.isEmpty else { break }
            parts.append(part)
            used = end
            if slots == nil, isOpen, parts.count >= group.subitems.count { break }
        }
        let across = parts.map { $0.length(axis.other) }.max() ?? 0
        var gap = spacing
        if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1, !isOpen {
            gap += max(0, length - used) / CGFloat(parts.count - 1)
        }
        var placed: [Placed] = []
        var offset: CGFloat = 0
        let fillsAcross = dimension(group, axis.other).isEstimated
        for part in parts {
            let origin = axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            for item in part.items {
                var frame = item.frame.offsetBy(dx: origin.x + part.edges.leading, dy: origin.y + part.edges.top)
                // In a group that is as high as its content, fractional heights are resolved now.
                if fillsAcross, !(part.subitem is NSCollectionLayoutGroup) {
                    stretch(&frame, part.subitem, axis.other, across)
                }
                var moved = item
                moved.frame = frame
                placed.append(moved)
            }
            offset += part.length(axis) + gap
        }
        let total = max(0, offset - gap)
        return (
            axis == .horizontal ? CGSize(width: total, height: across) : CGSize(width: across, height: total), placed
        )
    }

    private func dimension(_ item: NSCollectionLayoutItem, _ axis: Axis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
    }

    @MainActor
    private func stretch(_ frame: inout CGRect, _ item: NSCollectionLayoutItem, _ axis: Axis, _ length: CGFloat) {
        let insets = item.contentInsets.usable
        switch (axis, dimension(item, axis).kind) {
        case (.vertical, .fractionalHeight):
            frame.size.height = max(
                0, length * item.layoutSize.heightDimension.dimension - insets.top - insets.bottom)
        case (.horizontal, .fractionalWidth):
            frame.size.width = max(
                0, length * item.layoutSize.widthDimension.dimension - insets.leading - insets.trailing)
        default: break
        }
    }

    private func part(
        _ subitem: NSCollectionLayoutItem, in room: CGSize, fixing: (axis: Axis, length: CGFloat)?,
        next: inout Int, count: Int
    ) -> Part {
        var part: Part
        if let group = subitem as? NSCollectionLayoutGroup {
            var container = room
            if let fixing, fixing.axis == .horizontal { container.width = fixing.length }
            if let fixing, fixing.axis == .vertical { container.height = fixing.length }
            let (size, items) = place(group, in: container, next: &next, count: count)
            part = Part(items: items, size: size, subitem: subitem)
        } else {
            var size = subitem.layoutSize.size(in: room)
            var estimated = (
                width: subitem.layoutSize.widthDimension.isEstimated,
                height: subitem.layoutSize.heightDimension.isEstimated
            )
            if let fixing, fixing.axis == .horizontal { (size.width, estimated.width) = (fixing.length, false) }
            if let fixing, fixing.axis == .vertical { (size.height, estimated.height) = (fixing.length, false) }
            let insets = subitem.contentInsets.usable
            let sides = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
            var inner = CGSize(width: max(0, size.width - sides.width), height: max(0, size.height - sides.height))
            if estimated.width || estimated.height, let wish = measure(next, inner, estimated) {
                if estimated.width { inner.width = min(max(0, wish.width), max(1, room.width)) }
                if estimated.height { inner.height = max(0, wish.height) }
            }
            size = CGSize(width: inner.width + sides.width, height: inner.height + sides.height)
            let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: inner)
            part = Part(
                items: [Placed(item: next, frame: frame, badges: subitem.supplementaryItems)], size: size,
                subitem: subitem)
            next += 1
        }
        if let spacing = subitem.edgeSpacing {
            part.edges = NSDirectionalEdgeInsets(
                top: spacing.top?.spacing ?? 0, leading: spacing.leading?.spacing ?? 0,
                bottom: spacing.bottom?.spacing ?? 0, trailing: spacing.trailing?.spacing ?? 0)
        }
        return part
    }
}
