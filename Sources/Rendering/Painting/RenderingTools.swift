import Bitmaps
import CCairo
import CFreeType
import CRSVG
public import Typography

/// A worker's drawing tools: open fonts, glyph outlines, decoded images, memory for pixels and compression.
///
/// They serve one job at a time and are never shared between threads. Their caches affect speed, never pictures.
public final class RenderingTools {
    let faces: FontFaces
    let masks = GlyphMasks()
    let pageFonts = PageFonts()
    let images: ImageSurfaces
    let encoder = PNGEncoder()
    let pixels = PixelMemory()
    let blur = BoxBlur()

    /// Creates tools that read glyphs from a font library's files.
    public init(fonts: any FontFileProvider) {
        faces = FontFaces(provider: fonts)
        images = ImageSurfaces()
    }

    /// The versions of the drawing libraries, as part of cache keys.
    public static var libraryVersions: [String] {
        [
            String(cString: cairo_version_string()),
            "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
            "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)",
        ]
    }
}
