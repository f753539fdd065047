/// Decodes the JSON that the program carries.
///
/// Foundation's decoder asks of every type that it meets what it conforms to, and for each answer the runtime looks
/// through all conformances of the program: a command that draws one picture spent a fifth of its time on that. This
/// one asks nothing. It reads what JSON may be and is strict about it, but is not meant for what comes from outside:
/// its errors name the path of what is wrong, no line.
public struct EmbeddedJSONDecoder {
    public init() {}

    /// - Parameters:
    ///   - type: what to decode.
    ///   - text: one JSON value.
    /// - Returns: the value.
    /// - Throws: `DecodingError` where the text is no JSON, or is not what the type asks for.
    public func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        let tape = try JSONTape(text)
        return try JSONValueDecoder(value: JSONValue(tape: tape, index: 0), codingPath: []).decode(type)
    }
}

/// A value of a document, which its type decodes itself from.
struct JSONValueDecoder: Decoder, SingleValueDecodingContainer {
    let value: JSONValue
    let codingPath: [any CodingKey]

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard value.kind == .object else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(JSONObjectContainer<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard value.kind == .array else { throw mismatch([Any].self) }
        return JSONArrayContainer(decoder: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value.kind == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
        switch value.kind {
        case .true: true
        case .false: false
        default: throw mismatch(type)
        }
    }

    func decode(_ type: String.Type) throws -> String {
        guard let string = value.string else { throw mismatch(type) }
        return string
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard let number = value.number else { throw mismatch(type) }
        return number
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
    func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // The long tables are numbers, which need not be asked for one by one.
        if type == [Double].self, let numbers = value.numbers as? Value { return numbers }
        return try Value(from: self)
    }

    /// What decodes a part of this value.
    func decoder(of part: JSONValue, at key: some CodingKey) -> JSONValueDecoder {
        JSONValueDecoder(value: part, codingPath: codingPath + [key])
    }

    private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        guard let number = value.number, let integer = Value(exactly: number) else { throw mismatch(type) }
        return integer
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "the value is \(value.kind)"))
    }
}

/// An object, whose members are asked for by name.
private struct JSONObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: JSONValueDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] { decoder.value.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { decoder.value.member(key.stringValue) != nil }

    /// What decodes a member.
    private func member(_ key: some CodingKey) throws -> JSONValueDecoder {
        guard let member = decoder.value.member(key.stringValue) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "there is none"))
        }
        return decoder.decoder(of: member, at: key)
    }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try member(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try member(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try member(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try member(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try member(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try member(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try member(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try member(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try member(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try member(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try member(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try member(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try member(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try member(key).decode(type) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try member(JSONIndex(stringValue: "super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

/// An array, whose elements are taken one after another.
private struct JSONArrayContainer: UnkeyedDecodingContainer {
    private let decoder: JSONValueDecoder
    private var rest: JSONValue.Elements
    private(set) var currentIndex = 0
    let count: Int?

    init(decoder: JSONValueDecoder) {
        self.decoder = decoder
        rest = decoder.value.elements
        count = decoder.value.count
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var isAtEnd: Bool { currentIndex == count }

    /// What decodes the next element, which stays the next one where `body` throws.
    private mutating func next<Value>(_ body: (JSONValueDecoder) throws -> Value) throws -> Value {
        var further = rest
        let key = JSONIndex(intValue: currentIndex)
        guard let element = further.next() else {
            throw DecodingError.valueNotFound(
                Value.self, .init(codingPath: codingPath + [key], debugDescription: "the array ends before"))
        }
        let value = try body(decoder.decoder(of: element, at: key))
        (rest, currentIndex) = (further, currentIndex + 1)
        return value
    }

    mutating func decodeNil() throws -> Bool {
        var further = rest
        guard further.next()?.kind == .null else { return false }
        (rest, currentIndex) = (further, currentIndex + 1)
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try next { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.decode(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.decode(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.decode(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.decode(type) } }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try $0.decode(type) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}

/// The place of an element.
private struct JSONIndex: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }
}
