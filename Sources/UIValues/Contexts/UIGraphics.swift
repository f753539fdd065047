import Drawing
public import Foundation
import Geometry
import Traits
import Typography

/// The current drawing context; `nil` outside `draw(_:)` and image renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Begins an image, which receives all drawing until it is ended.
///
/// Does nothing outside a job.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let environment = JobEnvironment.current
    guard environment.isOfJob else { return }
    let usable = CGRect(origin: .zero, size: size).usable.size
    let scale = scale > 0 && scale.isFinite ? scale : environment.screen.scale
    environment.imageContexts.append(
        ImageContext(
            context: CGContext(area: CGRect(origin: .zero, size: usable), scale: scale), outer: CGContext.scoped,
            size: usable, scale: scale))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The most recently begun image with its drawing so far; `nil` if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let begun = JobEnvironment.current.imageContexts.last else { return nil }
    return UIImage(content: .drawing(begun.context.drawnItems), size: begun.size, scale: begun.scale)
}

public func UIGraphicsEndImageContext() { _ = JobEnvironment.current.imageContexts.popLast() }

/// Makes the context current, within the drawing code.
public func UIGraphicsPushContext(_ context: CGContext) {
    let environment = JobEnvironment.current
    guard environment.isOfJob else { return }
    environment.imageContexts.append(
        ImageContext(
            context: context, outer: CGContext.scoped, size: CGSize(width: context.width, height: context.height),
            scale: 1))
}

public func UIGraphicsPopContext() { _ = JobEnvironment.current.imageContexts.popLast() }

/// An image that is being drawn.
struct ImageContext {
    let context: CGContext
    /// The context that was current when the image was begun.
    let outer: CGContext?
    /// The size in points.
    let size: CGSize
    /// The number of pixels per point.
    let scale: CGFloat
}

extension JobEnvironment {
    private enum ImageContextsKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> [ImageContext] { [] }
    }

    /// The images begun by `UIGraphicsBeginImageContext` and not yet ended, innermost last.
    var imageContexts: [ImageContext] {
        get { self[ImageContextsKey.self] }
        set { self[ImageContextsKey.self] = newValue }
    }
}

public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    CGContext.current?.blend(with: blendMode) { CGContext.current?.fill(rect) }
}

/// Draws a line of one point inside the rectangle's edge, in the fill color as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = CGContext.current else { return }
    for edge in [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ] { context.fill(edge) }
}

public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIColor {
    public func set() {
        let color = resolved(with: .current)
        CGContext.current?.setColors(fill: color, stroke: color)
    }
    public func setFill() { CGContext.current?.setColors(fill: resolved(with: .current), stroke: nil) }
    public func setStroke() { CGContext.current?.setColors(fill: nil, stroke: resolved(with: .current)) }
}

extension UIBezierPath {
    private var strokeStyle: StrokeStyle {
        StrokeStyle(width: lineWidth, cap: lineCapStyle.drawn, join: lineJoinStyle.drawn, dashes: lineDashes)
    }

    private var filledOutline: Path { usesEvenOddFillRule ? cgPath.path.withEvenOddHoles : cgPath.path }

    public func fill() { CGContext.current?.fill(filledOutline) }
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.blend(with: blendMode) { CGContext.current?.fill(filledOutline, alpha: alpha) }
    }
    public func stroke() { CGContext.current?.stroke(cgPath.path, style: strokeStyle) }
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.blend(with: blendMode) {
            CGContext.current?.stroke(cgPath.path, style: strokeStyle, alpha: alpha)
        }
    }
    public func addClip() { CGContext.current?.clip(to: filledOutline) }

    public func setLineDash(_ pattern: [CGFloat], count: Int, phase: CGFloat) {
        lineDashes = Array(pattern.prefix(max(0, count)))
    }
}

extension UIImage {
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CGContext.current else { return }
        let drawn = items(in: rect, tint: .black, traits: .current, isStencil: isSymbolImage)
        context.blend(with: blendMode) {
            context.add(alpha < 1 ? [.group(GroupStyle(opacity: Double(max(0, alpha))), drawn)] : drawn)
        }
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}
