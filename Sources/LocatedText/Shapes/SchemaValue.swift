import Diagnostics

/// A JSON value whose keys keep their order, so that a generated schema has the order of its declaration.
public indirect enum SchemaValue: Sendable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([SchemaValue])
    case object([(String, SchemaValue)])

    /// The value as JSON text, with two spaces per level.
    public func json(indent: Int = 0) -> String {
        let pad = String(repeating: "  ", count: indent)
        switch self {
        case .text(let text): return JSONText.quoted(text)
        case .number(let number): return JSONText.number(number)
        case .boolean(let flag): return flag ? "true" : "false"
        case .list(let values):
            guard !values.isEmpty else { return "[]" }
            let isFlat = values.allSatisfy(\.isScalar)
            let parts = values.map { $0.json(indent: indent + 1) }
            return isFlat
                ? "[" + parts.joined(separator: ", ") + "]"
                : "[\n" + parts.map { "\(pad)  \($0)" }.joined(separator: ",\n") + "\n\(pad)]"
        case .object(let pairs):
            guard !pairs.isEmpty else { return "{}" }
            return "{\n"
                + pairs.map { "\(pad)  \(JSONText.quoted($0.0)): \($0.1.json(indent: indent + 1))" }
                .joined(separator: ",\n") + "\n\(pad)}"
        }
    }

    /// The value as JSON text on one line.
    public var line: String {
        switch self {
        case .text, .number, .boolean: json()
        case .list(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
        case .object(let pairs):
            "{" + pairs.map { "\(JSONText.quoted($0.0)):\($0.1.line)" }.joined(separator: ",") + "}"
        }
    }

    private var isScalar: Bool {
        switch self {
        case .text, .number, .boolean: true
        case .list, .object: false
        }
    }
}

/// A collector of the named parts of a schema while it is generated.
///
/// A recursive part is written once.
public struct SchemaWriter {
    public private(set) var definitions: [(String, SchemaValue)] = []
    private var begun: Set<String> = []

    public init() {}

    /// A reference to a named part, which is generated on first use.
    public mutating func reference(to name: String, _ body: (inout SchemaWriter) -> SchemaValue) -> SchemaValue {
        if begun.insert(name).inserted {
            let value = body(&self)
            definitions.append((name, value))
        }
        return .object([("$ref", .text("#/$defs/\(name)"))])
    }
}

extension Shape {
    /// The JSON Schema (draft 2020-12) of files of this shape, for editors.
    ///
    /// - Parameters:
    ///   - title: the title of the schema.
    ///   - name: the name of the root object. Its part is at the top, and the parts that it refers to follow.
    /// - Returns: the schema as JSON text.
    public func jsonSchema(title: String, root name: String) -> String {
        schemaValue(title: title, root: name).json() + "\n"
    }

    /// The same schema as a value.
    public func schemaValue(title: String, root name: String) -> SchemaValue {
        var writer = SchemaWriter()
        _ = schema(&writer)
        let own = writer.definitions.first { $0.0 == name }?.1
        var pairs: [(String, SchemaValue)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
        ]
        if case .object(let body)? = own { pairs += body }
        pairs.append(("$defs", .object(writer.definitions.filter { $0.0 != name }.sorted { $0.0 < $1.0 })))
        return .object(pairs)
    }
}
