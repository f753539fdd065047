import Geometry

/// The rotation and reflection that make a stored picture upright, which EXIF numbers from 1 to 8.
struct Orientation: Hashable {
    let swapsAxes: Bool
    let flipsHorizontally: Bool
    let flipsVertically: Bool

    static let upright = Orientation(number: 1)

    /// Creates an orientation from its number; an unknown number means upright.
    init(number: Int) {
        // The axes are swapped first; the flips apply to the result.
        (swapsAxes, flipsHorizontally, flipsVertically) =
            switch number {
            case 2: (false, true, false)
            case 3: (false, true, true)
            case 4: (false, false, true)
            case 5: (true, false, false)
            case 6: (true, true, false)
            case 7: (true, true, true)
            case 8: (true, false, true)
            default: (false, false, false)
            }
    }

    /// The orientation in the EXIF data of a JPEG file; upright if there is none or it cannot be read.
    init(exifOf bytes: UnsafeRawBufferPointer) {
        self.init(number: Self.exifNumber(in: bytes) ?? 1)
    }

    func upright(_ size: PixelSize) -> PixelSize {
        swapsAxes ? PixelSize(width: size.height, height: size.width) : size
    }

    func upright(_ bitmap: Bitmap) -> Bitmap {
        guard self != .upright else { return bitmap }
        let size = upright(bitmap.size)
        let stored = bitmap.size
        let pixels = bitmap.pixels.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { buffer, count in
                let target = UnsafeMutableRawBufferPointer(buffer)
                for y in 0..<size.height {
                    let v = flipsVertically ? size.height - 1 - y : y
                    for x in 0..<size.width {
                        let u = flipsHorizontally ? size.width - 1 - x : x
                        let index = swapsAxes ? u * stored.width + v : v * stored.width + u
                        target.storeBytes(
                            of: source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self),
                            toByteOffset: (y * size.width + x) * 4, as: UInt32.self)
                    }
                }
                count = source.count
            }
        }
        return Bitmap(size: size, pixels: pixels) ?? bitmap
    }

    /// Walks the file's segments to the EXIF segment, and its first directory to tag 0x112.
    private static func exifNumber(in bytes: UnsafeRawBufferPointer) -> Int? {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            // The image data begins here; EXIF data comes before it.
            guard marker != 0xDA else { return nil }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            let content = bytes[(position + 4)..<end]
            if marker == 0xE1, content.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
                return firstDirectoryOrientation(UnsafeRawBufferPointer(rebasing: content.dropFirst(6)))
            }
            position = end
        }
        return nil
    }

    private static func firstDirectoryOrientation(_ tiff: UnsafeRawBufferPointer) -> Int? {
        guard tiff.count >= 8 else { return nil }
        let isLittleEndian = tiff[0] == 0x49
        func value(at offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            return (0..<count).reduce(0) { sum, index in
                sum << 8 | Int(tiff[offset + (isLittleEndian ? count - 1 - index : index)])
            }
        }
        guard let directory = value(at: 4, bytes: 4), let entries = value(at: directory, bytes: 2) else { return nil }
        for entry in 0..<entries {
            let start = directory + 2 + entry * 12
            guard let tag = value(at: start, bytes: 2) else { return nil }
            if tag == 0x112 { return value(at: start + 8, bytes: 2) }
        }
        return nil
    }
}
