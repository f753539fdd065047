import Diagnostics
import Drawing
import Foundation
import LocatedText
import Testing

@testable import Theming

@Suite struct ThemeReadingTests {
    /// Invalid themes, each with its location, problem and the beginning of its remedy.
    static let wrongThemes: [(yaml: String, fault: String, remedy: String)] = [
        ("inherits: ios\npalete: {}\n", "2:1 yaml-unknown-key", "did you mean 'palette'?"),
        ("grid:\n  marign: 3\n", "2:3 yaml-unknown-key", "did you mean 'margin'?"),
        ("colours: {}\n", "1:1 yaml-unknown-key", "it may have name, inherits, palette"),
        ("grid:\n  margin: wide\n", "2:11 yaml-wrong-type", "write a number from 0 to 10000"),
        ("grid:\n  margin: .nan\n", "2:11 yaml-wrong-type", "write a number from 0 to 10000"),
        ("grid:\n  margin: 1e300\n", "2:11 yaml-wrong-type", "write a number from 0 to 10000"),
        ("grid:\n  margin: -1\n", "2:11 yaml-wrong-type", "write a number from 0 to 10000"),
        ("grid: 3\n", "1:7 yaml-wrong-type", "write a mapping of names to values"),
        ("picture: {mode: grey}\n", "1:17 yaml-unknown-choice", "did you mean 'greys'?"),
        ("device:\n  body: #FFFFFF\n  edge: \"#000000\"\n", "2:8 theme-bad-color", "write \"#RRGGBB\""),
        ("palette:\n  label: \"#12\"\n", "2:10 theme-bad-color", "write \"#RRGGBB\""),
        ("palette:\n  label: \"#12345G\"\n", "2:10 theme-bad-color", "write \"#RRGGBB\""),
        ("palette:\n  label: { dim: \"#000000\" }\n", "2:12 theme-bad-version", "appearances are light, dark"),
        ("palette:\n  label: { ios0: \"#000000\" }\n", "2:12 theme-bad-version", "appearances are light, dark"),
        ("palette:\n  label: { dark: \"#000000\" }\n", "2:10 theme-no-light-shade", "add 'light:'"),
        ("palette:\n  a: sytemBlue\n", "2:6 theme-unknown-color-name", "did you mean 'systemBlue'?"),
        ("palette:\n  a: b\n  b: a\n", "2:6 theme-color-circle", "give one of them a value"),
        ("symbols: nowhere\n", "1:10 theme-unlisted-folder", "check the path"),
        ("symbols: ../Symbols\n", "1:10 theme-outside-folder", "copy it beside"),
        ("symbols: [3]\n", "1:10 yaml-wrong-type", "write a text"),
        ("inherits: oss\n", "1:11 unknown-theme", "known are blueprint, docs"),
        ("inherits: [ios]\n", "1:11 yaml-wrong-type", "write a text"),
        ("inherits: missing.yaml\n", "1:11 yaml-unreadable", "check the path"),
        ("- a\n- b\n", "1:1 yaml-wrong-type", "write a mapping of names to values"),
        ("grid:\n\tmargin: 3\n", "2:1 yaml-tab", "indent with spaces"),
        ("name: a\nname: b\n", "1:1 yaml-duplicate-key", "keep one of the two"),
        ("grid: {margin: 3\n", "2:1 yaml-malformed", "look for a bracket"),
        ("name: &a [*a]\n", "1:11 yaml-undefined-alias", "write &NAME"),
        ("name: " + String(repeating: "x", count: 300_000), "0:0 file-too-large", "check that this is the right file"),
        ("name: " + String(repeating: "[", count: 50_000), "1:0 too-deep", "flatten the hierarchy"),
        ("", "1:1 yaml-empty", "check that this is the right file"),
    ]

    /// The problems of a theme, each as `line:column code`.
    private func faults(of yaml: String) -> [String] {
        diagnostics(of: yaml).map { diagnostic in
            "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0) \(diagnostic.problem.code)"
        }
    }

    @Test("An invalid theme gets one location, one problem and one remedy", arguments: wrongThemes)
    func wrong(yaml: String, fault: String, remedy: String) throws {
        #expect(faults(of: yaml) == [fault])
        let first = try #require(diagnostics(of: yaml).first)
        #expect(first.location?.file == "test.yaml")
        #expect(first.problem.remedy?.hasPrefix(remedy) == true, "\(first.problem.remedy ?? "none")")
    }

    @Test func allErrorsAreReportedTogether() {
        let found = faults(of: "inherits: ios\ngrid:\n  gap: x\n  tile: y\nnope: 1\n")
        #expect(found == ["3:8 yaml-wrong-type", "4:9 yaml-wrong-type", "5:1 yaml-unknown-key"])
    }

    @Test(
        "Problems of an inherited theme are reported too",
        arguments: [
            ("inherits: oss", "1:11 unknown-theme"), ("inherits: [ios]", "1:11 yaml-wrong-type"),
            ("inherits: missing.yaml", "1:11 yaml-unreadable"), ("inherits: ../a.yaml", "1:11 theme-outside-folder"),
        ])
    func wrongParentAndMore(inherits: String, fault: String) {
        let found = faults(of: inherits + "\ngrid:\n  gap: x\nnope: 1\n")
        #expect(found == [fault, "3:8 yaml-wrong-type", "4:1 yaml-unknown-key"])
    }

    @Test func theFileItselfIsNamedWithoutQuotationMarks() {
        let found = diagnostics(of: "- a\n- b\n")
        #expect(found.map(\.problem.message) == ["the file cannot be a list"])
    }

    private func diagnostics(of yaml: String) -> [Diagnostic] {
        do {
            _ = try Theme.decode(yaml, file: "test.yaml")
            return []
        } catch {
            return error.diagnostics
        }
    }

    @Test func aMissingParentIsReportedWhereItIsNamed() {
        let found = diagnostics(of: "name: a\ninherits: missing.yaml\n")
        #expect(found.first?.problem as? YAMLProblem == .unreadable("there is no such file: missing.yaml"))
        #expect(found.first?.location == SourceLocation(file: "test.yaml", line: 2, column: 11))
    }

    @Test("A theme without a parent inherits from ios, which is complete")
    func base() throws {
        let mine = try Theme.decode("name: bare\n", file: "bare.yaml")
        #expect(mine.grid == (try Theme.named("ios")).grid)
        let root = try YAMLNode(contentsOfThemeNamed: "ios")
        let shapes: [(section: String, keys: [String])] = [
            ("statusBar", StatusBarStyle.fields.map(\.key)), ("device", DeviceStyle.fields.map(\.key)),
            ("grid", GridStyle.fields.map(\.key)), ("annotations", AnnotationStyle.fields.map(\.key)),
            ("picture", PictureStyle.fields.map(\.key)),
        ]
        for (section, keys) in shapes {
            #expect(Set(root[section]?.entries?.map(\.key) ?? []) == Set(keys), "\(section)")
        }
    }

    @Test func missingFieldsAreInherited() throws {
        let ios = try Theme.named("ios")
        let mine = try Theme.decode(
            "name: mine\ninherits: ios\npalette:\n  label: \"#112233\"\ngrid:\n  gap: 7\n", file: "mine.yaml")
        #expect(mine.name == "mine")
        #expect(mine.grid.gap == 7)
        #expect(mine.grid.margin == ios.grid.margin)
        let label = mine.palette.color(named: "label", appearance: ColorAppearance(isDark: true), ios: 17)
        #expect(label == Color(red: 17.0 / 255, green: 34.0 / 255, blue: 51.0 / 255))
        let link = mine.palette.color(named: "link", appearance: ColorAppearance(), ios: 17)
        #expect(link == ios.palette.color(named: "link", appearance: ColorAppearance(), ios: 17))
    }

    @Test func aFolderOfSymbolsIsListedByName() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
        let symbols = folder.appending(path: "Symbols")
        try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ text: String) throws {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        try write("mine.yaml", "symbols: Symbols\n")
        let path = folder.appending(path: "mine.yaml").path
        let error = #expect(throws: DiagnosedError.self) { try Theme.file(at: path) }
        #expect(error?.diagnostics.map(\.problem.code) == ["theme-no-symbols"])
        try write("Symbols/star.fill.svg", "<svg/>")
        try write("Symbols/read me.txt", "")
        let theme = try Theme.file(at: path)
        #expect(theme.symbols?.names == ["star.fill"])
        #expect(theme.palette.symbols?.template(named: "star.fill") == "\(symbols.path)/star.fill.svg")
        #expect(theme.palette.symbols?.template(named: "star") == nil)
        // A theme with other files is another theme, for what is kept from run to run.
        try write("Symbols/star.fill.svg", "<svg></svg>")
        #expect(try Theme.file(at: path) != theme)
        try write("top.yaml", "inherits: mine.yaml\n")
        #expect(try Theme.file(at: folder.appending(path: "top.yaml").path).symbols?.names == ["star.fill"])
    }

    @Test func filesInheritFromFilesBesideThem() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "themes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ text: String) throws {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        try write("base.yaml", "name: base\ninherits: ios\ngrid: { gap: 5 }\n")
        try write("top.yaml", "name: top\ninherits: base.yaml\n")
        #expect(try Theme.file(at: folder.appending(path: "top.yaml").path).grid.gap == 5)

        try write("a.yaml", "name: a\ninherits: b.yaml\n")
        try write("b.yaml", "name: b\ninherits: ./a.yaml\n")
        let error = #expect(throws: DiagnosedError.self) {
            try Theme.file(at: folder.appending(path: "a.yaml").path)
        }
        let problem = try #require(error?.diagnostics.first?.problem as? ThemeProblem)
        guard case .inheritanceCircle(let chain) = problem else {
            Issue.record("not a circle: \(problem)")
            return
        }
        // The names without folders, which differ between machines.
        #expect(chain == ["a.yaml", "b.yaml", "a.yaml"])
        #expect(error?.diagnostics.first?.location?.line == 2)
        #expect(error?.diagnostics.count == 1)
    }

    @Test("The schema describes every section, and every reference is valid")
    func schema() throws {
        let text = Theme.jsonSchema
        let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        for key in ["palette", "statusBar", "device", "grid", "annotations", "picture"] {
            let summary = (properties[key] as? [String: Any])?["description"] as? String
            #expect(summary?.isEmpty == false, "\(key)")
        }
        let parts = try #require(schema["$defs"] as? [String: Any])
        for piece in text.components(separatedBy: "\"#/$defs/").dropFirst() {
            let name = String(piece.prefix { $0 != "\"" })
            #expect(parts[name] != nil, "\(name)")
        }
    }

    @Test func aMissingFileIsReported() throws {
        let error = #expect(throws: DiagnosedError.self) { try Theme.named("./no-such-theme.yaml") }
        let problem = error?.diagnostics.first?.problem as? YAMLProblem
        #expect(problem == .unreadable("there is no such file"))
    }
}

extension YAMLNode {
    /// The text of a built-in theme.
    fileprivate init(contentsOfThemeNamed name: String) throws {
        let text = try #require(EmbeddedData.all.first { $0.name == name }).text
        self = try YAMLNode(text, file: name)
    }
}
