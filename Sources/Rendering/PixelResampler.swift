import Bitmaps
import Geometry

/// Resamples a picture: each new pixel is the mean of the old ones that it covers.
///
/// When enlarging, a new pixel inside one old pixel equals it. All arithmetic is in integers.
struct PixelResampler {
    let source: PixelSize
    let target: PixelSize
    private let columns: [Span]
    private let lines: [Span]

    /// The old pixels that a new one covers, with the weights of the first and the last.
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

    /// Resamples premultiplied pixels and gives access to the result.
    func resample<Result>(_ rows: PixelRows, _ body: (PixelRows) -> Result?) -> Result? {
        let rowBytes = target.width * 4
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: rowBytes * target.height, alignment: 16)
        let sums = UnsafeMutableBufferPointer<SIMD4<UInt32>>.allocate(capacity: target.width)
        let narrowed = UnsafeMutableBufferPointer<SIMD4<UInt32>>.allocate(capacity: target.width)
        defer {
            memory.deallocate()
            sums.deallocate()
            narrowed.deallocate()
        }
        guard let base = memory.baseAddress else { return nil }
        narrowed.initialize(repeating: .zero)
        // The current old row at the new width; the next new row may begin with it.
        var narrowedRow = -1
        let runStarts = Self.runStarts(of: rows)
        for y in 0..<target.height {
            let line = lines[y]
            if y > 0, runStarts[line.first + line.weights.count - 1] <= lines[y - 1].first {
                // In flat interfaces, this row often has the same sources as the one above.
                (base + y * rowBytes).copyMemory(from: base + (y - 1) * rowBytes, byteCount: rowBytes)
                continue
            }
            sums.initialize(repeating: .zero)
            for offset in line.weights.indices {
                let row = line.first + offset
                if row != narrowedRow {
                    rows.withRow(row) { narrow($0, into: narrowed) }
                    narrowedRow = row
                }
                let weight = line.weights[offset]
                for x in 0..<target.width { sums[x] &+= narrowed[x] &* weight }
            }
            for x in 0..<target.width {
                let pixel = SIMD4<UInt8>(truncatingIfNeeded: (sums[x] &+ (1 << 19)) &>> 20)
                base.storeBytes(of: pixel, toByteOffset: y * rowBytes + x * 4, as: SIMD4<UInt8>.self)
            }
        }
        return PixelRows(UnsafeRawBufferPointer(memory), size: target, stride: rowBytes, layout: rows.layout)
            .flatMap(body)
    }

    /// For each row, the first row of its run of equal rows.
    private static func runStarts(of rows: PixelRows) -> [Int] {
        var starts = [Int](repeating: 0, count: rows.size.height)
        for y in 1..<max(1, rows.size.height) {
            starts[y] = rows.isRow(y, equalTo: y - 1) ? starts[y - 1] : y
        }
        return starts
    }

    /// Resamples a row to the new width, with eight fractional bits.
    private func narrow(_ pixels: UnsafeRawBufferPointer, into narrowed: UnsafeMutableBufferPointer<SIMD4<UInt32>>) {
        for x in 0..<target.width {
            let span = columns[x]
            var sum = SIMD4<UInt32>.zero
            for offset in span.weights.indices {
                let pixel = pixels.loadUnaligned(fromByteOffset: (span.first + offset) * 4, as: SIMD4<UInt8>.self)
                sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* span.weights[offset]
            }
            narrowed[x] = (sum &+ 8) &>> 4
        }
    }
}
