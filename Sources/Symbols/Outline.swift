package import Drawing
package import Foundation

/// An area bounded by polygons under the non-zero winding rule.
///
/// Strokes add to it; other areas can be cut out of it.
package struct Outline {
    package private(set) var polygons: [[CGPoint]] = []

    package init() {}

    package mutating func append(_ other: Outline) { polygons += other.polygons }

    /// Adds the inside of a polygon, whichever way it turns.
    package mutating func fill(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        polygons.append(area < 0 ? points.reversed() : points)
    }

    /// Adds the area that a round pen covers along the points.
    package mutating func stroke(_ points: [CGPoint], isClosed: Bool, width: CGFloat) {
        let ends = isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
        var before: CGPoint?
        for (start, end) in zip(points, ends) {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { continue }
            let direction = CGPoint(x: dx / length, y: dy / length)
            let (nx, ny) = (-direction.y * width / 2, direction.x * width / 2)
            fill([
                CGPoint(x: start.x - nx, y: start.y - ny), CGPoint(x: end.x - nx, y: end.y - ny),
                CGPoint(x: end.x + nx, y: end.y + ny), CGPoint(x: start.x + nx, y: start.y + ny),
            ])
            // A gentle bend needs only a wedge; an end or a corner needs the whole circle.
            if let before, before.x * direction.x + before.y * direction.y > 0.8 {
                let (mx, my) = (-before.y * width / 2, before.x * width / 2)
                let turnsLeft = before.x * direction.y - before.y * direction.x < 0
                let side: CGFloat = turnsLeft ? 1 : -1
                fill([
                    start, CGPoint(x: start.x + mx * side, y: start.y + my * side),
                    CGPoint(x: start.x + nx * side, y: start.y + ny * side),
                ])
            } else {
                dot(at: start, width: width)
            }
            before = direction
        }
        if !isClosed, let last = points.last { dot(at: last, width: width) }
    }

    private mutating func dot(at center: CGPoint, width: CGFloat) {
        fill(
            (0..<16).map { step in
                let angle = CGFloat(step) * .pi / 8
                return CGPoint(x: center.x + cos(angle) * width / 2, y: center.y + sin(angle) * width / 2)
            })
    }

    package var path: Path {
        var path = Path()
        for polygon in polygons {
            guard let first = polygon.first else { continue }
            path.move(to: first)
            for point in polygon.dropFirst() { path.line(to: point) }
            path.close()
        }
        return path
    }

    /// Subtracts another area, and returns the result as strips of equal height.
    ///
    /// The non-zero rule cannot subtract an area that overlaps itself, as strokes do at their joints. So the area is
    /// divided into thin strips, and each strip keeps the spans that only this area covers.
    ///
    /// - Parameters:
    ///   - other: the area to subtract.
    ///   - step: the height of a strip; with a tenth of a point, no steps are visible.
    /// - Returns: strips that do not overlap.
    package func subtracting(_ other: Outline, step: CGFloat) -> Outline {
        let ys = polygons.joined().map(\.y)
        guard !other.polygons.isEmpty, step > 0, let top = ys.min(), let bottom = ys.max() else { return self }
        var result = Outline()
        let count = Int(((bottom - top) / step).rounded(.up))
        for index in 0..<count {
            let y = top + (CGFloat(index) + 0.5) * step
            for span in Self.difference(spans(at: y), other.spans(at: y)) where span.upperBound > span.lowerBound {
                let (upper, lower) = (y - step / 2, min(y + step / 2, bottom))
                result.polygons.append([
                    CGPoint(x: span.lowerBound, y: upper), CGPoint(x: span.upperBound, y: upper),
                    CGPoint(x: span.upperBound, y: lower), CGPoint(x: span.lowerBound, y: lower),
                ])
            }
        }
        return result
    }

    /// The ranges of a horizontal line that are inside the area, from left to right.
    private func spans(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [(x: CGFloat, turn: Int)] = []
        for polygon in polygons {
            guard var from = polygon.last else { continue }
            for to in polygon {
                if (from.y <= y) != (to.y <= y) {
                    crossings.append(
                        (from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), to.y > from.y ? 1 : -1))
                }
                from = to
            }
        }
        crossings.sort { $0.x < $1.x }
        var spans: [ClosedRange<CGFloat>] = []
        var winding = 0
        var start: CGFloat = 0
        for crossing in crossings {
            if winding == 0 { start = crossing.x }
            winding += crossing.turn
            if winding == 0 { spans.append(start...crossing.x) }
        }
        return spans
    }

    private static func difference(
        _ spans: [ClosedRange<CGFloat>], _ holes: [ClosedRange<CGFloat>]
    ) -> [ClosedRange<CGFloat>] {
        spans.flatMap { span in
            var kept: [ClosedRange<CGFloat>] = []
            var left = span.lowerBound
            for hole in holes where hole.upperBound > left && hole.lowerBound < span.upperBound {
                if hole.lowerBound > left { kept.append(left...hole.lowerBound) }
                left = max(left, hole.upperBound)
            }
            if left < span.upperBound { kept.append(left...span.upperBound) }
            return kept
        }
    }
}
