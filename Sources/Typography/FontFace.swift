import CPango
import Drawing
import Foundation

/// A face of a font file, open for metrics and shaping.
///
/// The file is mapped, so that only the tables in use are read. A face belongs to one worker.
final class FontFace {
    let reference: FontReference
    let unitsPerEm: Double
    private let face: OpaquePointer
    private let font: OpaquePointer

    /// Opens a face with its variations; `nil` if the file is not a font or has no such face.
    ///
    /// The name of a variable font's instance is the given one, for the file has that of the default instance alone.
    init?(file: FontFile, postScriptName: String) {
        guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard file.faceIndex < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(file.faceIndex)),
            hb_face_get_glyph_count(face) > 0
        else { return nil }
        guard let font = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        self.face = face
        self.font = font
        let upem = Int32(clamping: hb_face_get_upem(face))
        hb_font_set_scale(font, upem, upem)
        unitsPerEm = Double(max(1, upem))
        let variations = file.variations.sorted { $0.key < $1.key }.map {
            hb_variation_t(tag: Self.tag($0.key), value: Float($0.value))
        }
        if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
        let name = variations.isEmpty ? Self.name(.postScriptName, of: face) ?? postScriptName : postScriptName
        reference = FontReference(postScriptName: name, digest: Self.digest(of: face))
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    /// The glyph of a character, or `nil` if there is none.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// The advance of a glyph, relative to the size.
    func advance(of glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
    }

    /// A shaped glyph; lengths are relative to the size.
    struct ShapedGlyph {
        var index: UInt32
        /// The UTF-8 offset of the glyph's first character.
        var cluster: Int
        var advance: Double
        var offset: CGPoint
    }

    /// The glyphs of text in one script and direction, in visual order.
    ///
    /// - Parameters:
    ///   - utf8: the text.
    ///   - isRightToLeft: whether it reads from right to left.
    ///   - keepsCharactersApart: whether to disable ligatures, as in text with extra spacing.
    ///   - hasMonospacedDigits: whether to use the font's digits of equal width.
    /// - Returns: the glyphs, with lengths as shares of the size.
    func shape(
        _ utf8: ArraySlice<UInt8>, isRightToLeft: Bool, keepsCharactersApart: Bool = false,
        hasMonospacedDigits: Bool = false
    ) -> [ShapedGlyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        utf8.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
            }
        }
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        var features: [hb_feature_t] = []
        if keepsCharactersApart {
            features = ["liga", "clig"].map { hb_feature_t(tag: Self.tag($0), value: 0, start: 0, end: UInt32.max) }
        }
        if hasMonospacedDigits {
            features.append(hb_feature_t(tag: Self.tag("tnum"), value: 1, start: 0, end: UInt32.max))
        }
        hb_shape(font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            ShapedGlyph(
                index: infos[index].codepoint, cluster: Int(infos[index].cluster),
                advance: Double(positions[index].x_advance) / unitsPerEm,
                offset: CGPoint(
                    x: Double(positions[index].x_offset) / unitsPerEm,
                    y: Double(positions[index].y_offset) / unitsPerEm))
        }
    }

    /// The vertical metrics at one point, from the horizontal header as in Core Text.
    var unitMetrics: FontMetrics {
        let header = Self.table("hhea", of: face) ?? []
        let os2 = Self.table("OS/2", of: face) ?? []
        func value(_ table: [UInt8], _ offset: Int) -> Double? {
            guard offset + 1 < table.count else { return nil }
            return Double(Int16(truncatingIfNeeded: Int(table[offset]) << 8 | Int(table[offset + 1]))) / unitsPerEm
        }
        let hasHeights = os2.count >= 90 && os2[1] >= 2
        return FontMetrics(
            ascender: value(header, 4) ?? 0.95, descender: -(value(header, 6) ?? -0.25),
            leading: value(header, 8) ?? 0, capHeight: (hasHeights ? value(os2, 88) : nil) ?? 0.7,
            xHeight: (hasHeights ? value(os2, 86) : nil) ?? 0.5)
    }

    /// The bytes of a table; `nil` if the face has no such table.
    static func table(_ name: String, of face: OpaquePointer) -> [UInt8]? {
        let blob = hb_face_reference_table(face, tag(name))
        defer { hb_blob_destroy(blob) }
        let table = bytes(of: blob)
        return table.isEmpty ? nil : table
    }

    /// The tag of a name with four characters.
    private static func tag(_ name: String) -> hb_tag_t {
        name.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
    }

    private static func bytes(of blob: OpaquePointer?, limit: Int = .max) -> [UInt8] {
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return [] }
        return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: min(limit, Int(length))))
        }
    }

    /// A kind of name.
    enum NameID: UInt32 {
        case family = 1
        case postScriptName = 6
    }

    static func name(_ id: NameID, of face: OpaquePointer) -> String? { name(id.rawValue, of: face) }

    static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var length: UInt32 = 128
        var text = [CChar](repeating: 0, count: Int(length))
        guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, &text) > 0 else { return nil }
        let bytes = text.prefix(Int(length)).map { UInt8(bitPattern: $0) }
        let name = String(decoding: bytes, as: UTF8.self)
        return name.isEmpty ? nil : name
    }

    /// A digest of all table lengths and the content of small tables.
    ///
    /// They include `head`, with a checksum of the file and its creation time. So twenty megabytes of glyphs need not
    /// be read to identify the font.
    private static func digest(of face: OpaquePointer) -> String {
        var hash = FNV1a()
        var tags = [hb_tag_t](repeating: 0, count: 128)
        var count = UInt32(tags.count)
        hb_face_get_table_tags(face, 0, &count, &tags)
        for tag in tags.prefix(Int(count)) {
            let blob = hb_face_reference_table(face, tag)
            defer { hb_blob_destroy(blob) }
            hash.combine(UInt64(tag))
            hash.combine(UInt64(hb_blob_get_length(blob)))
        }
        for name in ["head", "hhea", "maxp", "name", "OS/2"] {
            let blob = hb_face_reference_table(face, tag(name))
            defer { hb_blob_destroy(blob) }
            for byte in bytes(of: blob, limit: 4096) { hash.combine(UInt64(byte)) }
        }
        return hash.hexadecimal
    }
}

/// The 64-bit hash of Fowler, Noll and Vo, the same on every machine.
struct FNV1a {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ value: UInt64) {
        state = (state ^ value) &* 0x100_0000_01b3
    }

    var hexadecimal: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
