package import Drawing
package import Foundation
import Geometry
import Symbols

/// The small signs that controls, cells and bars draw as a part of themselves.
///
/// The raw value is the symbol's name.
package enum ControlSign: String, CaseIterable {
    case chevronForward = "chevron.right"
    case chevronBackward = "chevron.left"
    case chevronDown = "chevron.down"
    case checkmark, plus, minus, xmark
    case info = "info.circle"
    case plusInCircle = "plus.circle"
    case xmarkFilled = "xmark.circle.fill"
    case magnifier = "magnifyingglass"

    /// Whether the sign points along the text, and is mirrored if text runs from right to left.
    private var followsDirection: Bool { self == .chevronForward || self == .chevronBackward }

    /// The items that draw the sign.
    ///
    /// - Parameters:
    ///   - rect: The square for the sign's box of 24 by 24. In any other rectangle the sign keeps its aspect ratio.
    ///   - color: The color of lines and areas.
    ///   - weight: The width of lines, in points.
    ///   - isRightToLeft: Whether to mirror a sign that points along the text.
    /// - Returns: The items, in the coordinates of the rectangle.
    package func items(in rect: CGRect, color: Color, weight: CGFloat, isRightToLeft: Bool = false) -> [DrawingItem] {
        let side = min(rect.width, rect.height)
        guard side > 0, side.isFinite, weight > 0 else { return [] }
        let square = rect.centered(CGSize(width: side, height: side))
        guard let text = SymbolSigns.all[rawValue] else {
            // A variant consists of a sign and the shape around it.
            let outline = SymbolShape(name: rawValue).outline(in: square.size, lineWidth: weight)
            let moved = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: square.minX, ty: square.minY)
            return [.fill(outline.applying(moved), .color(color))]
        }
        let scale = side / 24
        let mirrors = isRightToLeft && followsDirection
        // Lines that overlap are one path, so that a translucent color covers each place once.
        var areas = Path()
        var strokes = Path()
        for line in SymbolSign(text).lines {
            var path = Path()
            for (index, corner) in line.points.enumerated() {
                let x = (mirrors ? 24 - corner.x : corner.x) * scale + square.minX
                let point = CGPoint(x: x, y: corner.y * scale + square.minY)
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            if line.isClosed { path.close() }
            switch line.ink {
            case .area, .detailArea: areas.append(path)
            case .stroke, .body, .detailStroke: strokes.append(path)
            }
        }
        var items: [DrawingItem] = []
        if !areas.isEmpty { items.append(.fill(areas, .color(color))) }
        if !strokes.isEmpty {
            items.append(.stroke(strokes, .color(color), StrokeStyle(width: weight, cap: .round, join: .round)))
        }
        return items
    }
}
