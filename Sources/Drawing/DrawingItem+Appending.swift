package import Foundation

/// Appends the few shapes that nearly all controls are made of. Nothing is appended that would not be seen.
extension [DrawingItem] {
    /// Appends an area of one color.
    package mutating func fill(_ path: Path, _ color: Color) {
        guard color.alpha > 0, !path.isEmpty else { return }
        append(.fill(path, .color(color)))
    }

    /// Appends a rectangle of one color.
    package mutating func fill(_ rect: CGRect, _ color: Color) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(.rectangle(rect), color)
    }

    /// Appends a rounded rectangle of one color.
    package mutating func fill(_ rect: CGRect, cornerRadius: CGFloat, _ color: Color) {
        guard rect.width > 0, rect.height > 0 else { return }
        fill(.roundedRectangle(rect, cornerRadius: cornerRadius), color)
    }

    /// Appends a line along a path; the width is in points.
    package mutating func stroke(_ path: Path, _ color: Color, width: CGFloat) {
        guard color.alpha > 0, width > 0, !path.isEmpty else { return }
        append(.stroke(path, .color(color), StrokeStyle(width: width)))
    }
}
