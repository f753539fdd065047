import Annotations
import DeviceFrames
import Devices
import Figures
import Goldens
import LocatedText
import Previews
import Rendering
import Sheets
import Theming

/// The settings of a file while it is read.
struct SettingsContents: Sendable {
    var settings: [SettingKey: Setting] = [:]

    /// The shape of the whole file.
    ///
    /// - Parameter definitions: the devices of the project's own, which lists of devices can name.
    /// - Returns: the shape.
    static func shape(_ definitions: [DeviceDefinition] = []) -> Shape<SettingsContents> {
        ObjectShape("maquette.yaml", SettingsContents(), fields: fields(definitions)).shape
    }

    /// The valid definitions of devices in a file; their problems are reported with those of the whole file.
    static func definitions(in root: YAMLNode, file: String) -> [DeviceDefinition] {
        guard let node = root.entries?.first(where: { $0.key == SettingKey.deviceDefinitions.name })?.value else {
            return []
        }
        var reader = ShapeReader(file: file)
        return DeviceDefinition.namedShape.read(node, &reader) ?? []
    }

    private static func fields(_ definitions: [DeviceDefinition]) -> [Field<SettingsContents>] {
        [
            field(.inputs, .paths, "The app's folder, a project or documents, relative to this file."),
            field(.exclude, .texts, "Files and folders to leave out, as lines of .gitignore."),
            field(
                .only, .one(of: Coverage.Scope.allCases.map(\.rawValue)),
                "launch: launch screens; documents: initial scenes; scenes: all of them."),
            field(.target, .word, "Only the documents of this target of an Xcode project."),
            field(
                .deviceDefinitions, .deviceDefinitions,
                "Devices of your own by name: what each is like, and the facts that differ."),
            group("axes", axes(definitions), "The variants: every combination of these that exists."),
            field(.theme, .theme, "A theme's name, or the path of a theme file."),
            group("fonts", fonts, "Fonts in the place of others."),
            field(.symbols, .path, "A folder of SF Symbols that Apple's app exported as templates."),
            field(
                .frame, .one(of: FrameStyle.allCases.map(\.rawValue)), "What is drawn around the window."),
            field(
                .annotate, .some(of: AnnotationKind.allCases.map(\.rawValue) + ["all"]),
                "What is drawn over the window."),
            field(.beside, .path, "The other app in Split View; needs a frame."),
            field(.format, .some(of: OutputFormat.allCases.map(\.rawValue)), "The formats of pictures."),
            field(.output, .path, "The folder for pictures."),
            group("sheets", sheets, "Contact sheets of all variants."),
            field(.gallery, .flag, "Whether a page is written to search, filter and view all pictures."),
            field(.pairs, .flag, "Whether light and dark pictures are written for web pages."),
            group("goldens", goldens, "Approved pictures, and how others are compared with them."),
            group("lint", lint, "What lint reports."),
            group("figures", figures(definitions), "Figures for documentation."),
            field(.jobs, .integer(1...1024), "The number of workers. The default is the number of cores."),
            field(.timeLimit, .integer(1...86_400), "The seconds after which a picture is abandoned."),
            field(.cache, .flag, "Whether results are kept between runs."),
        ]
    }

    /// The field of a key, without those around it.
    static func field(of key: SettingKey) -> Field<SettingsContents>? {
        let path = key.name.split(separator: ".").dropLast().joined(separator: ".")
        let known: [Field<SettingsContents>] =
            switch path {
            case "": fields([])
            case "axes": axes([])
            case "fonts": fonts
            case "sheets": sheets
            case "goldens": goldens
            case "goldens.tolerance": tolerance
            case "lint": lint
            case "figures": figures([])
            default: []
            }
        return known.first { $0.key == key.key }
    }

    private static func axes(_ definitions: [DeviceDefinition]) -> [Field<SettingsContents>] {
        [
            field(.devices, .words(of: .device, definitions), "Names, groups (current, iphones, ipads, all) or globs."),
            field(.orientations, .words(of: .orientation), "portrait, landscape, all."),
            field(
                .multitasking, .words(of: .multitasking),
                "full, split-third, split-half, split-two-thirds, slide-over, all."),
            field(.sizes, .windowSizes, "Window sizes in points: 500x700."),
            field(
                .appearances, .words(of: .appearance), "light, dark, light-high-contrast, dark-high-contrast, all."),
            field(.contentSizes, .words(of: .contentSize), "Text sizes: xs to xxxl, ax1 to ax5, all."),
            field(.directions, .words(of: .direction), "ltr, rtl, all."),
            field(.ios, .words(of: .ios), "Versions of iOS: 7 to 18 and 26, ranges, newest, all."),
            field(.locales, .languages, "Languages of texts: base, de, pt-BR."),
        ]
    }

    private static var fonts: [Field<SettingsContents>] {
        [
            field(
                .systemFont, .path, "A font file that measures and draws the system font's text, such as San Francisco."
            )
        ]
    }

    private static var sheets: [Field<SettingsContents>] {
        let axes = VariantAxis.allCases.map { String($0.option.dropFirst(2)) }
        return [
            field(.grid, .flag, "Whether a contact sheet is drawn."),
            field(.rows, .some(of: axes), "The axes that change from top to bottom."),
            field(.columns, .some(of: axes), "The axes that change from left to right."),
            field(.toScale, .flag, "Whether all devices have the same scale; needs grid, rows or columns."),
            field(
                .paper, .one(of: SheetArrangement.Paper.allCases.map(\.rawValue)),
                "The paper of a sheet's pages; needs grid, rows or columns."),
        ]
    }

    private static var goldens: [Field<SettingsContents>] {
        [
            field(.goldens, .path, "The folder of goldens."),
            field(.aspects, .some(of: GoldenAspect.allCases.map(\.rawValue)), "What is compared: image, layout."),
            field(.report, .path, "The folder of a comparison's report."),
            group("tolerance", tolerance, "Differences that are allowed everywhere; none is the default."),
        ]
    }

    private static var tolerance: [Field<SettingsContents>] {
        [
            field(.precision, .number(0...1), "The share of pixels that must match."),
            field(.perceptualPrecision, .number(0...1), "How similar colors must look."),
            field(.threshold, .number(0...1), "The distance of two colors in YIQ that counts as none."),
            field(.channel, .integer(0...255), "The difference of a channel that counts as none."),
            field(.ignoreAntialiasing, .flag, "Whether differences in the antialiasing of edges are ignored."),
            field(.density, .density, "The most pixels that may differ in a square: [side, pixels]."),
        ]
    }

    private static var lint: [Field<SettingsContents>] {
        [
            field(.rules, .some(of: LintRuleListing.names), "Only these rules."),
            field(.except, .some(of: LintRuleListing.names), "All rules but these."),
            field(.severities, .severities, "Rules with another severity: note, warning or error."),
            field(.baseline, .path, "A file of known issues, which are not reported."),
            field(.strict, .flag, "Whether warnings fail the check too."),
            field(.notes, .flag, "Whether notes are listed."),
        ]
    }

    private static func figures(_ definitions: [DeviceDefinition]) -> [Field<SettingsContents>] {
        [
            field(.figureNames, .figures, "Names of figures, all, or paths of figure files."),
            field(.figureTheme, .theme, "A theme's name, or the path of a theme file."),
            field(
                .figureLanguage, .one(of: FigureLanguage.allCases.map(\.rawValue)), "The language of the captions."),
            field(.figureDevices, .words(of: .device, definitions), "Devices in place of a figure's own."),
            field(.figureFormat, .some(of: OutputFormat.allCases.map(\.rawValue)), "The formats of figures."),
            field(.figureOutput, .path, "The folder for figures."),
        ]
    }

    /// The field of one key.
    private static func field(_ key: SettingKey, _ shape: Shape<[String]>, _ summary: String) -> Field<SettingsContents>
    {
        let located = Shape<Setting>(shape.words, schema: shape.schema) { node, reader in
            shape.read(node, &reader).map { Setting(values: $0, location: node.location) }
        }
        return Field(key.key, located, summary) { $0.settings[key] = $1 }
    }

    /// The field of a mapping with keys of its own.
    private static func group(
        _ key: String, _ fields: [Field<SettingsContents>], _ summary: String
    ) -> Field<SettingsContents> {
        Field(key, ObjectShape(key, SettingsContents(), fields: fields).shape, summary) {
            $0.settings.merge($1.settings) { $1 }
        }
    }
}
