import Diagnostics
import Drawing
import LocatedText
import Theming

/// A color in a scene file.
indirect enum SceneColor: Hashable, Sendable {
    case rgb(Color)
    /// A UIKit name without `Color`, looked up in the theme.
    case named(String)
    case dynamic(light: SceneColor, dark: SceneColor)

    static var shape: Shape<SceneColor> {
        Shape(
            "a color",
            schema: { writer in
                writer.reference(to: "color") { _ in
                    let one = SchemaValue.object([
                        ("type", .text("string")),
                        ("description", .text("\"#RRGGBB\", \"#RRGGBBAA\", or UIKit's name, as systemBlue or label")),
                    ])
                    return .object([
                        (
                            "oneOf",
                            .list([
                                one,
                                .object([
                                    ("type", .text("object")),
                                    ("properties", .object([("light", one), ("dark", one)])),
                                    ("required", .list([.text("light"), .text("dark")])),
                                    ("additionalProperties", .boolean(false)),
                                ]),
                            ])
                        )
                    ])
                }
            },
            read: { node, reader in
                guard let entries = node.entries else { return plain(node, &reader) }
                guard entries.count == 2, let light = node["light"], let dark = node["dark"] else {
                    reader.reportType(of: node, expected: "a color, or two: {light: …, dark: …}")
                    return nil
                }
                guard let light = plain(light, &reader), let dark = plain(dark, &reader) else { return nil }
                return .dynamic(light: light, dark: dark)
            })
    }

    private static func plain(_ node: YAMLNode, _ reader: inout ShapeReader) -> SceneColor? {
        guard let text = node.text, !node.isNull else {
            reader.reportType(of: node, expected: "a color")
            return nil
        }
        if let color = Color(hexadecimal: text) { return .rgb(color) }
        if text == "clear" { return .rgb(.clear) }
        let name = text.hasSuffix("Color") ? String(text.dropLast(5)) : text
        if reader.colorNames.contains(name) { return .named(name) }
        reader.report(
            SceneProblem.badColor(text, nearest: nearestWords(to: name, among: reader.colorNames).first),
            at: node.location)
        return nil
    }
}
