import CDeflate
import Geometry

/// Compresses pictures of shades, photographs above all: every row as the differences that are smallest for it.
struct RichPictureCompressor {
    /// A compressor, and memory for one picture at a time.
    final class Storage {
        fileprivate let compressor: OpaquePointer
        fileprivate var filtered = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)
        fileprivate var compressed = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)

        init() {
            guard let compressor = libdeflate_alloc_compressor(RichPictureCompressor.level) else {
                preconditionFailure("no memory for a compressor")
            }
            self.compressor = compressor
        }

        deinit {
            libdeflate_free_compressor(compressor)
            filtered.deallocate()
            compressed.deallocate()
        }

        fileprivate static func reserve(_ count: Int, in memory: inout UnsafeMutableRawBufferPointer) {
            guard memory.count < count else { return }
            memory.deallocate()
            memory = .allocate(byteCount: count, alignment: 16)
        }
    }

    /// The lowest whose search finds what gradients repeat.
    ///
    /// 5 makes slanted ones nearly twice as large; 7 and above take up to twice the time and more.
    private static let level: Int32 = 6

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

    /// Compresses the picture and lends the zlib stream.
    func compress<Result>(in storage: Storage, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let length = (rowBytes + 1) * rows.size.height
        Storage.reserve(length, in: &storage.filtered)
        if let target = storage.filtered.baseAddress { filter(into: target) }
        let bound = libdeflate_zlib_compress_bound(storage.compressor, length)
        Storage.reserve(bound, in: &storage.compressed)
        let count = libdeflate_zlib_compress(
            storage.compressor, storage.filtered.baseAddress, length, storage.compressed.baseAddress, bound)
        return body(UnsafeRawBufferPointer(rebasing: storage.compressed[..<count]))
    }

    private func filter(into target: UnsafeMutableRawPointer) {
        let room = FilteredRow.leadingRoom
        var current = [UInt8](repeating: 0, count: room + rowBytes + FilteredRow.trailingRoom)
        var above = current
        for y in 0..<rows.size.height {
            let output = target + y * (rowBytes + 1)
            if survey.repeatsAbove[y] {
                output.storeBytes(of: RowFilter.up.rawValue, as: UInt8.self)
                (output + 1).initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes)
                continue
            }
            swap(&current, &above)
            current.withUnsafeMutableBufferPointer { current in
                above.withUnsafeBufferPointer { above in
                    guard let current = current.baseAddress, let above = above.baseAddress else { return }
                    rows.unpack(row: y, as: type, colors: survey.colors, into: current + room)
                    let row = FilteredRow(
                        current: current + room, above: above + room, count: rowBytes, bytesPerPixel: bytesPerPixel)
                    // Numbers of colours have no differences that mean anything.
                    let filter: RowFilter = type == .palette ? .none : row.best()
                    output.storeBytes(of: filter.rawValue, as: UInt8.self)
                    row.write(filter, into: (output + 1).assumingMemoryBound(to: UInt8.self))
                }
            }
        }
    }
}
