import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Testing

@testable import Rendering

@Suite("Backdrops") struct BackdropTests {
    private static let size = CGSize(width: 40, height: 40)
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let pane = CGRect(x: 10, y: 10, width: 20, height: 20)

    /// A red left half, a white right half, and items over them.
    private func list(_ items: [DrawingItem]) -> DisplayList {
        DisplayList(
            size: Self.size,
            items: [
                .rectangle(CGRect(origin: .zero, size: Self.size), .white),
                .rectangle(CGRect(x: 0, y: 0, width: 20, height: 40), Self.red),
            ] + items)
    }

    private func bitmap(_ list: DisplayList, scale: CGFloat = 1) throws -> Bitmap {
        var tools = RenderingTools(fonts: TestFonts())
        return try renderBitmap(list, options: RenderingOptions(scale: scale, background: .white), with: &tools).value
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
        try #require(bitmap.pixel(x: x, y: y))
    }

    @Test("average the content below within their outline, and leave everything else unchanged")
    func edge() throws {
        let plain = try bitmap(list([]))
        let soft = try bitmap(list([.backdrop(.rectangle(Self.pane), Backdrop(radius: 4))]))
        for y in 0..<40 {
            for x in 0..<40 where !Self.pane.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
                #expect(soft.pixel(x: x, y: y) == plain.pixel(x: x, y: y))
            }
        }
        // Half and half at the edge, and from there on steadily less red.
        let greens = try (10..<30).map { Int(try pixel(soft, $0, 20).y) }
        #expect(greens == greens.sorted())
        #expect(abs(greens[9] + greens[10] - 255) <= 4)
        #expect(greens[2] > 0 && greens[17] < 255)
        // Content outside of the outline does not affect the inside: above and below, it is the same.
        #expect(soft.pixel(x: 15, y: 10) == soft.pixel(x: 15, y: 29))
    }

    @Test("leave a uniform background unchanged, at every scale", arguments: [1, 2, 3] as [CGFloat])
    func even(scale: CGFloat) throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6)
        let ground = DrawingItem.rectangle(CGRect(origin: .zero, size: Self.size), color)
        let plain = try bitmap(list([ground]), scale: scale)
        let soft = try bitmap(
            list([ground, .backdrop(.rectangle(Self.pane), Backdrop(radius: 8))]), scale: scale)
        #expect(soft == plain)
    }

    @Test("increase and reduce saturation")
    func saturation() throws {
        func middle(_ saturation: Double) throws -> SIMD4<UInt8> {
            let ground = DrawingItem.rectangle(
                CGRect(origin: .zero, size: Self.size), Color(red: 0.6, green: 0.5, blue: 0.4))
            let pane = DrawingItem.backdrop(.rectangle(Self.pane), Backdrop(radius: 3, saturation: saturation))
            return try pixel(bitmap(list([ground, pane])), 20, 20)
        }
        let (grey, plain, strong) = (try middle(0), try middle(1), try middle(1.8))
        #expect(grey.x == grey.y && grey.y == grey.z)
        #expect(plain == SIMD4(153, 128, 102, 255))
        #expect(strong.x > plain.x + 15 && strong.z < plain.z - 15)
    }

    @Test("are found in groups that are moved, rotated, scaled, clipped and translucent")
    func groups() throws {
        // The pane's left half, rotated by a quarter turn, is its upper half: both show the same content below.
        let straight = try bitmap(list([.backdrop(.rectangle(Self.pane), Backdrop(radius: 4))]))
        let local = CGRect(x: -5, y: -5, width: 10, height: 10)
        let turned = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 20, ty: 20)
        let item = DrawingItem.element(
            ElementMark(id: "pane", kind: "UIView", frame: local),
            [.backdrop(.rectangle(local), Backdrop(radius: 2))])
        #expect(try bitmap(list([.group(GroupStyle(transform: turned), [item])])) == straight)

        let faint = try bitmap(list([.group(GroupStyle(transform: turned, opacity: 0.5), [item])]))
        let (half, whole) = (Int(try pixel(faint, 19, 20).y), Int(try pixel(straight, 19, 20).y))
        #expect(abs(half - whole / 2) <= 2)

        let cut = try bitmap(
            list([
                .group(
                    GroupStyle(clip: .rectangle(CGRect(x: 0, y: 0, width: 40, height: 15))),
                    [.backdrop(.rectangle(Self.pane), Backdrop(radius: 4))])
            ]))
        #expect(cut.pixel(x: 20, y: 12) == straight.pixel(x: 20, y: 12))
        #expect(cut.pixel(x: 20, y: 25) == SIMD4(255, 255, 255, 255))
    }

    @Test("ignore content outside of the picture: its edges do not become translucent")
    func holes() throws {
        var tools = RenderingTools(fonts: TestFonts())
        let half = DrawingItem.rectangle(CGRect(x: 0, y: 0, width: 20, height: 40), Self.red)
        let list = DisplayList(
            size: Self.size, items: [half, .backdrop(.rectangle(Self.pane), Backdrop(radius: 4))])
        let bitmap = try renderBitmap(list, with: &tools).value
        #expect(try pixel(bitmap, 18, 20) == SIMD4(255, 0, 0, 255))
        #expect(try pixel(bitmap, 22, 20).w == 0)
    }

    @Test("over one color need no drawing, over more they do")
    func grounds() {
        let pane = DrawingItem.backdrop(.rectangle(Self.pane), Backdrop(radius: 4))
        func colors(_ items: [DrawingItem]) -> [Color?] { BackdropGrounds(of: list(items), on: .white).colors }
        func moved(_ x: CGFloat, _ items: [DrawingItem]) -> DrawingItem {
            .translated(by: CGPoint(x: x, y: 0), items)
        }
        #expect(colors([]) == [])
        #expect(colors([pane]) == [nil])
        // All on the red side, on the white side, and outside.
        #expect(colors([moved(-10, [pane])]) == [Self.red])
        #expect(colors([moved(10, [pane]), moved(100, [pane])]) == [.white, .clear])
        let whole = CGRect(origin: .zero, size: Self.size)
        let shade = DrawingItem.rectangle(whole, Color(white: 0, alpha: 0.5))
        #expect(colors([.rectangle(whole, .black), shade, pane, shade]) == [.black])
        #expect(colors([moved(10, [pane]), .rectangle(whole, .black), pane]) == [.white, .black])
        // A translucent group, a round clip and a picture in between give more than one color; a faint shadow does not.
        let black = DrawingItem.rectangle(whole, .black)
        #expect(colors([.group(GroupStyle(opacity: 0.5), [black]), pane]) == [nil])
        #expect(colors([.clipped(to: .ellipse(in: whole), [black]), pane]) == [nil])
        #expect(colors([.clipped(to: .rectangle(whole), [black]), pane]) == [.black])
        #expect(colors([.clipped(to: .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)), [black]), pane]) == [nil])
        for alpha in [0.1, 0.6] {
            let shadow = Shadow(color: Color(white: 0, alpha: alpha), offset: .zero, radius: 2)
            #expect(colors([black, .shadow(.rectangle(Self.pane), shadow), pane]) == [alpha < 0.5 ? .black : nil])
        }
    }

    @Test("show other backdrops below them")
    func stacked() throws {
        let pane = DrawingItem.backdrop(.rectangle(Self.pane), Backdrop(radius: 3))
        let blue = DrawingItem.rectangle(Self.pane, Color(red: 0, green: 0, blue: 1))
        let one = try bitmap(list([pane, blue, .backdrop(.rectangle(Self.pane), Backdrop(radius: 3))]))
        #expect(one.pixel(x: 12, y: 20) == SIMD4(0, 0, 255, 255))
    }

    @Test("that are invisible are skipped")
    func unseen() throws {
        let plain = try bitmap(list([]))
        let outside = CGRect(x: 100, y: 0, width: 10, height: 10)
        let flat = CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        for item in [
            DrawingItem.backdrop(.rectangle(outside), Backdrop(radius: 4)),
            .backdrop(.rectangle(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)), Backdrop(radius: 4)),
            .backdrop(.rectangle(Self.pane), Backdrop(radius: .nan, saturation: .infinity)),
            .backdrop(Path([]), Backdrop(radius: 4)),
            .group(GroupStyle(transform: flat), [.backdrop(.rectangle(Self.pane), Backdrop(radius: 4))]),
        ] {
            #expect(try bitmap(list([item])) == plain)
        }
    }

    @Test("are pictures in SVG and PDF, and the same in every run")
    func pages() throws {
        let list = list([.backdrop(.rectangle(Self.pane), Backdrop(radius: 4, saturation: 1.8))])
        for format in [OutputFormat.svg, .pdf] {
            var (one, other) = (RenderingTools(fonts: TestFonts()), RenderingTools(fonts: TestFonts()))
            let first = try render(list, as: format, with: &one).value
            #expect(try render(list, as: format, with: &other).value == first)
            let text = String(decoding: first, as: UTF8.self)
            #expect(text.contains(format == .svg ? "<image" : "/Subtype /Image"))
        }
    }

    @Test("of a list that is drawn in bands are drawn before")
    func bands() throws {
        let list = list([.backdrop(.rectangle(Self.pane), Backdrop(radius: 4))])
        var tools = RenderingTools(fonts: TestFonts())
        let options = RenderingOptions(scale: 2, background: .white)
        let drawn = try renderBackdrops(of: list, with: &tools)
        let bands = try [0..<33, 33..<80].map { try renderBand(drawn, rows: $0, options: options, with: &tools).value }
        let file = try #require(PNGBand.file(of: bands, scale: 2))
        let whole = try bitmap(list, scale: 2)
        let differences = zip(try Bitmap(decoding: file).pixels, whole.pixels).map { abs(Int($0) - Int($1)) }
        #expect((differences.max() ?? 255) <= 3)
        // A list without a backdrop is returned unchanged.
        let plain = self.list([])
        #expect(try renderBackdrops(of: plain, with: &tools) == plain)
    }
}
