import Drawing
import Foundation
import Typography

/// The few shapes that nearly all controls are made of.
extension [DrawingItem] {
    mutating func fill(_ path: Path, _ color: Color) {
        guard color.alpha > 0, !path.isEmpty else { return }
        append(.fill(path, .color(color)))
    }

    mutating func fill(_ rect: CGRect, _ color: Color) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(.rectangle(rect), color)
    }

    mutating func fill(_ rect: CGRect, cornerRadius: CGFloat, _ color: Color) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(.roundedRectangle(rect, cornerRadius: cornerRadius), color)
    }

    mutating func stroke(_ path: Path, _ color: Color, width: CGFloat) {
        guard color.alpha > 0, width > 0, !path.isEmpty else { return }
        append(.stroke(path, .color(color), StrokeStyle(width: width)))
    }

    /// A line of text set at a place, left aligned, in no more room than given.
    mutating func text(_ layout: TextLayout, at origin: CGPoint) {
        append(contentsOf: layout.items(at: origin))
    }
}

extension CGRect {
    /// The same rectangle on the other side of a container that runs from right to left.
    func mirrored(in container: CGRect, if isMirrored: Bool) -> CGRect {
        guard isMirrored else { return self }
        return CGRect(
            x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
    }

    /// A rectangle of a size about the middle of this one.
    func centered(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle made smaller by a distance on every side; what has no room left is empty about the middle.
    func shrunk(by distance: CGFloat) -> CGRect {
        let (dx, dy) = (Swift.min(distance, width / 2), Swift.min(distance, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
