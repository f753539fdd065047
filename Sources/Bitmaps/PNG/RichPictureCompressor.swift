import CDeflate
import Geometry

/// Compresses pictures of many shades, especially photographs, with the filter and compressor that suit a sample best.
struct RichPictureCompressor {
    /// The compressors, and the memory for one picture at a time.
    final class Storage {
        private var compressors: [Int32: OpaquePointer] = [:]
        fileprivate var filtered = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)
        fileprivate var compressed = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)
        fileprivate let stream = DeflateStream.Storage()
        fileprivate let differences = DifferenceMatcher()

        deinit {
            for compressor in compressors.values { libdeflate_free_compressor(compressor) }
            filtered.deallocate()
            compressed.deallocate()
        }

        /// Compresses the first bytes of ``filtered``; returns the length of the zlib stream in ``compressed``.
        fileprivate func compress(_ length: Int, level: Int32) -> Int {
            let compressor = compressor(level)
            let bound = libdeflate_zlib_compress_bound(compressor, length)
            Self.reserve(bound, in: &compressed)
            return libdeflate_zlib_compress(compressor, filtered.baseAddress, length, compressed.baseAddress, bound)
        }

        private func compressor(_ level: Int32) -> OpaquePointer {
            if let known = compressors[level] { return known }
            guard let compressor = libdeflate_alloc_compressor(level) else {
                preconditionFailure("no memory for a compressor")
            }
            compressors[level] = compressor
            return compressor
        }

        fileprivate static func reserve(_ count: Int, in memory: inout UnsafeMutableRawBufferPointer) {
            guard memory.count < count else { return }
            memory.deallocate()
            memory = .allocate(byteCount: count, alignment: 16)
        }
    }

    /// The fastest level that finds enough repetitions to compare filters.
    private static let quickLevel: Int32 = 4
    /// The lowest level that finds the repetitions in gradients.
    ///
    /// Level 5 makes diagonal ones nearly twice as large; 7 and above take twice the time or more.
    private static let thoroughLevel: Int32 = 6
    /// The number of rows to try out, and of places in the picture from which they are taken.
    private static let (sampleRows, samplePlaces) = (12, 3)

    private let rows: PixelRows
    private let survey: PictureSurvey
    private let type: PNGWriter.ColorType
    private let bytesPerPixel: Int
    private let rowBytes: Int

    init(_ rows: PixelRows, survey: PictureSurvey, type: PNGWriter.ColorType) {
        self.rows = rows
        self.survey = survey
        self.type = type
        bytesPerPixel = type.bytesPerPixel
        rowBytes = rows.size.width * bytesPerPixel
    }

    /// A compressor of filtered rows.
    private enum Coder {
        case general(level: Int32)
        /// Finds only long repetitions, because short ones cost more than they save where every byte is somewhat
        /// random.
        case sparse
    }

    /// Compresses the picture, and passes the zlib stream to a function.
    func compress<Result>(in storage: Storage, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let (filter, coder) = choose(in: storage)
        return body(compress(0..<rows.size.height, by: filter, coder, in: storage))
    }

    /// Compresses some rows of a picture, as a part of its stream.
    ///
    /// - Parameters:
    ///   - storage: the memory for one picture at a time.
    ///   - isTop: whether these are the first rows of the picture.
    /// - Returns: the part, and the checksum of these rows only.
    func compressPart(in storage: Storage, isTop: Bool) -> (bytes: [UInt8], adler32: UInt32) {
        let (filter, _) = bestFilter(for: sample, .sparse, in: storage)
        var stream = DeflateStream(storage.stream, hasHeader: isTop, block: DeflateStream.longestBlock)
        let adler = write(0..<rows.size.height, by: filter, isTop: isTop, into: &stream, storage)
        return (Array(storage.stream.bytes(stream.finishPart())), adler)
    }

    /// Chooses the filter for all rows, `nil` for the best filter of each row, and the compressor.
    private func choose(in storage: Storage) -> (RowFilter?, Coder) {
        let sample = sample
        let best = bestFilter(for: sample, .general(level: Self.quickLevel), in: storage)
        // Noise cannot be compressed.
        if best.size * 100 >= sample.count * (rowBytes + 1) * 99 { return (RowFilter.none, .general(level: 0)) }
        let thorough = compress(sample, by: best.filter, .general(level: Self.thoroughLevel), in: storage).count
        let sparse = compress(sample, by: best.filter, .sparse, in: storage).count
        // It takes a fifth of the time, which is worth a sixth more space.
        if sparse * 6 <= min(best.size, thorough) * 7 { return (best.filter, .sparse) }
        let isWorthMore = thorough * 17 < best.size * 16
        return (best.filter, .general(level: isWorthMore ? Self.thoroughLevel : Self.quickLevel))
    }

    /// The filter with the smallest result for some rows, and the size of that result.
    private func bestFilter(
        for sample: [Int], _ coder: Coder, in storage: Storage
    ) -> (filter: RowFilter?, size: Int) {
        // Differences of palette indices mean nothing.
        let filters: [RowFilter?] = type == .palette ? [RowFilter.none] : RowFilter.allCases + [nil]
        let sizes = filters.map { compress(sample, by: $0, coder, in: storage).count }
        let best = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
        return (filters[best], sizes[best])
    }

    /// Rows from all over the picture in ascending order, none of which repeats the row above.
    private var sample: [Int] {
        let fresh = survey.repeatsAbove.indices.filter { !survey.repeatsAbove[$0] }
        guard fresh.count > Self.sampleRows * Self.samplePlaces else { return fresh }
        return (0..<Self.samplePlaces).flatMap { place in
            let middle = fresh.count * (2 * place + 1) / (2 * Self.samplePlaces)
            return fresh[middle - Self.sampleRows / 2..<middle + Self.sampleRows / 2]
        }
    }

    private func compress(
        _ chosen: some Collection<Int>, by wanted: RowFilter?, _ coder: Coder, in storage: Storage
    ) -> UnsafeRawBufferPointer {
        switch coder {
        case .general(let level):
            let length = (rowBytes + 1) * chosen.count
            Storage.reserve(length, in: &storage.filtered)
            guard var output = storage.filtered.baseAddress else { return UnsafeRawBufferPointer(storage.filtered) }
            forEachRow(of: chosen, by: wanted) { row, filter in
                output.storeBytes(of: filter.rawValue, as: UInt8.self)
                row.write(filter, into: (output + 1).assumingMemoryBound(to: UInt8.self))
                output += rowBytes + 1
            }
            let count = storage.compress(length, level: level)
            return UnsafeRawBufferPointer(rebasing: storage.compressed[..<count])
        case .sparse:
            var stream = DeflateStream(storage.stream, block: DeflateStream.longestBlock)
            let adler = write(chosen, by: wanted, into: &stream, storage)
            return storage.stream.bytes(stream.finish(adler32: adler))
        }
    }

    /// Writes rows with long repetitions only; returns the checksum of the uncompressed stream.
    private func write(
        _ chosen: some Collection<Int>, by wanted: RowFilter?, isTop: Bool = true, into stream: inout DeflateStream,
        _ storage: Storage
    ) -> UInt32 {
        storage.differences.reset(rowBytes: rowBytes)
        var adler: UInt32 = 1
        forEachRow(of: chosen, by: wanted, isTop: isTop) { row, filter in
            adler = storage.differences.write(row, filter, &stream, adler32: adler)
        }
        return adler
    }

    /// Passes rows to a function in ascending order, each with its filter.
    private func forEachRow(
        of chosen: some Collection<Int>, by wanted: RowFilter?, isTop: Bool = true,
        _ body: (FilteredRow, RowFilter) -> Void
    ) {
        let room = FilteredRow.leadingRoom
        var current = [UInt8](repeating: 0, count: room + rowBytes + FilteredRow.trailingRoom)
        var above = current
        // The row in `current`; above the first row everything is zero.
        var last = -1
        for y in chosen {
            if last != y - 1 { unpack(y - 1, into: &current) }
            last = y
            let isRepeated = survey.repeatsAbove[y]
            if !isRepeated {
                swap(&current, &above)
                unpack(y, into: &current)
            }
            current.withUnsafeBufferPointer { current in
                above.withUnsafeBufferPointer { above in
                    guard let current = current.baseAddress, let above = above.baseAddress else { return }
                    let row = FilteredRow(
                        current: current + room, above: (isRepeated ? current : above) + room, count: rowBytes,
                        bytesPerPixel: bytesPerPixel)
                    // The row above the first row of a part is unknown here.
                    let filter = y == 0 && !isTop ? .sub : wanted ?? row.best()
                    body(row, isRepeated ? .up : filter)
                }
            }
        }
    }

    private func unpack(_ y: Int, into memory: inout [UInt8]) {
        memory.withUnsafeMutableBytes { memory in
            guard let base = memory.baseAddress else { return }
            rows.unpack(row: y, as: type, colors: survey.colors, into: base + FilteredRow.leadingRoom)
        }
    }
}
