import CDeflate

/// Compresses rows of differences, with a byte-by-byte search for repetitions in the recent output.
final class DifferenceMatcher {
    private var memory = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 16)
    private var capacity = 0
    /// The number of bytes of the memory that contain the end of the stream.
    private var used = 0
    /// The number of bytes of the stream before the first byte in memory.
    private var start = 0
    private var rowBytes = 0
    /// The distances of the latest matches of more than one repeated byte, most recent first.
    private var recentDistances = SIMD4<Int>(repeating: .max)
    /// The latest position in the stream of eight bytes with a certain hash, plus one.
    private let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << DifferenceMatcher.hashBits)

    private static let hashBits = 13
    /// A factor that repeats a byte eight times.
    private static let eightfold: UInt64 = 0x0101_0101_0101_0101
    /// The shortest match that is worth its cost, because differences are small and cheap to write.
    private static let leastMatch = 10
    /// The shortest run of one byte that is written as a match.
    private static let leastRun = 8
    /// The match length at which the search for a longer one stops.
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

    /// Clears the memory after a row that is not kept, so that no match refers to anything before it.
    func forget() {
        start += used + rowBytes + 1
        used = 0
    }

    /// Keeps a row that was written unfiltered; returns the checksum after it.
    func remember(_ row: FilteredRow, adler32: UInt32) -> UInt32 {
        let place = append(row, .none)
        return libdeflate_adler32(adler32, place, rowBytes + 1)
    }

    /// Writes a row as differences; returns the checksum after it.
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
                // Repetitions use few distances, as in gradients.
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

    /// Moves a distance to the front of the recent ones, and drops the oldest.
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

    /// Appends a row to the memory, and returns its address.
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
