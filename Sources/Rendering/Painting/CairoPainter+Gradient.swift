import CCairo
import Drawing
import Foundation
import Geometry

extension CairoPainter {
    /// Paints the current path with a color or gradient.
    ///
    /// - Parameters:
    ///   - paint: the color or gradient.
    ///   - alpha: the opacity.
    ///   - reach: how far the paint goes beyond the path, in the path's coordinates.
    /// - Throws: ``RenderingProblem`` if there is no memory for a gradient.
    func setSource(_ paint: Paint, alpha: Double, reach: CGFloat = 0) throws(RenderingProblem) {
        // A page has gradients of its own.
        guard target == .pixels,
            let gradient = GradientPixels(paint, alpha: alpha, transform: context.transform)
        else { return context.setSource(paint, alpha: alpha) }
        // A pixel more on each side covers what antialiasing adds.
        let area = context.pathBounds.insetBy(dx: -reach, dy: -reach).applying(context.transform)
            .insetBy(dx: -1, dy: -1).intersection(deviceBounds).integral
        guard !area.isEmpty else { return context.setSource(.clear) }
        guard let picture = ImageSurface(width: Int(area.width), height: Int(area.height)) else {
            throw .drawingFailed(reason: "no memory for a gradient of \(Int(area.width)) × \(Int(area.height)) pixels")
        }
        let (left, top) = (Int(area.minX), Int(area.minY))
        gradient.fill(picture, left: left, top: top)
        context.setSource(picture, left: left, top: top)
    }
}

extension StrokeStyle {
    /// How far a stroke reaches beyond its path at most, in points.
    ///
    /// Square caps reach the diagonal of half the width, and Cairo's mitered joins ten times half the width.
    var reach: CGFloat { width / 2 * (join == .miter ? 10 : 2) }
}
