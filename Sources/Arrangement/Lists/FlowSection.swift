package import Foundation

/// One section of a flow layout as sizes along two axes.
///
/// The items of a line are placed "across"; lines follow each other "along". In a vertical layout, across is x and
/// along is y.
package struct FlowSection {
    /// The width across and the length along of each item.
    package var items: [Extent]
    /// The length across the section between its insets.
    package var room: CGFloat
    /// The minimum spacing between items of a line.
    package var itemSpacing: CGFloat
    /// The spacing between lines.
    package var lineSpacing: CGFloat

    package init(items: [Extent], room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
        self.items = items
        self.room = room
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
    }

    /// The size of an item.
    package struct Extent: Equatable {
        package var across: CGFloat
        package var along: CGFloat

        package init(across: CGFloat, along: CGFloat) {
            self.across = across
            self.along = along
        }
    }

    /// The position of an item.
    package struct Place: Equatable {
        package var across: CGFloat
        package var along: CGFloat
    }

    /// The positions of the items relative to the section's origin, and the total length of the lines.
    ///
    /// Each line takes as many items as fit with the minimum spacing. The remaining space is distributed between them,
    /// so that the outer items are at the edges; a single item is centered. The last line uses the spacing of the full
    /// ones, from the leading edge. A line is as long as its longest item, and the other items are centered in it.
    package func placed() -> (places: [Place], length: CGFloat) {
        var places: [Place] = []
        places.reserveCapacity(items.count)
        var along: CGFloat = 0
        var start = 0
        let isUniform = items.allSatisfy { $0.across == items.first?.across }
        while start < items.count {
            var end = start + 1
            var used = items[start].across
            while end < items.count, used + itemSpacing + items[end].across <= room + 0.01 {
                used += itemSpacing + items[end].across
                end += 1
            }
            let line = items[start..<end]
            let widths = line.reduce(0) { $0 + $1.across }
            let isLast = end == items.count
            var gap = itemSpacing
            var across: CGFloat = 0
            if !isLast || isFull(line.count, isUniform: isUniform) {
                if line.count > 1 {
                    gap = max(itemSpacing, (room - widths) / CGFloat(line.count - 1))
                } else {
                    across = max(0, (room - widths) / 2)
                }
            } else if isUniform {
                gap = uniformGap
            }
            let longest = line.reduce(0) { max($0, $1.along) }
            for item in line {
                places.append(Place(across: across, along: along + (longest - item.along) / 2))
                across += item.across + gap
            }
            along += longest + lineSpacing
            start = end
        }
        return (places, items.isEmpty ? 0 : along - lineSpacing)
    }

    /// The number of items that fit in a line, if all items have the same width.
    private var fittingCount: Int {
        guard let width = items.first?.across, width + itemSpacing > 0 else { return max(1, items.count) }
        let count = (room + itemSpacing + 0.01) / (width + itemSpacing)
        return max(1, count.isFinite ? Int(min(count, 1e6)) : 1)
    }

    private func isFull(_ count: Int, isUniform: Bool) -> Bool { isUniform && count >= fittingCount }

    private var uniformGap: CGFloat {
        let count = fittingCount
        guard count > 1, let width = items.first?.across else { return itemSpacing }
        return max(itemSpacing, (room - width * CGFloat(count)) / CGFloat(count - 1))
    }
}
