import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Testing

@Suite("A picture in bands", .enabled(if: TestFonts.areInstalled, "needs fonts-inter and fonts-noto-color-emoji"))
struct BandTests {
    private static func pixels(_ file: [UInt8]) throws -> Bitmap { try Bitmap(decoding: file) }

    @Test("has the pixels of the whole, wherever it is cut", arguments: [64, 97, 512, 5000])
    func pixels(height: Int) throws {
        for list in [Samples.everything, Samples.settings] {
            for scale in [1.0, 2.0] as [CGFloat] {
                var tools = RenderingTools(fonts: TestFonts())
                let options = RenderingOptions(scale: scale, background: .white)
                let whole = try render(list, as: .png, options: options, with: &tools).value
                let rows = Int((list.size.height * scale).rounded())
                let bands = try stride(from: 0, to: rows, by: height).map {
                    try renderBand(list, rows: $0..<min($0 + height, rows), options: options, with: &tools).value
                }
                let file = try #require(PNGBand.file(of: bands, scale: Double(scale)))
                let (joined, expected) = (try Self.pixels(file), try Self.pixels(whole))
                try #require(joined.size == expected.size)
                guard joined != expected else { continue }
                #expect(list.title != "Settings")
                // Antialiased pixels are rounded differently at the cut.
                let differences = zip(joined.pixels, expected.pixels).map { abs(Int($0) - Int($1)) }
                #expect(differences.allSatisfy { $0 <= 3 })
            }
        }
    }

    @Test("that do not fit together, or are missing, are not a picture")
    func unfit() throws {
        var tools = RenderingTools(fonts: TestFonts())
        #expect(PNGBand.file(of: [], scale: 1) == nil)
        let options = RenderingOptions(scale: 1, background: .white)
        let bands = try [Samples.settings, DisplayList(size: CGSize(width: 10, height: 10))].map {
            try renderBand($0, rows: 0..<5, options: options, with: &tools).value
        }
        #expect(PNGBand.file(of: bands, scale: 1) == nil)
    }
}

@Suite struct OpaqueGroundTests {
    /// Fills that hide one another give the pixels of the last one; partial fills are drawn as usual.
    @Test(arguments: [0.999, 1.0])
    func hiddenFillsChangeNothing(alpha: Double) throws {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let last = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: alpha)
        let inner = DrawingItem.fill(.rectangle(bounds.insetBy(dx: 4, dy: 4)), .color(.white))
        let list = DisplayList(
            size: bounds.size,
            items: [
                .fill(.rectangle(bounds), .color(.black)),
                .element(
                    ElementMark(id: "a", kind: "UIView", frame: bounds),
                    [.group(GroupStyle(clip: .rectangle(bounds)), [.fill(.rectangle(bounds), .color(last)), inner])]),
            ])
        var tools = RenderingTools(fonts: TestFonts())
        let bitmap = try renderBitmap(list, with: &tools).value
        let expected = DisplayList(
            size: bounds.size,
            items: [
                .fill(.roundedRectangle(bounds.insetBy(dx: -9, dy: -9), cornerRadius: 1), .color(.black)),
                .fill(.roundedRectangle(bounds.insetBy(dx: -9, dy: -9), cornerRadius: 1), .color(last)), inner,
            ])
        let isSame = bitmap == (try renderBitmap(expected, with: &tools).value)
        #expect(isSame)
    }

    @Test func aFillThatLeavesSomethingUncoveredHidesNothing() throws {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let list = DisplayList(
            size: bounds.size,
            items: [
                .fill(.rectangle(bounds), .color(.black)),
                .group(
                    GroupStyle(clip: .rectangle(bounds.insetBy(dx: 5, dy: 5))),
                    [.fill(.rectangle(bounds), .color(.white))]),
                .group(
                    GroupStyle(transform: CGAffineTransform(translationX: 15, y: 0)),
                    [.fill(.rectangle(bounds), .color(.white))]),
            ])
        var tools = RenderingTools(fonts: TestFonts())
        let pixels = try renderBitmap(list, with: &tools).value.pixels
        func red(_ x: Int, _ y: Int) -> UInt8 { pixels[(y * 20 + x) * 4] }
        #expect([red(1, 1), red(10, 10), red(17, 1)] == [0, 255, 255])
    }
}
