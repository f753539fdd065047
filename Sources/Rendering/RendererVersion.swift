import CCairo
import CFreeType

/// What draws: the way of drawing and the libraries that pixels depend on.
///
/// Where it is the same, equal display lists are equal pictures.
public enum RendererVersion {
    /// Raised whenever the same display list comes to be drawn otherwise.
    static let drawing = 1

    /// `drawing 1, cairo 1.16.0, freetype 2.12.1`.
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
