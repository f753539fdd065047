package import Drawing
package import Foundation
import Geometry

/// The look of a color well: a disc of the selected color in a ring of hues.
package struct ColorWellLook {
    package init() {}

    /// The size in points.
    package var size: CGSize { CGSize(width: 28, height: 28) }

    private static let hues: [SystemColor] = [
        .systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]

    /// The items that draw the well in the middle of its bounds, with the selected color if there is one.
    package func items(color: Color?, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        let side = min(bounds.width, bounds.height)
        let disc = bounds.centered(CGSize(width: side, height: side))
        guard side > 8 else { return [] }
        var items: [DrawingItem] = []
        let center = CGPoint(x: disc.midX, y: disc.midY)
        for (index, hue) in Self.hues.enumerated() {
            let start = (CGFloat(index) * 4 / 6 - 1) * .pi / 2
            items.stroke(
                arc(about: center, radius: side / 2 - 1.5, from: start, to: start + .pi / 3), pen.color(hue), width: 3)
        }
        items.fill(.ellipse(in: disc.shrunk(by: 5)), color ?? pen.color(.systemGray5))
        return items
    }

    /// An arc of less than a quarter circle, clockwise, as one curve.
    private func arc(
        about center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat
    ) -> Path {
        // Directions come from Geometry's rotation, whose quarter turns are exact.
        func direction(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: angle))
        }
        let sweep = endAngle - startAngle
        let half = direction(sweep / 4)
        let reach = half.x == 0 ? 0 : 4 / 3 * half.y / half.x
        let (start, end) = (direction(startAngle), direction(startAngle + sweep))
        var path = Path()
        path.move(to: CGPoint(x: center.x + radius * start.x, y: center.y + radius * start.y))
        path.curve(
            to: CGPoint(x: center.x + radius * end.x, y: center.y + radius * end.y),
            control1: CGPoint(
                x: center.x + radius * (start.x - reach * start.y), y: center.y + radius * (start.y + reach * start.x)),
            control2: CGPoint(
                x: center.x + radius * (end.x + reach * end.y), y: center.y + radius * (end.y - reach * end.x)))
        return path
    }
}
