import CCairo
import Drawing
import Foundation
import Geometry

extension CairoPainter {
    /// Draws the blurred shadow of an outline.
    func draw(_ shadow: Shadow, of path: Path, alpha: Double) throws(RenderingProblem) {
        guard let bounds = path.bounds, let shadow = shadow.drawable else { return }
        try drawPixels(of: shadow, around: bounds, alpha: alpha, sharp: path) { mask, toMask throws(RenderingProblem) in
            let drawing = try CairoContext(mask.pointer)
            drawing.setTransform(toMask)
            drawing.setPath(path)
            cairo_fill(drawing.pointer)
        }
    }

    /// Draws the blurred shadow of all that items draw.
    func draw(_ shadow: Shadow, of items: [DrawingItem], alpha: Double) throws(RenderingProblem) {
        guard let bounds = items.bounds, let shadow = shadow.drawable else { return }
        try drawPixels(of: shadow, around: bounds, alpha: alpha) { mask, toMask throws(RenderingProblem) in
            guard let picture = ImageSurface(width: mask.width, height: mask.height) else {
                throw .drawingFailed(reason: "no memory for a shadow")
            }
            let drawing = try CairoContext(picture.pointer)
            drawing.setTransform(toMask)
            var painter = CairoPainter(context: drawing, tools: tools, target: .pixels, scale: scale)
            // Shadows of shadows are too faint to see, and each of them would draw what is inside once more.
            painter.omitsShadows = true
            try painter.draw(items)
            mask.takeAlpha(of: picture)
        }
    }

    /// Draws the pixels of a shadow.
    ///
    /// - Parameters:
    ///   - shadow: a drawable shadow.
    ///   - outline: the bounding box of what has the shadow.
    ///   - alpha: the opacity.
    ///   - sharp: what to fill instead of pixels where there is no blur.
    ///   - draw: draws what has the shadow onto a mask, with the transform from its coordinates.
    /// - Throws: ``RenderingProblem`` if drawing fails.
    private func drawPixels(
        of shadow: Shadow, around outline: CGRect, alpha: Double, sharp: Path? = nil,
        draw: (ImageSurface, CGAffineTransform) throws(RenderingProblem) -> Void
    ) throws(RenderingProblem) {
        let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        // Shadows are pixels; on a page they have a resolution of their own.
        let density = target == .page ? max(1, scale) : 1
        let toPixels = context.transform.concatenating(CGAffineTransform(scaleX: density, y: density))
        let area = abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c).squareRoot()
        var deviation = Double(shadow.radius * area)
        if deviation < 0.25, let sharp {
            context.setSource(shadow.color, alpha: alpha)
            context.setPath(sharp.applying(offset))
            cairo_fill(context.pointer)
            return
        }
        // A wide blur has no fine detail. It uses fewer, larger pixels, which limits its cost. On a page they are
        // smaller, because not all viewers interpolate.
        let reduction = CGFloat(max(1, (deviation / (target == .page ? 12 : 6)).rounded(.down)))
        deviation /= Double(reduction)
        let toMask = offset.concatenating(toPixels).concatenating(
            CGAffineTransform(scaleX: 1 / reduction, y: 1 / reduction))
        let reach = CGFloat(BoxBlur.reach(deviation: deviation) + 1)
        let visible = deviceBounds.applying(CGAffineTransform(scaleX: density / reduction, y: density / reduction))
            .insetBy(dx: -reach, dy: -reach)
        let box = outline.applying(toMask).insetBy(dx: -reach, dy: -reach).intersection(visible).integral
        guard !box.isEmpty, box.width < 32_767, box.height < 32_767,
            let mask = ImageSurface(width: Int(box.width), height: Int(box.height), kind: .alpha)
        else { return }
        try draw(mask, toMask.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY)))
        mask.withPixels { pixels, stride in
            tools.blur.apply(to: pixels, width: mask.width, height: mask.height, stride: stride, deviation: deviation)
        }
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        let toDevice = reduction / density
        context.setTransform(
            CGAffineTransform(
                a: toDevice, b: 0, c: 0, d: toDevice, tx: box.minX * toDevice, ty: box.minY * toDevice))
        context.setSource(shadow.color, alpha: alpha)
        guard let pattern = cairo_pattern_create_for_surface(mask.pointer) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, toDevice == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_mask(context.pointer, pattern)
    }
}
