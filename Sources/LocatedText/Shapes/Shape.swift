public import Diagnostics
public import Foundation

/// The form of one kind of value in a file: how to read it, and how to describe it in a JSON Schema.
///
/// Both come from one declaration, so the schema that editors use always matches the reader.
public struct Shape<Value: Sendable>: Sendable {
    /// The expected value, for messages: "a number".
    public let words: String
    public let schema: @Sendable (inout SchemaWriter) -> SchemaValue
    /// Reads a value.
    ///
    /// Returns `nil` after reporting a problem.
    public let read: @Sendable (YAMLNode, inout ShapeReader) -> Value?

    public init(
        _ words: String, schema: @escaping @Sendable (inout SchemaWriter) -> SchemaValue,
        read: @escaping @Sendable (YAMLNode, inout ShapeReader) -> Value?
    ) {
        self.words = words
        self.schema = schema
        self.read = read
    }

    /// Creates a shape of a scalar.
    ///
    /// `convert` returns `nil` for an invalid one.
    public init(
        _ words: String, type: SchemaValue, convert: @escaping @Sendable (YAMLNode) -> Value?
    ) {
        self.init(words, schema: { _ in type }) { node, reader in
            if let value = convert(node) { return value }
            reader.reportType(of: node, expected: words)
            return nil
        }
    }

    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
        Shape<Other>(words, schema: schema) { node, reader in read(node, &reader).map(transform) }
    }

    /// The same shape, which also stores the source location in each value.
    ///
    /// - Parameters:
    ///   - path: the property that stores the location.
    ///   - part: the node whose location is stored, by default that of the value.
    /// - Returns: the shape.
    public func located(
        _ path: any WritableKeyPath<Value, SourceLocation> & Sendable,
        at part: @escaping @Sendable (YAMLNode) -> YAMLNode = { $0 }
    ) -> Shape {
        Shape(words, schema: schema) { node, reader in
            guard var value = read(node, &reader) else { return nil }
            value[keyPath: path] = part(node).location
            return value
        }
    }

    /// A recursive shape.
    ///
    /// It is created on use, because otherwise it would contain itself endlessly.
    public static func deferred(_ words: String, _ shape: @escaping @Sendable () -> Shape) -> Shape {
        Shape(words, schema: { shape().schema(&$0) }, read: { shape().read($0, &$1) })
    }
}

extension Shape where Value == String {
    public static var text: Shape {
        Shape("a text", type: .object([("type", .text("string"))])) { $0.isNull ? nil : $0.text }
    }

    /// A text that is not empty.
    public static var filledText: Shape {
        Shape("a text", type: .object([("type", .text("string")), ("minLength", .number(1))])) { node in
            node.text.flatMap { node.isNull || $0.isEmpty ? nil : $0 }
        }
    }

    /// A text without line breaks that identifies something in the same file.
    public static var identifier: Shape {
        Shape(
            "a name of letters, digits, '-' and '_'",
            type: .object([("type", .text("string")), ("pattern", .text("^[A-Za-z_][A-Za-z0-9_-]*$"))])
        ) { node in
            guard let text = node.text, let first = text.unicodeScalars.first, first.value < 128,
                first.properties.isAlphabetic || first == "_",
                text.unicodeScalars.allSatisfy({
                    $0.value < 128
                        && ($0.properties.isAlphabetic || $0.properties.numericType != nil
                            || "_-".unicodeScalars.contains($0))
                })
            else { return nil }
            return text
        }
    }
}

extension Shape where Value == Double {
    public static var number: Shape { number(in: -100_000...100_000) }

    public static func number(in range: ClosedRange<Double>) -> Shape {
        let isPlain = range == -100_000...100_000
        let words =
            isPlain
            ? "a number" : "a number from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
        return Shape(
            words,
            type: .object([
                ("type", .text("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ])
        ) { $0.number.flatMap { range.contains($0) ? $0 : nil } }
    }

    /// A length in points; not negative.
    public static var length: Shape { number(in: 0...100_000) }
}

extension Shape where Value == Int {
    public static func integer(in range: ClosedRange<Int>) -> Shape {
        Shape(
            "a whole number from \(range.lowerBound) to \(range.upperBound)",
            type: .object([
                ("type", .text("integer")), ("minimum", .number(Double(range.lowerBound))),
                ("maximum", .number(Double(range.upperBound))),
            ])
        ) { node in
            node.number.flatMap { $0 == $0.rounded() && abs($0) < 1e9 ? Int($0) : nil }
                .flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension Shape where Value == Bool {
    public static var boolean: Shape {
        Shape("true or false", type: .object([("type", .text("boolean"))])) { $0.boolean }
    }
}

extension Shape {
    /// One of several strings.
    public static func choice(_ cases: [(String, Value)]) -> Shape {
        let names = cases.map(\.0)
        let words = "one of \(names.joined(separator: ", "))"
        return Shape(words, schema: { _ in .object([("enum", .list(names.map { .text($0) }))]) }) { node, reader in
            if let text = node.text, let found = cases.first(where: { $0.0 == text }) { return found.1 }
            if let text = node.text {
                reader.report(
                    ShapeProblem.unknownChoice(
                        text, key: reader.key, known: names, nearest: nearestWords(to: text, among: names).first),
                    at: node.location)
            } else {
                reader.reportType(of: node, expected: words)
            }
            return nil
        }
    }

    /// One of the cases of an enumeration, by their raw values.
    public static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
        of type: Choice.Type
    ) -> Shape<Choice> where Choice.RawValue == String {
        Shape<Choice>.choice(type.allCases.map { ($0.rawValue, $0) })
    }

    /// A list.
    ///
    /// A single value is accepted as a list of one.
    public static func list<Element: Sendable>(_ element: Shape<Element>, atMost limit: Int = 1_000) -> Shape<[Element]>
    {
        Shape<[Element]>(
            "a list of \(element.words)",
            schema: { writer in
                let one = element.schema(&writer)
                return .object([
                    (
                        "oneOf",
                        .list([
                            .object([
                                ("type", .text("array")), ("items", one), ("maxItems", .number(Double(limit))),
                            ]), one,
                        ])
                    )
                ])
            }
        ) { node, reader in
            let nodes = node.elements ?? [node]
            guard nodes.count <= limit else {
                reader.report(ShapeProblem.tooMany(key: reader.key, limit: limit), at: node.location)
                return nil
            }
            // An element is reported under the list's key, and its location tells it apart.
            return nodes.compactMap { element.read($0, &reader) }
        }
    }

    /// A list of a fixed number of numbers, converted to a value: `[8, 16]`.
    public static func numbers(
        _ words: String, _ names: [String], _ convert: @escaping @Sendable ([Double]) -> Value?
    ) -> Shape {
        Shape(
            words,
            type: .object([
                ("type", .text("array")), ("items", .object([("type", .text("number"))])),
                ("minItems", .number(Double(names.count))), ("maxItems", .number(Double(names.count))),
                ("description", .text("[\(names.joined(separator: ", "))]")),
            ])
        ) { node in
            guard let elements = node.elements, elements.count == names.count else { return nil }
            let numbers = elements.compactMap(\.number).filter { abs($0) <= 100_000 }
            return numbers.count == names.count ? convert(numbers) : nil
        }
    }

    /// Another shape, or a short form for the most common case.
    public static func either(_ short: Shape, or long: Shape, isShort: @escaping @Sendable (YAMLNode) -> Bool) -> Shape
    {
        Shape(
            "\(short.words), or \(long.words)",
            schema: { writer in .object([("oneOf", .list([short.schema(&writer), long.schema(&writer)]))]) }
        ) { node, reader in isShort(node) ? short.read(node, &reader) : long.read(node, &reader) }
    }
}

extension Shape where Value == CGSize {
    public static var size: Shape {
        .numbers("two lengths [width, height]", ["width", "height"]) { numbers in
            numbers.allSatisfy { $0 >= 0 } ? CGSize(width: numbers[0], height: numbers[1]) : nil
        }
    }
}

extension Shape where Value == CGRect {
    public static var rect: Shape {
        .numbers("four numbers [x, y, width, height]", ["x", "y", "width", "height"]) { numbers in
            numbers[2] >= 0 && numbers[3] >= 0
                ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        }
    }
}
