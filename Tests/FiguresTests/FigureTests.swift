import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import Previews
import Rendering
import TestTraits
import Testing
import Theming
import Typography

@testable import Figures

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Figures", .blocking)
struct FigureTests {
    static let names = Figure.all.map(\.name)

    @Test("ADAPT-2 ADAPT-39 Every figure is a well-formed SVG, with the same bytes each time", arguments: names)
    func svg(name: String) throws {
        let first = try FigureDrawer.bytes(try FigureDrawer.picture(name), .svg)
        #expect(XMLParser(data: Data(first)).parse())
        #expect(try FigureDrawer.bytes(try FigureDrawer.picture(name, anew: true), .svg) == first)
    }

    @Test("Every caption of a figure is in the catalog in every language")
    func catalogue() throws {
        for name in Self.names { #expect(FigureWords.catalogue["\(name).title"] != nil, "\(name)") }
        for (key, texts) in FigureWords.catalogue {
            for language in FigureLanguage.allCases {
                #expect(texts[language.rawValue]?.isEmpty == false, "\(key) in \(language)")
            }
        }
    }

    @Test("A figure about one version of iOS names it, and all such figures show the same one", arguments: names)
    func version(name: String) throws {
        let figure = try #require(Figure.all.first { $0.name == name })
        let tools = WorkerTools(fonts: FigureDrawer.fonts)
        let context = FigureContext(
            theme: try Theme.named("docs"), words: FigureWords(language: .english), tools: tools, devices: [])
        tools.style = context.theme.picture
        _ = try figure.compose(context)
        let shown = context.versions.shown
        if shown.count > 1 {
            #expect(name == "launch-screens", "\(shown)")
        } else {
            #expect(shown.isEmpty || shown == [.iOS18], "\(shown)")
        }
    }

    @Test("Devices have their family's name unless the generation matters")
    func deviceNames() throws {
        let context = FigureContext(
            theme: try Theme.named("docs"), words: FigureWords(language: .english),
            tools: WorkerTools(fonts: FigureDrawer.fonts), devices: [])
        func name(_ notation: String) throws -> String { context.deviceName(try context.variant(notation)) }
        #expect(try name("iphone-15") == "iPhone")
        #expect(try name("iphone-15-plus") == "iPhone Plus")
        #expect(try name("ipad-pro-11") == "iPad Pro 11-inch")
        let variant = try context.variant("iphone-15")
        #expect(context.deviceName(variant, withGeneration: true) == "iPhone 15")
    }

    @Test("Chinese captions are longer or shorter, so the pictures differ", arguments: ["size-classes", "collapse"])
    func chinese(name: String) throws {
        let (english, chinese) = (
            try FigureDrawer.picture(name), try FigureDrawer.picture(name, language: .chinese)
        )
        #expect(english.title != chinese.title)
        #expect(english.items != chinese.items)
    }
}

@Suite("Layout of figures", .blocking)
struct FigureLayoutTests {
    private func layout() throws -> FigureLayout {
        FigureLayout(
            style: FigureStyle(try Theme.named("docs")), setter: MetricTextSetter(library: FigureDrawer.fonts))
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

    @Test("Text wraps at its width and is as high as its lines")
    func wrapping() throws {
        let layout = try layout()
        let text = "Each environment takes its traits from the one above it, unless it overrides them."
        let free = layout.size(of: .text(FigureText(text: text, role: .detail)))
        let narrow = layout.size(of: .text(FigureText(text: text, role: .detail, width: free.width / 3)))
        #expect(narrow.width <= free.width / 3)
        #expect(narrow.height >= 3 * free.height)
    }

    @Test("Parts side by side are connected by a straight line where they overlap vertically")
    func straightArrow() throws {
        var layout = try layout()
        let row = FigureBlock.row(40, .leading, of: [block(20, 100, "a"), block(30, 60, "b")])
        _ = layout.draw(row, in: CGRect(x: 0, y: 0, width: 90, height: 100))
        guard case .stroke(let line, _, _)? = layout.draw(FigureArrow(from: "a", to: "b")).first else {
            Issue.record("no line")
            return
        }
        #expect(line.bounds?.height == 0)
        #expect(line.bounds?.minY == 30)
    }

    @Test("An arrow ends at the edge of its target")
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
