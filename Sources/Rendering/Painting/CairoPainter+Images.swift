import Bitmaps
import CCairo
import Diagnostics
import Drawing
import Foundation
import Geometry

extension CairoPainter {
    /// Draws an image into its frame, or a tinted template image.
    mutating func draw(_ placed: PlacedImage, alpha: Double) throws(RenderingProblem) {
        let frame = placed.frame
        guard frame.width > 0, frame.height > 0, Path.rectangle(frame).isFinite else { return }
        switch placed.image.content {
        case .bitmap(let bitmap):
            guard let surface = tools.images.surface(for: bitmap, digest: placed.image.digest) else {
                throw .drawingFailed(reason: "no memory for an image of \(bitmap.size) pixels")
            }
            draw(surface, in: frame, tint: placed.tint, alpha: alpha)
        case .svg(let document):
            let pixels = frame.applying(context.transform)
            guard !pixels.intersection(deviceBounds).isEmpty else { return }
            let density = target == .page ? scale : 1
            let wanted = CGSize(
                width: context.lengthOnDevice(alongX: frame.width) * density,
                height: context.lengthOnDevice(alongY: frame.height) * density)
            switch tools.images.surface(forSVG: document, digest: placed.image.digest, pixels: wanted) {
            case .success(let surface): draw(surface, in: frame, tint: placed.tint, alpha: alpha)
            case .failure(let problem):
                log.warnOnce("svg:\(placed.image.digest)", problem)
                drawStandIn(in: frame, alpha: alpha)
            }
        }
    }

    /// Draws a surface scaled to the frame.
    func draw(_ surface: ImageSurface, in frame: CGRect, tint: Color?, alpha: Double) {
        guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let (width, height) = (CGFloat(surface.width), CGFloat(surface.height))
        var matrix = cairo_matrix_t(
            xx: width / frame.width, yx: 0, xy: 0, yy: height / frame.height, x0: -frame.minX * width / frame.width,
            y0: -frame.minY * height / frame.height)
        cairo_pattern_set_matrix(pattern, &matrix)
        // An image's edge pixels repeat outside, so that the edge does not blend with transparency.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(for: surface, in: frame))
        if let tint {
            cairo_save(context.pointer)
            context.setPath(.rectangle(frame))
            cairo_clip(context.pointer)
            context.setSource(tint, alpha: alpha)
            cairo_mask(context.pointer, pattern)
            cairo_restore(context.pointer)
        } else if alpha < 1 {
            cairo_save(context.pointer)
            context.setPath(.rectangle(frame))
            cairo_clip(context.pointer)
            cairo_set_source(context.pointer, pattern)
            cairo_paint_with_alpha(context.pointer, alpha)
            cairo_restore(context.pointer)
        } else {
            cairo_set_source(context.pointer, pattern)
            context.setPath(.rectangle(frame))
            cairo_fill(context.pointer)
        }
    }

    /// The filter: exact if the image is on the grid at its own size, otherwise interpolating or averaging.
    private func filter(for surface: ImageSurface, in frame: CGRect) -> cairo_filter_t {
        let map = context.transform
        let onDevice = frame.applying(map)
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-3 }
        if map.b == 0, map.c == 0, map.a > 0, map.d > 0, isWhole(onDevice.minX), isWhole(onDevice.minY),
            abs(onDevice.width - CGFloat(surface.width)) < 1e-3, abs(onDevice.height - CGFloat(surface.height)) < 1e-3
        {
            return CAIRO_FILTER_NEAREST
        }
        let shrinks =
            context.lengthOnDevice(alongX: frame.width) < CGFloat(surface.width)
            || context.lengthOnDevice(alongY: frame.height) < CGFloat(surface.height)
        return shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }

    /// Draws a crossed box in place of a missing image.
    private func drawStandIn(in frame: CGRect, alpha: Double) {
        let grey = Color(white: 0.6)
        context.setSource(grey, alpha: alpha)
        context.setStyle(StrokeStyle(width: 1))
        context.setPath(.rectangle(frame.insetBy(dx: 0.5, dy: 0.5)))
        cairo_move_to(context.pointer, frame.minX, frame.minY)
        cairo_line_to(context.pointer, frame.maxX, frame.maxY)
        cairo_move_to(context.pointer, frame.maxX, frame.minY)
        cairo_line_to(context.pointer, frame.minX, frame.maxY)
        cairo_stroke(context.pointer)
    }

    /// The visible part of the surface, in pixels.
    var deviceBounds: CGRect { context.clipBounds.applying(context.transform) }
}

extension CairoContext {
    func lengthOnDevice(alongX length: CGFloat) -> CGFloat {
        let map = transform
        return length * (map.a * map.a + map.b * map.b).squareRoot()
    }

    func lengthOnDevice(alongY length: CGFloat) -> CGFloat {
        let map = transform
        return length * (map.c * map.c + map.d * map.d).squareRoot()
    }
}
