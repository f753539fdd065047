import Drawing
import Foundation

extension Path {
    /// The part of the outline between two fractions of its length, from 0 at the start to 1 at the end.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (max(0, start), min(1, end))
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return Path() }
        let figures = flattened
        let total = figures.reduce(0) { $0 + Self.length(of: $1) }
        var trimmed = Path()
        var passed: CGFloat = 0
        for points in figures {
            var isDrawing = false
            for (from, to) in zip(points, points.dropFirst()) {
                let length = Self.distance(from, to)
                let low = max(0, start * total - passed)
                let high = min(length, end * total - passed)
                passed += length
                guard length > 0, low < high else {
                    isDrawing = false
                    continue
                }
                func point(_ along: CGFloat) -> CGPoint {
                    CGPoint(
                        x: from.x + (to.x - from.x) * along / length, y: from.y + (to.y - from.y) * along / length)
                }
                if !isDrawing { trimmed.move(to: point(low)) }
                trimmed.line(to: point(high))
                isDrawing = high == length
            }
        }
        return trimmed
    }

    /// The number of lines that approximate a curve; a circle of four curves shows no corner on any screen.
    private static let linesOfCurve = 48

    /// The figures as polygons.
    private var flattened: [[CGPoint]] {
        figures.map { figure in
            var points: [CGPoint] = []
            for (end, controls) in figure.points {
                guard let (control1, control2) = controls, let from = points.last else {
                    points.append(end)
                    continue
                }
                points += (1...Self.linesOfCurve).map { step in
                    let t = CGFloat(step) / CGFloat(Self.linesOfCurve)
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * end.y)
                }
            }
            if figure.isClosed, let first = points.first { points.append(first) }
            return points
        }
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }

    private static func length(of points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }
}
