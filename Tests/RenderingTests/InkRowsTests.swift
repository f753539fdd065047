import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Testing

@testable import Rendering

@Suite("Blank rows", .enabled(if: TestFonts.areInstalled, "needs fonts-inter and fonts-noto-color-emoji"))
struct InkRowsTests {
    private static let size = CGSize(width: 120, height: 900)
    private static let box = CGRect(x: 20, y: 400, width: 60, height: 30)

    /// Items of every kind in the middle of a tall blank picture, by kind.
    private static let items: [(String, [DrawingItem])] = [
        ("text", [.glyphs(TestFonts.run("Ågjpqy", size: 40, at: CGPoint(x: 5, y: 450)))]),
        (
            "sharp mitre",
            [
                .stroke(
                    Path([.move(CGPoint(x: 50, y: 480)), .line(CGPoint(x: 54, y: 420)), .line(CGPoint(x: 58, y: 480))]),
                    .color(.black), StrokeStyle(width: 9))
            ]
        ),
        (
            "shadow",
            [.shadow(.rectangle(box), Shadow(color: .black, offset: CGSize(width: 0, height: -30), radius: 20))]
        ),
        ("image", [.image(PlacedImage(image: DrawingImage(bitmap: Samples.checker), frame: box))]),
        (
            "turned group",
            [
                .group(
                    GroupStyle(
                        transform: CGAffineTransform(translationX: 60, y: 400).rotated(by: 0.6)
                            .translatedBy(x: -60, y: -400), opacity: 0.5),
                    [.rectangle(box, .black), .rectangle(box.insetBy(dx: 9, dy: 9), .white)])
            ]
        ),
        (
            "clipped group",
            [
                .group(
                    GroupStyle(clip: .rectangle(CGRect(x: 0, y: 410, width: 99, height: 10))),
                    [.rectangle(CGRect(x: 0, y: 100, width: 99, height: 700), .black)])
            ]
        ),
    ]

    /// The list with an invisible fill before all other items, so that every row counts as drawn.
    private static func withoutBlankRows(_ list: DisplayList) -> DisplayList {
        var list = list
        list.items.append(.fill(.rectangle(CGRect(origin: .zero, size: list.size)), .color(.clear)))
        return list
    }

    @Test("are skipped, and every pixel stays the same", arguments: items.indices, [1.0, 2.0, 3.0] as [CGFloat])
    func pixels(index: Int, scale: CGFloat) throws {
        let (name, items) = Self.items[index]
        var tools = RenderingTools(fonts: TestFonts())
        for isPainted in [true, false] {
            let fills = isPainted ? [DrawingItem.rectangle(CGRect(origin: .zero, size: Self.size), .white)] : []
            let list = DisplayList(size: Self.size, items: fills + items)
            let rows = InkRows(
                of: list, after: fills.count, scale: scale, height: Int(Self.size.height * scale), tools.faces)
            let ink = try #require(rows, "\(name)")
            #expect(ink.ranges.count == 1)
            #expect(ink.ranges.reduce(0) { $0 + $1.count } < Int(Self.size.height * scale) / 2, "\(name)")
            let background: Color? = isPainted ? nil : .white
            let options = RenderingOptions(scale: scale, background: background)
            let drawn = try renderBitmap(list, options: options, with: &tools).value
            #expect(drawn == (try renderBitmap(Self.withoutBlankRows(list), options: options, with: &tools).value))
            // Again over the memory of the last picture, with another number of pixels.
            let smaller = RenderingOptions(
                scale: scale, pixelSize: PixelSize(width: 100, height: 801), background: background)
            #expect(
                try render(list, as: .png, options: smaller, with: &tools).value
                    == render(Self.withoutBlankRows(list), as: .png, options: smaller, with: &tools).value)
        }
    }

    @Test("are not searched for if there are hardly any")
    func full() {
        let tools = RenderingTools(fonts: TestFonts())
        let items = [DrawingItem.rectangle(CGRect(x: 0, y: 0, width: 9, height: 800), .black)]
        #expect(
            InkRows(of: DisplayList(size: Self.size, items: items), after: 0, scale: 1, height: 900, tools.faces) == nil
        )
    }

    @Test("are not searched for around the shadow of a group")
    func groupShadow() {
        let tools = RenderingTools(fonts: TestFonts())
        let shadow = Shadow(color: .black, offset: CGSize(width: 0, height: 200), radius: 20)
        let group = DrawingItem.group(
            GroupStyle(composition: Composition(shadow: shadow)), [.rectangle(Self.box, .black)])
        let list = DisplayList(size: Self.size, items: [group])
        #expect(InkRows(of: list, after: 0, scale: 1, height: 900, tools.faces) == nil)
    }

    @Test("of whole screens change no pixel", arguments: [1.0, 2.0] as [CGFloat])
    func screens(scale: CGFloat) throws {
        var tools = RenderingTools(fonts: TestFonts())
        for list in [Samples.everything, Samples.settings] {
            let options = RenderingOptions(scale: scale, background: .white)
            #expect(
                try renderBitmap(list, options: options, with: &tools).value
                    == renderBitmap(Self.withoutBlankRows(list), options: options, with: &tools).value)
        }
    }
}
