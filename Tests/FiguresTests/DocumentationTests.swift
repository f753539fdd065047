import BrowserDriver
import Diagnostics
import Foundation
import Previews
import Rendering
import Scenes
import TestTraits
import Testing
import Theming

@testable import Figures

@Suite("Documentation", .blocking)
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    @Test(
        "docc converts the catalog without a warning, with newly drawn figures",
        .enabled(if: InstalledProgram.docc.isInstalled, "docc is not installed"))
    func catalog() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID().uuidString)")
        let catalog = folder.appending(path: "Maquette.docc")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = Self.root.appending(path: "Documentation/Maquette.docc")
        var shown: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() {
            // The catalog's articles are links to the files beside it.
            let text = try String(contentsOf: source.appending(path: name), encoding: .utf8)
            try text.write(to: catalog.appending(path: name), atomically: true, encoding: .utf8)
            shown.formUnion(text.matches(of: /!\[[^\]]*\]\(([a-z-]+)-docs-en\)/).map { String($0.output.1) })
        }
        #expect(!shown.isEmpty)
        for name in shown.sorted() {
            let bytes = try FigureDrawer.bytes(try FigureDrawer.picture(name), .svg)
            try Data(bytes).write(to: catalog.appending(path: "\(name)-docs-en.svg"))
        }
        let words = try InstalledProgram.docc.run(
            ["convert", catalog.path, "--output-path", folder.appending(path: "site").path], withComplaints: true)
        #expect(!words.contains("warning:") && !words.contains("error:"), "\(words)")
        let page = folder.appending(path: "site/data/documentation/maquette/figures.json")
        #expect(FileManager.default.fileExists(atPath: page.path))
    }

    @Test("The figures in the source of pages can be drawn", arguments: ["Figures", "GettingStarted"])
    func examples(page: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try SceneStarter.text.write(to: folder.appending(path: "Mail.yaml"), atomically: true, encoding: .utf8)
        let text = try String(contentsOf: Self.root.appending(path: "Documentation/\(page).md"), encoding: .utf8)
        // Text with an indentation of four spaces is code; a figure begins with its title.
        let blocks = text.split(separator: /\n(?! {4}|\n)/).map { block in
            block.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }.joined(separator: "\n")
        }
        let figures = blocks.filter { $0.hasPrefix("title:") }
        #expect(!figures.isEmpty)
        for (index, figure) in figures.enumerated() {
            let path = folder.appending(path: "\(index).yaml")
            try (figure + "\n").write(to: path, atomically: true, encoding: .utf8)
            let reference = try Figure.theme(ofFile: path.path) ?? "docs"
            let theme = try Theme.named(Theme.isPath(reference) ? SplitPath(path.path).beside(reference) : reference)
            let request = FigureRequest([.init(try Figure(contentsOfFile: path.path, theme: theme), in: theme)])
            let outcomes = try request.check()
            #expect(outcomes.flatMap(\.diagnostics).map(\.description) == [])
        }
    }

    @Test("The table in Figures.md names every figure")
    func table() throws {
        let text = try String(contentsOf: Self.root.appending(path: "Documentation/Figures.md"), encoding: .utf8)
        for figure in Figure.all { #expect(text.contains("| `\(figure.name)` |"), "\(figure.name)") }
    }
}
