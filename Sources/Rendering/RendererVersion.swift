import CCairo
import CFreeType

/// The identity of the renderer: its version and the libraries that affect pixels.
///
/// With the same renderer, equal display lists give equal pictures.
public enum RendererVersion {
    /// The version of the drawing code, which must change whenever its output does.
    static let drawing = 2

    /// `drawing 2, cairo 1.16.0, freetype 2.12.1`.
    public static var description: String {
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        return
            "drawing \(drawing), cairo \(String(cString: cairo_version_string())), freetype \(major).\(minor).\(patch)"
    }
}
