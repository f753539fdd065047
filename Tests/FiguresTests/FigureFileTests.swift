import Devices
import Diagnostics
import Drawing
import Foundation
import LocatedText
import Previews
import TestTraits
import Testing
import Theming
import Typography

@testable import Figures

@Suite("Figure files", .blocking)
struct FigureFileTests {
    private func laidOut(
        _ yaml: String, language: FigureLanguage = .english, theme: String = "docs"
    ) throws -> FigureLayout {
        let theme = try Theme.named(theme)
        let document = try FigureDocument.decode(yaml, file: "figure.yaml", colorNames: theme.palette.names)
        let composer = FigureComposer(
            theme: theme, language: language, tools: WorkerTools(fonts: FigureDrawer.fonts), devices: [])
        let figure = Figure(document)
        _ = try composer.picture(of: figure)
        return try composer.laidOut(figure).layout
    }

    private func diagnostics(of yaml: String) -> [Diagnostic] {
        do {
            _ = try laidOut(yaml)
            return []
        } catch let error as DiagnosedError {
            return error.diagnostics
        } catch {
            Issue.record("\(error)")
            return []
        }
    }

    /// A preview of a button in the middle of a phone.
    private static let preview =
        "preview: {scene: {root: {view: {box: , views: [{button: Go, id: go}], "
        + "constraints: [\"go.centerX == superview.centerX\", \"go.centerY == superview.centerY\"]}}}, "
        + "on: iphone-15/portrait}"

    /// Invalid figures, each with its location, problem and the beginning of its remedy.
    static let wrongFigures: [(yaml: String, fault: String, remedy: String)] = [
        ("contnet: x\n", "1:1 yaml-unknown-key", "did you mean 'content'?"),
        ("title: x\n", "1:1 yaml-missing-key", "add 'content:'"),
        ("content: {txet: x}\n", "1:11 yaml-unknown-key", "did you mean 'text'?"),
        ("content: {text: x, space: 3}\n", "1:20 yaml-two-kinds", "remove 'space'"),
        ("content: {row: {gap: 3}}\n", "1:16 yaml-missing-key", "add 'parts:'"),
        ("content: {text: {words: x, role: hading}}\n", "1:34 yaml-unknown-choice", "did you mean 'heading'?"),
        ("content: {text: {zh: x}}\n", "1:17 yaml-missing-key", "add 'en:'"),
        ("content: {space: wide}\n", "1:18 yaml-wrong-type", "write a number from 0 to 2000"),
        (
            "content: {row: [{text: a, id: x}, {text: b, id: x}]}\n", "1:49 yaml-duplicate-id",
            "give each one its own id"
        ),
        ("content: {preview: {scene: {root: {map: {}}}, on: iphone-99}}\n", "1:51 unknown-device", "did you mean"),
        (
            "content: {preview: {scene: {root: {mpa: {}}}, on: iphone-15}}\n", "1:36 yaml-unknown-key",
            "did you mean 'map'?"
        ),
        ("content: {preview: {file: gone.storyboard, on: iphone-15}}\n", "1:27 scene-no-file", "paths count from"),
        ("content: {preview: {on: iphone-15}}\n", "1:20 yaml-missing-kind", "add one of scene, file"),
        (
            "content:\n  \(preview)\n  callouts: [{at: og, text: x}]\n", "3:19 yaml-unknown-id", "did you mean 'go'?"
        ),
        (
            "content:\n  \(preview)\n  id: p\narrows: [{from: p.og, to: p}]\n", "4:17 yaml-unknown-id",
            "did you mean 'p.go'?"
        ),
        (
            "content:\n  \(preview)\n  dimensions: [{of: [go, go, go]}]\n", "3:21 yaml-too-many", "make it shorter"
        ),
        ("content: x\n\tarrows: []\n", "2:1 yaml-tab", "indent with spaces"),
        ("content: {row: [a, b}\n", "1:21 yaml-malformed", "look for a bracket"),
        ("content: *a\n", "1:10 yaml-undefined-alias", "write &NAME"),
    ]

    @Test("An invalid figure gets one location, one problem and one remedy", arguments: wrongFigures)
    func wrong(yaml: String, fault: String, remedy: String) throws {
        let found = diagnostics(of: yaml)
        let faults = found.map { diagnostic in
            "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0) \(diagnostic.problem.code)"
        }
        #expect(faults == [fault])
        let first = try #require(found.first)
        #expect(first.location?.file == "figure.yaml")
        #expect(first.problem.remedy?.hasPrefix(remedy) == true, "\(first.problem.remedy ?? "none")")
    }

    @Test("Elements of a preview are found by id, at the preview's scale")
    func elements() throws {
        let layout = try laidOut("content:\n  \(Self.preview)\n  id: phone\n")
        let phone = try #require(layout.frames["phone"])
        let button = try #require(layout.frames["phone.go"])
        #expect(phone.contains(CGPoint(x: button.midX, y: button.midY)))
        #expect(abs(button.midX - phone.midX) < 1)
    }

    @Test("Notes have their own space: nothing overlaps, whatever their side", arguments: FigureSide.allCases)
    func notes(side: FigureSide) throws {
        let callouts = (1...6).map { "{at: go, side: \(side), text: Note number \($0) about the button}" }
        let layout = try laidOut(
            """
            title: Notes
            content:
              row:
                - id: phone
                  \(Self.preview)
                  caption: A phone
                  dimensions: [{of: go, side: \(side)}, {of: phone, side: \(side), text: "all of it"}]
                  braces: [{of: go, side: \(side), text: a brace with a longer text}]
                  callouts: [\(callouts.joined(separator: ", "))]
                - Text beside it
            """)
        let phone = try #require(layout.frames["phone"])
        // The title, the caption, two dimension lines, a brace, six callouts, the text.
        #expect(layout.textFrames.count == 12)
        for (index, frame) in layout.textFrames.enumerated() {
            #expect(!frame.intersects(phone), "\(index)")
            for other in layout.textFrames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
        }
    }

    @Test(
        "A dimension line shows the length in points of the preview, whatever the scale", arguments: [60, 400])
    func dimension(side: Int) throws {
        let yaml = """
            content:
              preview:
                scene: {root: {view: {box: , views: [{box: , id: area, frame: [20, 100, 150, 80]}]}}}
                on: iphone-15/portrait
                side: \(side)
              dimensions: [{of: area}, {of: area, side: left}]
            """
        let theme = try Theme.named("docs")
        let document = try FigureDocument.decode(yaml, file: "figure.yaml", colorNames: theme.palette.names)
        let list = try FigureComposer(
            theme: theme, language: .english, tools: WorkerTools(fonts: FigureDrawer.fonts), devices: []
        ).picture(of: Figure(document)).value
        let texts = list.runs.map(\.text)
        #expect(texts.contains("150"))
        #expect(texts.contains("80"))
    }

    @Test("An arrow's text fits into the gap that the arrow crosses")
    func arrowText() throws {
        let layout = try laidOut(
            """
            content: {row: {gap: 10, parts: [{box: {content: A}, id: a}, {box: {content: B}, id: b}]}}
            arrows: [{from: a, to: b, text: a text of several words}]
            """)
        let (a, b) = (try #require(layout.frames["a"]), try #require(layout.frames["b"]))
        let text = try #require(layout.textFrames.last)
        #expect(text.minX > a.maxX && text.maxX < b.minX)
    }

    @Test("An arrow between stacked parts avoids captions, and a horizontal one avoids notes")
    func arrowsAroundNotes() throws {
        let part = "{box: {content: Part}, caption: A caption, braces: [{of: ID, side: right, text: a brace}], id: ID}"
        let (a, b) = (part.replacingOccurrences(of: "ID", with: "a"), part.replacingOccurrences(of: "ID", with: "b"))
        for kind in ["column", "row"] {
            var layout = try laidOut("content: {\(kind): [\(a), \(b)]}\n")
            guard case .stroke(let line, _, _)? = layout.draw(FigureArrow(from: "a", to: "b")).first else {
                Issue.record("no line")
                return
            }
            let bounds = try #require(line.bounds)
            for text in layout.textFrames {
                #expect(
                    !text.intersects(bounds.insetBy(dx: kind == "row" ? 0.5 : -0.5, dy: kind == "row" ? -0.5 : 0.5)))
            }
        }
    }

    @Test("Texts are in the requested language, with English as the fallback")
    func languages() throws {
        let yaml = "content: {column: [{text: {en: Width, zh: 宽度}}, Height]}\n"
        let english = try laidOut(yaml).textFrames
        let chinese = try laidOut(yaml, language: .chinese).textFrames
        #expect(english[0].size != chinese[0].size)
        #expect(english[1].size == chinese[1].size)
    }

    @Test("The examples are drawn without a warning, in every theme and language", arguments: Theme.embeddedNames)
    func examples(theme: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "../../Examples/Figures")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        #expect(!files.isEmpty)
        for file in files.sorted() {
            let theme = try Theme.named(theme)
            let figure = try Figure(contentsOfFile: folder.appending(path: file).path, theme: theme)
            let outcomes = try FigureRequest([.init(figure, in: theme)]).check()
            #expect(outcomes.flatMap(\.diagnostics).map(\.description) == [])
        }
    }

    @Test("The schema describes every key, and every reference is valid")
    func schema() throws {
        let text = Figure.jsonSchema
        let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let parts = try #require(schema["$defs"] as? [String: Any])
        for piece in text.components(separatedBy: "\"#/$defs/").dropFirst() {
            let name = String(piece.prefix { $0 != "\"" })
            #expect(parts[name] != nil, "\(name)")
        }
        let part = try #require((parts["part"] as? [String: Any])?["properties"] as? [String: Any])
        for key in ["text", "preview", "row", "grid", "table", "callouts", "dimensions", "braces"] {
            #expect((part[key] as? [String: Any])?["description"] is String, "\(key)")
        }
    }
}
