import CDeflate
import Geometry

/// Compresses pictures of shades, photographs above all, by whichever way of writing rows a sample of them shows to be
/// best.
struct RichPictureCompressor {
    /// Compressors, and memory for one picture at a time.
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

        /// Compresses as much as lies in ``filtered``; gives how long the zlib stream in ``compressed`` is.
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

    /// The quickest compressor that seeks repetitions well enough to tell filters apart.
    private static let quickLevel: Int32 = 4
    /// The lowest whose search finds what gradients repeat.
    ///
    /// 5 makes slanted ones nearly twice as large; 7 and above take up to twice the time and more.
    private static let thoroughLevel: Int32 = 6
    /// Rows that are tried out, in as many places of the picture.
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

    /// How the bytes of filtered rows are made fewer.
    private enum Coder {
        case general(level: Int32)
        /// Long repetitions alone: short ones cost more than they save where every byte is somewhat random.
        case sparse
    }

    /// Compresses the picture and lends the zlib stream.
    func compress<Result>(in storage: Storage, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let (filter, coder) = choose(in: storage)
        return body(compress(0..<rows.size.height, by: filter, coder, in: storage))
    }

    /// Compresses some rows of a picture, as a part of its stream.
    ///
    /// - Parameters:
    ///   - storage: memory for one picture at a time.
    ///   - isTop: whether the picture begins with them.
    /// - Returns: the part, and the checksum of these rows alone.
    func compressPart(in storage: Storage, isTop: Bool) -> (bytes: [UInt8], adler32: UInt32) {
        let (filter, _) = bestFilter(for: sample, .sparse, in: storage)
        var stream = DeflateStream(storage.stream, hasHeader: isTop, block: DeflateStream.longestBlock)
        let adler = write(0..<rows.size.height, by: filter, isTop: isTop, into: &stream, storage)
        return (Array(storage.stream.bytes(stream.finishPart())), adler)
    }

    /// The filter for all rows, `nil` for whichever makes each row's differences smallest, and what compresses them.
    private func choose(in storage: Storage) -> (RowFilter?, Coder) {
        let sample = sample
        let best = bestFilter(for: sample, .general(level: Self.quickLevel), in: storage)
        // Noise cannot be made any smaller.
        if best.size * 100 >= sample.count * (rowBytes + 1) * 99 { return (RowFilter.none, .general(level: 0)) }
        let thorough = compress(sample, by: best.filter, .general(level: Self.thoroughLevel), in: storage).count
        let sparse = compress(sample, by: best.filter, .sparse, in: storage).count
        // It takes a fifth of the time, which a sixth more of room is well worth.
        if sparse * 6 <= min(best.size, thorough) * 7 { return (best.filter, .sparse) }
        let isWorthMore = thorough * 17 < best.size * 16
        return (best.filter, .general(level: isWorthMore ? Self.thoroughLevel : Self.quickLevel))
    }

    /// The filter that makes some rows smallest, and how small that is.
    private func bestFilter(
        for sample: [Int], _ coder: Coder, in storage: Storage
    ) -> (filter: RowFilter?, size: Int) {
        // Numbers of colours have no differences that mean anything.
        let filters: [RowFilter?] = type == .palette ? [RowFilter.none] : RowFilter.allCases + [nil]
        let sizes = filters.map { compress(sample, by: $0, coder, in: storage).count }
        let best = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
        return (filters[best], sizes[best])
    }

    /// Rows from all over the picture in rising order, none of which is the row above it once more.
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

    /// Writes rows with long repetitions alone; gives the checksum of what they are as a file has them.
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

    /// Lends rows in rising order, each with its filter.
    private func forEachRow(
        of chosen: some Collection<Int>, by wanted: RowFilter?, isTop: Bool = true,
        _ body: (FilteredRow, RowFilter) -> Void
    ) {
        let room = FilteredRow.leadingRoom
        var current = [UInt8](repeating: 0, count: room + rowBytes + FilteredRow.trailingRoom)
        var above = current
        // The row that lies in `current`; above the first there is nothing but zeros.
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
                    // What lies above the first row of a part is not known here.
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
