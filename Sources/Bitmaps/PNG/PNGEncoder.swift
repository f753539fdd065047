import CDeflate
import Geometry

/// Writes pictures as PNG files: small, fast, and the same bytes whenever the pixels are the same.
///
/// Each worker has one of its own, since the memory for filtering and compressing is used again for every picture.
/// A file has no time stamp; it says that its colours are sRGB and how many pixels a point has.
public final class PNGEncoder {
    private let compressor: OpaquePointer
    private var filtered: UnsafeMutableRawBufferPointer

    public init() {
        guard let compressor = libdeflate_alloc_compressor(Self.level) else {
            preconditionFailure("no memory for a compressor")
        }
        self.compressor = compressor
        filtered = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)
    }

    deinit {
        libdeflate_free_compressor(compressor)
        filtered.deallocate()
    }

    // Beyond this level pictures of interfaces get hardly smaller.
    private static let level: Int32 = 2

    /// A picture as a PNG file.
    ///
    /// - Parameters:
    ///   - bitmap: the pixels.
    ///   - scale: pixels in a point, from which programs know how large to show it.
    /// - Returns: the file's bytes.
    public func encode(_ bitmap: Bitmap, scale: Double = 1) -> [UInt8] {
        bitmap.withPixelRows { encode($0, scale: scale) }
    }

    /// Pixels as a PNG file, stored as palette, grey, RGB or RGBA, whichever holds them at the least size.
    public func encode(_ rows: PixelRows, scale: Double = 1) -> [UInt8] {
        let survey = PictureSurvey(rows)
        let type: PNGWriter.ColorType =
            if survey.isGrey { .grey } else if survey.colors != nil { .palette } else if survey.isOpaque { .rgb } else {
                .rgba
            }
        var writer = PNGWriter(size: rows.size, colorType: type, pixelsPerPoint: scale)
        if type == .palette, let table = survey.colors {
            writer.write(palette: table.colors.map { rows.layout.rgba($0) })
        }
        let length = filter(rows, survey, type)
        writer.writePixels(capacity: libdeflate_zlib_compress_bound(compressor, length)) { target in
            libdeflate_zlib_compress(compressor, filtered.baseAddress, length, target.baseAddress, target.count)
        }
        writer.end()
        return writer.bytes
    }

    /// Lays the filtered rows into memory and gives their length in bytes.
    private func filter(_ rows: PixelRows, _ survey: PictureSurvey, _ type: PNGWriter.ColorType) -> Int {
        let rowBytes = rows.size.width * type.bytesPerPixel
        let length = (rowBytes + 1) * rows.size.height
        if filtered.count < length {
            filtered.deallocate()
            filtered = .allocate(byteCount: length, alignment: 16)
        }
        guard let base = filtered.baseAddress else { return 0 }
        var current = [UInt8](repeating: 0, count: rowBytes)
        var above = [UInt8](repeating: 0, count: rowBytes)
        for y in 0..<rows.size.height {
            let target = base + y * (rowBytes + 1)
            if survey.repeatsAbove[y] {
                target.storeBytes(of: 2, as: UInt8.self)
                (target + 1).initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes)
                continue
            }
            swap(&current, &above)
            rows.unpack(row: y, as: type, colors: survey.colors, into: &current)
            if type == .palette || type == .grey {
                target.storeBytes(of: 0, as: UInt8.self)
                current.withUnsafeBytes {
                    UnsafeMutableRawBufferPointer(start: target + 1, count: rowBytes).copyMemory(from: $0)
                }
            } else {
                target.storeBytes(of: y > 0 ? 2 : 0, as: UInt8.self)
                for x in 0..<rowBytes {
                    target.storeBytes(of: current[x] &- (y > 0 ? above[x] : 0), toByteOffset: 1 + x, as: UInt8.self)
                }
            }
        }
        return length
    }
}

extension PixelRows.Layout {
    /// A pixel's colour from the word it lies in memory as: red in the lowest byte, alpha, straight, in the highest.
    @inline(__always)
    func rgba(_ word: UInt32) -> UInt32 {
        switch self {
        case .straightRGBA: UInt32(littleEndian: word)
        case .premultipliedARGBWord: UnpremultipliedColor.convert(word)
        }
    }
}

extension PixelRows {
    /// The samples of a row as a PNG file has them.
    func unpack(row y: Int, as type: PNGWriter.ColorType, colors: ColorTable?, into samples: inout [UInt8]) {
        let source = row(y)
        let width = size.width
        samples.withUnsafeMutableBytes { target in
            var last: UInt32 = 0
            var rgba = layout.rgba(0)
            var index = UInt8(0)
            var isFirst = true
            for x in 0..<width {
                let word = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                if word != last || isFirst {
                    isFirst = false
                    last = word
                    if let colors, type == .palette { index = colors.index(of: word) } else { rgba = layout.rgba(word) }
                }
                switch type {
                case .palette: target[x] = index
                case .grey: target[x] = UInt8(truncatingIfNeeded: rgba)
                case .rgb:
                    target[3 * x] = UInt8(truncatingIfNeeded: rgba)
                    target[3 * x + 1] = UInt8(truncatingIfNeeded: rgba >> 8)
                    target[3 * x + 2] = UInt8(truncatingIfNeeded: rgba >> 16)
                case .rgba:
                    target.storeBytes(of: rgba.littleEndian, toByteOffset: 4 * x, as: UInt32.self)
                }
            }
        }
    }
}
