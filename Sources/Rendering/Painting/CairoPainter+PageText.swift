import CCairo
import Drawing
import Foundation
import Geometry

extension CairoPainter {
    /// Draws glyphs as text of an embedded font, which can be searched and copied.
    ///
    /// - Parameters:
    ///   - glyphs: the outline glyphs of the run.
    ///   - run: the run.
    ///   - face: Cairo's face for the run's font.
    func showText(_ glyphs: [GlyphRun.Glyph], of run: GlyphRun, face: OpaquePointer) {
        let pointer = context.pointer
        cairo_save(pointer)
        defer { cairo_restore(pointer) }
        cairo_set_font_face(pointer, face)
        cairo_set_font_size(pointer, run.size)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(pointer, options)
        cairo_font_options_destroy(options)

        let placed = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.position.x, y: $0.position.y) }
        let scalars = run.text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }
        guard !scalars.isEmpty else { return cairo_show_glyphs(pointer, placed, Int32(placed.count)) }
        // In plain left-to-right text each glyph is a letter. Otherwise, only the whole run maps to the text.
        let isPlain = scalars.count == placed.count && scalars.allSatisfy { $0.value < 0x0300 }
        let clusters =
            isPlain
            ? scalars.map { cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1) }
            : [
                cairo_text_cluster_t(
                    num_bytes: scalars.reduce(0) { $0 + Int32(UTF8.width($1)) }, num_glyphs: Int32(placed.count))
            ]
        var text = String(String.UnicodeScalarView(scalars))
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                cairo_show_text_glyphs(
                    pointer, bytes.baseAddress, Int32(bytes.count), placed, Int32(placed.count), clusters,
                    Int32(clusters.count), cairo_text_cluster_flags_t(0))
            }
        }
    }
}
