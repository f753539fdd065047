public import Geometry

/// A picture in memory: 8-bit sRGB with straight (not premultiplied) alpha, rows from the top, no padding.
public struct Bitmap: Hashable, Sendable {
    public let size: PixelSize
    /// Red, green, blue, alpha of each pixel; `size.width × size.height × 4` bytes.
    public let pixels: [UInt8]

    /// Creates a picture from bytes; `nil` if their number does not match the size.
    public init?(size: PixelSize, pixels: [UInt8]) {
        guard size.width > 0, size.height > 0, pixels.count == size.width * size.height * 4 else { return nil }
        self.size = size
        self.pixels = pixels
    }

    /// The digest of size and pixels.
    public var digest: ContentDigest {
        var builder = DigestBuilder()
        builder.combine(size.width)
        builder.combine(size.height)
        builder.append(bytes: pixels)
        return builder.finish()
    }
}

extension Bitmap {
    /// The red, green, blue and alpha of a pixel; `nil` outside the picture.
    public func pixel(x: Int, y: Int) -> SIMD4<UInt8>? {
        guard (0..<size.width).contains(x), (0..<size.height).contains(y) else { return nil }
        let start = (y * size.width + x) * 4
        return SIMD4(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
    }
}
