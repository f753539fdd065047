import Drawing
import Foundation
import Geometry

extension [DrawingItem] {
    /// The luma of the ground along something wide, from 0 to 1; `nil` if it is unknown.
    ///
    /// It is sampled in three places, because the gap between two windows may be in any of them.
    func luma(along frame: CGRect) -> Double? {
        let lumas = [1.0 / 6, 1.0 / 2, 5.0 / 6].compactMap { share in
            ground(at: CGPoint(x: frame.minX + share * frame.width, y: frame.midY))?.luma
        }
        return lumas.isEmpty ? nil : lumas.reduce(0, +) / Double(lumas.count)
    }

    /// The color at a point, if an area of one color is there; `nil` if there is nothing, an image or a gradient.
    ///
    /// Shapes count by their bounds. Text and lines do not count, because only the ground matters.
    func ground(at point: CGPoint, over below: Color? = nil) -> Color? {
        var color = below
        for item in self {
            switch item {
            case .fill(let path, let paint):
                guard path.bounds?.contains(point) == true else { continue }
                guard case .color(let fill) = paint else {
                    color = nil
                    continue
                }
                color = fill.alpha == 1 ? fill : color.map { fill.composited(over: $0) }
            case .image(let image):
                if image.frame.contains(point) { color = nil }
            case .group(let style, let items):
                // Items that are mostly transparent hardly change the ground.
                guard style.opacity >= 0.5, style.composition?.mask == nil else { continue }
                let inner = point.applying(style.transform.inverted())
                guard style.clip?.bounds.map({ $0.contains(inner) }) ?? true else { continue }
                color = items.ground(at: inner, over: color)
            case .element(_, let items): color = items.ground(at: point, over: color)
            case .stroke, .glyphs, .shadow, .backdrop: continue
            }
        }
        return color
    }
}

extension Color {
    /// The luma of the color, from 0 to 1.
    var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
