public import Drawing
public import Foundation

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for what is inside a path with holes, or one that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(.black)
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var miterLimit: CGFloat = 10
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The start of the stroked part of the path, as a fraction of its length.
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    open override func paintContent(into items: inout [DrawingItem]) {
        guard let outline = path?.path, !outline.isEmpty else { return }
        if let fill = fillColor?.color, fill.alpha > 0 {
            items.append(.fill(fillRule == .evenOdd ? outline.withEvenOddHoles : outline, .color(fill)))
        }
        guard let stroke = strokeColor?.color, stroke.alpha > 0, lineWidth > 0 else { return }
        let style = StrokeStyle(
            width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        let drawn = outline.trimmed(from: strokeStart, to: strokeEnd)
        if !drawn.isEmpty { items.append(.stroke(drawn, .color(stroke), style)) }
    }
}
