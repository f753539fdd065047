import Bitmaps
import CCairo
import CFreeType
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

    /// Calls each library that pictures are drawn with.
    ///
    /// Where they are loaded at their first call, as in what `make build` links, whoever draws does not wait for them.
    public static func loadLibraries() {
        _ = cairo_version()
        _ = FontFaces(provider: FontLibrary())
        FontLibrary.loadLibraries()
    }

    /// The versions of the drawing libraries, as part of cache keys.
    public static var libraryVersions: [String] {
        [
            String(cString: cairo_version_string()), SVGLibrary.shared?.version ?? "none",
            "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)",
        ]
    }
}
