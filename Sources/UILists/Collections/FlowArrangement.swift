import Foundation
import Geometry

/// One section of a flow layout as sizes, along an axis that lines run across.
///
/// All in terms of "across", along which the items of a line stand, and "along", in which lines follow each other: a
/// vertical layout has x across and y along.
struct FlowSection {
    /// Width across and length along of each item.
    var items: [Extent]
    /// What lies across the section between its insets.
    var room: CGFloat
    /// The least distance between items of a line.
    var itemSpacing: CGFloat
    /// Between lines.
    var lineSpacing: CGFloat

    struct Extent: Equatable {
        var across: CGFloat
        var along: CGFloat
    }

    /// Where an item begins.
    struct Place: Equatable {
        var across: CGFloat
        var along: CGFloat
    }

    /// The places of the items from the section's own corner, and how long the lines are together.
    ///
    /// Items fill a line as long as they fit with the least spacing; what is left over is shared between them, so that
    /// the outer ones stand at the edges, and a single one stands in the middle. A last line keeps the distances of the
    /// full ones, from the leading edge. Lines are as long as their longest item, the others are centred in them.
    func placed() -> (places: [Place], length: CGFloat) {
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

    /// How many items of the section's one width fit into a line.
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
