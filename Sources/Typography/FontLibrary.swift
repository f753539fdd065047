import CPango
public import Diagnostics
public import Drawing
import Foundation

/// The available fonts: the theme's pinned families and the input's own fonts.
///
/// Faces are found by their packages' file names in the standard folders. Other installed fonts are never used.
/// Creating a library reads no file.
public struct FontLibrary: FontFileProvider {
    /// The folders to search for pinned fonts, in order.
    public var folders: [String]
    /// The folders to search for hyphenation dictionaries, in order.
    public var hyphenationFolders = ["/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen"]
    /// The input's faces, in the order of their files.
    public private(set) var ownFaces: [OwnFace] = []
    /// The font in the place of the system font; `nil` for San Francisco's metrics, drawn with the pinned faces.
    public private(set) var systemFont: SystemFontFile?

    /// A face of the input.
    public struct OwnFace: Hashable, Sendable {
        public var postScriptName: String
        public var file: FontFile
        public var family: String
        public var weight: Int
        public var isItalic: Bool
    }

    /// The folders of the pinned fonts in Debian, Ubuntu, Fedora and Homebrew.
    public static let standardFolders = [
        "/usr/share/fonts/opentype/inter",
        "/usr/share/fonts/truetype/inter",
        "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/opentype/noto",
        "/usr/share/fonts/noto",
        "/usr/share/fonts/noto-cjk",
        "/usr/local/share/fonts",
        "/opt/homebrew/share/fonts",
        "/Library/Fonts",
    ]

    public init(folders: [String] = FontLibrary.standardFolders) {
        self.folders = folders
    }

    /// The library with the faces of font files, which text can then name by family or PostScript name.
    public func adding(fontFiles paths: [String]) -> Diagnosed<FontLibrary> {
        var library = self
        var log = ProblemLog()
        for path in paths {
            let faces = Self.faces(in: path)
            if faces.isEmpty {
                log.warn(FontProblem.noFont(atPath: path), at: SourceLocation(file: path))
            }
            library.ownFaces += faces
        }
        return Diagnosed(library, diagnostics: log.diagnostics)
    }

    /// The library with a font file in the place of the system font, which then measures and draws its text.
    ///
    /// The font's axes for weight and optical size follow each text, and its `trak` table gives the tracking.
    public func replacingSystemFont(with path: String) -> Diagnosed<FontLibrary> {
        var library = self
        var log = ProblemLog()
        library.systemFont = SystemFontFile(path: path)
        if library.systemFont == nil {
            log.error(FontProblem.noFont(atPath: path), at: SourceLocation(file: path))
        }
        return Diagnosed(library, diagnostics: log.diagnostics)
    }

    public func fontFile(for font: FontReference) -> FontFile? {
        if let file = systemFont?.file(named: font.postScriptName) { return file }
        if let own = ownFaces.first(where: { $0.postScriptName == font.postScriptName }) { return own.file }
        return PinnedFont.named(font.postScriptName).flatMap(find)
    }

    /// The input's face with a PostScript name, or of a family with the nearest weight and slant.
    func ownFace(named name: String, weight: Int, isItalic: Bool) -> OwnFace? {
        if let exact = ownFaces.first(where: { $0.postScriptName == name }) { return exact }
        return ownFaces.filter { $0.family == name }.min {
            (abs($0.weight - weight), $0.isItalic == isItalic ? 0 : 1)
                < (abs($1.weight - weight), $1.isItalic == isItalic ? 0 : 1)
        }
    }

    /// The file of a pinned font in the first folder that has it.
    func find(_ font: PinnedFont) -> FontFile? {
        for folder in folders {
            for candidate in font.fileNames {
                let path = folder + "/" + candidate
                guard access(path, R_OK) == 0 else { continue }
                guard font.isInCollection || candidate.hasSuffix(".ttc") else {
                    return FontFile(path: path)
                }
                if let index = Self.faceIndex(of: font.postScriptName, in: path) {
                    return FontFile(path: path, faceIndex: index)
                }
            }
        }
        return nil
    }

    private static func faceIndex(of postScriptName: String, in path: String) -> Int? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        return (0..<Int(hb_face_count(blob))).first { index in
            guard let face = hb_face_create(blob, UInt32(index)) else { return false }
            defer { hb_face_destroy(face) }
            return FontFace.name(.postScriptName, of: face) == postScriptName
        }
    }

    private static func faces(in path: String) -> [OwnFace] {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
        defer { hb_blob_destroy(blob) }
        return (0..<Int(hb_face_count(blob))).compactMap { index -> OwnFace? in
            guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
            defer { hb_face_destroy(face) }
            guard hb_face_get_glyph_count(face) > 0,
                let name = FontFace.name(.postScriptName, of: face)
            else { return nil }
            guard let font = hb_font_create(face) else { return nil }
            defer { hb_font_destroy(font) }
            return OwnFace(
                postScriptName: name, file: FontFile(path: path, faceIndex: index),
                family: FontFace.name(.family, of: face) ?? name,
                weight: Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
                isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0)
        }
    }
}
