import Diagnostics
import LocatedText

/// A tool: its name, its arguments, and the run of the command that answers a call.
struct ContextTool: Sendable {
    let name: String
    let title: String
    let description: String
    let arguments: ObjectShape<ToolArguments>
    /// The words of the command line.
    ///
    /// The folder is for what the command writes.
    let words: @Sendable (_ arguments: ToolArguments, _ folder: String) -> [String]
    /// Makes the answer of what the command wrote.
    let answer: @Sendable (_ ending: ExternalProgram.Ending, _ arguments: ToolArguments, _ folder: String) -> ToolAnswer

    /// The tool as `tools/list` describes it.
    var json: String {
        let schema = arguments.shape.schemaValue(title: title, root: arguments.name)
        let hints = SchemaValue.object([
            ("title", .text(title)), ("readOnlyHint", .boolean(true)), ("openWorldHint", .boolean(false)),
        ])
        return "{\"name\":\(JSONText.quoted(name)),\"title\":\(JSONText.quoted(title)),"
            + "\"description\":\(JSONText.quoted(description)),\"inputSchema\":\(schema.line),"
            + "\"annotations\":\(hints.line)}"
    }

    /// Reads the arguments of a call.
    ///
    /// - Throws: all that is wrong with them.
    func read(_ json: LocatedJSON?) throws(DiagnosedError) -> ToolArguments {
        guard let json else { return arguments.blank }
        var reader = ShapeReader(file: "")
        let read = arguments.shape.read(YAMLNode(json), &reader)
        guard let read, !reader.log.hasErrors else { throw DiagnosedError(reader.log.diagnostics) }
        return read
    }
}

extension YAMLNode {
    /// The same value of JSON.
    fileprivate init(_ json: LocatedJSON) {
        let content: Content =
            switch json.value {
            case .null: .scalar("null", isPlain: true)
            case .bool(let flag): .scalar(flag ? "true" : "false", isPlain: true)
            case .number(let number): .scalar(JSONText.number(number), isPlain: true)
            case .string(let text): .scalar(text, isPlain: false)
            case .array(let elements): .sequence(elements.map { YAMLNode($0) })
            case .object(let members):
                .mapping(
                    members.map { Entry(key: $0.key, keyLocation: json.location, value: YAMLNode($0.value)) })
            }
        self.init(content, at: json.location)
    }
}
