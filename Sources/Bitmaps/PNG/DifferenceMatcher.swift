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
    /// Where eight bytes that hash alike last stood in the stream, plus one.
    private let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << DifferenceMatcher.hashBits)

    private static let hashBits = 13
    /// A byte eight times over, as a factor.
    private static let eightfold: UInt64 = 0x0101_0101_0101_0101
    /// Differences are small and soon written, so a match must be long to be worth its place.
    private static let leastMatch = 10

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
                if index > first,
                    word == UInt64(memory.load(fromByteOffset: index - 1, as: UInt8.self)) &* Self.eightfold
                {
                    let length = equalLength(index, index - 1, limit: end - index)
                    stream.match(length: length, distance: 1)
                    index += length
                    continue
                }
                let hash = Int((word &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
                let place = Int(places[hash]) - 1 - start
                places[hash] = UInt32(truncatingIfNeeded: start + index) + 1
                if place >= 0, index - place <= DeflateStream.farthestMatch {
                    let length = equalLength(index, place, limit: end - index)
                    if length >= Self.leastMatch {
                        stream.match(length: length, distance: index - place)
                        index += length
                        continue
                    }
                }
            }
            stream.literal(memory.load(fromByteOffset: index, as: UInt8.self))
            index += 1
        }
        return libdeflate_adler32(adler32, bytes, rowBytes + 1)
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
