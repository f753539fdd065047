package import Drawing
public import Foundation
public import Geometry

/// A drawing context that records calls as items of a display list.
///
/// Colors are resolved when they are set; nothing is rasterized before the picture is created. It is Sendable in name
/// only, because a task-local value must be: it never leaves the job that draws.
public final class CGContext: @unchecked Sendable {
    /// The current context of `draw(_:)` and image renderers.
    @TaskLocal package static var scoped: CGContext?

    /// The current context: that of the most recently begun image, within the drawing code.
    package static var current: CGContext? {
        let scoped = scoped
        guard let begun = JobEnvironment.current.imageContexts.last, begun.outer === scoped else { return scoped }
        return begun.context
    }

    private struct State {
        var transform = CGAffineTransform.identity
        /// The clips in the coordinates of the whole drawing.
        var clips: [Path] = []
        var fill = Color.black
        var stroke = Color.black
        var style = StrokeStyle(width: 1)
        var alpha = 1.0
        var shadow: Shadow?
    }

    private var items: [DrawingItem] = []
    private var state = State()
    private var saved: [State] = []
    private var path = Path()
    private var start = CGPoint.zero

    package init() {}

    /// The items drawn so far.
    var drawnItems: [DrawingItem] { items }

    /// Returns the items drawn so far, and starts over.
    package func takeItems() -> [DrawingItem] {
        defer {
            items = []
            state = State()
            saved = []
            path = Path()
        }
        return items
    }

    // MARK: State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public var ctm: CGAffineTransform { state.transform }

    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(1, max(0, alpha))) }
    public func setLineWidth(_ width: CGFloat) { state.style.width = max(0, width) }
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.drawn }
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.drawn }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.style.dashes = lengths }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        // A blur is twice the standard deviation that a layer's shadow radius specifies.
        state.shadow = color.map { Shadow(color: $0.color, offset: offset, radius: max(0, blur / 2)) }
    }

    // MARK: Path

    public func beginPath() { path = Path() }
    public func move(to point: CGPoint) {
        path.move(to: point)
        start = point
    }
    public func addLine(to point: CGPoint) { path.isEmpty ? move(to: point) : path.line(to: point) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if path.isEmpty { move(to: control1) }
        path.curve(to: end, control1: control1, control2: control2)
    }
    public func closePath() { if !path.isEmpty { path.close() } }
    public func addRect(_ rect: CGRect) { path.append(.rectangle(rect)) }
    public func addEllipse(in rect: CGRect) { path.append(.ellipse(in: rect)) }
    public func addPath(_ path: CGPath) { self.path.append(path.path) }
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics measures angles in a space whose y-axis points up.
        path.arc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isTurningRight: !clockwise)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.arc(touching: tangent1End, tangent2End, radius: radius)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.quadraticCurve(to: end, control: control) }
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    public func fillPath() { paint(path, fills: true, strokes: false) }
    public func strokePath() { paint(path, fills: false, strokes: true) }
    public func drawPath(using mode: CGPathDrawingMode) {
        paint(path, fills: mode != .stroke, strokes: mode == .stroke || mode == .fillStroke)
    }
    public func clip() {
        clip(to: path)
        path = Path()
    }

    private func paint(_ outline: Path, fills: Bool, strokes: Bool) {
        if fills { fill(outline) }
        if strokes { stroke(outline, style: state.style) }
        path = Path()
    }

    // MARK: Drawing

    public func fill(_ rect: CGRect) { fill(.rectangle(rect)) }
    public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect)) }
    public func stroke(_ rect: CGRect) { stroke(.rectangle(rect), style: state.style) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = width
        stroke(.rectangle(rect), style: style)
    }
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect), style: state.style) }
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            stroke(Path([.move(points[index]), .line(points[index + 1])]), style: state.style)
        }
    }
    /// Does nothing: the content below has already been drawn.
    public func clear(_ rect: CGRect) {}
    public func clip(to rect: CGRect) { clip(to: .rectangle(rect)) }

    func clip(to outline: Path) { state.clips.append(outline.applying(state.transform)) }

    func fill(_ outline: Path, alpha: CGFloat = 1) {
        guard !outline.isEmpty, state.fill.alpha > 0 else { return }
        if let shadow = state.shadow { add(.shadow(outline, shadow)) }
        add(.fill(outline, .color(state.fill.multiplyingAlpha(by: Double(alpha)))))
    }

    func stroke(_ outline: Path, style: StrokeStyle, alpha: CGFloat = 1) {
        guard !outline.isEmpty, style.width > 0, state.stroke.alpha > 0 else { return }
        add(.stroke(outline, .color(state.stroke.multiplyingAlpha(by: Double(alpha))), style))
    }

    package func add(_ new: [DrawingItem]) {
        guard !new.isEmpty else { return }
        var drawn = new
        if !state.transform.isIdentity || state.alpha < 1 {
            drawn = [.group(GroupStyle(transform: state.transform, opacity: state.alpha), drawn)]
        }
        for clip in state.clips.reversed() { drawn = [.clipped(to: clip, drawn)] }
        items += drawn
    }

    private func add(_ item: DrawingItem) { add([item]) }

    func setColors(fill: Color?, stroke: Color?) {
        if let fill { state.fill = fill }
        if let stroke { state.stroke = stroke }
    }
}

public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The blending of colors with the content below; all are drawn as `normal`.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy
}
