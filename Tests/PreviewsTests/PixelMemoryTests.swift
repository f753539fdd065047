import Bitmaps
import Foundation
import Rendering
import TestTraits
import Testing
import UIKit

@testable import Previews

/// The pixels of drawings, which code asks for while its screen is made.
@Suite(.blocking) @MainActor struct PixelMemoryTests {
    /// Calls a function in a job that can draw pixels.
    private func inJob(_ body: () throws -> Void) rethrows {
        let job = JobEnvironment()
        job.rasterizer = WorkerTools(textSetter: EstimatedTextSetter(), rendering: RenderingTools(fonts: NoFonts()))
        try JobEnvironment.$running.withValue(job) { try body() }
    }

    /// An image of 4 × 2 points, whose left half is red and whose right half is a transparent blue.
    private var flag: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor(red: 0, green: 0, blue: 1, alpha: 0.4).setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
    }

    @Test("a drawing has PNG and JPEG data at its scale")
    func data() throws {
        try inJob {
            let png = try #require(flag.pngData().flatMap { UIImage(data: $0, scale: 2) })
            #expect(png.size == CGSize(width: 4, height: 2))
            let bitmap = try Bitmap(decoding: Array(#require(flag.pngData())))
            #expect(bitmap.pixel(x: 3, y: 3) == SIMD4(255, 0, 0, 255))
            #expect(bitmap.pixel(x: 4, y: 0) == SIMD4(0, 0, 255, 102))
            let jpeg = try Bitmap(decoding: Array(#require(flag.jpegData(compressionQuality: 1))))
            let red = try #require(jpeg.pixel(x: 0, y: 0))
            #expect(red.x > 200 && red.y < 40 && red.w == 255)
            #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { _ in }.count > 60)
        }
        #expect(flag.pngData() == nil)
    }

    @Test("what is drawn is added to memory that code passes, in the layout that it asks for")
    func passedMemory() throws {
        try inJob {
            let image = try #require(flag.cgImage)
            for (info, pixel) in [
                (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255, 0, 0, 102, 107] as [UInt8]),
                (
                    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
                    [0, 0, 255, 255, 102, 0, 0, 107]
                ),
                (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0, 102, 0, 0, 102]),
                (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 0, 0, 0, 0, 0, 102, 9]),
            ] {
                var bytes = [UInt8](repeating: 0, count: 2 * 20)
                // The alpha of what the memory has before, or a byte that no color takes.
                bytes[7] = 9
                try bytes.withUnsafeMutableBytes { memory in
                    let context = try #require(
                        CGContext(
                            data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 20,
                            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
                    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
                }
                #expect(Array(bytes[..<8]) == pixel)
            }
            var gray: UInt8 = 0
            let context = try #require(
                CGContext(
                    data: &gray, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
                    space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
            context.setFillColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(gray == 182)
        }
    }

    @Test("a context's own memory can be changed between drawings, and its image has the change")
    func ownMemory() throws {
        try inJob {
            let context = try #require(
                CGContext(
                    data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
            #expect(context.bytesPerRow == 8)
            #expect(bytes[4] == 255)
            bytes[6] = 255
            context.setFillColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(Array(UnsafeBufferPointer(start: bytes, count: 8)) == [0, 255, 0, 255, 255, 0, 255, 255])
            context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
            let image = try #require(context.makeImage())
            let provider = try #require(image.dataProvider)
            #expect(Array(Data(referencing: try #require(provider.data))) == [0, 0, 0, 0, 255, 0, 255, 255])
            let copy = CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo, provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent)
            #expect(copy == image)
        }
    }

    @Test("impossible memory is refused")
    func refusals() {
        func context(row: Int, bits: Int = 8) -> CGContext? {
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        inJob {
            #expect(context(row: 15) == nil)
            #expect(context(row: .max) == nil)
            #expect(context(row: 0, bits: 16)?.data == nil)
            #expect(CGContext.current?.data == nil)
        }
        #expect(context(row: 16)?.data == nil)
    }
}
