/// What the samples of a stored row mean.
struct SampleLayout: Hashable {
    let type: PNGWriter.ColorType
    /// Red in the lowest byte, alpha in the highest; empty unless the samples are numbers of colours.
    let palette: [UInt32]

    /// The samples of a bitmap.
    static let rgba = SampleLayout(type: .rgba, palette: [])

    /// For every number that a sample can be, its colour: black where the palette has none.
    var table: [UInt32] { palette + Array(repeating: 0xFF00_0000, count: 256 - palette.count) }

    /// Turns samples into pixels of four bytes.
    ///
    /// - Parameters:
    ///   - samples: as many as there are pixels to make.
    ///   - pixels: where they go.
    ///   - count: of pixels.
    ///   - table: the layout's own ``table``, which is made once for many rows.
    func expand(
        _ samples: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer, count: Int, table: [UInt32]
    ) {
        // Plain loops without a branch in them, which the compiler makes vector code of.
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
