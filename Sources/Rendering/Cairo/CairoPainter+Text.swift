import CCairo
import Drawing
import Foundation
import Geometry

extension CairoPainter {
    /// Draws glyphs as filled outlines, each exactly where the run says.
    ///
    /// Cairo's own text would take glyphs from a cache and place them on whole pixels.
    mutating func draw(_ run: GlyphRun, alpha: Double) throws(RenderingProblem) {
        guard run.size > 0, run.size < 10_000, !run.glyphs.isEmpty, run.color.alpha > 0 else { return }
        let face = try tools.faces.face(for: run.font)
        context.setSource(run.color, alpha: alpha)
        cairo_new_path(context.pointer)
        var pictures: [(GlyphPicture, CGPoint)] = []
        for glyph in run.glyphs {
            guard abs(glyph.position.x) < 1e6, abs(glyph.position.y) < 1e6 else { continue }
            switch face.glyph(glyph.index) {
            case .outline(let outline): context.append(outline, at: glyph.position, size: run.size)
            case .picture(let picture): pictures.append((picture, glyph.position))
            }
        }
        cairo_fill(context.pointer)
        for (picture, position) in pictures {
            let frame = CGRect(
                x: position.x + picture.frame.minX * run.size, y: position.y + picture.frame.minY * run.size,
                width: picture.frame.width * run.size, height: picture.frame.height * run.size)
            draw(picture.surface, in: frame, tint: nil, alpha: alpha * run.color.alpha)
        }
    }
}

extension CairoContext {
    fileprivate func append(_ outline: GlyphOutline, at origin: CGPoint, size: CGFloat) {
        let (x, y) = (origin.x, origin.y)
        for segment in outline.segments {
            switch segment {
            case .move(let point): cairo_move_to(pointer, x + point.x * size, y + point.y * size)
            case .line(let point): cairo_line_to(pointer, x + point.x * size, y + point.y * size)
            case .curve(let point, let control1, let control2):
                cairo_curve_to(
                    pointer, x + control1.x * size, y + control1.y * size, x + control2.x * size,
                    y + control2.y * size, x + point.x * size, y + point.y * size)
            case .close: cairo_close_path(pointer)
            }
        }
    }
}
