import CCairo
import CFreeType
import Drawing
import Typography

/// Faces as Cairo embeds them in documents.
///
/// Cairo keeps scaled fonts for a while after their last use, beyond any worker. So each face here has a library of
/// its own, and both are closed when Cairo lets go of them, on whichever thread that is.
final class PageFonts {
    private var faces: [FontReference: OpaquePointer] = [:]

    deinit {
        for face in faces.values { cairo_font_face_destroy(face) }
    }

    /// Cairo's face of a font file; `nil` where the file cannot be embedded as it is.
    func face(for font: FontReference, file: FontFile) -> OpaquePointer? {
        if let face = faces[font] { return face }
        // What is embedded of a variable font would be its default instance.
        guard file.variations.isEmpty, let owned = OwnedFace(file),
            let face = cairo_ft_font_face_create_for_ft_face(owned.face, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        let status = cairo_font_face_set_user_data(
            face, OwnedFace.key, Unmanaged.passRetained(owned).toOpaque(),
            { Unmanaged<OwnedFace>.fromOpaque($0.unsafelyUnwrapped).release() })
        guard status == CAIRO_STATUS_SUCCESS, cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(face)
            return nil
        }
        faces[font] = face
        return face
    }
}

/// A face and the library it is of, closed together.
private final class OwnedFace {
    let face: FT_Face
    private let library: FT_Library

    /// An address that tells our data from anybody else's; nothing is ever stored there.
    nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    init?(_ file: FontFile) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        guard let face = FontFace.open(file, library: library) else {
            FT_Done_FreeType(library)
            return nil
        }
        self.library = library
        self.face = face
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }
}
