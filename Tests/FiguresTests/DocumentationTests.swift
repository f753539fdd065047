import Foundation
import Rendering
import Testing

@testable import Figures

@Suite("Documentation")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    @Test(
        "docc takes the catalog without a warning, with the figures that it shows drawn anew",
        .enabled(if: Tool.docc != nil, "docc is not installed"))
    func catalog() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID().uuidString)")
        let catalog = folder.appending(path: "Maquette.docc")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = Self.root.appending(path: "Documentation/Maquette.docc")
        var shown: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() {
            // The catalog's articles are links to the files that stand beside it.
            let text = try String(contentsOf: source.appending(path: name), encoding: .utf8)
            try text.write(to: catalog.appending(path: name), atomically: true, encoding: .utf8)
            shown.formUnion(text.matches(of: /!\[[^\]]*\]\(([a-z-]+)-docs-en\)/).map { String($0.output.1) })
        }
        #expect(!shown.isEmpty)
        for name in shown.sorted() {
            let bytes = try FigureDrawer.bytes(try FigureDrawer.picture(name), .svg)
            try Data(bytes).write(to: catalog.appending(path: "\(name)-docs-en.svg"))
        }
        let words = try Tool.run(
            try #require(Tool.docc),
            ["convert", catalog.path, "--output-path", folder.appending(path: "site").path], withErrors: true)
        #expect(!words.contains("warning:") && !words.contains("error:"), "\(words)")
        let page = folder.appending(path: "site/data/documentation/maquette/figures.json")
        #expect(FileManager.default.fileExists(atPath: page.path))
    }

    @Test("The table in Figures.md names every figure")
    func table() throws {
        let text = try String(contentsOf: Self.root.appending(path: "Documentation/Figures.md"), encoding: .utf8)
        for figure in Figure.all { #expect(text.contains("| `\(figure.name)` |"), "\(figure.name)") }
    }
}
