import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Testing

@Suite("Rendering twice", .enabled(if: TestFonts.areInstalled, "needs fonts-inter and fonts-noto-color-emoji"))
struct DeterminismTests {
    private static func files(_ tools: inout RenderingTools) throws -> [ContentDigest] {
        var digests: [ContentDigest] = []
        for list in [Samples.everything, Samples.settings] {
            for format in OutputFormat.allCases {
                let file = try render(list, as: format, options: RenderingOptions(scale: 1), with: &tools)
                digests.append(ContentDigest(of: file.value))
            }
        }
        return digests
    }

    @Test("gives the same bytes in every format, with new tools and with used ones")
    func sameTools() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let first = try Self.files(&tools)
        #expect(try Self.files(&tools) == first)
        var others = RenderingTools(fonts: TestFonts())
        _ = try renderBitmap(Samples.settings, options: RenderingOptions(scale: 2), with: &others)
        #expect(try Self.files(&others) == first)
    }

    @Test("gives the same bytes on many threads at once as on one")
    func threads() async throws {
        var tools = RenderingTools(fonts: TestFonts())
        let alone = try Self.files(&tools)
        let together = try await withThrowingTaskGroup(of: [ContentDigest].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var tools = RenderingTools(fonts: TestFonts())
                    return try Self.files(&tools)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(together.count == 4)
        for digests in together { #expect(digests == alone) }
    }

    @Test("writes no time stamp into a PDF, but its title")
    func pdfMetadata() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let file = try render(Samples.everything, as: .pdf, with: &tools).value
        let text = String(decoding: file, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-1.5"))
        #expect(text.contains("/CreationDate (20000101000000"))
        #expect(text.contains("/Title (Everything)"))
        #expect(!text.contains("/ModDate"))
    }

    @Test("draws the pages of a PDF in order, each at its own size, and the same bytes every time")
    func pdfPages() throws {
        let pages = [Samples.everything, Samples.settings, Samples.everything]
        func document() throws -> [UInt8] {
            var tools = RenderingTools(fonts: TestFonts())
            let made = try renderPages(pages.count, with: &tools) { pages[$0] }
            return made.value
        }
        let file = try document()
        #expect(try document() == file)
        // A compressed document has the sizes of its pages in its streams, which poppler reads.
        let text = String(decoding: file, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1.5"))
        var tools = RenderingTools(fonts: TestFonts())
        #expect(
            try renderPages(1, with: &tools) { _ in Samples.settings }.value
                == render(Samples.settings, as: .pdf, with: &tools).value)
        // They differ only in the size of the second page.
        func pair(_ second: CGSize) throws -> [UInt8] {
            let sizes = [CGSize(width: 100, height: 80), second]
            let dot = DrawingItem.rectangle(CGRect(x: 1, y: 1, width: 2, height: 2), .black)
            return try renderPages(2, with: &tools) { DisplayList(size: sizes[$0], items: [dot]) }.value
        }
        #expect(try pair(CGSize(width: 100, height: 80)) != pair(CGSize(width: 80, height: 100)))
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try renderPages(2, with: &tools) { page in
                guard page == 0 else { throw Stop() }
                return Samples.settings
            }
        }
    }

    @Test("embeds the font in a PDF")
    func pdfFonts() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let list = DisplayList(
            size: CGSize(width: 100, height: 40),
            items: [.glyphs(TestFonts.run("Hamburg", size: 17, at: CGPoint(x: 5, y: 25)))])
        let file = try render(list, as: .pdf, with: &tools).value
        let text = String(decoding: file, as: Unicode.ASCII.self)
        #expect(text.contains("+Inter-Regular"))
        #expect(text.contains("/FontFile3"))
        #expect(text.contains("/ToUnicode"))
    }
}
