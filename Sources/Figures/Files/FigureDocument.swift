import Diagnostics
import Foundation
import LocatedText
import Scenes
import Theming

/// The content of a figure file: parts in rows, columns and grids, and arrows to them.
struct FigureDocument: Sendable {
    /// The path of the file in messages.
    var path = ""
    var title: FigureWording?
    /// A theme's name or path, relative to the file; `nil` if the file names none.
    var theme: String?
    var content = FigurePart()
    var arrows: [FigureFileArrow] = []

    /// Reads a figure file.
    ///
    /// Its scenes may use the color names in `Palette.names`.
    static func read(contentsOfFile path: String, colorNames: [String]) throws(DiagnosedError) -> FigureDocument {
        try read(YAMLNode.read(contentsOfFile: path), path: path, colorNames: colorNames)
    }

    /// Reads the text of a figure file, with locations in `file`.
    static func decode(_ yaml: String, file: String, colorNames: [String]) throws(DiagnosedError) -> FigureDocument {
        try read(YAMLNode(yaml, file: file), path: file, colorNames: colorNames)
    }

    /// The theme of a figure file; nothing else in the file is read.
    static func theme(ofFile path: String) throws(DiagnosedError) -> String? {
        let root = try YAMLNode.read(contentsOfFile: path)
        guard let node = root["theme"] else { return nil }
        var reader = ShapeReader(file: path)
        let theme = reader.within(key: "theme") { Theme.reference.read(node, &$0) }
        if reader.log.hasErrors { throw DiagnosedError(reader.log.diagnostics) }
        return theme
    }

    private static func read(
        _ root: YAMLNode, path: String, colorNames: [String]
    ) throws(DiagnosedError) -> FigureDocument {
        var reader = ShapeReader(file: path, colorNames: colorNames)
        let document = shape.read(root, &reader)
        guard var document, !reader.log.hasErrors else { throw DiagnosedError(reader.log.diagnostics) }
        document.path = path
        return document
    }

    /// The JSON Schema of figure files, for editors.
    static var jsonSchema: String { shape.jsonSchema(title: "Maquette figure", root: "figure") }

    private static var shape: Shape<FigureDocument> {
        ObjectShape(
            "figure", FigureDocument(),
            fields: [
                Field("title", \.title, FigureWording.shape, "The line above the figure."),
                Field("theme", \.theme, Theme.reference, "A theme's name, or the path of a theme file."),
                Field("content", \.content, FigurePart.inner, isRequired: true, "What the figure shows."),
                Field("arrows", \.arrows, .list(FigureFileArrow.shape, atMost: 200), "From one part to another."),
            ]
        ).shape
    }
}

/// A text in the languages of a file.
struct FigureWording: Hashable, Sendable {
    private var texts: [FigureLanguage: String] = [:]

    init(_ text: String) { texts[.english] = text }
    private init() {}

    /// The text in a language, or in English if there is none.
    func callAsFunction(_ language: FigureLanguage) -> String {
        texts[language] ?? texts[.english] ?? ""
    }

    static var shape: Shape<FigureWording> {
        let byLanguage = ObjectShape(
            "text by language", FigureWording(),
            fields: [
                Field("en", Shape<String>.text, isRequired: true, "In English, and where no other is given.") {
                    $0.texts[.english] = $1
                },
                Field("zh", Shape<String>.text, "In Chinese.") { $0.texts[.chinese] = $1 },
            ]
        ).shape
        return .either(Shape<String>.text.map { FigureWording($0) }, or: byLanguage) { $0.entries == nil }
    }
}

/// An arrow in a figure file.
struct FigureFileArrow: Sendable {
    var from = FigureReference(name: "")
    var to = FigureReference(name: "")
    var text: FigureWording?
    var isDashed = false

    static var shape: Shape<FigureFileArrow> {
        ObjectShape(
            "arrow", FigureFileArrow(),
            fields: [
                Field("from", \.from, FigureReference.shape, isRequired: true, "A part's id, or PREVIEW.ELEMENT."),
                Field("to", \.to, FigureReference.shape, isRequired: true, "A part's id, or PREVIEW.ELEMENT."),
                Field("text", \.text, FigureWording.shape, "What stands at it."),
                Field("dashed", \.isDashed, .boolean, "Whether its line is dashed."),
            ]
        ).shape
    }
}

extension FigureReference {
    static var shape: Shape<FigureReference> {
        Shape("an id of a part, or PREVIEW.ELEMENT", type: .object([("type", .text("string"))])) { node in
            guard let text = node.text, !text.isEmpty else { return nil }
            return FigureReference(name: text, location: node.location)
        }
    }
}
