import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Testing

@testable import Rendering

@Suite("Compositions") struct CompositionTests {
    private static let side = CGRect(x: 0, y: 0, width: 20, height: 20)
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let half = CGRect(x: 0, y: 0, width: 10, height: 20)
    private static let gray = Color(red: 0.4, green: 0.4, blue: 0.4)

    private func list(_ items: [DrawingItem]) -> DisplayList { DisplayList(size: Self.side.size, items: items) }

    private func bitmap(_ items: [DrawingItem]) throws -> Bitmap {
        var tools = RenderingTools(fonts: TestFonts())
        return try renderBitmap(list(items), options: RenderingOptions(scale: 1), with: &tools).value
    }

    private func svg(_ items: [DrawingItem]) throws -> String {
        var tools = RenderingTools(fonts: TestFonts())
        return String(
            decoding: try render(list(items), as: .svg, options: RenderingOptions(scale: 2), with: &tools).value,
            as: UTF8.self)
    }

    private func composed(_ mode: BlendMode, _ items: [DrawingItem]) -> DrawingItem {
        .group(GroupStyle(composition: Composition(blendMode: mode)), items)
    }

    /// A picture of its own with a red left half, over which a gray square is blended.
    private func blended(_ mode: BlendMode) -> DrawingItem {
        composed(
            .normal, [.rectangle(Self.half, Self.red), composed(mode, [.rectangle(Self.side, Self.gray)])])
    }

    @Test(
        "blend colors with what is below",
        arguments: [
            (.multiply, [102, 0, 0, 255], [102, 102, 102, 255]),
            (.screen, [255, 102, 102, 255], [102, 102, 102, 255]),
            (.difference, [153, 102, 102, 255], [102, 102, 102, 255]), (.copy, [102, 102, 102, 255], nil),
            (.clear, [0, 0, 0, 0], [0, 0, 0, 0]), (.sourceIn, [102, 102, 102, 255], [0, 0, 0, 0]),
            (.sourceOut, [0, 0, 0, 0], [102, 102, 102, 255]), (.sourceAtop, [102, 102, 102, 255], [0, 0, 0, 0]),
            (.destinationOver, [255, 0, 0, 255], [102, 102, 102, 255]),
            (.destinationIn, [255, 0, 0, 255], [0, 0, 0, 0]), (.destinationOut, [0, 0, 0, 0], [0, 0, 0, 0]),
            (.xor, [0, 0, 0, 0], [102, 102, 102, 255]), (.plusLighter, [255, 102, 102, 255], nil),
        ] as [(BlendMode, [UInt8], [UInt8]?)])
    func modes(_ mode: BlendMode, onRed: [UInt8], onNothing: [UInt8]?) throws {
        let picture = try bitmap([blended(mode)])
        let (left, right) = (try #require(picture.pixel(x: 5, y: 10)), try #require(picture.pixel(x: 15, y: 10)))
        #expect([left.x, left.y, left.z, left.w] == onRed)
        if let onNothing { #expect([right.x, right.y, right.z, right.w] == onNothing) }
    }

    @Test(
        "change what is below only as far as a shape reaches", arguments: [BlendMode.sourceIn, .copy, .destinationIn])
    func reach(_ mode: BlendMode) throws {
        let dot = Path.ellipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
        let items = [composed(.normal, [.rectangle(Self.side, Self.red), composed(mode, [.fill(dot, Self.gray)])])]
        let picture = try bitmap(items)
        #expect(picture.pixel(x: 1, y: 1) == SIMD4(255, 0, 0, 255))
        #expect(picture.pixel(x: 5, y: 5) == SIMD4(255, 0, 0, 255))
    }

    @Test("leave what is below the whole untouched")
    func isolation() throws {
        let ground = DrawingItem.rectangle(Self.side, .white)
        let picture = try bitmap([ground, blended(.sourceIn)])
        #expect(picture.pixel(x: 5, y: 10) == SIMD4(102, 102, 102, 255))
        #expect(picture.pixel(x: 15, y: 10) == SIMD4(255, 255, 255, 255))
    }

    @Test("multiply the alpha of a group by that of a mask")
    func mask() throws {
        let fade = Gradient(stops: [
            Gradient.Stop(color: .black, offset: 0),
            Gradient.Stop(color: Color.black.multiplyingAlpha(by: 0), offset: 1),
        ])
        let mask = DrawingItem.fill(
            .rectangle(Self.side), .linearGradient(fade, from: .zero, to: CGPoint(x: 20, y: 0)))
        let group = DrawingItem.group(
            GroupStyle(opacity: 0.5, composition: Composition(mask: [mask])), [.rectangle(Self.side, Self.red)])
        let picture = try bitmap([group])
        let alphas = (0..<20).map { Int(picture.pixel(x: $0, y: 10)?.w ?? 0) }
        #expect(alphas == alphas.sorted(by: >))
        #expect(abs(alphas[0] - 124) <= 3 && abs(alphas[10] - 61) <= 3 && alphas[19] <= 4)
        // A mask of nothing leaves nothing.
        let hidden = DrawingItem.group(
            GroupStyle(composition: Composition(mask: [])), [.rectangle(Self.side, Self.red)])
        #expect(try bitmap([hidden]).pixels.allSatisfy { $0 == 0 })
    }

    @Test("are masks, blend modes and pictures in SVG")
    func vectors() throws {
        let masked = GroupStyle(composition: Composition(mask: [.rectangle(Self.half, .black)]))
        let text = try svg([
            .group(masked, [.rectangle(Self.side, Self.red)]), composed(.multiply, [.rectangle(Self.half, Self.gray)]),
        ])
        #expect(text.contains("<mask id=\"m-k1\"") && text.contains("mask=\"url(#m-k1)\""))
        #expect(text.contains("mix-blend-mode:multiply"))
        #expect(!text.contains("<image"))
        // What SVG cannot blend is one picture.
        let picture = try svg([blended(.destinationOut)])
        #expect(picture.contains("<image") && picture.contains("isolation:isolate"))
    }

    @Test("are pictures of what can be seen, however far they reach")
    func farPictures() throws {
        let far = CGRect(x: -50_000, y: -50_000, width: 100_000, height: 100_000)
        let items = [
            DrawingItem.group(
                GroupStyle(transform: CGAffineTransform(translationX: 4, y: 0), composition: Composition()),
                [.rectangle(Self.half, Self.red), composed(.sourceIn, [.rectangle(far, Self.gray)])])
        ]
        let text = try svg(items)
        #expect(text.contains("<image"))
        #expect(text.utf8.count < 2000)
        // Below, the picture is that of pixels.
        let picture = try bitmap(items)
        #expect(picture.pixel(x: 5, y: 10) == SIMD4(102, 102, 102, 255))
        #expect(picture.pixel(x: 2, y: 10) == SIMD4(0, 0, 0, 0))
    }

    @Test("are part of the digest")
    func digests() {
        let items: [DrawingItem] = [.rectangle(Self.half, Self.red)]
        let plain = list([.group(GroupStyle(), items)])
        let digests = [
            plain, list([composed(.normal, items)]), list([composed(.multiply, items)]),
            list([.group(GroupStyle(composition: Composition(mask: [])), items)]),
            list([.group(GroupStyle(composition: Composition(mask: items)), items)]),
        ].map(\.digest)
        #expect(Set(digests).count == digests.count)
    }

    @Test("do not count as an opaque ground")
    func ground() throws {
        let ground = DrawingItem.rectangle(Self.side, Self.gray)
        let picture = try bitmap([
            ground,
            .group(
                GroupStyle(composition: Composition(mask: [.rectangle(Self.half, .black)])),
                [.rectangle(Self.side, Self.red)]),
        ])
        #expect(picture.pixel(x: 5, y: 5) == SIMD4(255, 0, 0, 255))
        #expect(picture.pixel(x: 15, y: 5) == SIMD4(102, 102, 102, 255))
    }
}
