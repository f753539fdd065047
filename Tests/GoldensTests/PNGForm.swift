import Bitmaps
import Geometry

/// Encodings of a picture that our own encoder never uses, but other programs do.
enum PNGForm: String, CaseIterable, Sendable {
    case grey, greyOfFourBits, greyOfSixteenBits, greyWithAlpha, palette, rgbOfSixteenBits, rgba, rgbaOfSixteenBits
    case interlaced, interlacedPalette

    /// The color type and the sample depth in the header.
    private var kind: (type: UInt8, bits: UInt8) {
        switch self {
        case .grey: (0, 8)
        case .greyOfFourBits: (0, 4)
        case .greyOfSixteenBits: (0, 16)
        case .greyWithAlpha: (4, 8)
        case .palette, .interlacedPalette: (3, 8)
        case .rgbOfSixteenBits: (2, 16)
        case .rgba: (6, 8)
        case .rgbaOfSixteenBits: (6, 16)
        case .interlaced: (2, 8)
        }
    }

    private var isInterlaced: Bool { self == .interlaced || self == .interlacedPalette }

    /// Encodes a picture of grays that are multiples of 17 in this form, without compression.
    func file(of bitmap: Bitmap) -> [UInt8] {
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        // Adam7's passes: the start and the steps of each.
        let passes =
            isInterlaced
            ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            : [(0, 0, 1, 1)]
        var rows: [UInt8] = []
        for (left, top, stepX, stepY) in passes where left < width {
            for y in stride(from: top, to: height, by: stepY) {
                rows.append(0)
                let greys = stride(from: left, to: width, by: stepX).map { bitmap.pixels[(y * width + $0) * 4] }
                rows += samples(greys)
            }
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        func append(_ name: String, _ content: [UInt8]) {
            let body = Array(name.utf8) + content
            file += Self.bytes(UInt32(content.count)) + body + Self.bytes(Self.crc(body))
        }
        append(
            "IHDR",
            Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [kind.bits, kind.type, 0, 0, isInterlaced ? 1 : 0])
        if kind.type == 3 { append("PLTE", (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0)] }) }
        append("IDAT", Self.stream(rows))
        append("IEND", [])
        return file
    }

    private func samples(_ greys: [UInt8]) -> [UInt8] {
        let deep = kind.bits == 16
        switch kind.type {
        case 0 where kind.bits == 4:
            return stride(from: 0, to: greys.count, by: 2).map {
                (greys[$0] / 17) << 4 | ($0 + 1 < greys.count ? greys[$0 + 1] / 17 : 0)
            }
        case 4: return greys.flatMap { [$0, 255] }
        case 2: return greys.flatMap { [UInt8](repeating: $0, count: deep ? 6 : 3) }
        case 6: return greys.flatMap { [UInt8](repeating: $0, count: deep ? 6 : 3) + (deep ? [255, 255] : [255]) }
        default: return deep ? greys.flatMap { [$0, $0] } : greys
        }
    }

    /// A zlib stream of stored blocks.
    private static func stream(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in Swift.stride(from: 0, to: bytes.count, by: 65_535) {
            let part = bytes[start..<min(start + 65_535, bytes.count)]
            stream.append(part.endIndex == bytes.count ? 1 : 0)
            for word in [UInt16(part.count), ~UInt16(part.count)] { stream += [UInt8(word & 255), UInt8(word >> 8)] }
            stream += part
        }
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in bytes {
            a = (a &+ UInt32(byte)) % 65_521
            b = (b &+ a) % 65_521
        }
        return stream + Self.bytes(b << 16 | a)
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes { crc = crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
        return ~crc
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
