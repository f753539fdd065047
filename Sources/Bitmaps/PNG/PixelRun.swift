/// Comparisons of four-byte pixels in a row of memory, eight bytes at a time.
///
/// Vectors would be easier to read, but the compiler splits vectors of words to compare them.
extension UnsafeRawPointer {
    /// A pixel of the row at this address.
    @inline(__always)
    func word(_ x: Int) -> UInt32 { loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self) }

    @inline(__always)
    private func pair(_ x: Int) -> UInt64 { loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self) }

    /// Whether eight pixels are the same in both rows from a column on.
    @inline(__always)
    func hasEqualOctet(_ other: UnsafeRawPointer, at x: Int) -> Bool {
        let first = (pair(x) ^ other.pair(x)) | (pair(x &+ 2) ^ other.pair(x &+ 2))
        let second = (pair(x &+ 4) ^ other.pair(x &+ 4)) | (pair(x &+ 6) ^ other.pair(x &+ 6))
        return first | second == 0
    }

    /// The number of equal pixels in this row and another, from a column in each.
    @inline(__always)
    func equalLength(at start: Int, _ other: UnsafeRawPointer, at otherStart: Int, limit: Int) -> Int {
        let (first, second) = (self + start &* 4, other + otherStart &* 4)
        var count = 0
        while count &+ 8 <= limit, first.hasEqualOctet(second, at: count) { count &+= 8 }
        while count < limit, first.word(count) == second.word(count) { count &+= 1 }
        return count
    }

    /// The number of equal pixels in a run.
    @inline(__always)
    func runLength(from start: Int, to end: Int) -> Int {
        // A run is a row that equals itself shifted by one pixel.
        1 &+ equalLength(at: start, self, at: start &+ 1, limit: end &- start &- 1)
    }
}
