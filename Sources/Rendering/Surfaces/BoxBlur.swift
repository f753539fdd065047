/// Blurs pixels with three box blurs, which approximate a Gaussian.
///
/// It uses integers only, so that every machine gets the same result.
final class BoxBlur {
    /// The pixels beyond the ends of a line.
    enum Edge {
        case nothing
        /// The last pixel repeats.
        case continued
    }

    private var first: [UInt8] = []
    private var second: [UInt8] = []

    /// The distance that a blur reaches beyond the mask, in pixels.
    static func reach(deviation: Double) -> Int {
        boxes(deviation: deviation).reduce(0) { $0 + max($1.before, $1.after) }
    }

    /// The number of pixels that a box covers before and after its center.
    struct Box: Hashable {
        var before: Int
        var after: Int
        var length: Int { before + after + 1 }
    }

    /// The three boxes for a standard deviation, as SVG's filter effects define them.
    static func boxes(deviation: Double) -> [Box] {
        // 3·√(2π)/4
        let length = Int((max(0, deviation) * 1.879_971_205_598_5 + 0.5).rounded(.down))
        guard length > 1 else { return [] }
        let half = length / 2
        guard length % 2 == 0 else { return Array(repeating: Box(before: half, after: half), count: 3) }
        return [Box(before: half, after: half - 1), Box(before: half - 1, after: half), Box(before: half, after: half)]
    }

    /// Blurs pixels in place, in both directions, each channel separately.
    func apply(
        to pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, channels: Int = 1,
        deviation: Double, edge: Edge = .nothing
    ) {
        let boxes = Self.boxes(deviation: deviation)
        guard !boxes.isEmpty, width > 0, height > 0 else { return }
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        let length = max(width, height)
        if first.count < length {
            first = [UInt8](repeating: 0, count: length)
            second = first
        }
        first.withUnsafeMutableBufferPointer { first in
            second.withUnsafeMutableBufferPointer { second in
                for y in 0..<height {
                    for channel in 0..<channels {
                        let line = bytes + y * stride + channel
                        blurLine(line, step: channels, count: width, boxes, edge, first, second)
                    }
                }
                for x in 0..<width * channels {
                    blurLine(bytes + x, step: stride, count: height, boxes, edge, first, second)
                }
            }
        }
    }

    private func blurLine(
        _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ boxes: [Box], _ edge: Edge,
        _ first: UnsafeMutableBufferPointer<UInt8>, _ second: UnsafeMutableBufferPointer<UInt8>
    ) {
        var isEmpty = true
        for index in 0..<count {
            first[index] = line[index * step]
            isEmpty = isEmpty && first[index] == 0
        }
        if isEmpty { return }
        var (source, target) = (first, second)
        for box in boxes {
            blur(source, into: target, count: count, box, edge)
            swap(&source, &target)
        }
        for index in 0..<count { line[index * step] = source[index] }
    }

    /// Each byte becomes the mean of the bytes in the box.
    private func blur(
        _ source: UnsafeMutableBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>, count: Int,
        _ box: Box, _ edge: Edge
    ) {
        let (start, end): (UInt64, UInt64) =
            switch edge {
            case .nothing: (0, 0)
            case .continued: (UInt64(source[0]), UInt64(source[count - 1]))
            }
        let length = UInt64(box.length)
        // Division by the length as a multiplication, rounded to the nearest.
        let reciprocal = (UInt64(1) << 32) / length + 1
        var sum = start * UInt64(box.before) + end * UInt64(max(0, box.after - count))
        for index in 0..<min(box.after, count) { sum += UInt64(source[index]) }
        for index in 0..<count {
            let entering = index + box.after
            sum += entering < count ? UInt64(source[entering]) : end
            target[index] = UInt8(truncatingIfNeeded: min(255, ((sum + length / 2) * reciprocal) >> 32))
            let leaving = index - box.before
            sum -= leaving >= 0 ? UInt64(source[leaving]) : start
        }
    }
}
