package import Arrangement
package import Drawing
package import Foundation
import Geometry

/// The outline of a popover: a rounded rectangle with an arrow on one side.
package struct PopoverShape {
    /// The outline in the coordinates of the popover's frame.
    package let path: Path

    /// - Parameters:
    ///   - arrangement: The frames of the popover.
    ///   - cornerRadius: The corner radius in points.
    package init(_ arrangement: PopoverArrangement, cornerRadius: CGFloat) {
        let frame = arrangement.frame
        let body = arrangement.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
        var path = Path.roundedRectangle(body, cornerRadius: cornerRadius, curve: .continuous)
        let direction = arrangement.direction
        guard !direction.isEmpty else {
            self.path = path
            return
        }
        let isVertical = direction == .up || direction == .down
        let height = Presentations.popoverArrowHeight
        // The arrow is drawn pointing up at the origin, then rotated to its side.
        let arrow = Self.arrow(halfBase: Presentations.popoverArrowBase / 2, height: height)
        let middle = (isVertical ? body.midX : body.midY) + arrangement.arrowOffset
        let transform: CGAffineTransform =
            switch direction {
            case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: middle, ty: body.minY)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: middle, ty: body.maxY)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: body.minX, ty: middle)
            default: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: body.maxX, ty: middle)
            }
        path.append(arrow.applying(transform))
        self.path = path
    }

    /// An arrow that points up from a base on the axis, with concave sides and a rounded tip.
    ///
    /// The curves were estimated by eye.
    private static func arrow(halfBase: CGFloat, height: CGFloat) -> Path {
        let foot = halfBase * 1.35
        return Path([
            .move(CGPoint(x: -foot, y: 0.5)),
            .line(CGPoint(x: -foot, y: 0)),
            .curve(
                CGPoint(x: -halfBase * 0.62, y: -height * 0.42), control1: CGPoint(x: -halfBase * 1.02, y: 0),
                control2: CGPoint(x: -halfBase * 0.82, y: -height * 0.2)),
            .line(CGPoint(x: -halfBase * 0.26, y: -height * 0.82)),
            .curve(
                CGPoint(x: halfBase * 0.26, y: -height * 0.82),
                control1: CGPoint(x: -halfBase * 0.12, y: -height * 1.06),
                control2: CGPoint(x: halfBase * 0.12, y: -height * 1.06)),
            .line(CGPoint(x: halfBase * 0.62, y: -height * 0.42)),
            .curve(
                CGPoint(x: foot, y: 0), control1: CGPoint(x: halfBase * 0.82, y: -height * 0.2),
                control2: CGPoint(x: halfBase * 1.02, y: 0)),
            .line(CGPoint(x: foot, y: 0.5)),
            .close,
        ])
    }
}
