public import Foundation
import Geometry

extension DrawingItem {
    /// A rectangle of one color.
    public static func rectangle(_ rect: CGRect, _ color: Color) -> DrawingItem {
        .fill(.rectangle(rect), .color(color))
    }

    /// An area of one color.
    public static func fill(_ path: Path, _ color: Color) -> DrawingItem {
        .fill(path, .color(color))
    }

    /// A straight line of one color.
    public static func line(from start: CGPoint, to end: CGPoint, _ color: Color, width: CGFloat) -> DrawingItem {
        .stroke(Path([.move(start), .line(end)]), .color(color), StrokeStyle(width: width))
    }

    /// Items moved by a distance.
    public static func translated(by offset: CGPoint, _ items: [DrawingItem]) -> DrawingItem {
        .group(GroupStyle(transform: CGAffineTransform(translationX: offset.x, y: offset.y)), items)
    }

    /// Items clipped to an outline.
    public static func clipped(to path: Path, _ items: [DrawingItem]) -> DrawingItem {
        .group(GroupStyle(clip: path), items)
    }
}

extension DisplayList {
    /// This picture as an item of another: moved, scaled and clipped to its size.
    ///
    /// - Parameters:
    ///   - origin: the position of its top left corner.
    ///   - scale: the magnification.
    /// - Returns: one group with the whole picture.
    public func placed(at origin: CGPoint, scale: CGFloat = 1) -> DrawingItem {
        .group(
            GroupStyle(
                transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y),
                clip: .rectangle(CGRect(origin: .zero, size: size))),
            items)
    }
}
