import Drawing
import Foundation

extension Path {
    /// The point at which the next line begins: after a closed figure, the figure's start.
    var current: CGPoint? { end ?? figures.last?.points.first?.end }

    /// Whether the point is inside the filled outline.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        let turns = figures.reduce(0) { $0 + Self.turns(of: $1, around: point, isEvenOdd: isEvenOdd) }
        return isEvenOdd ? turns % 2 != 0 : turns != 0
    }

    /// The number of times that the closed figure crosses a ray from the point to the right: downward minus upward, or
    /// in total.
    private static func turns(of figure: Figure, around point: CGPoint, isEvenOdd: Bool) -> Int {
        var corners = Self.corners(of: figure)
        if let first = corners.first { corners.append(first) }
        return zip(corners, corners.dropFirst()).reduce(0) { turns, line in
            let (from, to) = line
            guard (from.y <= point.y) != (to.y <= point.y) else { return turns }
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard x > point.x else { return turns }
            return turns + (isEvenOdd || from.y <= to.y ? 1 : -1)
        }
    }

    /// The points of the figure, with curves approximated by lines.
    private static func corners(of figure: Figure) -> [CGPoint] {
        let linesOfCurve = 24
        var points: [CGPoint] = []
        for (end, controls) in figure.points {
            guard let (control1, control2) = controls, let from = points.last else {
                points.append(end)
                continue
            }
            points += (1...linesOfCurve).map { step in
                let t = CGFloat(step) / CGFloat(linesOfCurve)
                let s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                return CGPoint(
                    x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                    y: a * from.y + b * control1.y + c * control2.y + d * end.y)
            }
        }
        return points
    }
}
