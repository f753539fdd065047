public import Drawing
public import Foundation
public import Geometry

/// A path for layers.
///
/// It is Sendable in name only: a ``CGMutablePath`` changes, and stays on the thread that builds it.
public class CGPath: Hashable, @unchecked Sendable {
    public fileprivate(set) var path: Path

    public init(_ path: Path) {
        self.path = path
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path.rectangle(rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path.ellipse(in: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            Path.roundedRectangle(rect, cornerRadius: min(cornerWidth, cornerHeight))
                .applying(transform?.pointee ?? .identity))
    }

    public var boundingBox: CGRect { path.bounds ?? .null }
    public var boundingBoxOfPath: CGRect { path.bounds ?? .null }
    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.current ?? .zero }

    /// Whether the path is one rectangle.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.asRectangle else { return false }
        rect?.pointee = found
        return true
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, isEvenOdd: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(path) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform?.pointee ?? .identity))
    }

    /// Calls the closure with each element.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            let (type, points): (CGPathElementType, [CGPoint]) =
                switch element {
                case .move(let point): (.moveToPoint, [point])
                case .line(let point): (.addLineToPoint, [point])
                case .curve(let point, let control1, let control2): (.addCurveToPoint, [control1, control2, point])
                case .close: (.closeSubpath, [])
                }
            // The points are valid during the call; there are always three, even if the element needs fewer.
            var given = points + Array(repeating: .zero, count: 3 - points.count)
            given.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: first), block)
            }
        }
    }

    /// Calls a function with a value of the caller and each element.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Path()) }

    public override init(_ path: Path) { super.init(path) }

    /// Adds the path that a closure builds, with a transform.
    ///
    /// The closure continues the current figure of this path, in its own coordinates.
    private func add(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
        guard !transform.isIdentity else { return build(&path) }
        var added = path.applying(transform.inverted())
        build(&added)
        path = Path(path.elements + added.applying(transform).elements.dropFirst(path.elements.count))
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.lineOrMove(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
        }
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        if path.isEmpty { path.move(to: control1.applying(transform)) }
        path.curve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.quadraticCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(.rectangle(rect).applying(transform))
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(.ellipse(in: rect).applying(transform))
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.append(
            .roundedRectangle(rect, cornerRadius: min(cornerWidth, cornerHeight)).applying(transform))
    }

    /// Adds an arc; as in Core Graphics, `clockwise` refers to coordinates whose y-axis points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.arc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isTurningRight: !clockwise)
        }
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.arc(
                center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
                isTurningRight: delta > 0)
        }
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.arc(touching: tangent1End, tangent2End, radius: radius) }
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.append(other.path.applying(transform))
    }

    public func closeSubpath() { if !path.isEmpty { path.close() } }
}

/// The fill rule for a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, which is valid only during the call that passes it.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that is called with a path's elements, and a value of the caller.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
