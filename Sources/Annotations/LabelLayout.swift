import Foundation
import Geometry

/// Places labels so that they neither overlap nor leave the picture.
struct LabelLayout {
    private let bounds: CGRect
    /// The areas, mostly texts, that labels avoid if there is another place nearby.
    private let content: [CGRect]
    private var taken: [CGRect] = []
    private let gap: CGFloat = 1.5

    init(bounds: CGRect, content: [CGRect]) {
        self.bounds = bounds
        self.content = content
    }

    /// The first free place, otherwise the free place nearest to the first; `nil` if the picture is full.
    ///
    /// - Parameters:
    ///   - size: the label's size.
    ///   - places: candidates for its top left corner, best first.
    /// - Returns: the label's rectangle, which later labels keep clear of.
    mutating func place(_ size: CGSize, at places: [CGPoint]) -> CGRect? {
        guard size.width <= bounds.width, size.height <= bounds.height, let first = places.first else { return nil }
        let near = places.map { within(CGRect(origin: $0, size: size)) }.filter(isFree)
        if let rect = near.first(where: { !isOverContent($0) }) ?? near.first { return take(rect) }
        // Rings of steps around the first place: the nearest free one wins, above before below.
        let step = max(4, size.height / 2)
        for ring in 1...60 {
            let reach = CGFloat(ring) * step
            for (dx, dy) in [
                (0.0, -1.0), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1),
            ] {
                let rect = within(
                    CGRect(
                        x: first.x + CGFloat(dx) * reach, y: first.y + CGFloat(dy) * reach, width: size.width,
                        height: size.height))
                if isFree(rect) { return take(rect) }
            }
        }
        return nil
    }

    private mutating func take(_ rect: CGRect) -> CGRect {
        taken.append(rect)
        return rect
    }

    private func within(_ rect: CGRect) -> CGRect {
        CGRect(
            x: min(max(rect.minX, bounds.minX), bounds.maxX - rect.width),
            y: min(max(rect.minY, bounds.minY), bounds.maxY - rect.height), width: rect.width, height: rect.height)
    }

    private func isFree(_ rect: CGRect) -> Bool {
        let grown = rect.insetBy(dx: -gap, dy: -gap)
        return !taken.contains { $0.intersects(grown) }
    }

    private func isOverContent(_ rect: CGRect) -> Bool { content.contains { $0.intersects(rect) } }
}
