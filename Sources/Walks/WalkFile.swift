import Devices
public import Diagnostics
import Foundation
import LocatedText

/// A steps file: the steps of a walk in YAML, and the variants to take them on.
public struct WalkFile: Sendable {
    public private(set) var steps: [WalkStep] = []
    public private(set) var title: String?

    /// The name of the steps file that belongs to a document: `Main.walk.yaml` beside `Main.storyboard`.
    ///
    /// - Parameter path: the path of a document, a scene file or a folder.
    /// - Returns: the path of the file, whether it exists or not.
    public static func path(for path: String) -> String {
        let place = path.hasSuffix("/") ? String(path.dropLast()) : path
        return (place as NSString).deletingPathExtension + ".walk.yaml"
    }

    /// Whether a path is that of a steps file.
    public static func isStepsFile(_ path: String) -> Bool {
        ["yaml", "yml"].contains((path as NSString).pathExtension.lowercased())
    }

    /// Reads a steps file.
    ///
    /// - Throws: all problems at once, each with line and column.
    public static func read(contentsOfFile path: String) throws(DiagnosedError) -> WalkFile {
        try read(YAMLNode.read(contentsOfFile: path), path: path)
    }

    /// Reads the text of a steps file as if it were the content of `file`.
    public static func decode(_ yaml: String, file: String) throws(DiagnosedError) -> WalkFile {
        try read(YAMLNode(yaml, file: file), path: file)
    }

    private static func read(_ root: YAMLNode, path: String) throws(DiagnosedError) -> WalkFile {
        var reader = ShapeReader(file: path)
        let file = shape.read(root, &reader)
        guard let file, !reader.log.hasErrors else { throw DiagnosedError(reader.log.diagnostics) }
        return file
    }

    /// The JSON Schema of steps files (draft 2020-12), for editors.
    public static var jsonSchema: String { shape.jsonSchema(title: "Maquette steps", root: "walk") }

    private static var shape: Shape<WalkFile> {
        ObjectShape(
            "walk", WalkFile(),
            fields: [
                Field("title", \.title, .text, "What the walk is called in captions."),
                Field(
                    "steps", \.steps, .list(WalkStep.shape, atMost: WalkStep.limit), isRequired: true,
                    "What a person does, step after step."),
            ]
        ).shape
    }
}

extension WalkStep {
    /// A step: its notation, as `tap:save`, or a mapping with the verb as its key.
    static var shape: Shape<WalkStep> {
        let short = Shape<WalkStep>("a step", schema: { _ in .object([("type", .text("string"))]) }) { node, reader in
            guard let text = node.text, !node.isNull else {
                reader.reportType(of: node, expected: "a step, such as tap:save")
                return nil
            }
            do throws(WalkProblem) {
                return try WalkStep(parsing: text, at: node.location)
            } catch {
                reader.report(error, at: node.location)
                return nil
            }
        }
        return .either(short, or: long, isShort: { $0.text != nil })
    }

    private struct Draft: Sendable {
        var action = Action.back
        var isOptional = false
        var caption: String?
        var location = SourceLocation(file: "")
    }

    private static var long: Shape<WalkStep> {
        ObjectShape(
            "step", Draft(), kinds: Verb.allCases.map(field), kindWord: "step",
            fields: [
                Field("optional", \.isOptional, .boolean, "Whether the walk goes on where the step is impossible."),
                Field("caption", \.caption, .text, "The words below the picture."),
            ]
        ).shape.located(\.location).map {
            WalkStep($0.action, isOptional: $0.isOptional, caption: $0.caption, location: $0.location)
        }
    }

    private static func field(_ verb: Verb) -> Field<Draft> {
        Field(verb.rawValue, value(of: verb), verb.summary) { $0.action = $1 }
    }

    /// The value of a verb in a mapping.
    private static func value(of verb: Verb) -> Shape<Action> {
        let schema: SchemaValue =
            switch verb {
            case .back, .dismiss: .object([("const", .boolean(true))])
            case .rotate, .tap, .show, .present, .resize, .appearance, .contentSize:
                .object([("type", .text("string"))])
            case .keyboard: .object([("enum", .list([.text("show"), .text("hide")]))])
            case .scroll, .type: .object([("type", .list([.text("string"), .text("object")]))])
            }
        return Shape("a value of \(verb.rawValue)", schema: { _ in schema }) { node, reader in
            do throws(WalkProblem) {
                return try action(verb, at: node)
            } catch {
                reader.report(error, at: node.location)
                return nil
            }
        }
    }

    private static func action(_ verb: Verb, at node: YAMLNode) throws(WalkProblem) -> Action {
        if node.isNull || node.boolean == true, verb == .back || verb == .dismiss || verb == .rotate {
            return try action(verb, nil)
        }
        if verb == .type, let name = node["into"]?.text, let text = node["text"]?.text {
            return .type(text, into: name)
        }
        if verb == .scroll, let target = node["to"]?.text {
            return .scroll(node["in"]?.text, to: ScrollTarget(parsing: target) ?? .element(target))
        }
        guard let text = node.text else { throw .missingValue(verb: verb.rawValue, example: verb.example) }
        return try action(verb, text.isEmpty ? nil : text)
    }
}

extension WalkStep.Verb {
    fileprivate var summary: String {
        switch self {
        case .tap: "Touches the element with this id, label or text."
        case .back: "Goes back on the stack that is on screen."
        case .show: "Follows a segue or shows a scene of the storyboard."
        case .present: "Presents a scene of the storyboard."
        case .dismiss: "Dismisses what was presented last."
        case .rotate: "Rotates the device: true, portrait or landscape."
        case .resize: "The window's size: full, split-third, split-half, split-two-thirds, slide-over or 500x700."
        case .appearance: "light, dark, light-high-contrast or dark-high-contrast."
        case .contentSize: "The text size: xs to xxxl, ax1 to ax5."
        case .scroll: "An edge, a distance in points, an element, or {in: ID, to: EDGE}."
        case .type: "NAME:TEXT, or {into: NAME, text: TEXT}."
        case .keyboard: "show or hide."
        }
    }
}
