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
        /// The masks in the coordinates of the whole drawing.
        var masks: [[DrawingItem]] = []
        var blendMode = BlendMode.normal
        var fill = Color.black
        var stroke = Color.black
        var style = StrokeStyle(width: 1)
        var alpha = 1.0
        var shadow: Shadow?
    }

    private var items: [DrawingItem] = []
    private var state = State()
    private var saved: [State] = []
    /// The drawing before each transparency layer, and the state at its beginning.
    private var layers: [(items: [DrawingItem], state: State)] = []
    /// Whether an item depends on those that are drawn before it.
    private var hasBlending = false
    /// The path that is built, and not drawn yet.
    private var openPath = Path()
    private var start = CGPoint.zero
    /// The area that is drawn to, if it is known.
    package var area: CGRect?
    /// The number of pixels in a point, in a context of a view or an image in points.
    package var scale: CGFloat
    /// The size of a context of pixels; `nil` for one of a view or an image in points.
    private var pixelSize: CGSize?
    /// The layout of a pixel; `nil` for one that is not known here.
    private var pixelLayout: PixelLayout?
    /// The memory with the pixels, once there is code that has it.
    private var memory: ContextMemory?

    /// Creates a context in points.
    ///
    /// - Parameters:
    ///   - area: the area that is drawn to; `nil` if it is not known.
    ///   - scale: the number of pixels in a point; `nil` for the screen's.
    package init(area: CGRect? = nil, scale: CGFloat? = nil) {
        self.area = area
        self.scale = scale ?? JobEnvironment.current.screen.scale
    }

    /// Creates a context of pixels, whose y-axis points up from the bottom edge.
    ///
    /// It records what is drawn, as every context does. Memory that code passes or asks for has the pixels as well,
    /// after each call that draws.
    ///
    /// - Parameters:
    ///   - data: the memory; `nil` for memory of the context's own.
    ///   - width: the width in pixels.
    ///   - height: the height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: the bytes from a row to the next one; 0 for as many as a row has.
    ///   - space: the colors; only gray differs from all others.
    ///   - bitmapInfo: the order of colors and alpha in a pixel.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { return nil }
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, isGray: space.model == .monochrome,
            info: CGBitmapInfo(rawValue: bitmapInfo))
        let row = width * (layout?.length ?? 4)
        guard bytesPerRow == 0 || (row...(1 << 20)).contains(bytesPerRow) else { return nil }
        self.init(scale: 1)
        pixelLayout = layout
        self.bytesPerRow = bytesPerRow == 0 ? row : bytesPerRow
        let size = CGSize(width: width, height: height)
        pixelSize = size
        area = CGRect(origin: .zero, size: size)
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        if let data { memory = makeMemory(data) }
    }

    public var width: Int { Int(sizeInPixels.width) }
    public var height: Int { Int(sizeInPixels.height) }
    public private(set) var bytesPerRow = 0

    private var sizeInPixels: CGSize {
        if let pixelSize { return pixelSize }
        let area = CGRect(origin: .zero, size: area?.size ?? .zero).usable
        return CGSize(width: (area.width * scale).rounded(), height: (area.height * scale).rounded())
    }

    /// The image that was drawn; `nil` for a context whose area is not known.
    public func makeImage() -> CGImage? {
        if let memory { return memory.image }
        guard let area else { return nil }
        let items: [DrawingItem] =
            area.origin == .zero
            ? drawnItems : [.translated(by: CGPoint(x: -area.minX, y: -area.minY), drawnItems)]
        return CGImage(content: .drawing(items), size: area.size, scale: scale)
    }

    // MARK: Memory

    /// The memory with the pixels; `nil` for a context that isn't one of pixels, and where nothing can be drawn.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil {
            memory = makeMemory(nil)
            drawIntoMemory()
        }
        return memory?.start
    }

    private func makeMemory(_ start: UnsafeMutableRawPointer?) -> ContextMemory? {
        guard let pixelLayout, JobEnvironment.current.rasterizer != nil else { return nil }
        return ContextMemory(
            start, size: PixelSize(width: width, height: height), bytesPerRow: bytesPerRow, layout: pixelLayout)
    }

    /// Draws what was recorded over what the memory has, which code may have changed.
    private func drawIntoMemory() {
        guard let memory, layers.isEmpty, !items.isEmpty, let pixelSize, let ground = memory.image else { return }
        items = ground.items + items
        let list = DisplayList(size: pixelSize, items: drawnItems)
        (items, hasBlending) = ([], false)
        if let bitmap = JobEnvironment.current.rasterizer?.bitmap(of: list, scale: 1) { memory.write(bitmap) }
    }

    /// The items drawn so far, as a picture of their own if some blend with others.
    var drawnItems: [DrawingItem] {
        hasBlending ? [.group(GroupStyle(composition: Composition()), items)] : items
    }

    /// Returns the items drawn so far, and starts over.
    package func takeItems() -> [DrawingItem] {
        while !layers.isEmpty { endTransparencyLayer() }
        defer {
            items = []
            state = State()
            saved = []
            hasBlending = false
            openPath = Path()
            textMatrix = .identity
        }
        return drawnItems
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

    public func beginPath() { openPath = Path() }
    public func move(to point: CGPoint) {
        openPath.move(to: point)
        start = point
    }
    public func addLine(to point: CGPoint) { openPath.isEmpty ? move(to: point) : openPath.line(to: point) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if openPath.isEmpty { move(to: control1) }
        openPath.curve(to: end, control1: control1, control2: control2)
    }
    public func closePath() { if !openPath.isEmpty { openPath.close() } }
    public func addRect(_ rect: CGRect) { openPath.append(.rectangle(rect)) }
    public func addEllipse(in rect: CGRect) { openPath.append(.ellipse(in: rect)) }
    public func addPath(_ path: CGPath) { openPath.append(path.path) }
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics measures angles in a space whose y-axis points up.
        openPath.arc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isTurningRight: !clockwise)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        openPath.arc(touching: tangent1End, tangent2End, radius: radius)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { openPath.quadraticCurve(to: end, control: control) }
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(rule == .evenOdd ? openPath.withEvenOddHoles : openPath, fills: true, strokes: false)
    }
    /// Keeps the path: the outline of a stroke is not known here.
    public func replacePathWithStrokedPath() {}
    public func strokePath() { paint(openPath, fills: false, strokes: true) }
    public func drawPath(using mode: CGPathDrawingMode) {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        paint(
            isEvenOdd ? openPath.withEvenOddHoles : openPath, fills: mode != .stroke,
            strokes: mode == .stroke || mode == .fillStroke || mode == .eoFillStroke)
    }
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: rule == .evenOdd ? openPath.withEvenOddHoles : openPath)
        openPath = Path()
    }
    /// The path that is built; `nil` without one.
    public var path: CGPath? { openPath.isEmpty ? nil : CGPath(openPath) }
    public var isPathEmpty: Bool { openPath.isEmpty }
    public var currentPointOfPath: CGPoint { openPath.current ?? .zero }
    public var boundingBoxOfPath: CGRect { openPath.bounds ?? .null }

    private func paint(_ outline: Path, fills: Bool, strokes: Bool) {
        if fills { fill(outline) }
        if strokes { stroke(outline, style: state.style) }
        openPath = Path()
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
    /// Makes a rectangle transparent, in what was drawn into this context.
    public func clear(_ rect: CGRect) {
        guard !items.isEmpty || memory != nil else { return }
        blend(with: .clear) { add(.fill(.rectangle(rect), .color(.black))) }
    }
    public func clip(to rect: CGRect) { clip(to: .rectangle(rect)) }
    public func clip(to rects: [CGRect]) { clip(to: rects.reduce(into: Path()) { $0.append(.rectangle($1)) }) }
    /// Clips to the alpha of an image, which is upright where the y-axis points up.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let transform = mask.transform(into: rect) else { return }
        state.masks.append([.group(GroupStyle(transform: transform.concatenating(state.transform)), mask.items)])
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    func clip(to outline: Path) { state.clips.append(outline.applying(state.transform)) }

    func fill(_ outline: Path, alpha: CGFloat = 1) {
        guard !outline.isEmpty, state.fill.alpha > 0 else { return }
        // The shadow of an outline needs no picture of its own.
        if let shadow = state.shadow { record([.shadow(outline, shadow)]) }
        record([.fill(outline, .color(state.fill.multiplyingAlpha(by: Double(alpha))))])
    }

    func stroke(_ outline: Path, style: StrokeStyle, alpha: CGFloat = 1) {
        guard !outline.isEmpty, style.width > 0, state.stroke.alpha > 0 else { return }
        add(.stroke(outline, .color(state.stroke.multiplyingAlpha(by: Double(alpha))), style))
    }

    /// Adds items, and their shadow if one is set.
    package func add(_ new: [DrawingItem]) {
        guard !new.isEmpty, let shadow = state.shadow else { return record(new) }
        record([.group(GroupStyle(composition: Composition(shadow: shadow)), new)])
    }

    private func record(_ new: [DrawingItem]) {
        guard !new.isEmpty else { return }
        var drawn = new
        if !state.transform.isIdentity || state.alpha < 1 {
            drawn = [.group(GroupStyle(transform: state.transform, opacity: state.alpha), drawn)]
        }
        for mask in state.masks {
            drawn = [.group(GroupStyle(composition: Composition(mask: mask)), drawn)]
        }
        if state.blendMode != .normal {
            hasBlending = true
            drawn = [.group(GroupStyle(composition: Composition(blendMode: state.blendMode)), drawn)]
        }
        for clip in state.clips.reversed() { drawn = [.clipped(to: clip, drawn)] }
        items += drawn
        drawIntoMemory()
    }

    /// Draws with a blend mode, and returns to the one before.
    func blend(with mode: CGBlendMode, _ draw: () -> Void) {
        let before = state.blendMode
        state.blendMode = mode.drawn
        draw()
        state.blendMode = before
    }

    private func add(_ item: DrawingItem) { add([item]) }

    // MARK: Images and gradients

    /// Draws an image, upright where the y-axis points up.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard let transform = image.transform(into: rect) else { return }
        add(.group(GroupStyle(transform: transform), image.items))
    }

    /// Draws what another context recorded.
    func draw(_ items: [DrawingItem], of size: CGSize, in rect: CGRect) {
        let transform = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        add(.group(GroupStyle(transform: transform), items))
    }

    /// The visible part of the area, in the current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        // An area that isn't known is larger than any screen.
        var visible = area ?? CGRect(x: -8192, y: -8192, width: 16_384, height: 16_384)
        for clip in state.clips { visible = visible.intersection(clip.bounds ?? .zero) }
        return visible.isNull ? .zero : visible.applying(state.transform.inverted())
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        var outline = Path.rectangle(boundingBoxOfClipPath)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        if !options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
            // The band between the ends, and beyond one that goes on.
            let far: CGFloat = 32_768
            let (x, y) = (dx / length, dy / length)
            let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
            let after = options.contains(.drawsAfterEndLocation) ? far : length
            func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(x: start.x + x * along - y * across, y: start.y + y * along + x * across)
            }
            outline = Path()
            outline.move(to: corner(before, -far))
            outline.line(to: corner(after, -far))
            outline.line(to: corner(after, far))
            outline.line(to: corner(before, far))
            outline.close()
        }
        let fill = DrawingItem.fill(outline, .linearGradient(gradient.gradient, from: start, to: end))
        add(.clipped(to: .rectangle(boundingBoxOfClipPath), [fill]))
    }

    /// Draws a gradient from the center of the end circle to its edge.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard endRadius > 0, endRadius.isFinite else { return }
        let outline =
            options.contains(.drawsAfterEndLocation)
            ? Path.rectangle(boundingBoxOfClipPath)
            : .ellipse(
                in: CGRect(
                    x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: endRadius * 2, height: endRadius * 2)
            )
        // The stops begin at the start circle.
        let inner = Double(min(1, max(0, startRadius / endRadius)))
        let stops = gradient.gradient.stops.map {
            Gradient.Stop(color: $0.color, offset: inner + $0.offset * (1 - inner))
        }
        add(.fill(outline, .radialGradient(Gradient(stops: stops), center: endCenter, radius: endRadius)))
    }

    // MARK: Blending

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.drawn }

    /// Begins a picture of its own, which goes over what is below it at the end, with the alpha and blend mode of now.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        layers.append((items, state))
        items = []
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let inner = items
        (items, state) = layer
        guard !inner.isEmpty else { return }
        if state.blendMode != .normal { hasBlending = true }
        items.append(
            .group(
                GroupStyle(
                    opacity: state.alpha, composition: Composition(blendMode: state.blendMode, shadow: state.shadow)),
                inner))
        drawIntoMemory()
    }

    // MARK: Stored, without effect

    public func setMiterLimit(_ limit: CGFloat) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func synchronize() {}
    public func flush() {}
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set { _ = newValue }
    }
    /// The transform from Core Text's lines, whose y-axis points up, to the context's coordinates.
    public var textMatrix = CGAffineTransform.identity
    /// The place at which Core Text draws a line.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    func setColors(fill: Color?, stroke: Color?) {
        if let fill { state.fill = fill }
        if let stroke { state.stroke = stroke }
    }
}

public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The blending of colors with the content below; `plusDarker` is drawn as `multiply`.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

extension CGBlendMode {
    /// The mode that is drawn, which has the same number.
    var drawn: BlendMode { BlendMode(rawValue: UInt8(rawValue)) ?? .multiply }
}

extension CGImage {
    /// The map from the image's own size into a rectangle whose y-axis points up; `nil` if either is empty.
    fileprivate func transform(into rect: CGRect) -> CGAffineTransform? {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return nil }
        return CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: -rect.height / size.height, tx: rect.minX, ty: rect.maxY)
    }
}
