import Foundation
import Geometry

/// The area that a round pen covers along a polyline, as polygons under the non-zero winding rule.
struct StrokedLine {
    /// One polygon around an open line; the two sides of a closed one.
    private(set) var polygons: [[CGPoint]] = []

    private let points: [CGPoint]
    /// The direction of each segment, of length 1.
    private let directions: [CGPoint]
    private let radius: CGFloat

    /// The area around a line; `nil` if all its points are the same.
    init?(_ points: [CGPoint], isClosed: Bool, radius: CGFloat) {
        var kept: [CGPoint] = []
        for point in points where kept.last != point { kept.append(point) }
        if isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
        guard kept.count > 1 else { return nil }
        let isClosed = isClosed && kept.count > 2
        self.points = kept
        self.radius = radius
        directions = kept.indices.dropLast(isClosed ? 0 : 1).map { index in
            let (start, end) = (kept[index], kept[(index + 1) % kept.count])
            let length = PortableMath.hypot(end.x - start.x, end.y - start.y)
            return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        }
        if isClosed {
            polygons = [
                kept.indices.flatMap { joint(at: $0, from: ($0 + kept.count - 1) % kept.count, to: $0, isLeft: true) },
                kept.indices.flatMap { joint(at: $0, from: ($0 + kept.count - 1) % kept.count, to: $0, isLeft: false) }
                    .reversed(),
            ]
        } else {
            let inner = kept.indices.dropFirst().dropLast()
            let left = inner.flatMap { joint(at: $0, from: $0 - 1, to: $0, isLeft: true) }
            let right = inner.flatMap { joint(at: $0, from: $0 - 1, to: $0, isLeft: false) }
            polygons = [cap(isEnd: false) + left + cap(isEnd: true) + right.reversed()]
        }
    }

    /// A circle as a polygon.
    static func circle(at center: CGPoint, radius: CGFloat) -> [CGPoint] {
        (0..<32).map { step in
            let angle = CGFloat(step) * .pi / 16
            return CGPoint(
                x: center.x + PortableMath.cos(angle) * radius, y: center.y + PortableMath.sin(angle) * radius)
        }
    }

    /// The point beside another one, at the pen's radius to the left of a direction.
    private func point(beside center: CGPoint, _ direction: CGPoint, isLeft: Bool) -> CGPoint {
        let side = isLeft ? radius : -radius
        return CGPoint(x: center.x + direction.y * side, y: center.y - direction.x * side)
    }

    /// The points of one side where two segments meet.
    private func joint(at index: Int, from before: Int, to after: Int, isLeft: Bool) -> [CGPoint] {
        let (center, a, b) = (points[index], directions[before], directions[after])
        let cosine = a.x * b.x + a.y * b.y
        let sine = a.x * b.y - a.y * b.x
        if cosine > 0.9 {
            // The sides of a gentle bend meet in one point.
            let middle = CGPoint(x: (a.x + b.x) / (1 + cosine), y: (a.y + b.y) / (1 + cosine))
            return [point(beside: center, middle, isLeft: isLeft)]
        }
        let (start, end) = (point(beside: center, a, isLeft: isLeft), point(beside: center, b, isLeft: isLeft))
        let isOutside = (sine > 0) == isLeft
        guard isOutside else { return [start, center, end] }
        return arc(around: center, from: start, by: (isLeft ? 1 : -1) * PortableMath.atan2(abs(sine), cosine)) + [end]
    }

    /// The half circle at an end of an open line, from its left side to its right one at the line's end.
    private func cap(isEnd: Bool) -> [CGPoint] {
        let center = isEnd ? points[points.count - 1] : points[0]
        let direction = isEnd ? directions[directions.count - 1] : directions[0]
        let (left, right) = (
            point(beside: center, direction, isLeft: true), point(beside: center, direction, isLeft: false)
        )
        return isEnd
            ? arc(around: center, from: left, by: .pi) + [right] : arc(around: center, from: right, by: .pi) + [left]
    }

    /// The points of an arc without its last one.
    private func arc(around center: CGPoint, from start: CGPoint, by angle: CGFloat) -> [CGPoint] {
        let steps = max(1, Int((abs(angle) / (.pi / 16)).rounded(.up)))
        let (x, y) = (start.x - center.x, start.y - center.y)
        return (0..<steps).map { step in
            let turned = angle * CGFloat(step) / CGFloat(steps)
            return CGPoint(
                x: center.x + x * PortableMath.cos(turned) - y * PortableMath.sin(turned),
                y: center.y + x * PortableMath.sin(turned) + y * PortableMath.cos(turned))
        }
    }
}
