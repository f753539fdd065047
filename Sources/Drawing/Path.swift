public import Foundation

/// An outline of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    public private(set) var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
    public mutating func line(to point: CGPoint) { elements.append(.line(point)) }
    public mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }
    public mutating func close() { elements.append(.close) }
    public mutating func append(_ other: Path) { elements += other.elements }

    /// The end of the last line or curve; `nil` after a closed figure and for an empty path.
    public var end: CGPoint? {
        switch elements.last {
        case .move(let point), .line(let point): point
        case .curve(let point, _, _): point
        case .close, nil: nil
        }
    }
}

extension Path {
    public static func rectangle(_ rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.line(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }

    public static func ellipse(in rect: CGRect) -> Path {
        roundedRectangle(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// A rectangle with the named corners rounded by quarter circles; a radius is limited to half the shorter side.
    public static func roundedRectangle(
        _ rect: CGRect, cornerRadius: CGFloat, corners: Corners = .all
    ) -> Path {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        return roundedRectangle(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    }

    /// Corners of a rectangle.
    public struct Corners: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let topLeft = Corners(rawValue: 1)
        public static let topRight = Corners(rawValue: 2)
        public static let bottomLeft = Corners(rawValue: 4)
        public static let bottomRight = Corners(rawValue: 8)
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    private static func roundedRectangle(_ rect: CGRect, radii: CGSize, corners: Corners = .all) -> Path {
        guard radii.width > 0, radii.height > 0 else { return rectangle(rect) }
        // The distance of a control point that keeps a cubic within 0.03 % of a quarter circle.
        let kappa: CGFloat = 0.552_284_749_830_793_4
        var path = Path()
        func corner(_ which: Corners, from start: CGPoint, around vertex: CGPoint, to end: CGPoint) {
            guard corners.contains(which) else {
                return path.isEmpty ? path.move(to: vertex) : path.line(to: vertex)
            }
            // If corners meet, there is no side between them.
            if path.isEmpty { path.move(to: start) } else if path.end != start { path.line(to: start) }
            path.curve(
                to: end,
                control1: CGPoint(
                    x: start.x + (vertex.x - start.x) * kappa, y: start.y + (vertex.y - start.y) * kappa),
                control2: CGPoint(x: end.x + (vertex.x - end.x) * kappa, y: end.y + (vertex.y - end.y) * kappa))
        }
        let (rx, ry) = (radii.width, radii.height)
        corner(
            .topLeft, from: CGPoint(x: rect.minX, y: rect.minY + ry), around: CGPoint(x: rect.minX, y: rect.minY),
            to: CGPoint(x: rect.minX + rx, y: rect.minY))
        corner(
            .topRight, from: CGPoint(x: rect.maxX - rx, y: rect.minY), around: CGPoint(x: rect.maxX, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.minY + ry))
        corner(
            .bottomRight, from: CGPoint(x: rect.maxX, y: rect.maxY - ry),
            around: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - rx, y: rect.maxY))
        corner(
            .bottomLeft, from: CGPoint(x: rect.minX + rx, y: rect.maxY),
            around: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - ry))
        path.close()
        return path
    }
}
