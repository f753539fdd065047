import Geometry

/// A picture that is downsampled while its rows are decoded, so that it is never in memory at full size.
///
/// Each pixel is the average of a block. Blocks have the same whole number of pixels in width and height, except the
/// last ones.
struct ReducedPicture {
    /// The size of the decoded picture.
    let source: PixelSize
    /// The size of the result.
    let size: PixelSize
    /// The next row of the source, and the next row of the result.
    private var y = 0
    private var row = 0
    /// The sums for the current row of blocks: alpha, and colors times alpha.
    private var sums: [UInt64]
    private var pixels: [UInt8]

    /// The whole number by which a picture must be divided to satisfy a limit of pixels.
    ///
    /// No side of the result is longer than drawing libraries support.
    static func factor(for size: PixelSize, atMost pixels: Int) -> Int {
        var factor = 1
        while reduced(size, by: factor).pixelCount > pixels { factor += 1 }
        while max(size.width, size.height) > factor * longestSide { factor += 1 }
        return factor
    }

    private static let longestSide = 1 << 14

    static func reduced(_ size: PixelSize, by factor: Int) -> PixelSize {
        PixelSize(width: (size.width + factor - 1) / factor, height: (size.height + factor - 1) / factor)
    }

    init(_ source: PixelSize, factor: Int) {
        self.source = source
        size = Self.reduced(source, by: factor)
        sums = [UInt64](repeating: 0, count: size.width * 4)
        pixels = []
        pixels.reserveCapacity(size.pixelCount * 4)
    }

    /// Adds the next row: red, green, blue and alpha of each pixel.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard row < size.height else { return }
        for x in 0..<size.width {
            var sum = SIMD4<UInt64>(repeating: 0)
            for place in columns(x) {
                let alpha = UInt64(bytes[place * 4 + 3])
                sum &+= SIMD4(
                    UInt64(bytes[place * 4]) * alpha, UInt64(bytes[place * 4 + 1]) * alpha,
                    UInt64(bytes[place * 4 + 2]) * alpha, alpha)
            }
            for channel in 0..<4 { sums[x * 4 + channel] += sum[channel] }
        }
        y += 1
        if y == (row + 1) * source.height / size.height { finishRow() }
    }

    /// The columns of the source that are averaged into a column of the result.
    private func columns(_ x: Int) -> Range<Int> {
        x * source.width / size.width..<(x + 1) * source.width / size.width
    }

    private mutating func finishRow() {
        let height = UInt64((row + 1) * source.height / size.height - row * source.height / size.height)
        for x in 0..<size.width {
            let (alpha, count) = (sums[x * 4 + 3], height * UInt64(columns(x).count))
            for channel in 0..<3 {
                pixels.append(alpha == 0 ? 0 : UInt8((sums[x * 4 + channel] + alpha / 2) / alpha))
            }
            pixels.append(UInt8((alpha + count / 2) / count))
        }
        for index in sums.indices { sums[index] = 0 }
        row += 1
    }

    /// The result; `nil` unless all rows were added.
    consuming func bitmap() -> Bitmap? { Bitmap(size: size, pixels: pixels) }
}

extension PixelSize {
    fileprivate var pixelCount: Int { width * height }
}

extension Bitmap {
    /// This picture, divided by a whole number.
    func reduced(by factor: Int) -> Bitmap {
        guard factor > 1 else { return self }
        var picture = ReducedPicture(size, factor: factor)
        pixels.withUnsafeBytes { bytes in
            for y in 0..<size.height {
                picture.add(UnsafeRawBufferPointer(rebasing: bytes[y * size.width * 4..<(y + 1) * size.width * 4]))
            }
        }
        return picture.bitmap() ?? self
    }
}
