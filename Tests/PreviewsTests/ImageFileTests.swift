import Bitmaps
import Foundation
import Geometry
import TestTraits
import Testing
import UIKit

@Suite("Image files", .blocking)
struct ImageFileTests {
    @Test func aPictureIsReadAndWritten() throws {
        let pixels: [UInt8] = (0..<6).flatMap { [UInt8($0 * 40), 10, 20, 255] }
        let bitmap = try #require(Bitmap(size: PixelSize(width: 3, height: 2), pixels: pixels))
        let data = Data(PNGEncoder().encode(bitmap))
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 1.5, height: 1) && image.scale == 2)
        let again = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(again.size == CGSize(width: 3, height: 2))
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)@3x.png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIImage(contentsOfFile: file.path)?.scale == 3)
        let input = try #require(CIImage(contentsOf: file))
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let jpeg = CIContext().jpegRepresentation(of: input, colorSpace: space, options: [:])
        #expect(jpeg.flatMap { UIImage(data: $0) }?.size == CGSize(width: 3, height: 2))
        #expect(CIContext().jpegRepresentation(of: CIImage.empty(), colorSpace: space) == nil)
        #expect(CIImage(contentsOf: URL(fileURLWithPath: "/no/such.jpg")) == nil)
    }

    @Test func filesThatAreNotPicturesGiveNil() {
        #expect(UIImage(data: Data("GIF".utf8)) == nil)
        #expect(UIImage(data: Data(), scale: 2) == nil)
        #expect(UIImage(contentsOfFile: "/nonexistent.png") == nil)
        #expect(UIImage().pngData() == nil)
    }
}
