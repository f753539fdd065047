import Geometry
import RandomNumbers

@testable import Bitmaps

/// A PNG file of random samples with given filters, not compressed.
struct PlainFile {
    let type: PNGWriter.ColorType
    let size: PixelSize
    var rows: [UInt8]
    let colors: [UInt32]

    /// The filters of the rows are repeated.
    init(type: PNGWriter.ColorType, width: Int, height: Int, filters: [UInt8], seed: UInt64) {
        self.type = type
        size = PixelSize(width: width, height: height)
        var numbers = SeededGenerator(seed: seed)
        colors = (0..<40).map { _ in UInt32.random(in: 0 ... .max, using: &numbers) }
        let (step, count) = (type.bytesPerPixel, width * type.bytesPerPixel)
        var above = [UInt8](repeating: 0, count: count)
        var rows: [UInt8] = []
        for y in 0..<height {
            let row = (0..<count).map { _ in UInt8.random(in: 0...(type == .palette ? 39 : 255), using: &numbers) }
            let filter = filters[y % filters.count]
            rows.append(filter)
            for x in 0..<count {
                let left = x >= step ? Int(row[x - step]) : 0
                let (up, corner) = (Int(above[x]), x >= step ? Int(above[x - step]) : 0)
                rows.append(row[x] &- UInt8(Self.prediction(filter, left, up, corner)))
            }
            above = row
        }
        self.rows = rows
    }

    /// The prediction according to the PNG specification.
    private static func prediction(_ filter: UInt8, _ a: Int, _ b: Int, _ c: Int) -> Int {
        switch filter {
        case 1: return a
        case 2: return b
        case 3: return (a + b) / 2
        case 4:
            let p = a + b - c
            let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
            return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
        default: return 0
        }
    }

    /// The file, with its stream in a number of chunks.
    func bytes(parts: Int = 1) -> [UInt8] {
        var writer = PNGWriter(size: size, colorType: type, pixelsPerPoint: 1)
        if type == .palette { writer.write(palette: colors) }
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in rows { (a, b) = ((a + UInt32(byte)) % 65_521, (b + a + UInt32(byte)) % 65_521) }
        let count = UInt16(rows.count)
        var stream: [UInt8] = [0x78, 0x01, 1]
        for word in [count, ~count] { stream += [UInt8(word & 255), UInt8(word >> 8)] }
        stream += rows + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
        let length = (stream.count + parts - 1) / parts
        for start in stride(from: 0, to: stream.count, by: length) {
            Array(stream[start..<min(start + length, stream.count)]).withUnsafeBytes { writer.write(pixels: $0) }
        }
        writer.end()
        return writer.bytes
    }
}
