import Geometry

extension PixelRows.Layout {
    /// A pixel's color from its word in memory, with red in the lowest byte and straight alpha in the highest.
    @inline(__always)
    func rgba(_ word: UInt32) -> UInt32 {
        switch self {
        case .straightRGBA: UInt32(littleEndian: word)
        case .premultipliedARGBWord: UnpremultipliedColor.convert(word)
        }
    }
}

extension PixelRows {
    /// Writes the samples of a row to memory in the format of a PNG file.
    ///
    /// - Parameters:
    ///   - y: the row.
    ///   - type: the color type, which must suit the picture's pixels.
    ///   - colors: the palette, if there is one.
    ///   - target: memory for the samples, and for four more bytes that are overwritten with arbitrary values.
    func unpack(
        row y: Int, as type: PNGWriter.ColorType, colors: ColorTable?, into target: UnsafeMutableRawPointer
    ) {
        let source = row(y)
        switch type {
        case .palette:
            guard let colors else { return }
            var last = ~source.loadUnaligned(as: UInt32.self)
            var index = UInt8(0)
            var x = 0
            while x < size.width {
                if x > 0, x &+ 8 <= size.width, source.hasEqualOctet(source - 4, at: x) {
                    // Eight pixels equal the one before.
                    target.storeBytes(of: UInt64(index) &* 0x0101_0101_0101_0101, toByteOffset: x, as: UInt64.self)
                    x &+= 8
                    continue
                }
                for x in x..<min(x &+ 8, size.width) {
                    let word = source.word(x)
                    if word != last {
                        last = word
                        index = colors.index(of: word)
                    }
                    target.storeBytes(of: index, toByteOffset: x, as: UInt8.self)
                }
                x &+= 8
            }
        case .grey:
            // The pixels are opaque with three equal components, so their order does not matter.
            for x in 0..<size.width {
                let word = source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
                target.storeBytes(of: UInt8(truncatingIfNeeded: word), toByteOffset: x, as: UInt8.self)
            }
        case .rgb:
            // The pixels are opaque, so components are straight in both layouts. Each word's fourth byte is overwritten
            // by the next.
            switch layout {
            case .straightRGBA:
                for x in 0..<size.width {
                    let word = source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
                    target.storeBytes(of: word, toByteOffset: x &* 3, as: UInt32.self)
                }
            case .premultipliedARGBWord:
                for x in 0..<size.width {
                    let word = source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
                    target.storeBytes(of: (word.bigEndian >> 8).littleEndian, toByteOffset: x &* 3, as: UInt32.self)
                }
            }
        case .rgba:
            var last = ~source.loadUnaligned(as: UInt32.self)
            var rgba: UInt32 = 0
            for x in 0..<size.width {
                let word = source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
                if word != last {
                    last = word
                    rgba = layout.rgba(word)
                }
                target.storeBytes(of: rgba.littleEndian, toByteOffset: x &* 4, as: UInt32.self)
            }
        }
    }
}
