import CCairo
import CFreeType
import Foundation

/// A color bitmap glyph, such as emoji.
struct GlyphPicture {
    let surface: ImageSurface
    /// The picture's frame at font size 1, relative to the baseline origin, with y downward.
    let frame: CGRect

    /// Creates the picture of a glyph slot loaded with colors; `nil` if it has none.
    init?(_ slot: FT_GlyphSlotRec, pixelsPerEm: Int) {
        let bitmap = slot.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        // FreeType's colors are premultiplied blue, green, red, alpha: a little-endian word of the surface.
        guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, width > 0, height > 0, pixelsPerEm > 0,
            let source = bitmap.buffer, let surface = ImageSurface(width: width, height: height)
        else { return nil }
        surface.withPixels { pixels, stride in
            for y in 0..<height {
                for x in 0..<width {
                    let start = source + y * Int(bitmap.pitch) + x * 4
                    let word =
                        UInt32(start[0]) | UInt32(start[1]) << 8 | UInt32(start[2]) << 16 | UInt32(start[3]) << 24
                    pixels.storeBytes(of: word, toByteOffset: y * stride + x * 4, as: UInt32.self)
                }
            }
        }
        self.surface = surface
        let unit = 1 / CGFloat(pixelsPerEm)
        frame = CGRect(
            x: CGFloat(slot.bitmap_left) * unit, y: CGFloat(-slot.bitmap_top) * unit, width: CGFloat(width) * unit,
            height: CGFloat(height) * unit)
    }
}
