import Diagnostics
import Drawing
import Foundation
import LocatedYAML
import Testing
import Theming

@Suite struct ThemeReadingTests {
    /// What is wrong with a theme, as `line:column` and problem.
    private func problems(of yaml: String) -> [(place: String, problem: ThemeProblem)] {
        diagnostics(of: yaml).compactMap { diagnostic in
            guard let problem = diagnostic.problem as? ThemeProblem else { return nil }
            return (diagnostic.location.map { "\($0.line ?? 0):\($0.column ?? 0)" } ?? "", problem)
        }
    }

    @Test(arguments: [
        ("inherits: ios\npalete: {}\n", "2:1", ThemeProblem.unknownKey("palete", in: "", nearest: "palette")),
        ("inherits: ios\ngrid:\n  marign: 3\n", "3:3", .unknownKey("marign", in: "grid", nearest: "margin")),
        ("inherits: ios\ngrid:\n  margin: wide\n", "3:11", .wrongType(key: "grid.margin", expected: "a number")),
        ("inherits: ios\ngrid:\n  margin: .nan\n", "3:11", .wrongType(key: "grid.margin", expected: "a number")),
        ("inherits: ios\ngrid:\n  margin: 1e99\n", "3:11", .wrongType(key: "grid.margin", expected: "a number")),
        ("inherits: ios\ngrid:\n  margin: -1\n", "3:11", .negative(key: "grid.margin")),
        (
            "inherits: ios\ngrid: 3\n", "2:7",
            .wrongType(key: "grid", expected: "a mapping of names to values")
        ),
        ("inherits: ios\npalette:\n  label: \"#12\"\n", "3:10", .badColor("#12")),
        ("inherits: ios\npalette:\n  label: \"#12345G\"\n", "3:10", .badColor("#12345G")),
        ("inherits: ios\npalette:\n  label: { dim: \"#000000\" }\n", "3:12", .badVersion("dim")),
        ("inherits: ios\npalette:\n  label: { ios0: \"#000000\" }\n", "3:12", .badVersion("ios0")),
        ("inherits: ios\npalette:\n  label: { dark: \"#000000\" }\n", "3:10", .missingKey("palette.label.light")),
        ("inherits: ios\npalette:\n  a: sytemBlue\n", "3:6", .unknownColorName("sytemBlue", nearest: "systemBlue")),
        ("inherits: ios\npalette:\n  a: b\n  b: a\n", "3:6", .colorCircle(["a", "b", "a"])),
        ("inherits: oss\n", "1:11", .unknownTheme("oss", known: Theme.embeddedNames)),
        ("inherits: [ios]\n", "1:11", .wrongType(key: "inherits", expected: "a text")),
    ])
    func whatIsWrongIsSaidWithItsPlace(yaml: String, place: String, problem: ThemeProblem) throws {
        let found = problems(of: yaml)
        let first = try #require(found.first)
        #expect(first.place == place)
        #expect(first.problem == problem)
        #expect(found.count == 1)
    }

    @Test func everythingWrongIsSaidAtOnce() {
        let found = problems(of: "inherits: ios\ngrid:\n  gap: x\n  tile: y\nnope: 1\n")
        #expect(found.map(\.place) == ["3:8", "4:9", "5:1"])
    }

    @Test(arguments: ["", "- a\n- b\n", "a: [", "a: \"\u{1}\"", "inherits: ios\ninherits: ios\n", "a: &a [*a]\n"])
    func whatIsNoThemeIsRefused(yaml: String) {
        #expect(!diagnostics(of: yaml).isEmpty)
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
        #expect(found.first?.problem as? YAMLProblem == .unreadable("no missing.yaml"))
        #expect(found.first?.location == SourceLocation(file: "test.yaml", line: 2, column: 11))
    }

    @Test func deepNestingIsRefusedRatherThanFollowed() {
        let deep = "a: " + String(repeating: "[", count: 50_000)
        #expect(!diagnostics(of: deep).isEmpty)
    }

    @Test func aThemeWithoutAParentMustSayEverything() {
        let missing = problems(of: "name: bare\n").map(\.problem)
        #expect(missing.contains(.missingKey("grid")))
        #expect(missing.contains(.missingKey("palette")))
    }

    @Test func whatIsNotSaidIsInherited() throws {
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
        #expect(chain.count == 3)
    }

    @Test func aMissingFileIsSaid() throws {
        let error = #expect(throws: DiagnosedError.self) { try Theme.named("./no-such-theme.yaml") }
        #expect(error?.diagnostics.first?.problem as? YAMLProblem == .unreadable("no ./no-such-theme.yaml"))
    }
}
