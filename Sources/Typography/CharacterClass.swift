import Foundation

/// The class of a character for measuring.
enum CharacterClass {
    case lineEnd
    case space
    case tab
    /// Has no width.
    case invisible
    case emoji
    /// A full-width character, such as Han or kana.
    case square
    /// A character that the font's model may contain, by its base character.
    case letter(Unicode.Scalar)
    /// A character that needs shaping.
    case other

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else {
            self = .invisible
            return
        }
        switch first.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineEnd
        case 0x09: self = .tab
        case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F: self = .space
        case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF, 0xFFFC,
            0x00...0x08, 0x0E...0x1F, 0x7F:
            self = .invisible
        case 0x21...0x7E where scalars.count == 1: self = .letter(first)
        default:
            if Self.isEmoji(character, first) {
                self = .emoji
            } else if Self.isSquare(first.value) {
                self = .square
            } else if let base = Self.base(of: character, first) {
                self = .letter(base)
            } else {
                self = .other
            }
        }
    }

    private static func isEmoji(_ character: Character, _ first: Unicode.Scalar) -> Bool {
        let scalars = character.unicodeScalars
        if scalars.count == 1 { return first.properties.isEmojiPresentation }
        if scalars.dropFirst().first?.value == 0xFE0E { return false }
        return first.properties.isEmojiPresentation || scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
            || first.properties.isEmoji && scalars.contains { $0.properties.isEmojiModifier }
    }

    /// Whether a scalar is a syllable of Hangul or part of one.
    static func isHangul(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }

    private static func isSquare(_ value: UInt32) -> Bool {
        switch value {
        case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The base character, if the rest are accents.
    private static func base(of character: Character, _ first: Unicode.Scalar) -> Unicode.Scalar? {
        let decomposed = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
        guard let base = decomposed.first,
            decomposed.dropFirst().allSatisfy({ $0.properties.canonicalCombiningClass != .notReordered })
        else { return nil }
        return base
    }
}
