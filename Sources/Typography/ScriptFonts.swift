import CPango

/// The Noto family of each script.
enum ScriptFonts {
    /// Scripts by their four-letter codes, with their names in Noto's files.
    private static let names: [String: String] = [
        "Adlm": "Adlam", "Arab": "Arabic", "Armn": "Armenian", "Bali": "Balinese", "Bamu": "Bamum", "Batk": "Batak",
        "Beng": "Bengali", "Bugi": "Buginese", "Buhd": "Buhid", "Cakm": "Chakma",
        "Cans": "CanadianAboriginal", "Cham": "Cham", "Cher": "Cherokee", "Copt": "Coptic", "Deva": "Devanagari",
        "Dsrt": "Deseret", "Egyp": "EgyptianHieroglyphs", "Ethi": "Ethiopic", "Geor": "Georgian", "Goth": "Gothic",
        "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hano": "Hanunoo", "Hebr": "Hebrew", "Java": "Javanese",
        "Kali": "KayahLi", "Khmr": "Khmer", "Knda": "Kannada", "Lana": "TaiTham", "Laoo": "Lao", "Lepc": "Lepcha",
        "Limb": "Limbu", "Lisu": "Lisu", "Mand": "Mandaic", "Mlym": "Malayalam", "Mong": "Mongolian",
        "Mtei": "MeeteiMayek", "Mymr": "Myanmar", "Nkoo": "NKo", "Ogam": "Ogham", "Olck": "OlChiki", "Orya": "Oriya",
        "Osge": "Osage", "Phag": "PhagsPa", "Rjng": "Rejang", "Runr": "Runic", "Samr": "Samaritan",
        "Saur": "Saurashtra", "Sinh": "Sinhala", "Sund": "Sundanese", "Sylo": "SylotiNagri", "Syrc": "Syriac",
        "Tagb": "Tagbanwa", "Tale": "TaiLe", "Talu": "NewTaiLue", "Taml": "Tamil", "Tavt": "TaiViet",
        "Telu": "Telugu", "Tfng": "Tifinagh", "Tglg": "Tagalog", "Thaa": "Thaana", "Thai": "Thai", "Vaii": "Vai",
        "Yiii": "Yi",
    ]

    /// Whether a character belongs to no particular script, like a comma.
    static func isShared(_ scalar: Unicode.Scalar) -> Bool {
        let script = g_unichar_get_script(scalar.value)
        return script == G_UNICODE_SCRIPT_COMMON || script == G_UNICODE_SCRIPT_INHERITED
    }

    /// The fallback fonts for a character, in order.
    static func candidates(for scalar: Unicode.Scalar, isBold: Bool) -> [PinnedFont] {
        let script = code(of: scalar)
        switch script {
        case "Hani", "Hira", "Kana", "Hang", "Bopo": return [.cjk(isBold: isBold)]
        case "Tibt": return [.noto("NotoSerifTibetan", isBold: isBold)]
        default: break
        }
        // Characters that several scripts share, but that only those scripts' fonts contain.
        switch scalar.value {
        case 0x0600...0x06FF: return [.noto("NotoSansArabic", isBold: isBold)]
        case 0x0964...0x0965: return [.noto("NotoSansDevanagari", isBold: isBold)]
        case 0x0E3F: return [.noto("NotoSansThai", isBold: isBold)]
        default: break
        }
        if let name = names[script] {
            return [.noto("NotoSans\(name)", isBold: isBold), .noto("NotoSans\(name)", isBold: false)]
        }
        return [
            .noto("NotoSans", isBold: isBold), .noto("NotoSansMath", isBold: false),
            .noto("NotoSansSymbols", isBold: isBold), .noto("NotoSansSymbols2", isBold: false), .cjk(isBold: isBold),
        ]
    }

    /// The four-letter code of a character's script.
    static func code(of scalar: Unicode.Scalar) -> String {
        let tag = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
        return String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self)
    }
}
