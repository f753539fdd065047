import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Testing

@testable import Rendering

@Suite("The shadow of a group") struct GroupShadowTests {
    private static let box = CGRect(x: 20, y: 20, width: 30, height: 20)
    private static let blue = Color(red: 0, green: 0, blue: 1)
    private static let shadow = Shadow(
        color: Color(red: 1, green: 0, blue: 0, alpha: 0.6), offset: CGSize(width: 4, height: 7), radius: 3)
    private static let size = CGSize(width: 80, height: 70)

    private func bitmap(_ items: [DrawingItem], scale: CGFloat = 2) throws -> Bitmap {
        var tools = RenderingTools(fonts: TestFonts())
        return try renderBitmap(
            DisplayList(size: Self.size, items: items), options: RenderingOptions(scale: scale), with: &tools
        ).value
    }

    private func shadowed(_ items: [DrawingItem], _ shadow: Shadow = shadow) -> DrawingItem {
        .group(GroupStyle(composition: Composition(shadow: shadow)), items)
    }

    @Test("is that of the shape that it draws", arguments: [1, 2, 3] as [CGFloat], [0, 0.5, 3, 20] as [CGFloat])
    func shape(scale: CGFloat, radius: CGFloat) throws {
        var shadow = Self.shadow
        shadow.radius = radius
        let fill = DrawingItem.rectangle(Self.box, Self.blue)
        let group = try bitmap([shadowed([fill], shadow)], scale: scale)
        let plain = try bitmap([.shadow(.rectangle(Self.box), shadow), fill], scale: scale)
        let pairs = zip(group.pixels, plain.pixels)
        #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        #expect(group.pixels.contains { $0 > 0 })
    }

    @Test("is one for all its items, below them")
    func severalItems() throws {
        let right = CGRect(x: 50, y: 20, width: 10, height: 20)
        let picture = try bitmap(
            [shadowed([.rectangle(Self.box, Self.blue), .rectangle(right, Self.blue)])], scale: 1)
        // No shadow of the second item falls on the first.
        #expect(picture.pixel(x: 45, y: 30) == SIMD4(0, 0, 255, 255))
        let below = try #require(picture.pixel(x: 50, y: 43))
        #expect(below.x > 60 && below.z == 0)
        #expect(picture.pixel(x: 2, y: 2) == SIMD4(0, 0, 0, 0))
    }

    @Test("is as translucent as what it draws")
    func translucent() throws {
        let faint = try bitmap([shadowed([.rectangle(Self.box, Color(red: 0, green: 0, blue: 1, alpha: 0.25))])])
        let strong = try bitmap([shadowed([.rectangle(Self.box, Self.blue)])])
        let (a, b) = (try #require(faint.pixel(x: 80, y: 90)), try #require(strong.pixel(x: 80, y: 90)))
        #expect(abs(Double(a.w) / Double(b.w) - 0.25) < 0.05)
    }

    @Test("in a shadow is drawn once, however deep")
    func nested() throws {
        var item = DrawingItem.rectangle(Self.box, Self.blue)
        for _ in 0..<30 { item = shadowed([item]) }
        let picture = try bitmap([item], scale: 1)
        #expect(picture.pixel(x: 30, y: 30) == SIMD4(0, 0, 255, 255))
    }

    @Test("is the same in SVG")
    func svg() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let list = DisplayList(size: Self.size, items: [shadowed([.rectangle(Self.box, Self.blue)])])
        let document = try render(list, as: .svg, options: RenderingOptions(scale: 1), with: &tools).value
        let picture = try bitmap(
            [
                .image(
                    PlacedImage(
                        image: DrawingImage(svg: document, size: Self.size),
                        frame: CGRect(origin: .zero, size: Self.size)))
            ])
        let expected = try bitmap([shadowed([.rectangle(Self.box, Self.blue)])])
        let pairs = zip(picture.pixels, expected.pixels)
        // librsvg puts what it filters on whole pixels, so that an edge may differ.
        #expect(pairs.count { abs(Int($0) - Int($1)) > 12 } < picture.pixels.count / 200)
    }

    @Test("is within its bounds and part of its digest")
    func bounds() {
        let list = DisplayList(size: Self.size, items: [shadowed([.rectangle(Self.box, Self.blue)])])
        #expect(list.bounds == CGRect(x: 15, y: 18, width: 48, height: 38).union(Self.box))
        var shadow = Self.shadow
        shadow.radius = 4
        let other = DisplayList(size: Self.size, items: [shadowed([.rectangle(Self.box, Self.blue)], shadow)])
        #expect(list.digest != other.digest)
        #expect(list.digest != DisplayList(size: Self.size, items: [.rectangle(Self.box, Self.blue)]).digest)
    }

    @Test("of invalid numbers draws nothing", arguments: [CGFloat.nan, .infinity, -5, 1e300])
    func invalid(number: CGFloat) throws {
        let shadow = Shadow(
            color: .black, offset: CGSize(width: number, height: 0), radius: number)
        let picture = try bitmap([shadowed([.rectangle(Self.box, Self.blue)], shadow)], scale: 1)
        #expect(picture.pixel(x: 30, y: 30) == SIMD4(0, 0, 255, 255))
        var tools = RenderingTools(fonts: TestFonts())
        let list = DisplayList(
            size: Self.size,
            items: [
                shadowed([.rectangle(Self.box, Self.blue)], Shadow(color: .black, offset: .zero, radius: number))
            ])
        let document = String(
            decoding: try render(list, as: .svg, options: RenderingOptions(scale: 1), with: &tools).value,
            as: UTF8.self)
        #expect(!document.contains("nan") && !document.contains("\"inf") && !document.contains("\"-inf"))
    }
}
