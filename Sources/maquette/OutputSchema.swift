import Diagnostics

/// The description of a command's output for programs: one JSON object on each line.
struct OutputSchema: Sendable {
    /// The version of all outputs.
    ///
    /// It rises when a field is removed or changes its meaning; new fields leave it as it is.
    static let version = 1

    /// The name in `maquette schema`.
    let name: String
    /// The command that prints it.
    let command: String
    /// The type of one object.
    let summary: String
    let fields: [OutputField]

    /// The JSON Schema of one object.
    var jsonSchema: String {
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\","
            + "\"$id\":\"urn:maquette:output:\(name):\(Self.version)\",\"title\":\(JSONText.quoted(command)),"
            + "\"description\":\(JSONText.quoted(summary)),\(OutputType.members(fields))}\n"
    }

    /// The section of the documentation.
    var section: String {
        "## \(command)\n\n\(summary)\n\n| field | type | meaning |\n|---|---|---|\n"
            + OutputType.rows(fields, below: "")
    }
}

extension OutputSchema {
    /// The page of the documentation.
    static var page: String {
        """
        # Output for programs

        With `--json`, a command prints one JSON object on each line of standard output, unless this page says otherwise. Problems
        are objects on standard error. `maquette schema NAME` prints the JSON Schema of one object; NAME is one of
        \(all.map { "`\($0.name)`" }.joined(separator: ", ")).

        All schemas have the version \(version), which is the end of their `$id`. It rises when a field is removed or changes its
        meaning. New fields do not change it, so ignore fields that you do not know.

        A variant is the same object in every command but `maquette matrix`, which has its fields one by one:

        | field | type | meaning |
        |---|---|---|

        """ + OutputType.rows(OutputType.variantFields, below: "") + "\n" + all.map(\.section).joined(separator: "\n")
    }
}

/// A field of an output.
struct OutputField: Sendable {
    let name: String
    let type: OutputType
    let isOptional: Bool
    let summary: String

    init(_ name: String, _ type: OutputType, optional isOptional: Bool = false, _ summary: String) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.summary = summary
    }
}

/// The type of a field.
indirect enum OutputType: Sendable {
    case string, integer, number, boolean
    case list(OutputType)
    case object([OutputField])
    /// A variant, which is the same object everywhere.
    case variant

    fileprivate static func members(_ fields: [OutputField]) -> String {
        let required = fields.filter { !$0.isOptional }.map { JSONText.quoted($0.name) }.joined(separator: ",")
        let properties = fields.map { field in
            "\(JSONText.quoted(field.name)):{\"description\":\(JSONText.quoted(field.summary)),\(field.type.members)}"
        }.joined(separator: ",")
        return "\"type\":\"object\",\"required\":[\(required)],\"properties\":{\(properties)}"
    }

    private var members: String {
        switch self {
        case .string: "\"type\":\"string\""
        case .integer: "\"type\":\"integer\""
        case .number: "\"type\":\"number\""
        case .boolean: "\"type\":\"boolean\""
        case .list(let element): "\"type\":\"array\",\"items\":{\(element.members)}"
        case .object(let fields): Self.members(fields)
        case .variant: Self.members(Self.variantFields)
        }
    }

    private var words: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .list(let element): "array of \(element.words)"
        case .object: "object"
        case .variant: "variant"
        }
    }

    fileprivate static func rows(_ fields: [OutputField], below path: String) -> String {
        fields.map { field in
            let name = path + field.name
            let optional = field.isOptional ? ", optional" : ""
            let row = "| `\(name)` | \(field.type.words)\(optional) | \(field.summary) |\n"
            switch field.type {
            case .object(let inner): return row + rows(inner, below: name + ".")
            case .list(.object(let inner)): return row + rows(inner, below: name + "[].")
            default: return row
            }
        }.joined()
    }

    static let variantFields = [
        OutputField("name", .string, "The variant in the command line's notation."),
        OutputField("device", .string, "The device's name in the command line."),
        OutputField("orientation", .string, "`portrait` or `landscape`."),
        OutputField("multitasking", .string, "The multitasking size, or a window size such as `500x700`."),
        OutputField("appearance", .string, "`light`, `dark`, `light-high-contrast` or `dark-high-contrast`."),
        OutputField("contentSize", .string, "The text size: `xs` to `xxxl`, `ax1` to `ax5`."),
        OutputField("direction", .string, "`ltr` or `rtl`."),
        OutputField("ios", .integer, "The version of iOS."),
    ]
}
