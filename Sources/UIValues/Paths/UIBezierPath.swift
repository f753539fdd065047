import Drawing
public import Foundation
public import Geometry

/// Corners of a rectangle, as outlines name them.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path that is built step by step.
open class UIBezierPath: NSObject {
    private var path = Path()
    private var current: CGPoint?

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    /// The lengths of alternating dashes and gaps.
    var lineDashes: [CGFloat] = []

    public override init() { super.init() }

    public convenience init(rect: CGRect) {
        self.init()
        path = .rectangle(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path = .ellipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path = .roundedRectangle(rect, cornerRadius: cornerRadius)
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path = .roundedRectangle(
            rect, cornerRadius: cornerRadii.width, corners: Path.Corners(rawValue: Int(corners.rawValue)))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        path = cgPath.path
    }

    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.bounds ?? .zero }
    open var currentPoint: CGPoint { current ?? .zero }

    open func move(to point: CGPoint) {
        path.move(to: point)
        current = point
    }

    open func addLine(to point: CGPoint) {
        guard current != nil else { return move(to: point) }
        path.line(to: point)
        current = point
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        if current == nil { move(to: controlPoint1) }
        path.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
        current = endPoint
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        let start = current ?? controlPoint
        func third(_ a: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (controlPoint.x - a.x) * 2 / 3, y: a.y + (controlPoint.y - a.y) * 2 / 3)
        }
        addCurve(to: endPoint, controlPoint1: third(start), controlPoint2: third(endPoint))
    }

    /// An arc in pieces of at most a quarter circle, joined to the current point by a line.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let turn = CGFloat.pi * 2
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        var sweep = endAngle - startAngle
        if clockwise {
            while sweep < 0 { sweep += turn }
        } else {
            while sweep > 0 { sweep -= turn }
        }
        sweep = min(turn, max(-turn, sweep))
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        // Directions come from Geometry's rotation, whose quarter turns are exact.
        func direction(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: angle))
        }
        let half = direction(step / 4)
        let reach = half.x == 0 ? 0 : 4 / 3 * half.y / half.x
        var start = direction(startAngle)
        addLine(to: CGPoint(x: center.x + radius * start.x, y: center.y + radius * start.y))
        for piece in 1...pieces {
            let end = direction(startAngle + step * CGFloat(piece))
            addCurve(
                to: CGPoint(x: center.x + radius * end.x, y: center.y + radius * end.y),
                controlPoint1: CGPoint(
                    x: center.x + radius * (start.x - reach * start.y),
                    y: center.y + radius * (start.y + reach * start.x)),
                controlPoint2: CGPoint(
                    x: center.x + radius * (end.x + reach * end.y), y: center.y + radius * (end.y - reach * end.x)))
            start = end
        }
    }

    open func close() {
        guard !path.isEmpty else { return }
        path.close()
    }

    open func removeAllPoints() {
        path = Path()
        current = nil
    }

    open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(path.reversed())) }
}
