import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Symbols
import Testing

@testable import Rendering

@Suite("Bitmap pictures") struct ImageTests {
    private static let red = Color(red: 1, green: 0, blue: 0)

    private func bitmap(
        _ items: [DrawingItem], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1,
        pixelSize: PixelSize? = nil
    ) throws -> Bitmap {
        var tools = RenderingTools(fonts: TestFonts())
        return try renderBitmap(
            DisplayList(size: CGSize(width: width, height: height), items: items),
            options: RenderingOptions(scale: scale, pixelSize: pixelSize, background: .white), with: &tools
        ).value
    }

    @Test("have whole pixels if shapes are on the grid")
    func wholePixels() throws {
        let bitmap = try bitmap(
            [.rectangle(CGRect(x: 1, y: 0, width: 2, height: 1), Self.red)], width: 4, height: 2, scale: 2)
        #expect(bitmap.size == PixelSize(width: 8, height: 4))
        for y in 0..<4 {
            for x in 0..<8 {
                let isRed = (2..<6).contains(x) && y < 2
                #expect(bitmap.pixel(x: x, y: y) == (isRed ? SIMD4(255, 0, 0, 255) : SIMD4(255, 255, 255, 255)))
            }
        }
    }

    @Test("cover the edge of a large filled symbol once, as one circle would")
    func edgeOfASymbol() throws {
        let size = CGSize(width: 139.8, height: 132.6)
        let outline = SymbolShape(name: "person.crop.circle.fill").outline(in: size, lineWidth: 10.8)
        let bounds = try #require(outline.bounds)
        let drawn = try bitmap([.fill(outline, .color(.black))], width: 140, height: 140, scale: 2)
        let circle = try bitmap([.fill(.ellipse(in: bounds), .color(.black))], width: 140, height: 140, scale: 2)
        var partial = 0
        var largest = 0
        // The upper part of the edge, where the figure is far from it.
        for y in 0..<Int(bounds.minY + bounds.height / 4) * 2 {
            for x in 0..<280 {
                let (dx, dy) = (CGFloat(x) / 2 - bounds.midX, CGFloat(y) / 2 - bounds.midY)
                guard hypot(dx, dy) > bounds.width / 2 - 3 else { continue }
                let ours = Int(try #require(drawn.pixel(x: x, y: y)).x)
                let wanted = Int(try #require(circle.pixel(x: x, y: y)).x)
                largest = max(largest, abs(ours - wanted))
                if (20...235).contains(wanted) { partial += 1 }
            }
        }
        #expect(partial > 100)
        // A polygon's sides are up to a tenth of a pixel inside the circle.
        #expect(largest < 48)
    }

    @Test("keep transparency where nothing is drawn")
    func transparency() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let half = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
        let list = DisplayList(
            size: CGSize(width: 2, height: 1), items: [.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1), half)])
        let bitmap = try renderBitmap(list, with: &tools).value
        #expect(bitmap.pixel(x: 0, y: 0) == SIMD4(0, 0, 255, 128))
        #expect(bitmap.pixel(x: 1, y: 0) == SIMD4(0, 0, 0, 0))
    }

    @Test("show the unclipped part of a group, moved by its transform")
    func groups() throws {
        let bitmap = try bitmap([
            .group(
                GroupStyle(
                    transform: CGAffineTransform(translationX: 5, y: 5),
                    clip: .rectangle(CGRect(x: 0, y: 0, width: 4, height: 4))),
                [.rectangle(CGRect(x: -10, y: -10, width: 40, height: 40), Self.red)])
        ])
        for (x, y, isRed) in [(4, 5, false), (5, 5, true), (8, 8, true), (9, 8, false), (8, 9, false)] {
            #expect((bitmap.pixel(x: x, y: y) == SIMD4(255, 0, 0, 255)) == isRed)
        }
    }

    @Test("apply opacity to a group as a whole, so that its hidden parts stay hidden")
    func groupOpacity() throws {
        let box = CGRect(x: 2, y: 2, width: 10, height: 10)
        let both = try bitmap([
            .group(GroupStyle(opacity: 0.5), [.rectangle(box, .black), .rectangle(box, Self.red)])
        ])
        let one = try bitmap([.group(GroupStyle(opacity: 0.5), [.rectangle(box, Self.red)])])
        let difference = try #require(PictureComparison(both, one))
        #expect(difference.maximumChannelDifference <= 1)
        let pixel = try #require(both.pixel(x: 5, y: 5))
        #expect(pixel.x == 255 && (126...129).contains(pixel.y) && pixel.y == pixel.z)
    }

    @Test("show an image of its own size pixel for pixel")
    func imagePixels() throws {
        let image = DrawingImage(bitmap: Samples.checker, scale: 2)
        #expect(image.size == CGSize(width: 8, height: 8))
        var tools = RenderingTools(fonts: TestFonts())
        let list = DisplayList(
            size: CGSize(width: 8, height: 8),
            items: [.image(PlacedImage(image: image, frame: CGRect(x: 0, y: 0, width: 8, height: 8)))])
        let drawn = try renderBitmap(list, options: RenderingOptions(scale: 2), with: &tools).value
        // Premultiplication keeps fewer shades of nearly transparent pixels; opaque ones are exact.
        for y in 0..<16 {
            for x in 0..<16 {
                let (a, b) = try (#require(drawn.pixel(x: x, y: y)), #require(Samples.checker.pixel(x: x, y: y)))
                #expect(a.w == b.w)
                if b.w == 255 { #expect(a == b) }
            }
        }
    }

    @Test("draw a template image in its tint only")
    func stencil() throws {
        let bitmap = try bitmap([
            .image(
                PlacedImage(
                    image: DrawingImage(bitmap: Samples.checker), frame: CGRect(x: 2, y: 2, width: 16, height: 16),
                    tint: Self.red))
        ])
        #expect(bitmap.pixel(x: 2, y: 2) == SIMD4(255, 0, 0, 255))
        for pixel in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            #expect(bitmap.pixels[pixel] == 255 && bitmap.pixels[pixel + 1] == bitmap.pixels[pixel + 2])
        }
    }

    @Test("are smaller than drawn, as on a Plus model")
    func delivered() throws {
        // A tenth of the sides of 414 × 736 points: 1242 × 2208 pixels drawn, and 1080 × 1920 in the result.
        let bitmap = try bitmap(
            [.rectangle(CGRect(x: 0, y: 36.8, width: 41.4, height: 36.8), Self.red)], width: 41.4, height: 73.6,
            scale: 3, pixelSize: PixelSize(width: 108, height: 192))
        #expect(bitmap.size == PixelSize(width: 108, height: 192))
        #expect(bitmap.pixel(x: 0, y: 94) == SIMD4(255, 255, 255, 255))
        #expect(bitmap.pixel(x: 107, y: 97) == SIMD4(255, 0, 0, 255))
    }

    @Test("keep the mean value when they are resampled")
    func resampledMean() throws {
        var checks: [DrawingItem] = []
        for place in 0..<1600 where (place / 40 + place % 40) % 2 == 0 {
            let corner = CGPoint(x: CGFloat(place % 40), y: CGFloat(place / 40))
            checks.append(.rectangle(CGRect(origin: corner, size: CGSize(width: 1, height: 1)), .black))
        }
        let halved = try bitmap(checks, width: 40, height: 40, pixelSize: PixelSize(width: 20, height: 20))
        for start in stride(from: 0, to: halved.pixels.count, by: 4) {
            #expect((127...128).contains(halved.pixels[start]))
        }
    }

    @Test("keep a color exactly when they are resampled", arguments: [(7, 5), (20, 20), (41, 13), (1, 1)])
    func resampledColor(width: Int, height: Int) throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6)
        let plain = try bitmap([.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20), color)])
        let resampled = try bitmap(
            [.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20), color)],
            pixelSize: PixelSize(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width { #expect(resampled.pixel(x: x, y: y) == plain.pixel(x: 0, y: 0)) }
        }
    }

    @Test("draw a shadow darkest below its shape and not beyond its radius")
    func shadow() throws {
        let bitmap = try bitmap(
            [
                .shadow(
                    .rectangle(CGRect(x: 30, y: 30, width: 40, height: 40)),
                    Shadow(color: .black, offset: CGSize(width: 0, height: 10), radius: 4))
            ], width: 100, height: 110)
        func darkness(_ x: Int, _ y: Int) -> Int { 255 - Int(bitmap.pixel(x: x, y: y)?.x ?? 0) }
        #expect(darkness(50, 60) == 255)
        #expect((115...140).contains(darkness(50, 40)))
        #expect(darkness(50, 25) == 0 && darkness(50, 95) == 0 && darkness(15, 60) == 0)
        #expect(darkness(30, 60) > 100 && darkness(26, 60) < darkness(30, 60))
    }

    @Test("place text at fractions of pixels", .enabled(if: TestFonts.areInstalled, "needs fonts-inter"))
    func subpixelText() throws {
        func picture(_ x: CGFloat) throws -> Bitmap {
            try bitmap([.glyphs(TestFonts.run("I", size: 16, at: CGPoint(x: x, y: 16)))])
        }
        let whole = try picture(4)
        #expect(try picture(4.5) != whole)
        #expect(try picture(4.05) == whole)
        // The same letter, one pixel further.
        let next = try picture(5)
        for y in 0..<20 {
            for x in 0..<19 { #expect(next.pixel(x: x + 1, y: y) == whole.pixel(x: x, y: y)) }
        }
    }

    @Test("draw rotated text like upright text", .enabled(if: TestFonts.areInstalled, "needs fonts-inter"))
    func turnedText() throws {
        let run = DrawingItem.glyphs(TestFonts.run("Rg", size: 16, at: CGPoint(x: 0, y: 0)))
        func place(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> DrawingItem {
            .group(GroupStyle(transform: CGAffineTransform(translationX: x, y: y).rotated(by: angle)), [run])
        }
        let upright = try bitmap([place(6, 25, 0)], width: 40, height: 40)
        let turned = try bitmap([place(15, 6, .pi / 2)], width: 40, height: 40)
        var greatest = 0
        for y in 0..<40 {
            for x in 0..<40 {
                let (a, b) = try (#require(upright.pixel(x: x, y: y)), #require(turned.pixel(x: 39 - y, y: x)))
                greatest = max(greatest, abs(Int(a.x) - Int(b.x)))
            }
        }
        #expect(greatest < 40)
        #expect(upright.pixels.contains { $0 < 60 })
    }

    @Test("show a box for an SVG image that cannot be read, and report it")
    func brokenSVG() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let broken = DrawingImage(svg: Array("<svg><path".utf8), size: CGSize(width: 10, height: 10))
        let placed = DrawingItem.image(PlacedImage(image: broken, frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let list = DisplayList(size: CGSize(width: 20, height: 10), items: [placed, placed])
        let result = try renderBitmap(list, with: &tools)
        #expect(result.diagnostics.count == 1)
        #expect(result.diagnostics.first?.problem.code == "undrawable-image")
        #expect(result.value.pixels.contains { $0 != 0 })
    }

    @Test("load no external resources in an SVG image")
    func externalReferences() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rendering-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let secret = folder.appendingPathComponent("secret.png")
        try Data(PNGEncoder().encode(Samples.checker)).write(to: secret)
        for reference in [secret.path, secret.absoluteString] {
            let document = """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="16" height="16">
                <image xlink:href="\(reference)" href="\(reference)" width="16" height="16"/></svg>
                """
            var tools = RenderingTools(fonts: TestFonts())
            let image = DrawingImage(svg: Array(document.utf8), size: CGSize(width: 16, height: 16))
            let list = DisplayList(
                size: CGSize(width: 16, height: 16),
                items: [.image(PlacedImage(image: image, frame: CGRect(x: 0, y: 0, width: 16, height: 16)))])
            #expect(try renderBitmap(list, with: &tools).value.pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test(
        "of impossible sizes are rejected",
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

    @Test("ignore invalid coordinates, in every format", arguments: OutputFormat.allCases)
    func nonsense(format: OutputFormat) throws {
        var items: [DrawingItem] = []
        for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e12] {
            let rect = CGRect(x: value, y: 0, width: 5, height: value)
            let path = Path([.move(.zero), .curve(CGPoint(x: value, y: 1), control1: .zero, control2: .zero), .close])
            items += [
                .rectangle(rect, .black), .fill(path, .black),
                .stroke(path, .color(.black), StrokeStyle(width: value, dashes: [value, -1])),
                .shadow(path, Shadow(color: .black, offset: CGSize(width: value, height: 0), radius: value)),
                .shadow(
                    .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)),
                    Shadow(color: .black, offset: CGSize(width: value, height: 0), radius: value)),
                .image(PlacedImage(image: DrawingImage(bitmap: Samples.checker), frame: rect)),
                .group(
                    GroupStyle(
                        transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: value, ty: 0), clip: path,
                        opacity: Double(value)),
                    [.rectangle(CGRect(x: 0, y: 0, width: 5, height: 5), .black), .rectangle(rect, .black)]),
                .glyphs(
                    GlyphRun(
                        font: TestFonts.inter, size: value, color: .black,
                        glyphs: [.init(index: 5, position: CGPoint(x: value, y: 5))], text: "?")),
                .fill(
                    .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)),
                    .linearGradient(
                        Gradient(stops: [.init(color: .black, offset: Double(value))]), from: .zero,
                        to: CGPoint(x: value, y: 0))),
            ]
        }
        items.append(.rectangle(CGRect(x: 10, y: 10, width: 5, height: 5), Self.red))
        var tools = RenderingTools(fonts: TestFonts())
        let list = DisplayList(size: CGSize(width: 20, height: 20), items: items)
        #expect(try !render(list, as: format, with: &tools).value.isEmpty)
        #expect(try renderBitmap(list, with: &tools).value.pixel(x: 12, y: 12) == SIMD4(255, 0, 0, 255))
    }

    @Test("report the face that no font has")
    func missingFont() {
        var tools = RenderingTools(fonts: TestFonts())
        let run = GlyphRun(
            font: FontReference(postScriptName: "Nowhere-Bold", digest: ""), size: 10, color: .black,
            glyphs: [.init(index: 1, position: .zero)], text: "a")
        for format in OutputFormat.allCases {
            #expect(throws: RenderingProblem.missingFont(postScriptName: "Nowhere-Bold")) {
                try render(
                    DisplayList(size: CGSize(width: 9, height: 9), items: [.glyphs(run)]), as: format, with: &tools)
            }
        }
    }
}
