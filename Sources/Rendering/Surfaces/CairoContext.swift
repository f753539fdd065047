import CCairo
import Drawing
import Foundation
import Geometry

/// A Cairo drawing context with the necessary calls.
final class CairoContext {
    let pointer: OpaquePointer

    init(_ surface: OpaquePointer) throws(RenderingProblem) {
        guard let pointer = cairo_create(surface) else { throw .drawingFailed(reason: "no context") }
        self.pointer = pointer
        try check()
    }

    deinit { cairo_destroy(pointer) }

    /// Throws the first error of the calls so far.
    func check() throws(RenderingProblem) {
        let status = cairo_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
        }
    }

    func saved<Result>(
        _ body: () throws(RenderingProblem) -> Result
    ) throws(RenderingProblem) -> Result {
        cairo_save(pointer)
        defer { cairo_restore(pointer) }
        return try body()
    }

    /// The transform from user coordinates to the surface's pixels.
    var transform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(pointer, &matrix)
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    func concatenate(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        cairo_transform(pointer, &matrix)
    }

    func setTransform(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(pointer, &matrix)
    }

    /// The visible part in user coordinates.
    var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(pointer, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The bounds of the current path in user coordinates, without the width of a stroke.
    var pathBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(pointer, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func setSource(_ color: Color, alpha: Double = 1) {
        cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha * alpha)
    }

    func setSource(_ paint: Paint, alpha: Double = 1) {
        switch paint {
        case .color(let color):
            setSource(color, alpha: alpha)
        case .linearGradient(let gradient, let start, let end):
            setSource(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), alpha)
        case .radialGradient(let gradient, let center, let radius):
            setSource(
                gradient, cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, max(0, radius)), alpha)
        }
    }

    private func setSource(_ gradient: Gradient, _ pattern: OpaquePointer?, _ alpha: Double) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.offset, color.red, color.green, color.blue, color.alpha * alpha)
        }
        cairo_set_source(pointer, pattern)
    }

    /// Paints with a picture whose first pixel is at a place of the surface.
    func setSource(_ picture: ImageSurface, left: Int, top: Int) {
        let transform = transform
        cairo_identity_matrix(pointer)
        cairo_set_source_surface(pointer, picture.pointer, Double(left), Double(top))
        cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
        setTransform(transform)
    }

    /// Makes the outline the current path.
    func setPath(_ path: Path) {
        cairo_new_path(pointer)
        Self.append(path, to: pointer)
    }

    /// Adds the outline to the current path.
    static func append(_ path: Path, to pointer: OpaquePointer) {
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(pointer, point.x, point.y)
            case .line(let point): cairo_line_to(pointer, point.x, point.y)
            case .curve(let point, let control1, let control2):
                cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            case .close: cairo_close_path(pointer)
            }
        }
    }

    func setStyle(_ style: StrokeStyle) {
        cairo_set_line_width(pointer, style.width)
        switch style.cap {
        case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.join {
        case .miter: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_BEVEL)
        }
        let dashes = style.hasUsableDashes ? style.dashes.map(Double.init) : []
        cairo_set_dash(pointer, dashes, Int32(dashes.count), 0)
    }
}

extension StrokeStyle {
    /// Whether the dashes are valid.
    ///
    /// Cairo rejects negative ones, and patterns of zero length.
    var hasUsableDashes: Bool {
        dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}
