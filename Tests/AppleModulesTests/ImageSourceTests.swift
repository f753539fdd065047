import Foundation
import ImageIO
import Testing

@Suite struct ImageSourceTests {
    /// A red pixel.
    private static let png = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4"
            + "z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==")

    @Test func anIncrementalSourceHasWhatItReceivedLast() throws {
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetType(source) == nil)
        CGImageSourceUpdateData(source, try #require(Self.png) as NSData, true)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) as String? == "public.png")
        CGImageSourceUpdateData(source, Data([0xFF, 0xD8, 0xFF, 0xE0]) as NSData, false)
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetType(source) as String? == "public.jpeg")
    }
}
