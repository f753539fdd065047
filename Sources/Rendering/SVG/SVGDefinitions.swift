import Bitmaps
import Drawing
import Foundation

/// What stands in a document's `<defs>`: each thing once, in the order of its first use.
///
/// A definition is named after what it is, not after its place, so that a change in one part of a picture leaves the
/// lines of all others as they are.
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

    /// What makes two definitions the same.
    enum Key: Hashable {
        case glyph(FontReference, size: CGFloat, index: UInt32)
        case picture(digest: String, width: CGFloat, height: CGFloat)
        case paint(Paint)
        case clip(Path)
        case blur(CGFloat, CGRect)
        case tint(Color)
    }

    /// The id of a definition, which the function writes where it is not there yet.
    ///
    /// - Parameters:
    ///   - key: what it is.
    ///   - kind: what it is used as.
    ///   - write: writes its element with the id that it is given.
    /// - Returns: the id.
    mutating func id(
        of key: Key, kind: Kind, _ write: (inout TextBytes, String) -> Void
    ) -> String {
        if let name = names[key] { return name }
        // No element's id begins like this, so the two never meet.
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

    /// What tells a definition from others of its kind, in few letters that an id may have.
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
        case .paint, .clip, .blur, .tint:
            var definition = TextBytes()
            write(&definition, "")
            return String(ContentDigest(of: definition.bytes).hexadecimal.prefix(8))
        }
    }
}

/// Ids of elements, made of their marks so that XML allows them and no two are equal.
struct SVGElementIDs {
    private var used: Set<String> = []
    private var repetitions: [String: Int] = [:]

    /// An id for a mark's: letters, digits, `-`, `_` and `.` stay, all else becomes `_`; the second of a name has
    /// `-2` behind it.
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
