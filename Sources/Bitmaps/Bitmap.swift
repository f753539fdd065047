public import Geometry

/// A picture in memory: 8-bit sRGB with straight (not premultiplied) alpha, rows from the top, no padding.
public struct Bitmap: Hashable, Sendable {
    public let size: PixelSize
    /// Red, green, blue, alpha of each pixel; `size.width × size.height × 4` bytes.
    public let pixels: [UInt8]

    /// A picture of the given bytes, or `nil` where their number is not the size's.
    public init?(size: PixelSize, pixels: [UInt8]) {
        guard size.width > 0, size.height > 0, pixels.count == size.width * size.height * 4 else { return nil }
        self.size = size
        self.pixels = pixels
    }
}
