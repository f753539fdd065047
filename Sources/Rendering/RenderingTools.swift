import Bitmaps
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
    /// The surface of the picture before, for one of the same size.
    var spareSurface: ImageSurface?
    let blur = ShadowBlur()

    /// Tools that take glyphs from the files that a font library names.
    public init(fonts: any FontFileProvider) {
        faces = FontFaces(provider: fonts)
        images = ImageSurfaces()
    }
}
