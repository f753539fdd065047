import Drawing
import Foundation
import Geometry

extension [DrawingItem] {
    /// How light the ground is along something wide, of 1; `nil` where nothing tells.
    ///
    /// It is asked for in three places: the gap between two windows may be in any one of them.
    func luma(along frame: CGRect) -> Double? {
        let lumas = [1.0 / 6, 1.0 / 2, 5.0 / 6].compactMap { share in
            ground(at: CGPoint(x: frame.minX + share * frame.width, y: frame.midY))?.luma
        }
        return lumas.isEmpty ? nil : lumas.reduce(0, +) / Double(lumas.count)
    }

    /// The colour that shows at a point, as far as areas of one colour tell: `nil` where nothing lies there, or a
    /// picture or gradient does.
    ///
    /// Shapes count as their bounds, text and lines as nothing: it is the ground that is asked for.
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
                // What shows through itself leaves the ground as it is, more or less.
                guard style.opacity >= 0.5 else { continue }
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
    /// How light the colour looks, of 1.
    var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
