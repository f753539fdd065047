import CCairo
import Drawing
import Foundation
import Geometry

/// A cache of glyphs as coverage of pixels, one mask for each size and each quarter of a pixel.
///
/// ## Why it exists
///
/// Cairo can draw text itself, with `cairo_show_glyphs` and a cache of its own. It is not used for pixels, for two
/// reasons.
///
/// - **Position.** Cairo's image surfaces snap glyphs to positions that depend on the Cairo version and on the font
///   options of the machine. iOS places glyphs at fractions of a pixel, and UIKit's layout depends on the same
///   fractions. Masks are placed at quarters of a pixel, rounded here and nowhere else, so that a picture has the same
///   bytes on every machine.
/// - **Hinting.** Cairo asks FreeType for hinted bitmaps unless a font says otherwise, and the result changes
///   with FreeType's version. A mask is the filled outline of the glyph, which no hinting touches.
///
/// Filling the outlines directly, without a cache, gives the same pixels and takes about twenty times as long for each
/// glyph. Text has the same letters again and again, so a worker of a run with hundreds of variants finds nearly every
/// glyph in the cache.
///
/// ## What it guarantees
///
/// A mask depends only on the glyph, the size and the quarters, never on earlier drawing: pictures do not depend
/// on the order of jobs or on the number of workers. The cache belongs to one worker and is emptied when it holds 16
/// MB. Glyphs larger than ``maximumPixelSize``, and rotated or stretched text, are filled as outlines. PDF pages hold
/// text in embedded fonts instead.
final class GlyphMasks {
    /// The coverage of each pixel by a glyph, in rows from the top.
    struct Mask {
        var coverage: [UInt8]
        var width: Int
        var height: Int
        /// The offset of the top left pixel from the origin's pixel.
        var left: Int
        var top: Int

        static let empty = Mask(coverage: [], width: 0, height: 0, left: 0, top: 0)
    }

    private struct Key: Hashable {
        var face: ObjectIdentifier
        var glyph: UInt32
        var pixelSize: CGFloat
        var quarters: SIMD2<UInt8>
    }

    private var masks: [Key: Mask] = [:]
    private var byteCount = 0
    private static let capacity = 16 << 20
    /// Glyphs larger than this many pixels are filled as outlines.
    static let maximumPixelSize: CGFloat = 160

    /// A glyph's mask.
    ///
    /// - Parameters:
    ///   - outline: the glyph's shape.
    ///   - glyph: its number.
    ///   - face: its face, which must outlive the masks.
    ///   - pixelSize: the font's size in pixels.
    ///   - quarters: the origin's offset from the corner of its pixel, in quarters.
    /// - Returns: the coverage, which is empty for a glyph without ink.
    func mask(
        of outline: GlyphOutline, glyph: UInt32, face: FontFace, pixelSize: CGFloat, quarters: SIMD2<UInt8>
    ) -> Mask {
        let key = Key(face: ObjectIdentifier(face), glyph: glyph, pixelSize: pixelSize, quarters: quarters)
        if let mask = masks[key] { return mask }
        let offset = CGAffineTransform(
            a: pixelSize, b: 0, c: 0, d: pixelSize, tx: CGFloat(quarters.x) / 4, ty: CGFloat(quarters.y) / 4)
        let mask = Self.draw(Path(outline.segments).applying(offset))
        if byteCount + mask.coverage.count > Self.capacity {
            masks.removeAll()
            byteCount = 0
        }
        masks[key] = mask
        byteCount += mask.coverage.count
        return mask
    }

    private static func draw(_ path: Path) -> Mask {
        guard let box = path.bounds?.integral, !box.isEmpty, box.width < 4096, box.height < 4096,
            let surface = ImageSurface(width: Int(box.width), height: Int(box.height), kind: .alpha)
        else { return .empty }
        guard let context = cairo_create(surface.pointer) else { return .empty }
        defer { cairo_destroy(context) }
        cairo_translate(context, -box.minX, -box.minY)
        CairoContext.append(path, to: context)
        cairo_fill(context)
        let coverage = surface.withPixels { pixels, stride in
            (0..<surface.height).flatMap { y in
                UnsafeRawBufferPointer(start: pixels + y * stride, count: surface.width)
            }
        }
        return Mask(
            coverage: coverage ?? [], width: surface.width, height: surface.height, left: Int(box.minX),
            top: Int(box.minY))
    }
}

/// The coverage of a whole run, composed of glyph masks.
struct GlyphRunMask {
    private var placed: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []

    mutating func append(_ mask: GlyphMasks.Mask, x: Int, y: Int) {
        if mask.width > 0 { placed.append((mask, x + mask.left, y + mask.top)) }
    }

    /// The coverage of all glyphs inside a pixel rectangle, with its position.
    func surface(within visible: CGRect) -> (surface: ImageSurface, x: Int, y: Int)? {
        guard !visible.isEmpty, visible.width < 40_000, visible.height < 40_000 else { return nil }
        let left = max(Int(visible.minX), placed.reduce(.max) { min($0, $1.x) })
        let top = max(Int(visible.minY), placed.reduce(.max) { min($0, $1.y) })
        let right = min(Int(visible.maxX), placed.reduce(.min) { max($0, $1.x + $1.mask.width) })
        let bottom = min(Int(visible.maxY), placed.reduce(.min) { max($0, $1.y + $1.mask.height) })
        guard left < right, top < bottom,
            let surface = ImageSurface(width: right - left, height: bottom - top, kind: .alpha)
        else { return nil }
        surface.withPixels { pixels, stride in
            for (mask, x, y) in placed {
                let columns = max(x, left)..<max(max(x, left), min(x + mask.width, right))
                let lines = max(y, top)..<max(max(y, top), min(y + mask.height, bottom))
                guard !columns.isEmpty else { continue }
                mask.coverage.withUnsafeBufferPointer { coverage in
                    for line in lines {
                        let row = (pixels + (line - top) * stride).assumingMemoryBound(to: UInt8.self)
                        let start = (line - y) * mask.width - x
                        for column in columns {
                            // Where glyphs overlap, the second covers the remainder.
                            let (below, above) = (UInt32(row[column - left]), UInt32(coverage[start + column]))
                            let product = below &* above &+ 128
                            let both = (product &+ product >> 8) >> 8
                            row[column - left] = UInt8(truncatingIfNeeded: below &+ above &- both)
                        }
                    }
                }
            }
        }
        return (surface, left, top)
    }
}
