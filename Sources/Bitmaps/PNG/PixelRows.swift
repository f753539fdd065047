public import Geometry

/// A view of pixels in memory that somebody else owns; it must not outlive the owner's call.
public struct PixelRows {
    /// The layout of a pixel's four bytes.
    public enum Layout: Hashable, Sendable {
        /// Red, green, blue, alpha in this order; alpha is straight.
        case straightRGBA
        /// A 32-bit word in native byte order: alpha in the highest byte, then red, green and blue, premultiplied by
        /// alpha.
        ///
        /// Drawing libraries use this layout.
        case premultipliedARGBWord
    }

    public let size: PixelSize
    public let layout: Layout
    /// The distance between rows in bytes.
    let stride: Int
    let base: UnsafeRawPointer
    /// The row in memory for each row of the picture; `nil` if they are the same.
    private let places: UnsafePointer<Int32>?

    /// Creates a view of a memory area; `nil` if the area is too small.
    ///
    /// - Parameters:
    ///   - memory: the area.
    ///   - size: the size of the picture.
    ///   - stride: the distance between rows in bytes.
    ///   - layout: the layout of pixels in memory.
    ///   - places: the row in memory for each row of the picture, so that blank rows need to be stored only once; `nil`
    ///     if they are the same.
    public init?(
        _ memory: UnsafeRawBufferPointer, size: PixelSize, stride: Int, layout: Layout,
        places: UnsafePointer<Int32>? = nil
    ) {
        guard size.width > 0, size.height > 0, stride >= size.width * 4, stride % 4 == 0,
            let base = memory.baseAddress, memory.count >= stride * (size.height - 1) + size.width * 4
        else { return nil }
        self.size = size
        self.layout = layout
        self.stride = stride
        self.base = base
        self.places = places
    }

    /// Passes the bytes of a row to a function, four per pixel.
    public func withRow<Result>(_ y: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        precondition((0..<size.height).contains(y), "row \(y) is not in a picture of \(size) pixels")
        return try body(UnsafeRawBufferPointer(start: row(y), count: size.width * 4))
    }

    /// Whether two rows contain the same pixels.
    public func isRow(_ y: Int, equalTo other: Int) -> Bool {
        precondition((0..<size.height).contains(y) && (0..<size.height).contains(other))
        return row(y) == row(other) || equalBytes(row(y), row(other), count: size.width * 4)
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafeRawPointer { base + (places.map { Int($0[y]) } ?? y) * stride }
}

extension Bitmap {
    /// Passes the pixels to a function.
    public func withPixelRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBytes { bytes in
            // A bitmap always has the right number of bytes for its size.
            guard let rows = PixelRows(bytes, size: size, stride: size.width * 4, layout: .straightRGBA) else {
                preconditionFailure("a bitmap holds \(size) pixels of four bytes")
            }
            return try body(rows)
        }
    }

    /// Copies pixels of any layout.
    public init(_ rows: PixelRows) {
        let width = rows.size.width
        pixels = [UInt8](unsafeUninitializedCapacity: width * rows.size.height * 4) { buffer, count in
            for y in 0..<rows.size.height {
                let target = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[(y * width * 4)...])
                let row = rows.row(y)
                switch rows.layout {
                case .straightRGBA:
                    target.copyMemory(from: UnsafeRawBufferPointer(start: row, count: width * 4))
                case .premultipliedARGBWord:
                    var cache = UnpremultipliedColor()
                    for x in 0..<width {
                        let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                        target.storeBytes(of: cache.rgba(word).littleEndian, toByteOffset: x * 4, as: UInt32.self)
                    }
                }
            }
            count = buffer.count
        }
        size = rows.size
    }
}

/// Converts premultiplied words to straight colors, and caches the last one.
struct UnpremultipliedColor {
    private var word: UInt32 = 0
    private var color: UInt32 = 0

    /// The color with red in the lowest byte and alpha in the highest, in the byte order of a little-endian word.
    @inline(__always)
    mutating func rgba(_ word: UInt32) -> UInt32 {
        if word != self.word {
            self.word = word
            color = Self.convert(word)
        }
        return color
    }

    static func convert(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha != 0 else { return 0 }
        let (red, green, blue) = (word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
        guard alpha != 255 else { return 0xFF00_0000 | blue << 16 | green << 8 | red }
        func straight(_ component: UInt32) -> UInt32 { min(255, (component * 255 + alpha / 2) / alpha) }
        return alpha << 24 | straight(blue) << 16 | straight(green) << 8 | straight(red)
    }
}
