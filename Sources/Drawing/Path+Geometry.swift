public import Foundation
public import Geometry

extension Path {
    /// The bounding box of all points and control points; `nil` if there are none.
    ///
    /// It contains the outline, but may be larger, because curves stay inside their control points.
    public var bounds: CGRect? {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        func include(_ point: CGPoint) {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .curve(let point, let control1, let control2):
                include(control1)
                include(control2)
                include(point)
            case .close: break
            }
        }
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The outline with every point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(point.applying(transform))
                case .line(let point): .line(point.applying(transform))
                case .curve(let point, let control1, let control2):
                    .curve(
                        point.applying(transform), control1: control1.applying(transform),
                        control2: control2.applying(transform))
                case .close: .close
                }
            })
    }

    /// The rectangle, if this outline is exactly one axis-aligned rectangle.
    public var asRectangle: CGRect? {
        guard elements.count == 5 || elements.count == 6, elements.last == .close,
            case .move(let first) = elements[0], case .line(let second) = elements[1],
            case .line(let third) = elements[2], case .line(let fourth) = elements[3]
        else { return nil }
        if elements.count == 6 {
            guard case .line(let last) = elements[4], last == first else { return nil }
        }
        let acrossFirst = first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
        let downFirst = first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
        guard acrossFirst || downFirst else { return nil }
        return CGRect(
            x: min(first.x, third.x), y: min(first.y, third.y), width: abs(first.x - third.x),
            height: abs(first.y - third.y))
    }

    /// The reversed outline, which is a hole inside another outline.
    ///
    /// Fills use the non-zero winding rule, so an inner outline of opposite direction is a hole.
    public func reversed() -> Path {
        var result: [Element] = []
        for figure in figures {
            guard let last = figure.points.last else { continue }
            result.append(.move(last.end))
            for index in figure.points.indices.reversed().dropLast() {
                let target = figure.points[index - 1].end
                if let (control1, control2) = figure.points[index].controls {
                    result.append(.curve(target, control1: control2, control2: control1))
                } else {
                    result.append(.line(target))
                }
            }
            if figure.isClosed { result.append(.close) }
        }
        return Path(result)
    }

    /// A connected part of an outline.
    public struct Figure: Sendable {
        /// The starting point, then the end of each line or curve.
        public var points: [(end: CGPoint, controls: (CGPoint, CGPoint)?)] = []
        /// Whether it is closed.
        public var isClosed = false
    }

    /// The outline's connected parts; segments without a starting point are skipped.
    public var figures: [Figure] {
        var figures: [Figure] = []
        func extend(to point: CGPoint, _ controls: (CGPoint, CGPoint)?) {
            guard let last = figures.last else { return }
            // After a closed figure, the next segment starts at the figure's beginning.
            if last.isClosed { figures.append(Figure(points: Array(last.points.prefix(1)))) }
            figures[figures.count - 1].points.append((point, controls))
        }
        for element in elements {
            switch element {
            case .move(let point): figures.append(Figure(points: [(point, nil)]))
            case .line(let point): extend(to: point, nil)
            case .curve(let point, let control1, let control2): extend(to: point, (control1, control2))
            case .close: if !figures.isEmpty { figures[figures.count - 1].isClosed = true }
            }
        }
        return figures
    }
}
