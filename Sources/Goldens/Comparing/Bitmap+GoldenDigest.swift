import Bitmaps
import Foundation
import Geometry

extension Bitmap {
    static let goldenDigestPrefix = "rows-"

    /// The digest that identifies a golden's picture, computed from its size and its rows.
    ///
    /// Interfaces are repetitive, and digesting every byte of a large screen takes much longer than drawing it. So the
    /// digest is of a shorter encoding, which counts repeated rows, and repeated pixels in a row. The encoding is
    /// lossless, so pictures with the same digest are the same picture.
    var goldenDigest: String {
        var builder = DigestBuilder()
        builder.combine(size.width)
        builder.combine(size.height)
        let width = size.width
        var text: [UInt8] = []
        pixels.withUnsafeBytes { bytes in
            var y = 0
            while y < size.height {
                let row = UnsafeRawBufferPointer(rebasing: bytes[y * width * 4..<(y + 1) * width * 4])
                var end = y + 1
                while end < size.height, row.isEqual(to: bytes, at: end * width * 4) { end += 1 }
                text.removeAll(keepingCapacity: true)
                Self.write(row, width: width, to: &text)
                builder.combine(end - y)
                builder.combine(bytes: text)
                y = end
            }
        }
        return Self.goldenDigestPrefix + builder.finish().hexadecimal
    }

    /// Writes a row as runs: a positive length and one repeated pixel, or a negative length and each of the pixels.
    private static func write(_ row: UnsafeRawBufferPointer, width: Int, to text: inout [UInt8]) {
        func pixel(_ x: Int) -> UInt32 { row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self) }
        func write(_ length: Int, _ pixels: Range<Int>) {
            withUnsafeBytes(of: Int32(truncatingIfNeeded: length).littleEndian) { text.append(contentsOf: $0) }
            text.append(contentsOf: row[pixels.lowerBound * 4..<pixels.upperBound * 4])
        }
        // Shorter runs are not worth a length of their own.
        let shortestRun = 4
        var (x, pending) = (0, 0)
        while x < width {
            let start = x
            let first = pixel(x)
            x &+= 1
            while x < width, pixel(x) == first { x &+= 1 }
            guard x - start >= shortestRun else { continue }
            if pending < start { write(pending - start, pending..<start) }
            write(x - start, start..<start + 1)
            pending = x
        }
        if pending < width { write(pending - width, pending..<width) }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether other bytes are equal from an offset on.
    fileprivate func isEqual(to other: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard let start = baseAddress, let base = other.baseAddress else { return isEmpty }
        return memcmp(start, base + offset, count) == 0
    }
}
