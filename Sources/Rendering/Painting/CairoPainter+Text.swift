import CCairo
import Drawing
import Foundation
import Geometry

extension CairoPainter {
    /// Draws positioned glyphs: to a quarter of a pixel on images, exactly on pages.
    ///
    /// Cairo's text functions would place glyphs on whole pixels.
    mutating func draw(_ run: GlyphRun, alpha: Double) throws(RenderingProblem) {
        guard run.size > 0, run.size < 10_000, !run.glyphs.isEmpty, run.color.alpha > 0 else { return }
        let face = try tools.faces.face(for: run.font)
        var outlines: [(index: UInt32, outline: GlyphOutline, position: CGPoint)] = []
        var pictures: [(GlyphPicture, CGPoint)] = []
        outlines.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            guard abs(glyph.position.x) < 1e6, abs(glyph.position.y) < 1e6 else { continue }
            switch face.glyph(glyph.index) {
            case .outline(let outline): outlines.append((glyph.index, outline, glyph.position))
            case .picture(let picture): pictures.append((picture, glyph.position))
            }
        }
        context.setSource(run.color, alpha: alpha)
        let map = context.transform
        let isUpright = map.b == 0 && map.c == 0 && map.a == map.d && map.a > 0
        if target == .pixels, isUpright, run.size * map.a <= GlyphMasks.maximumPixelSize {
            fillMasks(outlines, face, pixelSize: run.size * map.a, map)
        } else if target == .page, let embedded = tools.pageFonts.face(for: run.font, file: face.file) {
            let glyphs = outlines.map { GlyphRun.Glyph(index: $0.index, position: $0.position) }
            if !glyphs.isEmpty { showText(glyphs, of: run, face: embedded) }
        } else {
            cairo_new_path(context.pointer)
            for (_, outline, position) in outlines {
                let place = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: position.x, ty: position.y)
                CairoContext.append(Path(outline.segments).applying(place), to: context.pointer)
            }
            cairo_fill(context.pointer)
        }
        for (picture, position) in pictures {
            let frame = CGRect(
                x: position.x + picture.frame.minX * run.size, y: position.y + picture.frame.minY * run.size,
                width: picture.frame.width * run.size, height: picture.frame.height * run.size)
            draw(picture.surface, in: frame, tint: nil, alpha: alpha * run.color.alpha)
        }
    }

    private func fillMasks(
        _ outlines: [(index: UInt32, outline: GlyphOutline, position: CGPoint)], _ face: FontFace, pixelSize: CGFloat,
        _ map: CGAffineTransform
    ) {
        var run = GlyphRunMask()
        for (index, outline, position) in outlines {
            let origin = position.applying(map)
            guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
            let (x, y) = (Int((origin.x * 4).rounded()), Int((origin.y * 4).rounded()))
            let mask = tools.masks.mask(
                of: outline, glyph: index, face: face, pixelSize: pixelSize,
                quarters: SIMD2(UInt8(x & 3), UInt8(y & 3)))
            run.append(mask, x: x >> 2, y: y >> 2)
        }
        guard let (surface, x, y) = run.surface(within: deviceBounds.integral) else { return }
        cairo_save(context.pointer)
        context.setTransform(.identity)
        cairo_mask_surface(context.pointer, surface.pointer, Double(x), Double(y))
        cairo_restore(context.pointer)
    }
}
