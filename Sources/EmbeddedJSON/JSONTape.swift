/// A JSON document, taken apart into its values one behind the other.
final class JSONTape: Sendable {
    /// What a value is.
    enum Kind: UInt8 { case null, `true`, `false`, number, string, escapedString, array, object }

    struct Entry {
        var kind: Kind
        /// The value's bytes, a string's without its quotation marks.
        var bytes: Range<Int>
        /// How many elements or members there are.
        var count = 0
        /// The entry behind this one and all that is in it.
        var next: Int
    }

    let bytes: [UInt8]
    /// An array is followed by its elements, an object by the key and the value of each member.
    let entries: [Entry]

    init(_ bytes: [UInt8]) throws {
        var reader = JSONReader(bytes)
        try reader.readDocument()
        self.bytes = bytes
        entries = reader.entries
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
        return tape.bytes.withUnsafeBufferPointer { JSONNumber.value(of: $0[entry.bytes]) }
    }

    /// The elements of an array of numbers, read in one go; `nil` for anything else.
    var numbers: [Double]? {
        let entry = entry
        // An array of values that hold no others.
        guard entry.kind == .array, entry.next == index + 1 + entry.count else { return nil }
        var numbers: [Double] = []
        numbers.reserveCapacity(entry.count)
        let isSound = tape.bytes.withUnsafeBufferPointer { bytes in
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
        case .string: return String(decoding: tape.bytes[entry.bytes], as: UTF8.self)
        case .escapedString: return JSONEscapes.resolved(tape.bytes[entry.bytes])
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
            && tape.bytes.withUnsafeBufferPointer { $0[entry.bytes].elementsEqual(text) }
    }
}
