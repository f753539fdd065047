/// The meaning of the samples in a stored row.
struct SampleLayout: Hashable {
    let type: PNGWriter.ColorType
    /// The palette, with red in the lowest byte and alpha in the highest; empty unless samples are palette indices.
    let palette: [UInt32]

    /// The layout of a bitmap's samples.
    static let rgba = SampleLayout(type: .rgba, palette: [])

    /// The color for every possible sample, which is black beyond the end of the palette.
    var table: [UInt32] { palette + Array(repeating: 0xFF00_0000, count: 256 - palette.count) }

    /// Converts samples to pixels of four bytes.
    ///
    /// - Parameters:
    ///   - samples: the samples of `count` pixels.
    ///   - pixels: the memory for the pixels.
    ///   - count: the number of pixels.
    ///   - table: the layout's own ``table``, which is computed once for many rows.
    func expand(
        _ samples: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer, count: Int, table: [UInt32]
    ) {
        // These loops have no branches, so the compiler vectorizes them.
        let words = pixels.assumingMemoryBound(to: UInt32.self)
        switch type {
        case .rgba: pixels.copyMemory(from: samples, byteCount: count * 4)
        case .rgb:
            for x in 0..<count {
                let (red, green, blue) = (samples[x &* 3], samples[x &* 3 &+ 1], samples[x &* 3 &+ 2])
                words[x] = (0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)).littleEndian
            }
        case .grey:
            for x in 0..<count { words[x] = (0xFF00_0000 | UInt32(samples[x]) &* 0x01_0101).littleEndian }
        case .palette:
            table.withUnsafeBufferPointer { table in
                for x in 0..<count { words[x] = table[Int(samples[x])].littleEndian }
            }
        }
    }
}
