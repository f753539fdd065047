import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import Previews
import Rendering
import Testing
import Theming
import Typography

@testable import Figures

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Figures")
struct FigureTests {
    static let names = Figure.all.map(\.name)

    private func picture(_ name: String, language: FigureLanguage = .english, theme: String = "docs") throws
        -> DisplayList
    {
        let figure = try #require(Figure.all.first { $0.name == name })
        let composer = FigureComposer(
            theme: try Theme.named(theme), language: language, tools: WorkerTools(fonts: FontLibrary()), devices: [])
        return try composer.picture(of: figure).value
    }

    private func bytes(_ list: DisplayList, _ format: OutputFormat, scale: CGFloat = 1) throws -> [UInt8] {
        var tools = RenderingTools(fonts: FontLibrary())
        return try render(list, as: format, options: RenderingOptions(scale: scale), with: &tools).value
    }

    @Test("Every figure is an SVG that an XML parser takes, the same bytes each time", arguments: names)
    func svg(name: String) throws {
        let first = try bytes(try picture(name), .svg)
        #expect(XMLParser(data: Data(first)).parse())
        #expect(try bytes(try picture(name), .svg) == first)
    }

    @Test("Every caption that a figure sets is in the catalogue in every language")
    func catalogue() throws {
        for name in Self.names { #expect(FigureWords.catalogue["\(name).title"] != nil, "\(name)") }
        for (key, texts) in FigureWords.catalogue {
            for language in FigureLanguage.allCases {
                #expect(texts[language.rawValue]?.isEmpty == false, "\(key) in \(language)")
            }
        }
    }

    @Test("Chinese captions are longer or shorter, never the same picture", arguments: ["size-classes", "collapse"])
    func chinese(name: String) throws {
        let (english, chinese) = (try picture(name), try picture(name, language: .chinese))
        #expect(english.title != chinese.title)
        #expect(english.items != chinese.items)
    }

    @Test(
        "What is asked for wrongly is named, with a remedy",
        arguments: [
            (["size-clases"], "en", "svg", "figure-unknown", "did you mean 'size-classes'?"),
            (["popover"], "fr", "svg", "figure-unknown-language", "languages are en, zh"),
            (["popover"], "en", "gif", "figure-unknown-format", "formats are png, svg, pdf"),
            ([], "en", "svg", "figure-nothing-named", "name figures of `maquette figure --list`, or write all"),
        ])
    func wrong(names: [String], language: String, format: String, code: String, remedy: String) {
        let options = FigureOptions(
            names: names, theme: "docs", language: language, devices: [], formats: format, output: "nowhere")
        let result = options.run { _ in }
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == [code])
        #expect(result.diagnostics.first?.problem.remedy == remedy)
    }

    @Test(
        "Devices must fit the figure",
        arguments: [
            ("multitasking", "iphone-15", "figure-no-fitting-device"),
            ("trait-cascade", "iphone-15", "figure-takes-no-devices"),
            ("size-classes", "iphone-99x", "unknown-device"),
        ])
    func devices(name: String, device: String, code: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "figures-\(name)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let options = FigureOptions(
            names: [name], theme: "docs", language: "en", devices: [device], formats: "svg", output: folder)
        let result = options.run { _ in }
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == [code])
    }

    @Test(
        "rsvg-convert draws an SVG as the PNG has it, but for less than one pixel in a hundred",
        .enabled(if: Tool.rsvg != nil, "rsvg-convert is not installed"), arguments: ["trait-cascade"])
    func otherRenderer(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "figure-\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (svg, png) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
        let list = try picture(name)
        try Data(try bytes(list, .svg)).write(to: svg)
        _ = try Tool.run(try #require(Tool.rsvg), ["-z", "2", svg.path, "-o", png.path])
        let theirs = try Bitmap(decoding: Array(try Data(contentsOf: png)))
        let ours = try Bitmap(decoding: try bytes(list, .png, scale: 2))
        try #require(ours.size == theirs.size)
        // Every seventh pixel tells the share as well.
        let pixels = stride(from: 0, to: ours.size.width * ours.size.height, by: 7)
        let different = pixels.count { pixel in
            (4 * pixel..<4 * pixel + 4).contains { abs(Int(ours.pixels[$0]) - Int(theirs.pixels[$0])) > 10 }
        }
        let share = Double(different) / Double((ours.size.width * ours.size.height / 7))
        #expect(share < 0.01, "\(share)")
    }

    @Test("A PDF carries its fonts", .enabled(if: Tool.pdffonts != nil, "pdffonts is not installed"))
    func fonts() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "figure-fonts.pdf").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(try bytes(try picture("collapse", language: .chinese), .pdf)).write(to: URL(fileURLWithPath: path))
        let lines = try Tool.run(try #require(Tool.pdffonts), [path]).split(separator: "\n").dropFirst(2)
        #expect(!lines.isEmpty)
        for line in lines {
            // name, type, encoding, embedded, subset, unicode, object and generation: counted from the end, since
            // types have blanks.
            let words = line.split(separator: " ")
            #expect(words.dropLast(4).last == "yes", "\(line)")
        }
    }
}

@Suite("Layout of figures")
struct FigureLayoutTests {
    private func layout() throws -> FigureLayout {
        FigureLayout(
            style: FigureStyle(try Theme.named("docs")), setter: MetricTextSetter(library: FontLibrary()))
    }

    private func block(_ width: CGFloat, _ height: CGFloat, _ name: String) -> FigureBlock {
        .named(name, .drawing(CGSize(width: width, height: height), []))
    }

    @Test("Columns are as wide as their widest cell, rows as high as their highest, and nothing overlaps")
    func grid() throws {
        var layout = try layout()
        let sizes: [[CGFloat]] = [[10, 60, 20], [80, 15, 30]]
        let rows = sizes.enumerated().map { row, widths in
            widths.enumerated().map { column, width in block(width, width / 2, "\(row)\(column)") }
        }
        let grid = FigureBlock.grid(FigureGrid(rows: rows, columnGap: 5, rowGap: 7))
        #expect(layout.size(of: grid) == CGSize(width: 80 + 60 + 30 + 10, height: 30 + 40 + 7))
        _ = layout.draw(grid, in: CGRect(x: 3, y: 4, width: 180, height: 77))
        let frames = layout.frames.values.map { $0 }
        #expect(frames.count == 6)
        for (index, frame) in frames.enumerated() {
            for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
        }
    }

    @Test("Text breaks at its width and takes the height of its lines")
    func wrapping() throws {
        let layout = try layout()
        let text = "Each environment takes its traits from the one above it, unless it overrides them."
        let free = layout.size(of: .text(FigureText(text: text, role: .detail)))
        let narrow = layout.size(of: .text(FigureText(text: text, role: .detail, width: free.width / 3)))
        #expect(narrow.width <= free.width / 3)
        #expect(narrow.height >= 3 * free.height)
    }

    @Test("An arrow ends at the edge of what it points at")
    func arrow() throws {
        var layout = try layout()
        let row = FigureBlock.row(40, of: [block(20, 20, "a"), block(30, 60, "b")])
        _ = layout.draw(row, in: CGRect(x: 0, y: 0, width: 90, height: 60))
        let items = layout.draw(FigureArrow(from: "a", to: "b"))
        guard case .fill(let tip, _)? = items.last, case .move(let end)? = tip.elements.first else {
            Issue.record("no tip")
            return
        }
        #expect(end == CGPoint(x: 60, y: 30))
        #expect(layout.draw(FigureArrow(from: "a", to: "c")).isEmpty)
    }
}

/// Programs that judge files, where they are installed.
enum Tool {
    static let pdffonts = path("pdffonts")
    static let rsvg = path("rsvg-convert")

    static func path(_ name: String) -> String? {
        ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func run(_ path: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
