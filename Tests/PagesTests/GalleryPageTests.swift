import Bitmaps
import BrowserDriver
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import TestTraits
import Testing

@testable import Pages

/// The page in a real browser, with artificial runs.
@Suite(.long, .enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)), .blocking)
struct GalleryPageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")

    private struct Odd: Problem {
        var code: String { "odd" }
        var message: String { GalleryPageTests.hostile }
        var remedy: String? { GalleryPageTests.hostile }
    }

    private static let hostile =
        "</script><img src=x onerror=\"window.hacked=1\"><!-- @DATA@ \u{2028} \" ' & {{x}} ünï 😀"

    private func withPage<Result>(_ run: GalleryRun, _ body: (URL) throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bitmap = try #require(
            Bitmap(size: PixelSize(width: 4, height: 8), pixels: Array(repeating: 200, count: 128)))
        try Data(PNGEncoder().encode(bitmap)).write(to: folder.appending(path: "a.png"))
        let page = folder.appending(path: GalleryPage.fileName)
        try Data(GalleryPage.html(for: run).utf8).write(to: page)
        return try body(page)
    }

    private func record(_ words: String, count: Int = 1) -> PictureRecord {
        let list =
            DisplayList(
                size: CGSize(width: 100, height: 200),
                items: (0..<count).map {
                    .element(
                        ElementMark(
                            id: "\(words)-\($0)", kind: "UILabel", label: words,
                            location: SourceLocation(file: words, line: $0),
                            frame: CGRect(x: 10, y: 20 * $0, width: 50, height: 20)), [])
                })
        return PictureRecord(list, window: list)
    }

    private let file = PageFile(name: "a.png", width: 100, height: 200)

    @Test func whateverTheWordsAreTheyAreOnlyWords() throws {
        let variant = try Variant(parsing: "iphone-16-pro")
        let dark = try Variant(parsing: "iphone-16-pro/portrait/full/dark")
        var builder = GalleryBuilder()
        for index in 0..<2 {
            builder.add(
                "\(Self.hostile)-\(index)", document: Self.hostile, variant: index == 0 ? variant : dark,
                size: CGSize(width: 100, height: 200), files: [file], thumbnail: nil,
                record: record(Self.hostile), diagnostics: [Diagnostic(.error, Odd())])
        }
        try withPage(builder.run) { url in
            let browser = try Browser()
            let page = try browser.open(url)
            #expect(try page.value("document.title") == Self.hostile)
            #expect(try page.value("document.querySelectorAll('.tile').length") == 2)
            try page.click(".tile")
            #expect(try page.value("document.querySelector('#tree button').textContent.includes('<img src=x')"))
            #expect(try page.value("document.querySelector('#warnings').textContent.includes('<img src=x')"))
            #expect(try page.value("document.querySelectorAll('select option').length") > 2)
            #expect(
                try page.value("window.hacked === undefined && document.querySelectorAll('img[src=x]').length === 0"))
            #expect(page.complaints == [])
            #expect(page.requests.allSatisfy { $0.hasPrefix("file:") })
        }
    }

    @Test func twoThousandVariantsAreQuick() throws {
        let variants = try Matrix(
            AxisSelection(parsing: [
                .device: ["all"], .orientation: ["all"], .appearance: ["all"], .contentSize: ["all"],
            ])
        ).variants.prefix(2_000)
        #expect(variants.count == 2_000)
        var builder = GalleryBuilder()
        for variant in variants {
            builder.add(
                variant.description, document: "Main", variant: variant, size: variant.windowSize,
                files: [file], thumbnail: nil,
                record: record(variant.orientation.rawValue, count: 60), diagnostics: [])
        }
        #expect(builder.run.layouts.count == 2, "layouts that are alike are there once")
        try withPage(builder.run) { url in
            let bytes = try Data(contentsOf: url).count
            #expect(bytes < 2_000_000)
            let browser = try Browser()
            let page = try browser.open(url)
            // The time from the start of the page's script until its layout, on any machine.
            let start: Double = try page.value(
                """
                (async () => { document.body.offsetHeight;
                return performance.now() - performance.getEntriesByType("navigation")[0].responseEnd; })()
                """)
            #expect(start < 8_000)
            let filter: Double = try page.value(
                """
                (async () => { const start = performance.now(); const field = document.querySelector("select[name=Device]");
                field.value = field.options[2].value; field.onchange(); document.body.offsetHeight;
                return performance.now() - start; })()
                """)
            #expect(filter < 2_000)
            #expect(try page.value("document.querySelectorAll('.tile').length") < 200)
            #expect(page.complaints == [])
            print("2,000 variants: \(bytes) bytes, shown after \(Int(start)) ms, filtered in \(Int(filter)) ms")
        }
    }
}

@Suite struct PageTemplateTests {
    @Test func insertedTextIsNotExpandedAgain() {
        let page = PageTemplate("<@A@|@B@|@C@ a@b @").filled([("A", "@B@"), ("B", "@A@ @")])
        #expect(page == "<@B@|@A@ @|@C@ a@b @")
    }

    @Test(arguments: [
        ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"), ("\u{0}x\ny", " x\ny"), ("ünï 😀", "ünï 😀"),
    ])
    func wordsAreEscaped(words: String, escaped: String) {
        #expect(PageTemplate.escaped(words) == escaped)
    }

    @Test func dataEndsNoElement() throws {
        let json = try PageTemplate.json(["</script>\u{2028}", "<!--"])
        #expect(!json.contains("<") && !json.contains("\u{2028}"))
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == ["</script>\u{2028}", "<!--"])
    }
}
