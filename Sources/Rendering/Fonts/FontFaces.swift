import CCairo
import CFreeType
import Drawing
import Foundation
import Typography

/// A worker's open faces and the outlines of its glyphs so far.
final class FontFaces {
    private let provider: any FontFileProvider
    private let library: FT_Library?
    private var faces: [FontReference: FontFace] = [:]

    init(provider: any FontFileProvider) {
        self.provider = provider
        var library: FT_Library?
        FT_Init_FreeType(&library)
        self.library = library
    }

    deinit {
        faces.removeAll()
        if let library { FT_Done_FreeType(library) }
    }

    func face(for font: FontReference) throws(RenderingProblem) -> FontFace {
        if let face = faces[font] { return face }
        guard let file = provider.fontFile(for: font) else {
            throw .missingFont(postScriptName: font.postScriptName)
        }
        guard let library, let face = FontFace(file, library: library) else {
            throw .unreadableFont(path: file.path)
        }
        faces[font] = face
        return face
    }
}

/// One open face.
final class FontFace {
    let file: FontFile
    private let face: FT_Face
    private let unitsPerEm: Int
    /// The maximum distance of any glyph from its baseline at font size 1, at least 1.
    let tallest: CGFloat
    private var glyphs: [UInt32: Glyph] = [:]

    /// The drawing of a glyph.
    enum Glyph {
        case outline(GlyphOutline)
        case picture(GlyphPicture)
    }

    init?(_ file: FontFile, library: FT_Library) {
        guard let face = FontFace.open(file, library: library) else { return nil }
        self.file = file
        self.face = face
        unitsPerEm = max(1, Int(face.pointee.units_per_EM))
        let reach = max(face.pointee.bbox.yMax, -face.pointee.bbox.yMin)
        tallest = max(1, CGFloat(reach) / CGFloat(unitsPerEm))
    }

    deinit { FT_Done_Face(face) }

    /// Opens a face with its variations; the caller closes it.
    static func open(_ file: FontFile, library: FT_Library) -> FT_Face? {
        var face: FT_Face?
        guard FT_New_Face(library, file.path, FT_Long(file.faceIndex), &face) == 0, let face else { return nil }
        guard setVariations(file.variations, of: face, library: library) else {
            FT_Done_Face(face)
            return nil
        }
        return face
    }

    private static func setVariations(_ wanted: [String: Double], of face: FT_Face, library: FT_Library) -> Bool {
        guard !wanted.isEmpty else { return true }
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return false }
        defer { FT_Done_MM_Var(library, axes) }
        var coordinates = (0..<Int(axes.pointee.num_axis)).map { index in
            let axis = axes.pointee.axis[index]
            let tag = String(
                decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> FT_ULong($0)) }, as: UTF8.self)
            guard let value = wanted[tag] else { return axis.def }
            return min(max(FT_Fixed((value * 65536).rounded()), axis.minimum), axis.maximum)
        }
        return FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates) == 0
    }

    /// A glyph's outline; empty if the face has no such glyph.
    func glyph(_ index: UInt32) -> Glyph {
        if let glyph = glyphs[index] { return glyph }
        let glyph = load(index)
        glyphs[index] = glyph
        return glyph
    }

    private func load(_ index: UInt32) -> Glyph {
        if face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, largestStrike) == 0,
            FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
            let picture = GlyphPicture(slot.pointee, pixelsPerEm: Int(face.pointee.size.pointee.metrics.y_ppem))
        {
            return .picture(picture)
        }
        var empty = FT_Outline()
        guard FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return .outline(GlyphOutline(&empty, unitsPerEm: 1)) }
        return .outline(GlyphOutline(&slot.pointee.outline, unitsPerEm: unitsPerEm))
    }

    private var largestStrike: Int32 {
        let sizes = (0..<Int(face.pointee.num_fixed_sizes)).map { face.pointee.available_sizes[$0].y_ppem }
        return Int32(sizes.indices.max { sizes[$0] < sizes[$1] } ?? 0)
    }
}
