public import Geometry

/// A PNG file with several frames, which browsers play and other programs show as its first frame.
///
/// All frames are opaque and have the size of the picture. The same frames give the same bytes.
public struct AnimatedPNG {
    private let size: PixelSize
    private let scale: Double
    private let encoder = PNGEncoder()
    private var frames: [(stream: [UInt8], milliseconds: Int)] = []

    /// - Parameters:
    ///   - size: the size of every frame.
    ///   - scale: the number of pixels per point.
    public init(size: PixelSize, scale: Double = 1) {
        self.size = size
        self.scale = scale
    }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - rows: the pixels, all of them opaque.
    ///   - milliseconds: how long it is shown.
    /// - Returns: whether it was added; a frame of another size is not.
    @discardableResult
    public mutating func add(_ rows: PixelRows, for milliseconds: Int) -> Bool {
        guard rows.size == size else { return false }
        frames.append((PNGBand.stream(of: [encoder.encodeBand(rows, isTop: true)]), milliseconds))
        return true
    }

    /// The file with all frames, which are repeated forever; empty without frames.
    public var file: [UInt8] {
        guard let first = frames.first else { return [] }
        var writer = PNGWriter(size: size, colorType: .rgb, pixelsPerPoint: scale)
        writer.write(frameCount: frames.count)
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            writer.write(frameOf: size, milliseconds: frame.milliseconds, sequence: sequence)
            sequence += 1
            if index == 0 {
                first.stream.withUnsafeBytes { writer.write(pixels: $0) }
            } else {
                writer.write(laterPixels: frame.stream, sequence: sequence)
                sequence += 1
            }
        }
        writer.end()
        return writer.bytes
    }
}
