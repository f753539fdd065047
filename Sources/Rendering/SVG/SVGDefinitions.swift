import Bitmaps
import Drawing
import Foundation

/// The content of a document's `<defs>`: each definition once, in order of first use.
///
/// A definition is named after its content, so that a change in one part of a picture does not affect the lines of
/// others.
struct SVGDefinitions {
    private(set) var text = TextBytes()
    private var names: [Key: String] = [:]
    private var used: Set<String> = []

    enum Kind: String {
        case glyph = "g"
        case picture = "i"
        case paint = "p"
        case clip = "c"
        case filter = "f"
    }

    /// The key of a definition.
    enum Key: Hashable {
        case glyph(FontReference, size: CGFloat, index: UInt32)
        case picture(digest: String, width: CGFloat, height: CGFloat)
        case paint(Paint)
        case clip(Path)
        case blur(CGFloat, CGRect)
        case shadow(Shadow, CGRect)
        case tint(Color)
    }

    /// The id of a definition, which is written on first use.
    ///
    /// - Parameters:
    ///   - key: the content.
    ///   - kind: the kind of use.
    ///   - write: writes the element with an id.
    /// - Returns: the id.
    mutating func id(
        of key: Key, kind: Kind, _ write: (inout TextBytes, String) -> Void
    ) -> String {
        if let name = names[key] { return name }
        // No element's id has this prefix, so they cannot collide.
        let base = "m-\(kind.rawValue)" + Self.word(for: key, write)
        var name = base
        var repetition = 1
        while !used.insert(name).inserted {
            repetition += 1
            name = "\(base)-\(repetition)"
        }
        names[key] = name
        write(&text, name)
        return name
    }

    /// A short digest of the content, in characters that are valid in an id.
    private static func word(for key: Key, _ write: (inout TextBytes, String) -> Void) -> String {
        switch key {
        case .glyph(let font, let size, let index):
            var number = TextBytes()
            number.write(Double(size))
            return "\(index)-\(number.text)-\(font.digest.prefix(4))"
        case .picture(let digest, let width, let height):
            var sides = TextBytes()
            sides.write(CGPoint(x: width, y: height))
            return digest.prefix(10) + "-" + sides.text.replacing(" ", with: "x")
        case .paint, .clip, .blur, .shadow, .tint:
            var definition = TextBytes()
            write(&definition, "")
            return String(ContentDigest(of: definition.bytes).hexadecimal.prefix(8))
        }
    }
}

/// Unique XML ids for element marks.
struct SVGElementIDs {
    private var used: Set<String> = []
    private var repetitions: [String: Int] = [:]

    /// The XML id of a mark: letters, digits, `-`, `_` and `.` are kept, others become `_`; a repeated name gets the
    /// suffix `-2`.
    mutating func unique(_ id: String) -> String {
        var base = String(String.UnicodeScalarView(id.unicodeScalars.map { Self.allows($0) ? $0 : "_" }))
        let first = base.unicodeScalars.first
        let startsWell = first.map { $0 == "_" || ("a"..."z").contains($0) || ("A"..."Z").contains($0) } ?? false
        if !startsWell || base.hasPrefix("m-") { base = "e-" + base }
        var name = base
        while !used.insert(name).inserted {
            let number = repetitions[base, default: 1] + 1
            repetitions[base] = number
            name = "\(base)-\(number)"
        }
        return name
    }

    private static func allows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
        default: false
        }
    }
}
