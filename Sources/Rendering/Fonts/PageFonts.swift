import CCairo
import CFreeType
import Drawing
import Typography

/// Font faces for embedding in documents.
///
/// Cairo caches scaled fonts beyond the life of a worker. So each face has its own FreeType library, and Cairo closes
/// both when it releases the font, on any thread.
final class PageFonts {
    private var faces: [FontReference: OpaquePointer] = [:]

    deinit {
        for face in faces.values { cairo_font_face_destroy(face) }
    }

    /// Cairo's face for a font file; `nil` if the file cannot be embedded.
    func face(for font: FontReference, file: FontFile) -> OpaquePointer? {
        if let face = faces[font] { return face }
        // Cairo would embed the default instance of a variable font.
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

/// A face and its library, which close together.
private final class OwnedFace {
    let face: FT_Face
    private let library: FT_Library

    /// A unique address used as a key; nothing is stored there.
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
