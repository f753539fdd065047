package import Drawing
package import Foundation

/// An area bounded by polygons under the non-zero winding rule.
///
/// Strokes add to it; other areas can be cut out of it.
package struct Outline {
    package private(set) var polygons: [[CGPoint]] = []

    package init() {}

    init(polygons: [[CGPoint]]) { self.polygons = polygons }

    /// The area inside a path, with polygons in place of its curves.
    package init(filling path: Path) {
        for figure in path.figures {
            var points: [CGPoint] = []
            for point in figure.points {
                guard let (first, second) = point.controls, let start = points.last else {
                    points.append(point.end)
                    continue
                }
                points += (1...12).map { step in
                    let t = CGFloat(step) / 12
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * start.x + b * first.x + c * second.x + d * point.end.x,
                        y: a * start.y + b * first.y + c * second.y + d * point.end.y)
                }
            }
            if points.count > 2 { polygons.append(points) }
        }
    }

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
        guard let first = points.first else { return }
        guard let line = StrokedLine(points, isClosed: isClosed, radius: width / 2) else {
            fill(StrokedLine.circle(at: first, radius: width / 2))
            return
        }
        polygons += line.polygons
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

    /// The area without the part that another area covers, bounded by polygons that do not overlap.
    ///
    /// Every edge of the result separates ink from no ink, so that antialiasing covers a pixel once. Without another
    /// area, the result is the boundary of this one.
    ///
    /// - Parameter other: The area to subtract.
    /// - Returns: The rest, clockwise around ink.
    package func subtracting(_ other: Outline = Outline()) -> Outline {
        Outline(polygons: OutlineSweep(area: polygons, hole: other.polygons).boundary())
    }
}
