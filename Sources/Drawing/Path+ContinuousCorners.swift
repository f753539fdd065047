public import Foundation

/// The curve of a rounded corner.
public enum CornerCurve: Hashable, Sendable {
    /// A quarter circle.
    case circular
    /// The curve of iOS's icons, cards and screens, with gradual curvature.
    case continuous
}

extension Path {
    /// A rectangle with the named corners rounded along the given curve; a radius is limited to half the shorter side.
    public static func roundedRectangle(
        _ rect: CGRect, cornerRadius: CGFloat, corners: Corners = .all, curve: CornerCurve
    ) -> Path {
        switch curve {
        case .circular: roundedRectangle(rect, cornerRadius: cornerRadius, corners: corners)
        case .continuous: continuousRectangle(rect, cornerRadius: cornerRadius, corners: corners)
        }
    }

    /// A rectangle with corners of continuous curvature.
    ///
    /// The curve begins 1.528665 radii before the vertex. If a side is too short for two of them, the curve begins
    /// later, down to the quarter circle of a capsule.
    private static func continuousRectangle(_ rect: CGRect, cornerRadius: CGFloat, corners: Corners) -> Path {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        guard radius > 0 else { return rectangle(rect) }
        let horizontal = ContinuousCorner.smoothing(radius: radius, side: rect.width)
        let vertical = ContinuousCorner.smoothing(radius: radius, side: rect.height)
        var path = Path()

        /// Draws one corner between two directions.
        func corner(_ which: Corners, at vertex: CGPoint, incoming: CGPoint, outgoing: CGPoint) {
            guard corners.contains(which) else {
                return path.isEmpty ? path.move(to: vertex) : path.line(to: vertex)
            }
            let comesHorizontally = incoming.y == 0
            let shape = ContinuousCorner(
                entering: comesHorizontally ? horizontal : vertical,
                leaving: comesHorizontally ? vertical : horizontal)
            /// A point given by its distances before and after the vertex, in radii.
            func place(_ distances: CGPoint) -> CGPoint {
                let before = -distances.x * radius
                let after = distances.y * radius
                return CGPoint(
                    x: vertex.x + incoming.x * before + outgoing.x * after,
                    y: vertex.y + incoming.y * before + outgoing.y * after)
            }
            let start = place(shape.start)
            if path.isEmpty { path.move(to: start) } else if path.end != start { path.line(to: start) }
            for curve in shape.curves {
                path.curve(
                    to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
            }
        }
        let (right, down) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
        let (left, up) = (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1))
        corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), incoming: up, outgoing: right)
        corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), incoming: right, outgoing: down)
        corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), incoming: down, outgoing: left)
        corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), incoming: left, outgoing: up)
        path.close()
        return path
    }
}

/// A corner of radius 1 in three cubics; a point's x is its distance before the vertex, its y the distance after.
private struct ContinuousCorner {
    struct Cubic {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }

    var start: CGPoint
    var curves: [Cubic]

    /// The fraction of the gradual curve that fits at each end of a side: 1 for all, 0 for a quarter circle.
    static func smoothing(radius: CGFloat, side: CGFloat) -> CGFloat {
        let reach = side / 2 / radius
        return max(0, min(1, (reach - 1) / (extent - 1)))
    }

    private static let extent: CGFloat = 1.528_665

    // The two inner joints and their handles: as iOS draws them, and on a quarter circle cut at the same angle of
    // 21.7 degrees.
    private static let gradual = [
        CGPoint(x: extent, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
        CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060),
    ]
    private static let circular = [
        CGPoint(x: 1, y: 0), CGPoint(x: 0.873_258, y: 0), CGPoint(x: 0.747_672, y: 0.024_093),
        CGPoint(x: 0.629_929, y: 0.070_997), CGPoint(x: 0.374_765, y: 0.172_642),
    ]

    init(entering: CGFloat, leaving: CGFloat) {
        func mix(_ amount: CGFloat) -> [CGPoint] {
            zip(Self.gradual, Self.circular).map { gradual, circular in
                CGPoint(
                    x: circular.x + (gradual.x - circular.x) * amount,
                    y: circular.y + (gradual.y - circular.y) * amount)
            }
        }
        func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        let before = mix(entering)
        let after = mix(leaving).map(mirrored)
        start = before[0]
        curves = [
            Cubic(control1: before[1], control2: before[2], end: before[3]),
            Cubic(control1: before[4], control2: after[4], end: after[3]),
            Cubic(control1: after[2], control2: after[1], end: after[0]),
        ]
    }
}
