import Bitmaps
import CCairo
import CFreeType
public import Typography

/// What one worker draws with: open fonts, outlines of glyphs, decoded images, memory for pixels and for compression.
///
/// It is lent to one job at a time and never shared between threads. What it remembers makes the next picture faster
/// and never another one.
public final class RenderingTools {
    let faces: FontFaces
    let masks = GlyphMasks()
    let pageFonts = PageFonts()
    let images: ImageSurfaces
    let encoder = PNGEncoder()
    let pixels = PixelMemory()
    let blur = BoxBlur()

    /// Tools that take glyphs from the files that a font library names.
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

    /// The versions of the libraries that pictures are drawn with, for what must not outlive them.
    public static var libraryVersions: [String] {
        [
            String(cString: cairo_version_string()), SVGLibrary.shared?.version ?? "none",
            "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)",
        ]
    }
}
