import Foundation
import Geometry

/// The boundary of an area with another area cut out, found from top to bottom.
///
/// The plane is divided into strips between the heights at which edges start, end or cross. Within a strip, edges do not
/// cross, and the winding numbers between them tell which parts are covered. The sides of these parts, and the
/// stretches where the strips above and below differ, form the boundary.
struct OutlineSweep {
    /// A side of a polygon from its upper to its lower end.
    private struct Edge {
        var top: CGPoint
        var bottom: CGPoint
        /// 1 if the polygon runs down along it, -1 if it runs up.
        var turn: Int
        var isHole: Bool

        func x(at y: CGFloat) -> CGFloat {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
        }

        var left: CGFloat { min(top.x, bottom.x) }
        var right: CGFloat { max(top.x, bottom.x) }
    }

    /// A covered part of a strip.
    private struct Span {
        var left: Edge
        var right: Edge
    }

    /// The edges, highest first.
    private var edges: [Edge] = []

    /// Prepares the areas, which may overlap themselves.
    init(area: [[CGPoint]], hole: [[CGPoint]]) {
        add(area, isHole: false)
        add(hole, isHole: true)
        edges.sort { ($0.top.y, $0.top.x, $0.bottom.x) < ($1.top.y, $1.top.x, $1.bottom.x) }
    }

    private mutating func add(_ polygons: [[CGPoint]], isHole: Bool) {
        for polygon in polygons {
            guard var from = polygon.last.map(Self.snapped) else { continue }
            for to in polygon.lazy.map(Self.snapped) {
                if from.y < to.y { edges.append(Edge(top: from, bottom: to, turn: 1, isHole: isHole)) }
                if from.y > to.y { edges.append(Edge(top: to, bottom: from, turn: -1, isHole: isHole)) }
                from = to
            }
        }
    }

    /// Rounds to a thousandth of a point, so that heights that are meant to be equal are.
    private static func snapped(_ value: CGFloat) -> CGFloat { (value * 1024).rounded() / 1024 }
    private static func snapped(_ point: CGPoint) -> CGPoint { CGPoint(x: snapped(point.x), y: snapped(point.y)) }

    /// Polygons that do not overlap, clockwise around ink.
    func boundary() -> [[CGPoint]] {
        var chain = Chain()
        var above: [Span] = []
        var active: [Edge] = []
        var next = 0
        let levels = levels()
        for (top, bottom) in zip(levels, levels.dropFirst()) {
            active.removeAll { $0.bottom.y <= top }
            while next < edges.count, edges[next].top.y <= top {
                if edges[next].bottom.y > top { active.append(edges[next]) }
                next += 1
            }
            let spans = Self.spans(active, at: (top + bottom) / 2)
            Self.addLevel(at: top, above: above, below: spans, to: &chain)
            for span in spans {
                chain.add(
                    CGPoint(x: span.right.x(at: top), y: top), CGPoint(x: span.right.x(at: bottom), y: bottom))
                chain.add(CGPoint(x: span.left.x(at: bottom), y: bottom), CGPoint(x: span.left.x(at: top), y: top))
            }
            above = spans
        }
        if let bottom = levels.last { Self.addLevel(at: bottom, above: above, below: [], to: &chain) }
        return chain.polygons()
    }

    /// The heights at which edges start, end or cross.
    private func levels() -> [CGFloat] {
        var levels = Set(edges.flatMap { [$0.top.y, $0.bottom.y] })
        var active: [Edge] = []
        for edge in edges {
            active.removeAll { $0.bottom.y <= edge.top.y }
            for other in active where other.left < edge.right && edge.left < other.right {
                if let y = Self.crossing(edge, other) { levels.insert(Self.snapped(y)) }
            }
            active.append(edge)
        }
        return levels.sorted()
    }

    /// The height at which two edges cross between their ends.
    private static func crossing(_ a: Edge, _ b: Edge) -> CGFloat? {
        let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
        guard top < bottom else { return nil }
        let before = a.x(at: top) - b.x(at: top)
        let after = a.x(at: bottom) - b.x(at: bottom)
        guard before * after < 0 else { return nil }
        return top + before / (before - after) * (bottom - top)
    }

    /// The parts of a strip that the area covers and the hole does not.
    private static func spans(_ edges: [Edge], at middle: CGFloat) -> [Span] {
        var spans: [Span] = []
        var (area, hole) = (0, 0)
        var start: Edge?
        for (_, edge) in edges.map({ ($0.x(at: middle), $0) }).sorted(by: { $0.0 < $1.0 }) {
            if edge.isHole { hole += edge.turn } else { area += edge.turn }
            let isCovered = area != 0 && hole == 0
            if isCovered, start == nil { start = edge }
            if !isCovered, let left = start {
                spans.append(Span(left: left, right: edge))
                start = nil
            }
        }
        return spans
    }

    /// Adds the level stretches of the boundary between two strips.
    private static func addLevel(at y: CGFloat, above: [Span], below: [Span], to chain: inout Chain) {
        var changes: [(x: CGFloat, change: Int)] = []
        for span in above { changes += [(span.left.x(at: y), -1), (span.right.x(at: y), 1)] }
        for span in below { changes += [(span.left.x(at: y), 1), (span.right.x(at: y), -1)] }
        changes.sort { $0.x < $1.x }
        var difference = 0
        var from: CGFloat = 0
        for (x, change) in changes {
            let (start, end) = (CGPoint(x: from, y: y), CGPoint(x: x, y: y))
            for _ in 0..<abs(difference) {
                if difference > 0 { chain.add(start, end) } else { chain.add(end, start) }
            }
            difference += change
            from = x
        }
    }

    /// Directed lines that are joined to polygons.
    private struct Chain {
        /// A point as a key: strips that meet there compute it from the same edges.
        private struct Key: Hashable {
            var x: CGFloat
            var y: CGFloat
        }

        private var lines: [(from: CGPoint, to: CGPoint)] = []

        mutating func add(_ from: CGPoint, _ to: CGPoint) {
            if from != to { lines.append((from, to)) }
        }

        /// The polygons, in the order of their first lines, without points on straight lines.
        func polygons() -> [[CGPoint]] {
            var starts: [Key: [Int]] = [:]
            for (index, line) in lines.enumerated().reversed() {
                starts[Key(x: line.from.x, y: line.from.y), default: []].append(index)
            }
            var isUsed = Array(repeating: false, count: lines.count)
            var polygons: [[CGPoint]] = []
            for first in lines.indices where !isUsed[first] {
                var polygon: [CGPoint] = []
                var index: Int? = first
                while let current = index {
                    isUsed[current] = true
                    polygon.append(lines[current].from)
                    let end = Key(x: lines[current].to.x, y: lines[current].to.y)
                    while let last = starts[end]?.last, isUsed[last] { starts[end]?.removeLast() }
                    index = starts[end]?.popLast()
                }
                let simple = Self.withoutStraightPoints(polygon)
                if simple.count > 2 { polygons.append(simple) }
            }
            return polygons
        }

        private static func withoutStraightPoints(_ points: [CGPoint]) -> [CGPoint] {
            var kept: [CGPoint] = []
            for point in points + points.prefix(1) {
                while kept.count > 1, isStraight(kept[kept.count - 2], kept[kept.count - 1], point) {
                    kept.removeLast()
                }
                if kept.last != point { kept.append(point) }
            }
            if kept.count > 1, kept.first == kept.last { kept.removeLast() }
            if kept.count > 2, isStraight(kept[kept.count - 1], kept[0], kept[1]) { kept.removeFirst() }
            return kept
        }

        /// Whether a point is on the line between two others, to a two-thousandth of a point.
        private static func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
            let (dx, dy) = (c.x - a.x, c.y - a.y)
            let length = PortableMath.hypot(dx, dy)
            guard length > 0 else { return true }
            return abs((b.x - a.x) * dy - (b.y - a.y) * dx) / length < 0.0005
        }
    }
}
