import Diagnostics

/// A JSON value that knows where in its file it stands.
struct LocatedJSON: Sendable {
    indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([LocatedJSON])
        /// In the order of the file; of equal keys the last counts.
        case object([(key: String, value: LocatedJSON)])
    }

    let value: Value
    let location: SourceLocation

    /// The member of an object, or `nil` where this is none or has no such member.
    subscript(key: String) -> LocatedJSON? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == key }?.value
    }

    var string: String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    var array: [LocatedJSON]? {
        guard case .array(let elements) = value else { return nil }
        return elements
    }

    var isObject: Bool {
        guard case .object = value else { return false }
        return true
    }

    var bool: Bool? {
        guard case .bool(let flag) = value else { return nil }
        return flag
    }

    var number: Double? {
        guard case .number(let number) = value else { return nil }
        return number
    }
}

/// A JSON file that breaks the rules, and where.
struct JSONSyntaxError: Error {
    var reason: String
    var location: SourceLocation
}

extension LocatedJSON {
    /// Reads a file's bytes.
    ///
    /// A byte order mark before the value and a comma after the last member, both of which Xcode lets pass, are let
    /// pass.
    init(parsing bytes: [UInt8], file: String) throws(JSONSyntaxError) {
        var parser = LocatedJSONParser(bytes: bytes, file: file)
        self = try parser.parseFile()
    }
}

private struct LocatedJSONParser {
    /// Deeper than any catalog, shallow enough for any stack.
    private static let deepest = 64

    let bytes: [UInt8]
    let file: String
    private var index = 0
    private var line = 1
    /// The column of a place in the line that has been passed; counting goes on from there.
    private var counted = (index: 0, column: 1)
    private var budget = ValueBudget()

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    mutating func parseFile() throws(JSONSyntaxError) -> LocatedJSON {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            index = 3
            counted.index = 3
        }
        let value = try parseValue(depth: 0)
        skipSpace()
        if index < bytes.count { throw failure("there is more after the end of the value") }
        return value
    }

    private var location: SourceLocation {
        mutating get {
            let end = min(index, bytes.count)
            if counted.index < end {
                counted.column += bytes[counted.index..<end].count { $0 & 0xC0 != 0x80 }
                counted.index = end
            }
            return SourceLocation(file: file, line: line, column: counted.column)
        }
    }

    private mutating func failure(_ reason: String) -> JSONSyntaxError {
        JSONSyntaxError(reason: index < bytes.count ? reason : "the file ends too early", location: location)
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            index += 1
            if byte == 0x0A {
                line += 1
                counted = (index, 1)
            }
        }
    }

    private mutating func parseValue(depth: Int) throws(JSONSyntaxError) -> LocatedJSON {
        skipSpace()
        let start = location
        guard depth < Self.deepest else { throw failure("values are nested too deeply") }
        guard budget.spend() else { throw failure("the file has more than \(ValueBudget.most) values") }
        let value: LocatedJSON.Value
        switch next {
        case UInt8(ascii: "{"): value = .object(try parseObject(depth: depth))
        case UInt8(ascii: "["): value = .array(try parseArray(depth: depth))
        case UInt8(ascii: "\""): value = .string(try parseString())
        case UInt8(ascii: "t"): value = try parseWord("true", .bool(true))
        case UInt8(ascii: "f"): value = try parseWord("false", .bool(false))
        case UInt8(ascii: "n"): value = try parseWord("null", .null)
        default: value = .number(try parseNumber())
        }
        return LocatedJSON(value: value, location: start)
    }

    private mutating func parseObject(depth: Int) throws(JSONSyntaxError) -> [(key: String, value: LocatedJSON)] {
        index += 1
        var members: [(key: String, value: LocatedJSON)] = []
        while true {
            skipSpace()
            if take("}") { return members }
            guard next == UInt8(ascii: "\"") else { throw failure("a key in quotation marks is expected") }
            let key = try parseString()
            skipSpace()
            guard take(":") else { throw failure("a colon is expected after the key") }
            members.append((key, try parseValue(depth: depth + 1)))
            skipSpace()
            if take(",") { continue }
            guard next == UInt8(ascii: "}") else { throw failure("a comma or a closing brace is expected") }
        }
    }

    private mutating func parseArray(depth: Int) throws(JSONSyntaxError) -> [LocatedJSON] {
        index += 1
        var elements: [LocatedJSON] = []
        while true {
            skipSpace()
            if take("]") { return elements }
            elements.append(try parseValue(depth: depth + 1))
            skipSpace()
            if take(",") { continue }
            guard next == UInt8(ascii: "]") else { throw failure("a comma or a closing bracket is expected") }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func parseWord(
        _ word: StaticString, _ value: LocatedJSON.Value
    ) throws(JSONSyntaxError) -> LocatedJSON.Value {
        let count = word.utf8CodeUnitCount
        let matches = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
        guard matches else { throw failure("a value is expected") }
        index += count
        return value
    }

    private mutating func parseNumber() throws(JSONSyntaxError) -> Double {
        let start = index
        while let byte = next, (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) {
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            index = start
            throw failure("a value is expected")
        }
        return number
    }

    private mutating func parseString() throws(JSONSyntaxError) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                index += 1
                text += Array(String(try parseEscape()).utf8)
            case 0..<0x20:
                throw failure("a line ends within a string")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw failure("a string is not closed")
    }

    private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        guard let byte = next else { throw failure("a string is not closed") }
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            let first = try parseHexadecimal()
            if let scalar = Unicode.Scalar(first) { return scalar }
            // The first half of a pair; without its other half it is no character.
            guard (0xD800..<0xDC00).contains(first), bytes[index...].starts(with: Array("\\u".utf8)) else {
                return "\u{FFFD}"
            }
            index += 2
            let second = try parseHexadecimal()
            guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
        default:
            throw failure("there is no such escape in a string")
        }
    }

    private mutating func parseHexadecimal() throws(JSONSyntaxError) -> UInt32 {
        guard index + 4 <= bytes.count,
            let number = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw failure("four hexadecimal digits are expected") }
        index += 4
        return number
    }
}
