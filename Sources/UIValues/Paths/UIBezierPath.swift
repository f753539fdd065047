import Drawing
public import Foundation
public import Geometry

/// The corners of a rectangle.
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
    open var currentPoint: CGPoint { path.current ?? .zero }

    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) { path.lineOrMove(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        if path.isEmpty { path.move(to: controlPoint1) }
        path.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.quadraticCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, connected to the current point by a line.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.arc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isTurningRight: clockwise)
    }

    open func close() {
        guard !path.isEmpty else { return }
        path.close()
    }

    open func removeAllPoints() { path = Path() }

    /// Whether the point is inside the filled path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, isEvenOdd: usesEvenOddFillRule) }

    open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(path.reversed())) }
}
