/// A reader of an SVG document's tags that keeps only the attributes that affect drawing.
///
/// It accepts any bytes: the renderer decides whether they are well-formed.
struct SVGTagReader {
    struct Tag {
        /// The name without its namespace prefix.
        var name: String
        var attributes: [String: String] = [:]
        var closes = false
        /// Whether the element has no content and no closing tag.
        var isEmpty = false
    }

    /// The attributes that are kept.
    ///
    /// All others, such as long lists of points, are skipped.
    private static let kept: Set<String> = [
        "id", "href", "style", "filter", "mask", "fill", "stroke", "numOctaves", "radius", "order",
    ]

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next tag; `nil` at the end of the document.
    mutating func next() -> Tag? {
        while true {
            skip { $0 != UInt8(ascii: "<") }
            index += 1
            guard let first = current else { return nil }
            switch first {
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "?"): skip { $0 != UInt8(ascii: ">") }
            case UInt8(ascii: "/"):
                index += 1
                return Tag(name: word(), closes: true)
            default: return tag()
            }
        }
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while index < bytes.count, condition(bytes[index]) { index += 1 }
    }

    /// Skips comments, CDATA sections and document type declarations.
    private mutating func skipDeclaration() {
        let rest = bytes[index...]
        let end: [UInt8] =
            rest.starts(with: "!--".utf8)
            ? Array("-->".utf8) : rest.starts(with: "![CDATA[".utf8) ? Array("]]>".utf8) : [UInt8(ascii: ">")]
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    }

    private mutating func tag() -> Tag {
        var tag = Tag(name: word())
        while let byte = current {
            if byte == UInt8(ascii: ">") { break }
            if byte == UInt8(ascii: "/") { tag.isEmpty = true }
            if byte <= 0x20 || byte == UInt8(ascii: "/") {
                index += 1
                continue
            }
            tag.isEmpty = false
            let name = word()
            skip { $0 <= 0x20 }
            guard current == UInt8(ascii: "=") else {
                if name.isEmpty { index += 1 }
                continue
            }
            index += 1
            skip { $0 <= 0x20 }
            guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            index += 1
            let start = index
            skip { $0 != quote }
            if Self.kept.contains(name) { tag.attributes[name] = String(decoding: bytes[start..<index], as: UTF8.self) }
            index += 1
        }
        return tag
    }

    /// A name, without its namespace prefix.
    private mutating func word() -> String {
        var start = index
        while let byte = current, byte > 0x20, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/"),
            byte != UInt8(ascii: "=")
        {
            index += 1
            if byte == UInt8(ascii: ":") { start = index }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
