import Geometry

/// How two pictures of one size differ.
public struct PixelDifference: Hashable, Sendable {
    /// How many pixels are not exactly equal.
    public let changedPixels: Int
    /// The greatest difference in any channel of any pixel, from 0 to 255.
    public let maximumChannelDifference: Int
    /// The smallest rectangle around all changed pixels: its left, top, right and bottom edges; `nil` where none is.
    public let bounds: Bounds?

    /// A rectangle of pixels.
    public struct Bounds: Hashable, Sendable {
        public var left: Int
        public var top: Int
        /// One more than the last column.
        public var right: Int
        /// One more than the last row.
        public var bottom: Int
    }

    public var isIdentical: Bool { changedPixels == 0 }

    /// The difference of two pictures, or `nil` where their sizes differ and nothing can be compared.
    public init?(_ a: Bitmap, _ b: Bitmap) {
        guard a.size == b.size else { return nil }
        let width = a.size.width
        var (changed, greatest) = (0, 0)
        var bounds: Bounds?
        a.pixels.withUnsafeBytes { a in
            b.pixels.withUnsafeBytes { b in
                guard let first = a.baseAddress, let second = b.baseAddress else { return }
                for start in stride(from: 0, to: a.count, by: width * 4) {
                    if equalBytes(first + start, second + start, count: width * 4) { continue }
                    let y = start / (width * 4)
                    for x in 0..<width {
                        let pixelA = (first + start + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)
                        let pixelB = (second + start + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)
                        guard pixelA != pixelB else { continue }
                        changed += 1
                        let high = pointwiseMax(pixelA, pixelB)
                        greatest = max(greatest, Int((high &- pointwiseMin(pixelA, pixelB)).max()))
                        var box = bounds ?? Bounds(left: x, top: y, right: x + 1, bottom: y + 1)
                        box.left = min(box.left, x)
                        box.right = max(box.right, x + 1)
                        box.bottom = y + 1
                        bounds = box
                    }
                }
            }
        }
        changedPixels = changed
        maximumChannelDifference = greatest
        self.bounds = bounds
    }
}
