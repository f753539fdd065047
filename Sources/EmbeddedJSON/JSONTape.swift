/// A JSON document, taken apart into its values one behind the other.
final class JSONTape: Sendable {
    /// What a value is.
    enum Kind: UInt8 { case null, `true`, `false`, number, string, escapedString, array, object }

    /// Small, for there are tens of thousands: memory that a process touches first costs more than what is read into
    /// it.
    struct Entry {
        let kind: Kind
        private let start: UInt32
        private var size: UInt32
        private var following: UInt32

        /// - Parameters:
        ///   - kind: what the value is.
        ///   - bytes: a value's, a string's without its quotation marks; those of what holds others count for nothing.
        ///   - next: the entry behind this one and all that is in it.
        init(_ kind: Kind, bytes: Range<Int>, next: Int) {
            self.kind = kind
            start = UInt32(bytes.lowerBound)
            size = UInt32(bytes.count)
            following = UInt32(next)
        }

        /// The bytes of what holds no other values.
        var bytes: Range<Int> { Int(start)..<Int(start) + Int(size) }

        /// How many elements or members there are.
        var count: Int { kind == .array || kind == .object ? Int(size) : 0 }

        /// The entry behind this one and all that is in it.
        var next: Int { Int(following) }

        /// Says what an array or an object turned out to hold.
        mutating func close(count: Int, next: Int) {
            size = UInt32(count)
            following = UInt32(next)
        }
    }

    private let text: String
    /// An array is followed by its elements, an object by the key and the value of each member.
    let entries: [Entry]

    /// - Parameter text: kept, not copied; what is compiled in is read where it lies.
    /// - Throws: `DecodingError` where it is no JSON.
    init(_ text: String) throws {
        var text = text
        entries = try text.withUTF8 { bytes in
            var reader = JSONReader(bytes)
            try reader.readDocument()
            return reader.entries
        }
        self.text = text
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = text
        return text.withUTF8(body)
    }
}

/// A value of a tape.
struct JSONValue {
    let tape: JSONTape
    let index: Int

    private var entry: JSONTape.Entry { tape.entries[index] }

    var kind: JSONTape.Kind { entry.kind }

    /// How many elements or members there are.
    var count: Int { entry.count }

    var number: Double? {
        let entry = entry
        guard entry.kind == .number else { return nil }
        return tape.withBytes { JSONNumber.value(of: $0[entry.bytes]) }
    }

    /// The elements of an array of numbers, read in one go; `nil` for anything else.
    var numbers: [Double]? {
        let entry = entry
        // An array of values that hold no others.
        guard entry.kind == .array, entry.next == index + 1 + entry.count else { return nil }
        var numbers: [Double] = []
        numbers.reserveCapacity(entry.count)
        let isSound = tape.withBytes { bytes in
            for element in tape.entries[index + 1..<entry.next] {
                guard element.kind == .number, let number = JSONNumber.value(of: bytes[element.bytes]) else {
                    return false
                }
                numbers.append(number)
            }
            return true
        }
        return isSound ? numbers : nil
    }

    /// The text of a string; `nil` where it is none or its escapes mean nothing.
    var string: String? {
        let entry = entry
        switch entry.kind {
        case .string: return tape.withBytes { String(decoding: $0[entry.bytes], as: UTF8.self) }
        case .escapedString: return tape.withBytes { JSONEscapes.resolved(ArraySlice($0[entry.bytes])) }
        default: return nil
        }
    }

    /// The elements of an array, one after another.
    struct Elements: Sequence, IteratorProtocol {
        let tape: JSONTape
        var index: Int
        let end: Int

        mutating func next() -> JSONValue? {
            guard index < end else { return nil }
            defer { index = tape.entries[index].next }
            return JSONValue(tape: tape, index: index)
        }
    }

    var elements: Elements { Elements(tape: tape, index: index + 1, end: entry.next) }

    /// The names of an object's members.
    var keys: [String] {
        elements.enumerated().compactMap { place, value in place.isMultiple(of: 2) ? value.string : nil }
    }

    /// An object's member; of several with one name the last.
    func member(_ name: String) -> JSONValue? {
        var name = name
        return name.withUTF8 { name in
            var found: JSONValue?
            var elements = elements
            while let key = elements.next(), let value = elements.next() {
                if key.isString(name) { found = value }
            }
            return found
        }
    }

    private func isString(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entry
        guard entry.kind == .string else { return string.map { $0.utf8.elementsEqual(text) } ?? false }
        return entry.bytes.count == text.count
            && tape.withBytes { $0[entry.bytes].elementsEqual(text) }
    }
}
