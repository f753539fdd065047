import Bitmaps
import BrowserDriver
import Diagnostics
import Drawing
import Foundation
import Geometry
import Previews
import Rendering
import TestTraits
import Testing

@testable import Figures

@Suite("The appearance of figures", .blocking)
struct FigureLooksTests {
    static let names = Figure.all.map(\.name)

    @Test(
        "No text of a figure overlaps another or leaves the page, and every arrow ends at its target",
        arguments: names, FigureLanguage.allCases)
    func texts(name: String, language: FigureLanguage) throws {
        let layout = try FigureDrawer.laidOut(name, language: language)
        let page = CGRect(origin: .zero, size: layout.list.size)
        #expect(!layout.textFrames.isEmpty)
        for (index, frame) in layout.textFrames.enumerated() {
            #expect(frame.minX >= page.minX && frame.maxX <= page.maxX, "\(frame)")
            #expect(frame.minY >= page.minY && frame.maxY <= page.maxY, "\(frame)")
            let inner = frame.insetBy(dx: 0.5, dy: 0.5)
            for other in layout.textFrames.dropFirst(index + 1) where inner.intersects(other.insetBy(dx: 0.5, dy: 0.5))
            {
                Issue.record("\(frame) and \(other)")
            }
        }
        #expect(layout.unresolved.isEmpty)
    }

    @Test("Chinese captions are set in Noto Sans CJK", arguments: names)
    func chineseFont(name: String) throws {
        for run in try FigureDrawer.picture(name, language: .chinese).runs {
            let isChinese = run.text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
            if isChinese { #expect(run.font.postScriptName.hasPrefix("NotoSansCJK"), "\(run.text)") }
        }
    }

    /// The texts of a figure, in order, including those of its pictures.
    ///
    /// `MAQUETTE_WRITE_FIGURES=1 swift test --filter FigureLooksTests` records them again.
    @Test("The texts of figures equal those of the last review", arguments: names)
    func words(name: String) throws {
        let list = try FigureDrawer.picture(name)
        let text = list.runs.map(\.text).joined(separator: "\n") + "\n"
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).txt")
        if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_FIGURES"] == "1" {
            try text.write(to: path, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: path, encoding: .utf8)
        // Line breaks depend on the fonts.
        #expect(
            text.split(whereSeparator: \.isWhitespace) == golden.split(whereSeparator: \.isWhitespace),
            "look at it (maquette figure \(name)), then record it with MAQUETTE_WRITE_FIGURES=1")
    }

    @Test(
        "rsvg-convert draws an SVG like the PNG, except for less than one pixel in a hundred",
        .enabled(if: InstalledProgram.rsvgConvert.isInstalled, "rsvg-convert is not installed"), arguments: names)
    func otherRenderer(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "figure-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (svg, png) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
        let list = try FigureDrawer.picture(name)
        try Data(try FigureDrawer.bytes(list, .svg)).write(to: svg)
        try InstalledProgram.rsvgConvert.run([svg.path, "-o", png.path])
        let theirs = try Bitmap(decoding: Array(try Data(contentsOf: png)))
        let share = try self.share(of: list, differingFrom: theirs)
        #expect(share < 0.01, "\(share)")
    }

    @Test(
        "Chromium draws an SVG like the PNG, except for less than one pixel in a hundred",
        .long, .enabled(if: Browser.isInstalled, "\(Browser.absence)"))
    func browser() throws {
        let browser = try Browser()
        let path = FileManager.default.temporaryDirectory.appending(path: "figure-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: path) }
        for name in Self.names {
            let list = try FigureDrawer.picture(name)
            try Data(try FigureDrawer.bytes(list, .svg)).write(to: path)
            let page = try browser.open(path, width: Int(list.size.width), height: Int(list.size.height))
            let theirs = try Bitmap(decoding: Array(try page.screenshot()))
            let share = try share(of: list, differingFrom: theirs)
            #expect(share < 0.01, "\(name): \(share)")
        }
    }

    /// The fraction of pixels in which our picture visibly differs from another program's.
    private func share(of list: DisplayList, differingFrom theirs: Bitmap) throws -> Double {
        let ours = try Bitmap(decoding: try FigureDrawer.bytes(list, .png))
        try #require(ours.size == theirs.size)
        // Every third pixel is enough for the fraction.
        let pixels = stride(from: 0, to: ours.size.width * ours.size.height, by: 3)
        let different = pixels.count { pixel in
            (4 * pixel..<4 * pixel + 3).contains { abs(Int(ours.pixels[$0]) - Int(theirs.pixels[$0])) > 32 }
        }
        return Double(different) / Double(ours.size.width * ours.size.height / 3)
    }

    @Test(
        "A PDF contains its fonts", .enabled(if: InstalledProgram.pdffonts.isInstalled, "pdffonts is not installed"),
        arguments: names)
    func fonts(name: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "figure-\(UUID().uuidString).pdf").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let list = try FigureDrawer.picture(name, language: .chinese)
        try Data(try FigureDrawer.bytes(list, .pdf)).write(to: URL(fileURLWithPath: path))
        let lines = try InstalledProgram.pdffonts.run([path]).split(separator: "\n").dropFirst(2)
        #expect(!lines.isEmpty)
        for line in lines {
            // name, type, encoding, embedded, subset, unicode, object and generation: counted from the end, because
            // types may contain spaces.
            let words = line.split(separator: " ")
            #expect(words.dropLast(4).last == "yes", "\(line)")
        }
    }
}

extension DisplayList {
    /// The glyph runs in it, from back to front.
    var runs: [GlyphRun] {
        var found: [GlyphRun] = []
        _ = mapItems { item in
            if case .glyphs(let run) = item { found.append(run) }
            return [item]
        }
        return found
    }
}
