/// A filter for a row of samples, by its number in PNG: none, or differences to the neighboring samples.
enum RowFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4
}

/// A row of samples and the row above it, to be written as differences.
///
/// The first sample is preceded by as many zeros as a pixel has samples.
struct FilteredRow {
    let current: UnsafePointer<UInt8>
    let above: UnsafePointer<UInt8>
    let count: Int
    let bytesPerPixel: Int

    /// The number of bytes before the first sample, for the missing pixel to its left.
    static let leadingRoom = 4
    /// The number of bytes after the last sample.
    static let trailingRoom = 8

    /// The filter whose differences are smallest.
    func best() -> RowFilter {
        // These loops have no branches, so the compiler vectorizes them.
        var (sub, up, average, paeth) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
        for x in 0..<count { sub &+= Self.magnitude(current[x] &- current[x &- bytesPerPixel]) }
        for x in 0..<count { up &+= Self.magnitude(current[x] &- above[x]) }
        for x in 0..<count { average &+= Self.magnitude(current[x] &- mean(x)) }
        for x in 0..<count { paeth &+= Self.magnitude(current[x] &- predicted(x)) }
        let least = min(sub, up, average, paeth)
        return up == least ? .up : sub == least ? .sub : paeth == least ? .paeth : .average
    }

    /// Writes the row with a filter.
    func write(_ filter: RowFilter, into target: UnsafeMutablePointer<UInt8>) {
        switch filter {
        case .none: target.update(from: current, count: count)
        case .sub: for x in 0..<count { target[x] = current[x] &- current[x &- bytesPerPixel] }
        case .up: for x in 0..<count { target[x] = current[x] &- above[x] }
        case .average: for x in 0..<count { target[x] = current[x] &- mean(x) }
        case .paeth: for x in 0..<count { target[x] = current[x] &- predicted(x) }
        }
    }

    /// The distance of a difference from zero, modulo 256.
    @inline(__always)
    private static func magnitude(_ difference: UInt8) -> UInt32 {
        UInt32(min(difference, 0 &- difference))
    }

    /// The mean of left and above, rounded down.
    @inline(__always)
    private func mean(_ x: Int) -> UInt8 {
        let sum = UInt16(truncatingIfNeeded: current[x &- bytesPerPixel]) &+ UInt16(truncatingIfNeeded: above[x])
        return UInt8(truncatingIfNeeded: sum >> 1)
    }

    /// Left, above or above left, whichever is nearest to left + above − above left.
    @inline(__always)
    private func predicted(_ x: Int) -> UInt8 {
        let a = Int16(truncatingIfNeeded: current[x &- bytesPerPixel])
        let b = Int16(truncatingIfNeeded: above[x])
        let c = Int16(truncatingIfNeeded: above[x &- bytesPerPixel])
        let (towardA, towardB) = (b &- c, a &- c)
        let both = towardA &+ towardB
        let distanceA = max(towardA, 0 &- towardA)
        let distanceB = max(towardB, 0 &- towardB)
        let distanceC = max(both, 0 &- both)
        let nearer = distanceA <= distanceB ? a : b
        return UInt8(truncatingIfNeeded: min(distanceA, distanceB) <= distanceC ? nearer : c)
    }
}
