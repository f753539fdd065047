/// Damages the structure of a document and leaves its syntax whole: what a parser accepts, and everything after it must
/// cope with.
struct StructureMutator {
    /// A part of a document that can be taken as a whole: an element of XML, brackets with their content, or a line.
    private enum Kind { case element, brackets, line }

    private static let largestDocument = 200_000
    private static let texts = [
        "", String(repeating: "a", count: 5_000), String(repeating: "\n", count: 500),
        "e" + String(repeating: "\u{301}", count: 2_000), String(repeating: "👩‍👩‍👧", count: 50), "\u{202E}\u{2066}evil",
        String(repeating: "אבג", count: 40),
        String(repeating: "W", count: 3_000) + " " + String(repeating: "i ", count: 500),
        "../../etc/passwd", "--help", "$HOME", "`id`", "%@%n", "{{0,0},{1,1}}", "nil", "YES", "\u{AD}\u{200B}", "1:0",
        "0:1",
        "1e-300", "-1e300", "NaN", "1001", "0x10", "1,5", " 5 ",
    ]

    /// Damages a document once.
    func mutate(_ bytes: inout [UInt8], _ numbers: inout FuzzNumbers, seeds: [[UInt8]]) {
        let kind: Kind =
            bytes.first(where: { $0 > 32 }) == UInt8(ascii: "<")
            ? .element : bytes.contains(UInt8(ascii: "{")) && Bool.random(using: &numbers) ? .brackets : .line
        if Int.random(in: 0..<3, using: &numbers) == 0 {
            changeValue(&bytes, &numbers)
            return
        }
        let parts = Self.parts(of: bytes, kind)
        guard let part = parts.randomElement(using: &numbers), let other = parts.randomElement(using: &numbers) else {
            return
        }
        let content = Array(bytes[part])
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: bytes.removeSubrange(part)
        case 1:
            let count = [1, 2, 5, 30, 400].randomElement(using: &numbers) ?? 1
            guard content.count * count < Self.largestDocument else { return }
            bytes.insert(contentsOf: Array(repeating: content, count: count).joined(), at: part.upperBound)
        case 2:
            // Into another part, behind its beginning.
            guard !part.overlaps(other) else { return }
            let place = Self.beginning(of: other, in: bytes, kind)
            if place >= part.upperBound {
                bytes.insert(contentsOf: content, at: place)
                bytes.removeSubrange(part)
            } else {
                bytes.removeSubrange(part)
                bytes.insert(contentsOf: content, at: place)
            }
        case 3:
            guard part.upperBound <= other.lowerBound else { return }
            let later = Array(bytes[other])
            bytes.replaceSubrange(other, with: content)
            bytes.replaceSubrange(part, with: later)
        case 4:
            let depth = [3, 20, 60, 130, 300].randomElement(using: &numbers) ?? 3
            let (before, after) = Self.wrapping(kind, &numbers)
            bytes.replaceSubrange(
                part,
                with: Array(Array(repeating: Array(before.utf8), count: depth).joined()) + content
                    + Array(Array(repeating: Array(after.utf8), count: depth).joined()))
        default:
            let seed = seeds.randomElement(using: &numbers) ?? []
            guard let graft = Self.parts(of: seed, kind).randomElement(using: &numbers) else { return }
            bytes.insert(contentsOf: seed[graft], at: part.upperBound)
        }
        if bytes.count > Self.largestDocument { bytes.removeSubrange(Self.largestDocument...) }
    }

    /// Replaces the value of an attribute or key: with that of another one, so that names repeat and references form
    /// cycles, or with a difficult one.
    private func changeValue(_ bytes: inout [UInt8], _ numbers: inout FuzzNumbers) {
        let values = Self.values(of: bytes)
        guard let value = values.randomElement(using: &numbers), let other = values.randomElement(using: &numbers)
        else {
            return
        }
        if Bool.random(using: &numbers) {
            bytes.replaceSubrange(value, with: Array(bytes[other]))
        } else {
            bytes.replaceSubrange(value, with: Array((Self.texts.randomElement(using: &numbers) ?? "").utf8))
        }
    }

    // MARK: Parts

    private static func wrapping(_ kind: Kind, _ numbers: inout FuzzNumbers) -> (String, String) {
        switch kind {
        case .element:
            let name =
                ["view", "stackView", "scrollView", "dict", "g", "array"].randomElement(using: &numbers) ?? "view"
            return ("<subviews><\(name) id=\"n\">", "</\(name)></subviews>")
        case .brackets: return Bool.random(using: &numbers) ? ("[", "]") : ("{\"a\":", "}")
        case .line: return ("  ", "")
        }
    }

    /// The place behind the start tag, bracket or line that a part begins with.
    private static func beginning(of part: Range<Int>, in bytes: [UInt8], _ kind: Kind) -> Int {
        switch kind {
        case .element: (bytes[part].firstIndex(of: UInt8(ascii: ">")) ?? part.upperBound - 1) + 1
        case .brackets: part.lowerBound + 1
        case .line: part.upperBound
        }
    }

    private static func parts(of bytes: [UInt8], _ kind: Kind) -> [Range<Int>] {
        switch kind {
        case .element: elements(of: bytes)
        case .brackets: brackets(of: bytes)
        case .line: lines(of: bytes)
        }
    }

    private static func elements(of bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var open: [Int] = []
        var place = 0
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        {
            place = end + 1
            let next = bytes[start + 1]
            if next == UInt8(ascii: "/") {
                if let first = open.popLast() { found.append(first..<place) }
            } else if next != UInt8(ascii: "?"), next != UInt8(ascii: "!") {
                if bytes[end - 1] == UInt8(ascii: "/") { found.append(start..<place) } else { open.append(start) }
            }
        }
        return found
    }

    private static func brackets(of bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var open: [Int] = []
        for (place, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { open.append(place) }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), let start = open.popLast() {
                found.append(start..<(place + 1))
            }
        }
        return found
    }

    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = (bytes[start...].firstIndex(of: 10) ?? bytes.count - 1) + 1
            found.append(start..<end)
            start = end
        }
        return found
    }

    /// The texts between quotes; in a document without quotes, those behind colons.
    private static func values(of bytes: [UInt8]) -> [Range<Int>] {
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        if quotes.count > 1 {
            return stride(from: 0, to: quotes.count - 1, by: 2).map { (quotes[$0] + 1)..<quotes[$0 + 1] }
        }
        return lines(of: bytes).compactMap { line in
            guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")), colon + 2 < line.upperBound else {
                return nil
            }
            return (colon + 2)..<(line.upperBound - 1)
        }
    }
}
