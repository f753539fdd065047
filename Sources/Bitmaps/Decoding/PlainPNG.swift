import CDeflate
import Geometry

/// The parsed parts of a common PNG file: 8-bit samples, not interlaced.
///
/// Nearly all files are of this kind, and are inflated in one call. Everything else, especially damaged files, is left
/// to
/// ``PNGDecoder``, which supports every kind and diagnoses problems.
struct PlainPNG {
    let size: PixelSize
    let samples: SampleLayout
    /// The parts of the compressed stream.
    private let stream: [UnsafeRawBufferPointer]

    /// Parses a file, which must outlive the value; `nil` if it is of another kind or invalid.
    init?(_ file: UnsafeRawBufferPointer, limits: PixelLimits) {
        var chunks = PNGChunks(file)
        guard let header = chunks.next(), header.type == PNGChunks.header, header.content.count == 13 else {
            return nil
        }
        let content = header.content
        func number(at offset: Int) -> Int {
            Int(UInt32(bigEndian: content.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        let size = PixelSize(width: number(at: 0), height: number(at: 4))
        let isPlain = content[8] == 8 && content[10] == 0 && content[11] == 0 && content[12] == 0
        guard isPlain, size.width > 0, size.height > 0, limits.allow(size),
            let type = PNGWriter.ColorType(rawValue: content[9])
        else { return nil }
        var palette: [UInt32] = []
        var stream: [UnsafeRawBufferPointer] = []
        var isStreamOver = false
        while let chunk = chunks.next() {
            if !stream.isEmpty, chunk.type != PNGChunks.pixels { isStreamOver = true }
            switch chunk.type {
            case PNGChunks.end:
                guard !stream.isEmpty, type != .palette || !palette.isEmpty else { return nil }
                self.size = size
                self.stream = stream
                samples = SampleLayout(type: type, palette: palette)
                return
            case PNGChunks.pixels:
                guard !isStreamOver else { return nil }
                stream.append(chunk.content)
            case PNGChunks.palette where type == .palette:
                guard stream.isEmpty, palette.isEmpty, let colors = Self.colors(chunk.content) else { return nil }
                palette = colors
            case PNGChunks.transparency:
                // For gray and RGB this chunk defines a transparent color, which hardly any file has.
                guard type == .palette, stream.isEmpty, chunk.content.count <= palette.count else { return nil }
                for (index, alpha) in chunk.content.enumerated() {
                    palette[index] = palette[index] & 0x00FF_FFFF | UInt32(alpha) << 24
                }
            default:
                // A lowercase first letter marks an ancillary chunk, on which pixels do not depend.
                guard chunk.type & 0x2000_0000 != 0 || chunk.type == PNGChunks.palette else { return nil }
            }
        }
        return nil
    }

    private static func colors(_ content: UnsafeRawBufferPointer) -> [UInt32]? {
        guard content.count % 3 == 0, (1...256).contains(content.count / 3) else { return nil }
        return (0..<content.count / 3).map { index in
            0xFF00_0000 | UInt32(content[index * 3 + 2]) << 16 | UInt32(content[index * 3 + 1]) << 8
                | UInt32(content[index * 3])
        }
    }

    /// The bytes of a row in the stream: its filter number and its samples.
    var stride: Int { size.width * samples.type.bytesPerPixel + 1 }

    /// Inflates the rows, each with its filter number, into memory of exactly their size.
    ///
    /// - Returns: whether the stream is valid and of exactly that size.
    func inflate(into rows: UnsafeMutableRawBufferPointer) -> Bool {
        guard let decompressor = libdeflate_alloc_decompressor() else { return false }
        defer { libdeflate_free_decompressor(decompressor) }
        if stream.count == 1 { return Self.inflate(stream[0], into: rows, decompressor) }
        let joined = UnsafeMutableRawBufferPointer.allocate(
            byteCount: stream.reduce(0) { $0 + $1.count }, alignment: 16)
        defer { joined.deallocate() }
        var position = 0
        for part in stream {
            UnsafeMutableRawBufferPointer(rebasing: joined[position...]).copyMemory(from: part)
            position += part.count
        }
        return Self.inflate(UnsafeRawBufferPointer(joined), into: rows, decompressor)
    }

    private static func inflate(
        _ stream: UnsafeRawBufferPointer, into rows: UnsafeMutableRawBufferPointer, _ decompressor: OpaquePointer
    ) -> Bool {
        libdeflate_zlib_decompress(
            decompressor, stream.baseAddress, stream.count, rows.baseAddress, rows.count, nil) == LIBDEFLATE_SUCCESS
    }
}

/// The sequence of a PNG file's chunks, which ends at an incomplete chunk or a wrong checksum.
private struct PNGChunks {
    static let header: UInt32 = 0x4948_4452
    static let palette: UInt32 = 0x504C_5445
    static let transparency: UInt32 = 0x7452_4E53
    static let pixels: UInt32 = 0x4944_4154
    static let end: UInt32 = 0x4945_4E44

    private let file: UnsafeRawBufferPointer
    private var position = 8

    init(_ file: UnsafeRawBufferPointer) {
        self.file = file
    }

    mutating func next() -> (type: UInt32, content: UnsafeRawBufferPointer)? {
        guard position + 12 <= file.count else { return nil }
        let length = Int(number(at: position))
        guard length <= file.count - position - 12 else { return nil }
        let named = UnsafeRawBufferPointer(rebasing: file[position + 4..<position + 8 + length])
        guard libdeflate_crc32(0, named.baseAddress, named.count) == number(at: position + 8 + length) else {
            return nil
        }
        let type = number(at: position + 4)
        position += length + 12
        return (type, UnsafeRawBufferPointer(rebasing: named[4...]))
    }

    private func number(at offset: Int) -> UInt32 {
        UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
