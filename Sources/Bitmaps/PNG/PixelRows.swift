public import Geometry

/// Pixels in memory that somebody else owns, to be read for as long as the owner lends them.
public struct PixelRows {
    /// How the four bytes of a pixel are meant.
    public enum Layout: Hashable, Sendable {
        /// Red, green, blue, alpha in this order; alpha is straight.
        case straightRGBA
        /// A 32-bit word of the machine's own byte order, alpha uppermost, then red, green and blue, which are
        /// multiplied by alpha. This is what drawing libraries draw into.
        case premultipliedARGBWord
    }

    public let size: PixelSize
    public let layout: Layout
    /// From one row to the next, in bytes.
    let stride: Int
    let base: UnsafeRawPointer
    /// For each row the one in memory that it looks like; `nil` if each is there itself.
    private let places: UnsafePointer<Int32>?

    /// The pixels of a memory area, or `nil` if the area is too small for them.
    ///
    /// - Parameters:
    ///   - memory: the area.
    ///   - size: the picture's.
    ///   - stride: from one row to the next, in bytes.
    ///   - layout: how pixels lie in memory.
    ///   - places: for each row the one in memory that it looks like, so that what is blank need be there only once;
    ///     `nil` if each is there itself.
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

    /// Lends one row's bytes, four a pixel.
    public func withRow<Result>(_ y: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        precondition((0..<size.height).contains(y), "row \(y) is not in a picture of \(size) pixels")
        return try body(UnsafeRawBufferPointer(start: row(y), count: size.width * 4))
    }

    /// Whether two rows hold the same pixels.
    public func isRow(_ y: Int, equalTo other: Int) -> Bool {
        precondition((0..<size.height).contains(y) && (0..<size.height).contains(other))
        return row(y) == row(other) || equalBytes(row(y), row(other), count: size.width * 4)
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafeRawPointer { base + (places.map { Int($0[y]) } ?? y) * stride }
}

extension Bitmap {
    /// Lends the pixels to a function.
    public func withPixelRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBytes { bytes in
            // A bitmap has the right number of bytes for its size from the start.
            guard let rows = PixelRows(bytes, size: size, stride: size.width * 4, layout: .straightRGBA) else {
                preconditionFailure("a bitmap holds \(size) pixels of four bytes")
            }
            return try body(rows)
        }
    }

    /// A picture copied from pixels of any layout.
    public init(_ rows: PixelRows) {
        let width = rows.size.width
        pixels = [UInt8](unsafeUninitializedCapacity: width * rows.size.height * 4) { buffer, count in
            for y in 0..<rows.size.height {
                let target = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[(y * width * 4)...])
                switch rows.layout {
                case .straightRGBA:
                    target.copyMemory(from: UnsafeRawBufferPointer(start: rows.row(y), count: width * 4))
                case .premultipliedARGBWord:
                    var cache = UnpremultipliedColor()
                    for x in 0..<width {
                        let word = rows.row(y).loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                        target.storeBytes(of: cache.rgba(word).littleEndian, toByteOffset: x * 4, as: UInt32.self)
                    }
                }
            }
            count = buffer.count
        }
        size = rows.size
    }
}

/// Turns premultiplied words into straight colours, remembering the last one.
struct UnpremultipliedColor {
    private var word: UInt32 = 0
    private var color: UInt32 = 0

    /// Red in the lowest byte, alpha in the highest: as the bytes lie in a little-endian word.
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
