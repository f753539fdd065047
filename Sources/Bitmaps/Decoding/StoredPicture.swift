public import Geometry

/// A picture as its file stores it: inflated, but in its own sample format, which needs a quarter of the memory if
/// samples are palette indices.
///
/// Two stored pictures are compared much faster than two bitmaps, because only rows that differ are converted to
/// pixels.
public final class StoredPicture: Sendable {
    public let size: PixelSize
    private let samples: SampleLayout
    private let memory: SampleMemory

    /// Decodes a PNG or JPEG file.
    ///
    /// - Parameters:
    ///   - file: the bytes; they need not outlive the call.
    ///   - limits: the limits of the picture's size, which is checked before memory is allocated.
    /// - Throws: ``BitmapProblem`` if the file is not a picture, or is damaged, truncated or too large.
    public convenience init(
        decoding file: UnsafeRawBufferPointer, limits: PixelLimits = PixelLimits()
    ) throws(BitmapProblem) {
        if let plain = PlainPNG(file, limits: limits), let memory = SampleMemory(plain) {
            self.init(size: plain.size, samples: plain.samples, memory: memory)
        } else {
            let bitmap = try Bitmap(decodingAnyKind: file, limits: limits)
            self.init(size: bitmap.size, samples: .rgba, memory: SampleMemory(bitmap))
        }
    }

    /// Decodes a common PNG file; `nil` if it is of another kind or invalid.
    convenience init?(plainPNG file: UnsafeRawBufferPointer, limits: PixelLimits) {
        guard let plain = PlainPNG(file, limits: limits), let memory = SampleMemory(plain) else { return nil }
        self.init(size: plain.size, samples: plain.samples, memory: memory)
    }

    private init(size: PixelSize, samples: SampleLayout, memory: SampleMemory) {
        self.size = size
        self.samples = samples
        self.memory = memory
    }

    /// The samples of a row.
    private func row(_ y: Int) -> UnsafePointer<UInt8> { memory.row(y) }

    /// Converts the samples to pixels.
    ///
    /// - Parameters:
    ///   - rows: the rows to convert; `nil` for all.
    ///   - workers: the number of threads that share the work.
    /// - Returns: the picture, or a picture of those rows only.
    public func bitmap(rows: Range<Int>? = nil, workers: Int = 1) -> Bitmap {
        let rows = rows ?? 0..<size.height
        let table = samples.table
        let pixels = [UInt8](unsafeUninitializedCapacity: size.width * rows.count * 4) { buffer, count in
            count = size.width * rows.count * 4
            guard let base = buffer.baseAddress else { return }
            let target = Target(pixels: UnsafeMutableRawPointer(base))
            forEachBand(of: rows.count, workers: workers) { _, band in
                for y in band {
                    samples.expand(
                        row(rows.lowerBound + y), into: target.pixels + y * size.width * 4, count: size.width,
                        table: table)
                }
            }
        }
        guard let bitmap = Bitmap(size: PixelSize(width: size.width, height: rows.count), pixels: pixels) else {
            preconditionFailure("rows \(rows) of a picture of \(size) pixels")
        }
        return bitmap
    }

    /// Finds the rows whose pixels differ from those of another picture.
    ///
    /// - Parameters:
    ///   - other: a picture of the same size.
    ///   - workers: the number of threads that share the work.
    /// - Returns: the rows from the first that differs to the last; `nil` if none does.
    func differingRows(from other: StoredPicture, workers: Int) -> Range<Int>? {
        var found = [Range<Int>?](repeating: nil, count: bandCount(of: size.height))
        found.withUnsafeMutableBufferPointer { found in
            let results = Bands(found: found)
            forEachBand(of: size.height, workers: workers) { band, rows in
                let differing = rowDifference(from: other)
                guard let first = rows.first(where: differing), let last = rows.last(where: differing) else { return }
                results.found[band] = first..<last + 1
            }
        }
        let ranges = found.compactMap { $0 }
        guard let first = ranges.first, let last = ranges.last else { return nil }
        return first.lowerBound..<last.upperBound
    }

    /// Returns a function that tells whether a row differs.
    private func rowDifference(from other: StoredPicture) -> (Int) -> Bool {
        if samples == other.samples {
            return { y in !equalBytes(self.row(y), other.row(y), count: self.memory.rowBytes) }
        }
        var (mine, others) = ([UInt32](repeating: 0, count: size.width), [UInt32](repeating: 0, count: size.width))
        let (table, otherTable) = (samples.table, other.samples.table)
        return { y in
            self.samples.expand(self.row(y), into: &mine, count: self.size.width, table: table)
            other.samples.expand(other.row(y), into: &others, count: self.size.width, table: otherTable)
            return mine != others
        }
    }

    private struct Bands: @unchecked Sendable {
        let found: UnsafeMutableBufferPointer<Range<Int>?>
    }

    /// Memory to which threads write, each to its own rows.
    private struct Target: @unchecked Sendable {
        let pixels: UnsafeMutableRawPointer
    }
}

/// Rows of samples in allocated memory, which is immutable after initialization.
private final class SampleMemory: @unchecked Sendable {
    let rowBytes: Int
    private let stride: Int
    private let first: UnsafePointer<UInt8>
    private let allocation: UnsafeMutableRawBufferPointer

    /// Inflates a file's rows; `nil` if they are invalid.
    init?(_ file: PlainPNG) {
        let bytesPerPixel = file.samples.type.bytesPerPixel
        rowBytes = file.size.width * bytesPerPixel
        stride = rowBytes + 1
        // Whole pixels are read as four bytes, so there must be room after the last one.
        let length = stride * file.size.height
        allocation = .allocate(byteCount: length + 8, alignment: 16)
        guard let base = allocation.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        first = UnsafePointer(base + 1)
        guard file.inflate(into: UnsafeMutableRawBufferPointer(rebasing: allocation[..<length])) else { return nil }
        allocation[length...].initializeMemory(as: UInt8.self, repeating: 0)
        let unfilter = RowUnfilter(bytesPerPixel: bytesPerPixel, count: rowBytes)
        let nothing = [UInt8](repeating: 0, count: rowBytes + 8)
        for y in 0..<file.size.height {
            let row = base + y * stride + 1
            let isKnown =
                y == 0
                ? nothing.withUnsafeBufferPointer { above in
                    above.baseAddress.map { unfilter.undo(row[-1], in: row, above: $0) } ?? false
                }
                : unfilter.undo(row[-1], in: row, above: row - stride)
            guard isKnown else { return nil }
        }
    }

    init(_ bitmap: Bitmap) {
        rowBytes = bitmap.size.width * 4
        stride = rowBytes
        allocation = .allocate(byteCount: max(1, bitmap.pixels.count), alignment: 16)
        allocation.copyBytes(from: bitmap.pixels)
        guard let base = allocation.baseAddress else { preconditionFailure("no memory for a picture") }
        first = UnsafePointer(base.assumingMemoryBound(to: UInt8.self))
    }

    deinit { allocation.deallocate() }

    func row(_ y: Int) -> UnsafePointer<UInt8> { first + y * stride }
}
