import Bitmaps
import Geometry

/// Brings a picture to another number of pixels: each new pixel is the mean of the old ones that it covers.
///
/// Where the picture grows, a new pixel may lie within one old pixel and is then that pixel. Whole numbers only.
struct PixelResampler {
    let source: PixelSize
    let target: PixelSize
    private let columns: [Span]
    private let lines: [Span]

    /// The old pixels that a new one covers, with the part of the new one that the first and the last make up.
    private struct Span {
        var first: Int
        var weights: [UInt32]
    }

    init(from source: PixelSize, to target: PixelSize) {
        self.source = source
        self.target = target
        columns = Self.spans(from: source.width, to: target.width)
        lines = Self.spans(from: source.height, to: target.height)
    }

    /// Weights out of 4096 whose sum is exactly that.
    private static func spans(from old: Int, to new: Int) -> [Span] {
        (0..<new).map { index in
            // In units of 1/(old·new) of the whole: new pixel `index` covers `old` units, an old pixel `new` units.
            let (start, end) = (index * old, (index + 1) * old)
            let (first, last) = (start / new, (end - 1) / new)
            var weights = (first...last).map { pixel in
                UInt32((min(end, (pixel + 1) * new) - max(start, pixel * new)) * 4096 / old)
            }
            let rest = 4096 - weights.reduce(0, +)
            if let largest = weights.indices.max(by: { weights[$0] < weights[$1] }) { weights[largest] += rest }
            return Span(first: first, weights: weights)
        }
    }

    /// Resamples premultiplied pixels and lends the result.
    func resample<Result>(_ rows: PixelRows, _ body: (PixelRows) -> Result) -> Result? {
        let rowBytes = target.width * 4
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: rowBytes * target.height, alignment: 16)
        defer { memory.deallocate() }
        // Old rows brought to the new width, kept for as long as new rows may ask for them.
        var narrowed = [SIMD4<UInt32>](repeating: .zero, count: target.width)
        var sums = narrowed
        var narrowedRow = -1
        for y in 0..<target.height {
            let line = lines[y]
            for x in sums.indices { sums[x] = .zero }
            for (offset, weight) in line.weights.enumerated() {
                let row = line.first + offset
                if row != narrowedRow {
                    narrow(rows, row, into: &narrowed)
                    narrowedRow = row
                }
                for x in sums.indices { sums[x] &+= narrowed[x] &* weight }
            }
            for x in sums.indices {
                let pixel = SIMD4<UInt8>(truncatingIfNeeded: (sums[x] &+ (1 << 19)) &>> 20)
                memory.storeBytes(of: pixel, toByteOffset: y * rowBytes + x * 4, as: SIMD4<UInt8>.self)
            }
        }
        return PixelRows(UnsafeRawBufferPointer(memory), size: target, stride: rowBytes, layout: rows.layout).map(body)
    }

    /// A row at the new width, each sample with eight bits behind the point.
    private func narrow(_ rows: PixelRows, _ y: Int, into narrowed: inout [SIMD4<UInt32>]) {
        rows.withRow(y) { pixels in
            for x in narrowed.indices {
                let span = columns[x]
                var sum = SIMD4<UInt32>.zero
                for (offset, weight) in span.weights.enumerated() {
                    let pixel = pixels.loadUnaligned(fromByteOffset: (span.first + offset) * 4, as: SIMD4<UInt8>.self)
                    sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* weight
                }
                narrowed[x] = (sum &+ 8) &>> 4
            }
        }
    }
}
