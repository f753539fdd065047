import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Testing

@Suite("Pictures of pixels") struct ImageTests {
    @Test("have whole pixels where shapes lie on the grid")
    func wholePixels() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let red = Color(red: 1, green: 0, blue: 0)
        let list = DisplayList(
            size: CGSize(width: 4, height: 2), items: [.rectangle(CGRect(x: 1, y: 0, width: 2, height: 1), red)])
        let bitmap = try renderBitmap(list, options: RenderingOptions(scale: 2, background: .white), with: &tools).value
        #expect(bitmap.size == PixelSize(width: 8, height: 4))
        for y in 0..<4 {
            for x in 0..<8 {
                let isRed = (2..<6).contains(x) && y < 2
                #expect(bitmap.pixel(x: x, y: y) == (isRed ? SIMD4(255, 0, 0, 255) : SIMD4(255, 255, 255, 255)))
            }
        }
    }

    @Test("keep transparency where nothing covers")
    func transparency() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let half = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
        let list = DisplayList(
            size: CGSize(width: 2, height: 1), items: [.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1), half)])
        let bitmap = try renderBitmap(list, with: &tools).value
        #expect(bitmap.pixel(x: 0, y: 0) == SIMD4(0, 0, 255, 128))
        #expect(bitmap.pixel(x: 1, y: 0) == SIMD4(0, 0, 0, 0))
    }

    @Test(
        "of impossible sizes are refused",
        arguments: [
            CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 1),
            CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e9, height: 1),
            CGSize(width: 20_000, height: 20_000),
        ])
    func impossibleSizes(size: CGSize) {
        var tools = RenderingTools(fonts: TestFonts())
        for format in OutputFormat.allCases where format == .png || size != CGSize(width: 20_000, height: 20_000) {
            #expect(throws: RenderingProblem.self) {
                try render(DisplayList(size: size), as: format, with: &tools)
            }
        }
    }

    @Test("name the face that no font holds")
    func missingFont() {
        var tools = RenderingTools(fonts: TestFonts())
        let run = GlyphRun(
            font: FontReference(postScriptName: "Nowhere-Bold", digest: ""), size: 10, color: .black,
            glyphs: [.init(index: 1, position: .zero)], text: "a")
        #expect(throws: RenderingProblem.missingFont(postScriptName: "Nowhere-Bold")) {
            try render(DisplayList(size: CGSize(width: 9, height: 9), items: [.glyphs(run)]), as: .png, with: &tools)
        }
    }
}
