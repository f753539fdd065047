import Diagnostics

/// A JSON value whose keys keep their order, so that a generated schema reads as it was written down.
indirect enum SchemaValue: Sendable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([SchemaValue])
    case object([(String, SchemaValue)])

    /// JSON text, two spaces a level.
    func json(indent: Int = 0) -> String {
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

    private var isScalar: Bool {
        switch self {
        case .text, .number, .boolean: true
        case .list, .object: false
        }
    }
}

/// Collects the named parts of a schema while it is generated; a part that contains itself is written once.
struct SchemaWriter {
    private(set) var definitions: [(String, SchemaValue)] = []
    private var begun: Set<String> = []

    init() {}

    /// A reference to a named part, which is generated the first time it is referred to.
    mutating func reference(to name: String, _ body: (inout SchemaWriter) -> SchemaValue) -> SchemaValue {
        if begun.insert(name).inserted {
            let value = body(&self)
            definitions.append((name, value))
        }
        return .object([("$ref", .text("#/$defs/\(name)"))])
    }
}
