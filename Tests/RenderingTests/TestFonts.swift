import CCairo
import CFreeType
import Drawing
import Foundation
import Typography

/// The fonts of the tests, from the folders into which their packages install them.
struct TestFonts: FontFileProvider {
    static let inter = FontReference(postScriptName: "Inter-Regular", digest: "test")
    static let emoji = FontReference(postScriptName: "NotoColorEmoji", digest: "test")

    private static let paths = [
        inter.postScriptName: "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
        emoji.postScriptName: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    ]

    func fontFile(for font: FontReference) -> FontFile? {
        Self.paths[font.postScriptName].flatMap {
            FileManager.default.fileExists(atPath: $0) ? FontFile(path: $0) : nil
        }
    }

    static var areInstalled: Bool {
        paths.values.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }

    /// Text in one line, letter by letter with the font's own advances.
    static func run(
        _ text: String, font: FontReference = inter, size: CGFloat, at origin: CGPoint, color: Color = .black
    ) -> GlyphRun {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        defer { FT_Done_FreeType(library) }
        var face: FT_Face?
        guard let path = paths[font.postScriptName], FT_New_Face(library, path, 0, &face) == 0, let face else {
            return GlyphRun(font: font, size: size, color: color, glyphs: [], text: text)
        }
        defer { FT_Done_Face(face) }
        var x = origin.x
        let glyphs = text.unicodeScalars.map { scalar in
            let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            let glyph = GlyphRun.Glyph(index: index, position: CGPoint(x: x, y: origin.y))
            // A bitmap font has no outlines and no units for measuring them.
            if face.pointee.units_per_EM > 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0 {
                x += CGFloat(face.pointee.glyph.pointee.metrics.horiAdvance) / CGFloat(face.pointee.units_per_EM) * size
            } else {
                x += size * 1.2
            }
            return glyph
        }
        return GlyphRun(font: font, size: size, color: color, glyphs: glyphs, text: text)
    }
}
