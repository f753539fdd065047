import CDeflate

/// Writes rows of differences, seeking repetitions byte by byte in what was written just before.
final class DifferenceMatcher {
    private var memory = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 16)
    private var capacity = 0
    /// How much of the memory is what the stream holds last.
    private var used = 0
    /// How many bytes of the stream lie before the memory's first.
    private var start = 0
    private var rowBytes = 0
    /// How far back the latest matches were that repeat more than one byte, the last one first.
    private var recentDistances = SIMD4<Int>(repeating: .max)
    /// Where eight bytes that hash alike last stood in the stream, plus one.
    private let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << DifferenceMatcher.hashBits)

    private static let hashBits = 13
    /// A byte eight times over, as a factor.
    private static let eightfold: UInt64 = 0x0101_0101_0101_0101
    /// Differences are small and soon written, so a match must be long to be worth its place.
    private static let leastMatch = 10
    /// A byte is repeated at least so often where it is.
    private static let leastRun = 8
    /// A match of so many bytes is not worth looking for a longer one.
    private static let sufficientMatch = 128

    deinit {
        memory.deallocate()
        places.deallocate()
    }

    /// Begins a new stream of rows.
    func reset(rowBytes: Int) {
        self.rowBytes = rowBytes
        let needed = 2 * DeflateStream.farthestMatch + 4 * (rowBytes + 64)
        if capacity < needed {
            memory.deallocate()
            memory = .allocate(byteCount: needed, alignment: 16)
            capacity = needed
        }
        (used, start) = (0, 0)
        recentDistances = SIMD4(repeating: .max)
        places.initialize(repeating: 0, count: 1 << Self.hashBits)
    }

    /// A row was written that is not kept, so that nothing before it can be repeated.
    func forget() {
        start += used + rowBytes + 1
        used = 0
    }

    /// A row was written as it is; gives the checksum after it.
    func remember(_ row: FilteredRow, adler32: UInt32) -> UInt32 {
        let place = append(row, .none)
        return libdeflate_adler32(adler32, place, rowBytes + 1)
    }

    /// Writes a row as differences; gives the checksum after it.
    func write(
        _ row: FilteredRow, _ filter: RowFilter, _ stream: inout DeflateStream, adler32: UInt32
    ) -> UInt32 {
        let bytes = append(row, filter)
        let first = bytes - UnsafeRawPointer(memory)
        let end = first + rowBytes + 1
        var index = first
        while index < end {
            if index + 8 <= end {
                let word = memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                var (length, distance) = (0, 0)
                if index > first,
                    word == UInt64(memory.load(fromByteOffset: index - 1, as: UInt8.self)) &* Self.eightfold
                {
                    (length, distance) = (equalLength(index, index - 1, limit: end - index), 1)
                }
                // What repeats does so at few distances, as gradients do.
                if length < Self.sufficientMatch {
                    for known in 0..<4 {
                        let back = recentDistances[known]
                        guard back <= index,
                            word == memory.loadUnaligned(fromByteOffset: index - back, as: UInt64.self)
                        else { continue }
                        let found = equalLength(index, index - back, limit: end - index)
                        if found > length { (length, distance) = (found, back) }
                    }
                }
                if distance != 1 {
                    let hash = Int((word &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
                    let place = Int(places[hash]) - 1 - start
                    places[hash] = UInt32(truncatingIfNeeded: start + index) + 1
                    if length < Self.sufficientMatch, place >= 0, index - place <= DeflateStream.farthestMatch {
                        let found = equalLength(index, place, limit: end - index)
                        if found > length { (length, distance) = (found, index - place) }
                    }
                }
                if length >= (distance == 1 ? Self.leastRun : Self.leastMatch) {
                    stream.match(length: length, distance: distance)
                    index += length
                    if distance > 1 { note(distance) }
                    continue
                }
            }
            stream.literal(memory.load(fromByteOffset: index, as: UInt8.self))
            index += 1
        }
        return libdeflate_adler32(adler32, bytes, rowBytes + 1)
    }

    /// Puts a distance before the others that were used lately, of which the oldest goes.
    @inline(__always)
    private func note(_ distance: Int) {
        var next = distance
        for index in 0..<4 {
            let moved = recentDistances[index]
            recentDistances[index] = next
            if moved == distance { return }
            next = moved
        }
    }

    /// Lays a row behind what is there, and gives its place.
    private func append(_ row: FilteredRow, _ filter: RowFilter) -> UnsafeRawPointer {
        if used + rowBytes + 1 + 16 > capacity {
            let kept = DeflateStream.farthestMatch
            memory.copyMemory(from: memory + (used - kept), byteCount: kept)
            start += used - kept
            used = kept
        }
        let target = memory + used
        target.storeBytes(of: filter.rawValue, as: UInt8.self)
        row.write(filter, into: (target + 1).assumingMemoryBound(to: UInt8.self))
        used += rowBytes + 1
        return UnsafeRawPointer(target)
    }

    @inline(__always)
    private func equalLength(_ a: Int, _ b: Int, limit: Int) -> Int {
        let (first, second) = (UnsafeRawPointer(memory) + a, UnsafeRawPointer(memory) + b)
        var count = 0
        while count + 8 <= limit {
            let difference =
                first.loadUnaligned(fromByteOffset: count, as: UInt64.self)
                ^ second.loadUnaligned(fromByteOffset: count, as: UInt64.self)
            if difference != 0 { return count + difference.littleEndian.trailingZeroBitCount / 8 }
            count += 8
        }
        while count < limit,
            first.load(fromByteOffset: count, as: UInt8.self) == second.load(fromByteOffset: count, as: UInt8.self)
        {
            count += 1
        }
        return count
    }
}
