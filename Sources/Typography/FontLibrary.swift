import CPango
public import Diagnostics
public import Drawing
import Foundation

/// The fonts that text may be drawn in: the theme's pinned families and those that the input brings along.
///
/// A face is looked for under the names that its packages give its file, in the standard folders; nothing else that a
/// machine has installed is ever seen. Making a library touches no file.
public struct FontLibrary: FontFileProvider {
    /// Folders that are searched for the pinned fonts, in this order.
    public var folders: [String]
    /// Folders that are searched for hyphenation dictionaries, in this order.
    public var hyphenationFolders = ["/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen"]
    /// Faces that the input brings along, in the order of their files.
    public private(set) var ownFaces: [OwnFace] = []

    /// A face of the input's own.
    public struct OwnFace: Hashable, Sendable {
        public var postScriptName: String
        public var file: FontFile
        public var family: String
        public var weight: Int
        public var isItalic: Bool
    }

    /// Where the packages of Debian, Ubuntu, Fedora and Homebrew put the pinned fonts.
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

    /// Calls the library that text is shaped with, so that it is loaded when there is text.
    public static func loadLibraries() { _ = hb_version_string() }

    /// The library with the faces of font files added, which text may then name by family or PostScript name.
    public func adding(fontFiles paths: [String]) -> Diagnosed<FontLibrary> {
        var library = self
        var log = ProblemLog()
        for path in paths {
            let faces = Self.faces(in: path)
            if faces.isEmpty {
                log.warn(FontProblem.unreadableFontFile(path: path), at: SourceLocation(file: path))
            }
            library.ownFaces += faces
        }
        return Diagnosed(library, diagnostics: log.diagnostics)
    }

    public func fontFile(for font: FontReference) -> FontFile? {
        if let own = ownFaces.first(where: { $0.postScriptName == font.postScriptName }) { return own.file }
        return PinnedFont.named(font.postScriptName).flatMap(find)
    }

    /// The input's face that a name asks for: a PostScript name, or a family with the nearest weight and slant.
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
