/// What stands for characters that a JSON string cannot hold as they are.
enum JSONEscapes {
    /// The text of a string's bytes; `nil` where an escape means nothing.
    static func resolved(_ bytes: ArraySlice<UInt8>) -> String? {
        var text = String.UnicodeScalarView()
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "\\")) {
            text += String(decoding: rest[..<start], as: UTF8.self).unicodeScalars
            rest = rest[(start + 1)...]
            guard let scalar = next(&rest) else { return nil }
            text.append(scalar)
        }
        text += String(decoding: rest, as: UTF8.self).unicodeScalars
        return String(text)
    }

    private static func next(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch rest.popFirst().map(Unicode.Scalar.init) {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case let character? where "\"\\/".unicodeScalars.contains(character): return character
        case "u":
            guard let unit = nextUnit(&rest) else { return nil }
            guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
            // Two of them stand for a character beyond the first plane.
            guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
                let second = nextUnit(&rest), (0xDC00..<0xE000).contains(second)
            else { return nil }
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        default: return nil
        }
    }

    /// Four hexadecimal digits.
    private static func nextUnit(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
        let digits = rest.prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else {
            return nil
        }
        rest = rest.dropFirst(4)
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
