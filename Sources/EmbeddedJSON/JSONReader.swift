/// Takes a JSON document apart.
struct JSONReader {
    private(set) var entries: [JSONTape.Entry] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    /// Deeper than any of the package's files, and no strain on a stack.
    private static let deepest = 64

    /// - Parameter bytes: have to outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        // One of these stands before each value and each member's name but the first.
        let count = bytes.reduce(0) { count, byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): count + 1
            default: count
            }
        }
        entries.reserveCapacity(count + 1)
    }

    mutating func readDocument() throws {
        try readValue(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw problem("there is more behind the value") }
    }

    private func problem(_ words: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "\(words), at byte \(position)"))
    }

    private var here: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = here, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard here == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func readValue(depth: Int) throws {
        guard depth < Self.deepest else { throw problem("values are nested too deeply") }
        skipSpace()
        switch here {
        case UInt8(ascii: "{"): try readParts(.object, until: "}", depth: depth)
        case UInt8(ascii: "["): try readParts(.array, until: "]", depth: depth)
        case UInt8(ascii: "\""): try readString()
        case UInt8(ascii: "t"): try readWord("true", .true)
        case UInt8(ascii: "f"): try readWord("false", .false)
        case UInt8(ascii: "n"): try readWord("null", .null)
        default: try readNumber()
        }
    }

    /// Reads the elements of an array or the members of an object.
    private mutating func readParts(_ kind: JSONTape.Kind, until end: Unicode.Scalar, depth: Int) throws {
        let index = entries.count
        entries.append(JSONTape.Entry(kind, bytes: position..<position, next: index))
        position += 1
        var count = 0
        if !take(end) {
            repeat {
                if kind == .object {
                    try readString()
                    guard take(":") else { throw problem("a colon is expected") }
                }
                try readValue(depth: depth + 1)
                count += 1
            } while take(",")
            guard take(end) else { throw problem("a comma or \(end) is expected") }
        }
        entries[index].close(count: count, next: entries.count)
    }

    private mutating func append(_ kind: JSONTape.Kind, _ bytes: Range<Int>) {
        entries.append(JSONTape.Entry(kind, bytes: bytes, next: entries.count + 1))
    }

    private mutating func readString() throws {
        guard take("\"") else { throw problem("a string is expected") }
        let start = position
        var isEscaped = false
        while let byte = here, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw problem("a string is not closed in its line") }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                position += 1
            }
            position += 1
        }
        guard position < bytes.count else { throw problem("a string is not closed") }
        append(isEscaped ? .escapedString : .string, start..<position)
        position += 1
    }

    private mutating func readWord(_ word: StaticString, _ kind: JSONTape.Kind) throws {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else {
            throw problem("a value is expected")
        }
        append(kind, position..<end)
        position = end
    }

    private mutating func readNumber() throws {
        let start = position
        while let byte = here, JSONNumber.mayHold(byte) { position += 1 }
        guard JSONNumber.isNumber(bytes[start..<position]) else {
            throw problem("a value is expected")
        }
        append(.number, start..<position)
    }
}
