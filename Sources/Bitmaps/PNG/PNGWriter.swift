import CDeflate
import Geometry

/// Writes the chunks of a PNG file.
struct PNGWriter {
    /// The color types of pixels, by their numbers in the header; samples always have eight bits.
    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case rgba = 6

        var bytesPerPixel: Int {
            switch self {
            case .grey, .palette: 1
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(size: PixelSize, colorType: ColorType, pixelsPerPoint: Double) {
        var header: [UInt8] = []
        header.append(bigEndian: UInt32(truncatingIfNeeded: size.width))
        header.append(bigEndian: UInt32(truncatingIfNeeded: size.height))
        header += [8, colorType.rawValue, 0, 0, 0]
        write("IHDR", header)
        // Rendering intent 0: perceptual.
        write("sRGB", [0])
        // A point is 1/72 inch, so this is the number of pixels per meter.
        let density = UInt32(max(1, min(1e9, (pixelsPerPoint * 72 / 0.0254).rounded())))
        var physical: [UInt8] = []
        physical.append(bigEndian: density)
        physical.append(bigEndian: density)
        write("pHYs", physical + [1])
    }

    /// Writes the palette, and its alpha up to the last color that is not opaque.
    mutating func write(palette colors: [UInt32]) {
        write(
            "PLTE",
            colors.flatMap {
                [
                    UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8),
                    UInt8(truncatingIfNeeded: $0 >> 16),
                ]
            })
        let alphas = colors.map { UInt8($0 >> 24) }
        guard let lastTranslucent = alphas.lastIndex(where: { $0 != 255 }) else { return }
        write("tRNS", Array(alphas[...lastTranslucent]))
    }

    /// Writes the compressed pixels.
    mutating func write(pixels stream: UnsafeRawBufferPointer) {
        bytes.reserveCapacity(bytes.count + stream.count + 24)
        bytes.append(bigEndian: UInt32(truncatingIfNeeded: stream.count))
        let start = bytes.count
        bytes.append(contentsOf: Array("IDAT".utf8))
        bytes.append(contentsOf: stream)
        appendChecksum(from: start)
    }

    /// Writes that the file has several frames, which are repeated forever.
    mutating func write(frameCount: Int) {
        var data: [UInt8] = []
        data.append(bigEndian: UInt32(truncatingIfNeeded: frameCount))
        data.append(bigEndian: 0)
        write("acTL", data)
    }

    /// Writes the size and the duration of the frame whose pixels follow.
    mutating func write(frameOf size: PixelSize, milliseconds: Int, sequence: UInt32) {
        var data: [UInt8] = []
        data.append(bigEndian: sequence)
        data.append(bigEndian: UInt32(truncatingIfNeeded: size.width))
        data.append(bigEndian: UInt32(truncatingIfNeeded: size.height))
        data.append(bigEndian: 0)
        data.append(bigEndian: 0)
        let duration = UInt16(clamping: milliseconds)
        // In parts of 1000.
        data += [UInt8(duration >> 8), UInt8(duration & 0xFF), 0x03, 0xE8]
        // The next frame replaces this one.
        write("fcTL", data + [0, 0])
    }

    /// Writes the compressed pixels of a frame after the first.
    mutating func write(laterPixels stream: [UInt8], sequence: UInt32) {
        var data: [UInt8] = []
        data.append(bigEndian: sequence)
        write("fdAT", data + stream)
    }

    mutating func end() { write("IEND", []) }

    private mutating func write(_ type: StaticString, _ data: [UInt8]) {
        bytes.append(bigEndian: UInt32(data.count))
        let start = bytes.count
        bytes.append(contentsOf: UnsafeBufferPointer(start: type.utf8Start, count: 4))
        bytes += data
        appendChecksum(from: start)
    }

    private mutating func appendChecksum(from start: Int) {
        let checksum = bytes.withUnsafeBytes {
            libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, $0.count - start)
        }
        bytes.append(bigEndian: checksum)
    }
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}
