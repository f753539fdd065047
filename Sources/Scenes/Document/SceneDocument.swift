public import Devices
public import Diagnostics
import Foundation
public import LocatedText
import Theming

/// The content of a scene file: the root, its presentations, the other app on the screen, and the variants.
public struct SceneDocument: Sendable {
    /// The path of the file, as used in diagnostics and file names.
    public internal(set) var path = ""
    public internal(set) var title: String?
    /// The name of a theme, or its path relative to the file, if the file specifies one.
    public internal(set) var theme: String?
    /// The words of the axes that the file names.
    ///
    /// Those of the command take precedence.
    public internal(set) var axes: AxisSelection.Words = [:]
    var root: SceneController?
    var presentations: [ScenePresentation] = []
    /// Whether the software keyboard is on screen.
    var showsKeyboard = false
    /// Whether the file describes the other app on a shared screen.
    public var hasOtherApp: Bool { beside != nil }
    var beside: SceneController?
    var tint: SceneColor?

    /// Reads a scene file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - colorNames: the names of colors, as listed by ``Palette/names``.
    /// - Returns: the scene.
    /// - Throws: all problems at once: ``SceneProblem``, `ShapeProblem` and `YAMLProblem` cases with their locations.
    public static func read(contentsOfFile path: String, colorNames: [String]) throws(DiagnosedError) -> SceneDocument {
        try read(YAMLNode.read(contentsOfFile: path), path: path, colorNames: colorNames)
    }

    /// Reads the text of a scene file as if it were the content of `file`.
    public static func decode(_ yaml: String, file: String, colorNames: [String]) throws(DiagnosedError)
        -> SceneDocument
    {
        try read(YAMLNode(yaml, file: file), path: file, colorNames: colorNames)
    }

    private static func read(
        _ root: YAMLNode, path: String, colorNames: [String]
    ) throws(DiagnosedError) -> SceneDocument {
        var reader = ShapeReader(file: path, colorNames: colorNames)
        let document = innerShape.read(root, &reader)
        guard let document, !reader.log.hasErrors else { throw DiagnosedError(reader.log.diagnostics) }
        return document
    }

    /// The JSON Schema of scene files (draft 2020-12), for editors.
    public static var jsonSchema: String { shape.jsonSchema(title: "Maquette scene", root: "scene") }

    /// The shape of a scene within a file of another kind.
    ///
    /// Its ids are separate, and its paths are relative to that file.
    public static var innerShape: Shape<SceneDocument> {
        let shape = shape
        return Shape(shape.words, schema: shape.schema) { node, reader in
            reader.withOwnIDs { reader in
                guard var document = shape.read(node, &reader) else { return nil }
                document.path = reader.file
                document.checkReferences(&reader)
                return document
            }
        }
    }

    private static var shape: Shape<SceneDocument> {
        ObjectShape(
            "scene", SceneDocument(),
            fields: [
                Field("title", \.title, .text, "What the scene is called in captions."),
                Field("theme", \.theme, Theme.reference, "A theme's name, or the path of a theme file."),
                Field("variants", variants, "The variants to draw, unless the command names others.") {
                    $0.axes = $1
                },
                Field("tint", \.tint, SceneColor.shape, "The window's tint color."),
                Field("root", \.root, SceneController.inner, isRequired: true, "What fills the window."),
                Field(
                    "present", \.presentations, .list(ScenePresentation.shape, atMost: 10),
                    "What is presented over it, each over the one before."),
                Field("keyboard", \.showsKeyboard, .boolean, "Whether the software keyboard is on screen."),
                Field("beside", \.beside, SceneController.inner, "The other app in Split View and Slide Over."),
            ]
        ).shape
    }

    private struct Axes: Sendable {
        var words: AxisSelection.Words = [:]
    }

    static var variants: Shape<AxisSelection.Words> {
        let axes: [(VariantAxis, String, String)] = [
            (.device, "devices", "Names, groups (current, iphones, ipads, all) or globs."),
            (.orientation, "orientations", "portrait, landscape, all."),
            (.multitasking, "multitasking", "full, split-third, split-half, split-two-thirds, slide-over, all."),
            (.appearance, "appearances", "light, dark, light-high-contrast, dark-high-contrast, all."),
            (.contentSize, "contentSizes", "Text sizes: xs … xxxl, large, ax1 … ax5, all."),
            (.direction, "directions", "ltr, rtl, all."),
            (.ios, "ios", "Versions of iOS: 7 to 18 and 26, ranges, newest, all."),
        ]
        let word = Shape<String>("a word", type: .object([("type", .list([.text("string"), .text("number")]))])) {
            $0.text
        }
        return ObjectShape(
            "variants", Axes(),
            fields: axes.map { axis, key, summary in
                let list = Shape<[String]>.list(word)
                let checked = Shape<[String]>(list.words, schema: list.schema) { node, reader in
                    guard let words = list.read(node, &reader) else { return nil }
                    do throws(VariantProblem) {
                        _ = try AxisSelection(parsing: [axis: words])
                        return words
                    } catch {
                        reader.report(error, at: node.location)
                        return nil
                    }
                }
                return Field(key, checked, summary) { $0.words[axis] = $1 }
            }
        ).shape.map(\.words)
    }
}
