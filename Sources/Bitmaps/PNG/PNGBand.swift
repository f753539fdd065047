import Geometry

/// Rows of an opaque picture that are compressed separately.
///
/// So several threads share the work on a large picture, and none of them needs all of it in memory.
public struct PNGBand: Sendable {
    let compressed: [UInt8]
    /// The checksum of the band's own rows.
    let adler32: UInt32
    let size: PixelSize

    /// The height in pixels.
    public var height: Int { size.height }

    /// Joins bands into the file of a picture.
    ///
    /// - Parameters:
    ///   - bands: all bands of the picture, from the top down; the first must be encoded as the top.
    ///   - scale: the number of pixels per point.
    /// - Returns: the same bytes for the same bands; `nil` if there are none, or they do not fit together.
    public static func file(of bands: [PNGBand], scale: Double) -> [UInt8]? {
        guard let width = bands.first?.size.width, bands.allSatisfy({ $0.size.width == width }) else { return nil }
        let height = bands.reduce(0) { $0 + $1.size.height }
        var writer = PNGWriter(
            size: PixelSize(width: width, height: height), colorType: .rgb, pixelsPerPoint: scale)
        stream(of: bands).withUnsafeBytes { writer.write(pixels: $0) }
        writer.end()
        return writer.bytes
    }

    /// The compressed pixels of a picture from those of its bands.
    static func stream(of bands: [PNGBand]) -> [UInt8] {
        var stream: [UInt8] = []
        stream.reserveCapacity(bands.reduce(8) { $0 + $1.compressed.count })
        var adler: UInt32 = 1
        for band in bands {
            stream += band.compressed
            let byteCount = (band.size.width * PNGWriter.ColorType.rgb.bytesPerPixel + 1) * band.size.height
            adler = joined(adler, band.adler32, count: byteCount)
        }
        // The last block is only the end symbol of the fixed code.
        stream += [0x03, 0x00]
        for shift in [24, 16, 8, 0] { stream.append(UInt8(truncatingIfNeeded: adler >> UInt32(shift))) }
        return stream
    }

    /// The Adler-32 checksum of two concatenated sequences, from their checksums and the length of the second.
    private static func joined(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
        let modulus: UInt64 = 65_521
        let (a1, b1) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (a2, b2) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        let a = (a1 + a2 + modulus - 1) % modulus
        let b = (b1 + b2 + (a1 + modulus - 1) % modulus * (UInt64(count) % modulus)) % modulus
        return UInt32(b << 16 | a)
    }
}
