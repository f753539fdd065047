import Diagnostics
import Drawing
import Foundation
import LocatedText

extension Theme {
    /// The fields of a theme file, with an inherited theme for the defaults.
    static func shape(over inherited: Theme) -> ObjectShape<Theme> {
        ObjectShape(
            "theme", inherited,
            fields: [
                Field("name", \.name, .text, "What the theme is called."),
                Field(inherits, .text, "A theme's name, or a path from this file; ios unless given.") { _, _ in },
                Field(
                    "palette", \.palette, PaletteChanges.shape(over: inherited.palette),
                    "Colors by UIKit's names without Color."),
                Field("symbols", \.symbols, .symbolFolder, "A folder of exported SF Symbols, from this file."),
                section("statusBar", \.statusBar, StatusBarStyle(), StatusBarStyle.fields, "The status bar."),
                section("device", \.device, DeviceStyle(), DeviceStyle.fields, "The device around the screen."),
                section("grid", \.grid, GridStyle(), GridStyle.fields, "Contact sheets and figures."),
                section(
                    "annotations", \.annotations, AnnotationStyle(), AnnotationStyle.fields,
                    "What is drawn over previews."),
                section("picture", \.picture, PictureStyle(), PictureStyle.fields, "A preview as a whole."),
            ])
    }

    /// The JSON Schema of theme files (draft 2020-12), for editors.
    public static var jsonSchema: String {
        shape(over: .blank).shape.jsonSchema(title: "Maquette theme", root: "theme")
    }

    /// The key for the inherited theme.
    static let inherits = "inherits"

    private static func section<Section: Sendable>(
        _ key: String, _ path: any WritableKeyPath<Theme, Section> & Sendable, _ blank: Section,
        _ fields: [Field<Section>], _ summary: String
    ) -> Field<Theme> {
        Field(key, ObjectShape(key, blank, fields: fields).changes, summary) { theme, changes in
            for change in changes { change(&theme[keyPath: path]) }
        }
    }
}

extension Shape where Value == SymbolFolder? {
    /// The path of a folder inside the folder of the theme's file.
    static var symbolFolder: Shape {
        let text = Shape<String>.text
        return Shape(text.words, schema: text.schema) { node, reader in
            guard let reference = text.read(node, &reader) else { return nil }
            let folder = InputFolder(path: SplitPath(reader.file).folder)
            guard let path = folder.file(named: reference) else {
                reader.report(ThemeProblem.outsideFolder(reference), at: node.location)
                return nil
            }
            do throws(FolderListingFailure) {
                let symbols = try SymbolFolder(path: path)
                if symbols.names.isEmpty { reader.report(ThemeProblem.noSymbols(reference), at: node.location) }
                return symbols
            } catch {
                reader.report(ThemeProblem.unlistedFolder(reference, error.reason), at: node.location)
                return nil
            }
        }
    }
}

extension Shape where Value == CGFloat {
    /// A length in points.
    static var points: Shape { Shape<Double>.number(in: 0...10_000).map { CGFloat($0) } }
}

extension Shape where Value == Color {
    /// `"#RRGGBB"` or `"#RRGGBBAA"`.
    static var hexadecimal: Shape {
        Shape("a color", schema: { _ in .object([("type", .text("string"))]) }) { node, reader in
            if let color = node.text.flatMap(Color.init(hexadecimal:)) { return color }
            reader.report(ThemeProblem.badColor(node.summary), at: node.location)
            return nil
        }
    }
}

extension StatusBarStyle {
    static var fields: [Field<StatusBarStyle>] {
        [
            Field("time", \.time, .text, "The clock."),
            Field("onLight", \.onLight, .hexadecimal, "Text on light ground."),
            Field("onDark", \.onDark, .hexadecimal, "Text on dark ground."),
            Field("faintOpacity", Shape<Double>.number(in: 0...1), "Of what is not filled.") {
                $0.faintOpacity = CGFloat($1)
            },
        ]
    }
}

extension DeviceStyle {
    static var fields: [Field<DeviceStyle>] {
        [
            Field("body", \.body, .hexadecimal, "The device."),
            Field("edge", \.edge, .hexadecimal, "Its outline."),
            Field("edgeWidth", \.edgeWidth, .points, "The outline's width."),
            Field("button", \.button, .hexadecimal, "Its buttons."),
            Field("glass", \.glass, .hexadecimal, "The border around the screen."),
            Field("phoneBorder", \.phoneBorder, .points, "Around a phone's screen."),
            Field("padBorder", \.padBorder, .points, "Around an iPad's screen."),
            Field("homeButtonPhoneBand", \.homeButtonPhoneBand, .points, "Above and below a phone's screen."),
            Field("homeButtonPadBand", \.homeButtonPadBand, .points, "Above and below an iPad's screen."),
            Field("homeButtonRing", \.homeButtonRing, .hexadecimal, "Around the home button."),
            Field("shadow", \.shadow, .hexadecimal, "Below the device."),
        ]
    }
}

extension GridStyle {
    static var fields: [Field<GridStyle>] {
        [
            Field("background", \.background, .hexadecimal, "The sheet."),
            Field("panel", \.panel, .hexadecimal, "Areas on the sheet."),
            Field("heading", \.heading, .hexadecimal, "Headings."),
            Field("caption", \.caption, .hexadecimal, "Captions."),
            Field("detail", \.detail, .hexadecimal, "Lines below captions."),
            Field("hairline", \.hairline, .hexadecimal, "Thin lines."),
            Field("margin", \.margin, .points, "Around the sheet."),
            Field("gap", \.gap, .points, "Between pictures."),
            Field("headingSize", \.headingSize, .points, "Of headings."),
            Field("captionSize", \.captionSize, .points, "Of captions."),
            Field("detailSize", \.detailSize, .points, "Of lines below captions."),
            Field("tile", \.tile, .points, "The longest side of a picture."),
        ]
    }
}
