public import Diagnostics

/// A JSON value with its source location.
public struct LocatedJSON: Sendable {
    public indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([LocatedJSON])
        /// The members in file order. If a key occurs twice, the last member wins.
        case object([(key: String, value: LocatedJSON)])
    }

    public let value: Value
    public let location: SourceLocation

    /// The member of an object; `nil` if this is not an object or has no such member.
    public subscript(key: String) -> LocatedJSON? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == key }?.value
    }

    public var string: String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    public var array: [LocatedJSON]? {
        guard case .array(let elements) = value else { return nil }
        return elements
    }

    public var isObject: Bool {
        guard case .object = value else { return false }
        return true
    }

    /// The members of an object, in file order.
    public var members: [(key: String, value: LocatedJSON)]? {
        guard case .object(let members) = value else { return nil }
        return members
    }

    public var bool: Bool? {
        guard case .bool(let flag) = value else { return nil }
        return flag
    }

    public var number: Double? {
        guard case .number(let number) = value else { return nil }
        return number
    }
}

/// The first error in a JSON file.
public struct JSONSyntaxError: Error {
    public var reason: String
    public var location: SourceLocation
}

extension LocatedJSON {
    /// Reads a file.
    ///
    /// Like Xcode, it accepts a byte order mark before the value and a trailing comma.
    ///
    /// - Parameters:
    ///   - bytes: the content of the file in UTF-8.
    ///   - file: the name of the file in problems.
    ///   - limits: the limits of reading.
    /// - Throws: ``JSONSyntaxError`` with its location, for text that is not JSON or exceeds a limit.
    public init(
        parsing bytes: [UInt8], file: String, limits: ReadingLimits = ReadingLimits(bytes: 16 << 20)
    ) throws(JSONSyntaxError) {
        guard bytes.count <= limits.bytes else {
            let reason = LimitProblem.tooLarge(limit: limits.bytes).message
            throw JSONSyntaxError(reason: reason, location: SourceLocation(file: file))
        }
        var parser = JSONParser(bytes: bytes, file: file, limits: limits)
        self = try parser.parseFile()
    }
}

private struct JSONParser {
    private let bytes: [UInt8]
    private var lines: SourceLines
    private var budget: NodeBudget
    private var index = 0

    init(bytes: [UInt8], file: String, limits: ReadingLimits) {
        self.bytes = bytes
        lines = SourceLines(bytes, file: file)
        budget = NodeBudget(limits)
    }

    mutating func parseFile() throws(JSONSyntaxError) -> LocatedJSON {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        let value = try parseValue(depth: 1)
        skipSpace()
        if index < bytes.count { throw failure("there is more after the end of the value") }
        return value
    }

    private mutating func failure(_ reason: String) -> JSONSyntaxError {
        JSONSyntaxError(
            reason: index < bytes.count ? reason : "the file ends too early", location: lines.location(ofByte: index))
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            index += 1
        }
    }

    private mutating func parseValue(depth: Int) throws(JSONSyntaxError) -> LocatedJSON {
        skipSpace()
        let start = lines.location(ofByte: index)
        if let problem = budget.spend(depth: depth) { throw failure(problem.message) }
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
            // The first half of a surrogate pair, which is not a character without the second half.
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
