import CDeflate

/// Inflates a zlib stream piece by piece (RFC 1950 and 1951), into a window that stays in the processor's cache.
///
/// libdeflate inflates all at once, which of a large picture is more memory than a cache holds. Pictures of interfaces
/// are long repetitions, and those are written here as fast as memory allows. Where anything is wrong with a stream, it
/// says so and no more.
final class InflateStream {
    /// What of the stream comes next.
    private enum Part { case header, plain(Int), coded, end }

    /// The stream, with zeros behind it, so that reading ahead need not be checked.
    private let input: UnsafeMutableRawPointer
    private let inputCount: Int
    private var position = 2
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0
    private var part = Part.header
    private var isLastBlock = false

    private let window: UnsafeMutableRawPointer
    /// Where the window is full, but for the longest match.
    private let limit: Int
    /// What is inflated and not yet taken lies between these.
    private var taken = 0
    private var filled = 0
    /// How many bytes of the stream lie before the window's first.
    private var dropped = 0
    private var adler32: UInt32 = 1
    private var repetition = Repetition()

    private let symbols = InflateTable()
    private let distances = InflateTable()

    /// Zeros behind the input: what is read ahead.
    private static let inputRoom = 32
    /// Behind the window's limit: the longest match, and what vectors write beyond it.
    private static let windowRoom = 320

    /// - Parameters:
    ///   - parts: of the stream; they need not outlive the call.
    ///   - piece: the most bytes that will be taken at a time.
    init?(_ parts: [UnsafeRawBufferPointer], piece: Int) {
        inputCount = parts.reduce(0) { $0 + $1.count }
        input = .allocate(byteCount: inputCount + Self.inputRoom, alignment: 16)
        limit = DeflateStream.farthestMatch + max(2 * piece, 1 << 17)
        window = .allocate(byteCount: limit + Self.windowRoom, alignment: 16)
        var rest = UnsafeMutableRawBufferPointer(start: input, count: inputCount + Self.inputRoom)
        for part in parts {
            rest.copyMemory(from: part)
            rest = UnsafeMutableRawBufferPointer(rebasing: rest[part.count...])
        }
        rest.initializeMemory(as: UInt8.self, repeating: 0)
        let (method, flags) = (UInt(input.load(as: UInt8.self)), UInt(input.load(fromByteOffset: 1, as: UInt8.self)))
        // DEFLATE with a window of at most 32 KB, bytes that check one another, and no dictionary.
        guard inputCount >= 6, method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 0x20 == 0
        else { return nil }
    }

    deinit {
        input.deallocate()
        window.deallocate()
    }

    /// The next bytes, which stay where they are until more are taken.
    ///
    /// - Parameter count: no more than was agreed on.
    /// - Returns: `nil` where the stream is not sound or ends before.
    func take(_ count: Int) -> UnsafeRawPointer? {
        if filled - taken < count { fill() }
        guard filled - taken >= count else { return nil }
        defer { taken += count }
        return UnsafeRawPointer(window + taken)
    }

    /// Whether the stream holds no more than was taken, and its checksum is right.
    func isAtEnd() -> Bool {
        fill()
        guard case .end = part, taken == filled else { return false }
        let start = position - Int(bitCount / 8)
        guard start + 4 <= inputCount else { return false }
        return UInt32(bigEndian: input.loadUnaligned(fromByteOffset: start, as: UInt32.self)) == adler32
    }

    /// Fills the window as far as the stream is sound.
    private func fill() {
        let kept = min(taken, filled - DeflateStream.farthestMatch)
        if kept > 0 {
            window.copyMemory(from: window + kept, byteCount: filled - kept)
            taken -= kept
            filled -= kept
            dropped += kept
            repetition.move(by: kept)
        }
        let start = filled
        while filled < limit {
            let isSound =
                switch part {
                case .header: readHeader()
                case .plain(let count): readPlain(count)
                case .coded: readTokens()
                case .end: false
                }
            guard isSound else { break }
        }
        adler32 = libdeflate_adler32(adler32, window + start, filled - start)
    }

    // MARK: Blocks

    /// Makes sure of 56 bits, of which those behind the stream's end are zero.
    ///
    /// - Returns: whether what was used so far lies within the stream.
    @inline(__always)
    private func refill() -> Bool {
        guard position - Int(bitCount >> 3) <= inputCount else { return false }
        bits |= UInt64(littleEndian: input.loadUnaligned(fromByteOffset: position, as: UInt64.self)) << bitCount
        position += Int((63 - bitCount) >> 3)
        bitCount |= 56
        return true
    }

    private func next(_ count: UInt64) -> Int {
        defer { drop(count) }
        return Int(bits & (1 << count - 1))
    }

    private func drop(_ count: UInt64) {
        bits >>= count
        bitCount -= count
    }

    private func readHeader() -> Bool {
        guard !isLastBlock else {
            drop(bitCount % 8)
            part = .end
            return true
        }
        guard refill() else { return false }
        isLastBlock = next(1) == 1
        switch next(2) {
        case 0:
            drop(bitCount % 8)
            let (count, check) = (next(16), next(16))
            guard count ^ check == 0xFFFF else { return false }
            // From here on whole bytes are copied, so none is read ahead.
            position -= Int(bitCount / 8)
            (bits, bitCount) = (0, 0)
            part = .plain(count)
            return true
        case 1:
            part = .coded
            return symbols.read(Self.fixedLengths, as: .symbols)
                && distances.read([UInt8](repeating: 5, count: 32)[...], as: .distances)
        case 2:
            part = .coded
            return readCodes()
        default: return false
        }
    }

    /// RFC 1951, 3.2.6.
    private static let fixedLengths = ArraySlice(
        [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { [UInt8](repeating: $0.1, count: $0.0) })

    /// The order in which a block names the lengths of the code that the other codes are in (RFC 1951, 3.2.7).
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private func readCodes() -> Bool {
        let (symbolCount, distanceCount, orderCount) = (next(5) + 257, next(5) + 1, next(4) + 4)
        guard symbolCount <= 286, distanceCount <= 30 else { return false }
        var own = [UInt8](repeating: 0, count: 19)
        for symbol in Self.lengthOrder[..<orderCount] {
            guard refill() else { return false }
            own[symbol] = UInt8(next(3))
        }
        guard symbols.read(own[...], as: .lengths) else { return false }
        let count = symbolCount + distanceCount
        var lengths: [UInt8] = []
        while lengths.count < count {
            guard refill() else { return false }
            let entry = symbols.entries[Int(bits & InflateTable.lookMask)]
            guard entry != 0 else { return false }
            drop(UInt64(entry & 15))
            let length = UInt8(truncatingIfNeeded: entry >> 8)
            switch length {
            case 16:
                guard let last = lengths.last else { return false }
                lengths += repeatElement(last, count: 3 + next(2))
            case 17: lengths += repeatElement(0, count: 3 + next(3))
            case 18: lengths += repeatElement(0, count: 11 + next(7))
            default: lengths.append(length)
            }
        }
        // A block without an end has none.
        guard lengths.count == count, lengths[256] != 0 else { return false }
        return symbols.read(lengths[..<symbolCount], as: .symbols)
            && distances.read(lengths[symbolCount...], as: .distances)
    }

    private func readPlain(_ count: Int) -> Bool {
        let piece = min(count, limit - filled)
        guard position + piece <= inputCount else { return false }
        (window + filled).copyMemory(from: input + position, byteCount: piece)
        filled += piece
        position += piece
        part = piece == count ? .header : .plain(count - piece)
        return true
    }

    // MARK: Tokens

    /// Reads bytes and repetitions until the block ends or the window is full.
    private func readTokens() -> Bool {
        let (input, window, symbolEntries, distanceEntries) = (input, window, symbols.entries, distances.entries)
        var (bits, bitCount, position, filled, repetition) = (bits, bitCount, position, filled, repetition)
        defer {
            (self.bits, self.bitCount, self.position) = (bits, bitCount, position)
            (self.filled, self.repetition) = (filled, repetition)
        }
        while filled < limit {
            guard position &- Int(bitCount >> 3) <= inputCount else { return false }
            bits |= UInt64(littleEndian: input.loadUnaligned(fromByteOffset: position, as: UInt64.self)) << bitCount
            position &+= Int((63 &- bitCount) >> 3)
            bitCount |= 56
            var entry = symbolEntries[Int(bits & InflateTable.lookMask)]
            // Two bytes may come before a repetition without more bits than there are.
            for _ in 0..<2 where entry & InflateTable.literal != 0 {
                window.storeBytes(of: UInt8(truncatingIfNeeded: entry >> 8), toByteOffset: filled, as: UInt8.self)
                filled &+= 1
                bits >>= UInt64(entry & 15)
                bitCount &-= UInt64(entry & 15)
                entry = symbolEntries[Int(bits & InflateTable.lookMask)]
            }
            // What follows may need all the bits that there can be.
            if bitCount < 48 { continue }
            if entry & InflateTable.long != 0 { entry = symbols.longEntry(bits) }
            guard entry != 0 else { return false }
            bits >>= UInt64(entry & 15)
            bitCount &-= UInt64(entry & 15)
            if entry & InflateTable.literal != 0 {
                window.storeBytes(of: UInt8(truncatingIfNeeded: entry >> 8), toByteOffset: filled, as: UInt8.self)
                filled &+= 1
                continue
            }
            guard entry & InflateTable.endOfBlock == 0 else {
                part = .header
                return true
            }
            let length = Self.value(of: entry, &bits, &bitCount)
            var far = distanceEntries[Int(bits & InflateTable.lookMask)]
            if far & InflateTable.long != 0 { far = distances.longEntry(bits) }
            guard far != 0 else { return false }
            bits >>= UInt64(far & 15)
            bitCount &-= UInt64(far & 15)
            let distance = Self.value(of: far, &bits, &bitCount)
            guard distance <= dropped &+ filled else { return false }
            repetition.write(length, from: distance, at: filled, in: window)
            filled &+= length
        }
        return true
    }

    @inline(__always)
    private static func value(of entry: InflateTable.Entry, _ bits: inout UInt64, _ bitCount: inout UInt64) -> Int {
        let extra = UInt64(entry >> 4 & 15)
        defer {
            bits >>= extra
            bitCount &-= extra
        }
        return Int(entry >> 8 & 0x7FFF) &+ Int(bits & (1 << extra &- 1))
    }
}

/// Writes repetitions, sixteen bytes at a time.
private struct Repetition {
    /// The last one's distance; from `start` to `end` each byte is the one that lies so far back.
    private var distance = 0
    private var start = 0
    private var end = 0

    /// The window's bytes lie closer to its beginning now.
    mutating func move(by count: Int) {
        start -= count
        end -= count
    }

    /// Repeats bytes of the window, and may write more behind them.
    @inline(__always)
    mutating func write(_ length: Int, from distance: Int, at place: Int, in window: UnsafeMutableRawPointer) {
        if distance != self.distance || place != end { (self.distance, start) = (distance, place) }
        end = place &+ length
        var (place, distance) = (place, distance)
        if distance < 16 {
            if distance == 1 {
                let byte = window.load(fromByteOffset: place &- 1, as: UInt8.self)
                let value = SIMD16<UInt8>(repeating: byte)
                while place < end {
                    window.storeBytes(of: value, toByteOffset: place, as: SIMD16<UInt8>.self)
                    place &+= 16
                }
                return
            }
            let wide = Self.widened(distance)
            while place < end, place &- start &+ distance < wide {
                window.storeBytes(
                    of: window.load(fromByteOffset: place &- distance, as: UInt8.self), toByteOffset: place,
                    as: UInt8.self)
                place &+= 1
            }
            distance = wide
        }
        while place < end {
            let bytes = window.loadUnaligned(fromByteOffset: place &- distance, as: SIMD16<UInt8>.self)
            window.storeBytes(of: bytes, toByteOffset: place, as: SIMD16<UInt8>.self)
            place &+= 16
        }
    }

    @inline(__always)
    private static func widened(_ distance: Int) -> Int { distance &* ((15 &+ distance) / distance) }
}
