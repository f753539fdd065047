/// A compressed stream that is written bit by bit, and the symbols collected for the current block.
///
/// A matcher calls ``literal(_:)`` and ``match(length:distance:)``. A block with its own codes is written whenever
/// enough symbols have been collected. The owner provides the memory and reuses it for the next stream.
struct DeflateStream {
    /// The memory for one stream at a time.
    final class Storage {
        fileprivate let tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateStream.longestBlock)
        fileprivate let symbolCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: 286)
        fileprivate let distanceCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: 30)
        fileprivate let lengthSymbols = UnsafeMutablePointer<LengthSymbol>.allocate(capacity: 256)
        fileprivate var output = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
        fileprivate var capacity = 1 << 16

        init() {
            // Length symbols 257 to 284 come in groups of four, with ever wider ranges; 285 is 258 alone.
            var length = 3
            for symbol in 257..<285 {
                let extra = symbol < 265 ? 0 : (symbol - 261) / 4
                for value in 0..<1 << extra where length <= 258 {
                    (lengthSymbols + (length - 3)).initialize(
                        to: LengthSymbol(symbol: UInt16(symbol), extraBits: UInt8(extra), extra: UInt8(value)))
                    length += 1
                }
            }
            (lengthSymbols + 255).initialize(to: LengthSymbol(symbol: 285, extraBits: 0, extra: 0))
        }

        deinit {
            tokens.deallocate()
            symbolCounts.deallocate()
            distanceCounts.deallocate()
            lengthSymbols.deallocate()
            output.deallocate()
        }

        /// The bytes of the finished stream.
        func bytes(_ count: Int) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: output, count: count) }

        fileprivate func reserve(_ count: Int, keeping used: Int) {
            guard capacity < count else { return }
            capacity = max(count, 2 * capacity)
            let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
            larger.copyMemory(from: output, byteCount: used)
            output.deallocate()
            output = larger
        }
    }

    fileprivate struct LengthSymbol {
        var symbol: UInt16
        var extraBits: UInt8
        var extra: UInt8
    }

    /// The number of tokens per block: with more, the code fits its parts less well; with fewer, the codes take more
    /// room.
    static let standardBlock = 1 << 12
    /// The number of tokens per block for uniform data.
    static let longestBlock = 1 << 14
    /// The number of times that one token can repeat the same match.
    private static let mostRepetitions = 128
    static let longestMatch = 258
    static let farthestMatch = 32_768

    private let storage: Storage
    private let tokens: UnsafeMutablePointer<UInt32>
    private let symbolCounts: UnsafeMutablePointer<UInt32>
    private let distanceCounts: UnsafeMutablePointer<UInt32>
    private let lengthSymbols: UnsafeMutablePointer<LengthSymbol>
    private let blockCapacity: Int
    private var tokenCount = 0
    private var byteCount = 0
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0

    /// - Parameters:
    ///   - storage: the memory for the stream.
    ///   - hasHeader: whether it begins with zlib's two bytes; a part that is appended to another does not.
    ///   - block: the number of tokens that share a code, at most ``longestBlock``.
    init(_ storage: Storage, hasHeader: Bool = true, block: Int = standardBlock) {
        self.storage = storage
        blockCapacity = min(block, Self.longestBlock)
        tokens = storage.tokens
        symbolCounts = storage.symbolCounts
        distanceCounts = storage.distanceCounts
        lengthSymbols = storage.lengthSymbols
        clearCounts()
        guard hasHeader else { return }
        // The zlib header: DEFLATE with a window of 32 KB, made by a fast compressor.
        storage.output.storeBytes(of: 0x78, toByteOffset: 0, as: UInt8.self)
        storage.output.storeBytes(of: 0x01, toByteOffset: 1, as: UInt8.self)
        byteCount = 2
    }

    /// Adds a literal byte.
    @inline(__always)
    mutating func literal(_ byte: UInt8) {
        if tokenCount == blockCapacity { writeBlock(isLast: false) }
        tokens[tokenCount] = UInt32(byte)
        tokenCount += 1
        symbolCounts[Int(byte)] &+= 1
    }

    /// Adds a match: a repetition of the bytes at a distance back.
    ///
    /// - Parameters:
    ///   - length: at least 3, and otherwise unlimited.
    ///   - distance: from 1 to 32,768; may be less than the length.
    @inline(__always)
    mutating func match(length: Int, distance: Int) {
        var rest = length
        if rest >= Self.longestMatch + 3 {
            // The rest must not be too short for a match.
            let count = (rest - 3) / Self.longestMatch
            repeatLongest(count, distance: distance)
            rest -= count * Self.longestMatch
        }
        if rest > Self.longestMatch {
            gather(length: rest - 3, distance: distance, count: 1)
            rest = 3
        }
        gather(length: rest, distance: distance, count: 1)
    }

    private mutating func repeatLongest(_ count: Int, distance: Int) {
        var rest = count
        while rest > 0 {
            let times = min(rest, Self.mostRepetitions)
            gather(length: Self.longestMatch, distance: distance, count: times)
            rest -= times
        }
    }

    /// Collects a match once or several times.
    @inline(__always)
    private mutating func gather(length: Int, distance: Int, count: Int) {
        if tokenCount == blockCapacity { writeBlock(isLast: false) }
        tokens[tokenCount] =
            1 << 31 | UInt32(truncatingIfNeeded: count - 1) << 24 | UInt32(truncatingIfNeeded: length - 3) << 16
            | UInt32(truncatingIfNeeded: distance - 1)
        tokenCount += 1
        let times = UInt32(truncatingIfNeeded: count)
        symbolCounts[Int(lengthSymbols[length - 3].symbol)] &+= times
        distanceCounts[Int(Self.distanceSymbol(UInt32(truncatingIfNeeded: distance - 1)).symbol)] &+= times
    }

    /// Begins a block with a code of its own, because the following data differs from the previous.
    mutating func beginBlock() {
        if tokenCount > 0 { writeBlock(isLast: false) }
    }

    /// Ends a part that is followed by another, at a byte boundary; returns its length in bytes.
    mutating func finishPart() -> Int {
        writeBlock(isLast: false)
        // An empty stored block: it begins at a byte boundary, so no byte of this part is shared with the next.
        put(0, bits: 3)
        put(0, bits: (8 - bitCount % 8) % 8)
        put(0xFFFF_0000, bits: 32)
        return byteCount
    }

    /// Ends the stream with the checksum of the uncompressed data; returns its length in bytes.
    mutating func finish(adler32: UInt32) -> Int {
        writeBlock(isLast: true)
        put(0, bits: (8 - bitCount % 8) % 8)
        flush()
        storage.reserve(byteCount + 16, keeping: byteCount)
        storage.output.storeBytes(of: adler32.bigEndian, toByteOffset: byteCount, as: UInt32.self)
        return byteCount + 4
    }

    /// The symbol of a distance minus one, with its extra bits (RFC 1951, 3.2.5).
    @inline(__always)
    private static func distanceSymbol(_ distance: UInt32) -> (symbol: UInt32, extraBits: UInt32, extra: UInt32) {
        guard distance >= 4 else { return (distance, 0, 0) }
        let highest = 31 - UInt32(truncatingIfNeeded: distance.leadingZeroBitCount)
        let extraBits = highest - 1
        return (2 * highest + (distance >> extraBits & 1), extraBits, distance & (1 << extraBits - 1))
    }

    private func clearCounts() {
        symbolCounts.initialize(repeating: 0, count: 286)
        distanceCounts.initialize(repeating: 0, count: 30)
    }

    private mutating func writeBlock(isLast: Bool) {
        // The symbol that ends every block.
        symbolCounts[256] = 1
        let symbols = HuffmanCode(
            frequencies: UnsafeBufferPointer(start: symbolCounts, count: 286), maximumLength: 15)
        let distances = HuffmanCode(
            frequencies: UnsafeBufferPointer(start: distanceCounts, count: 30), maximumLength: 15)
        // The longest symbol with its extra bits takes at most six bytes, and a header is always shorter than the
        // margin.
        let symbolCount = (0..<286).reduce(0) { $0 + Int(symbolCounts[$1]) }
        storage.reserve(byteCount + symbolCount * 6 + 1024, keeping: byteCount)
        put(isLast ? 1 : 0, bits: 1)
        put(2, bits: 2)
        writeCodes(symbols, distances)
        symbols.lengths.withUnsafeBufferPointer { symbolLengths in
            symbols.codes.withUnsafeBufferPointer { symbolCodes in
                distances.lengths.withUnsafeBufferPointer { distanceLengths in
                    distances.codes.withUnsafeBufferPointer { distanceCodes in
                        writeTokens(symbolLengths, symbolCodes, distanceLengths, distanceCodes)
                    }
                }
            }
        }
        put(UInt64(symbols.codes[256]), bits: UInt64(symbols.lengths[256]))
        flush()
        tokenCount = 0
        clearCounts()
    }

    @inline(__always)
    private mutating func writeTokens(
        _ symbolLengths: UnsafeBufferPointer<UInt8>, _ symbolCodes: UnsafeBufferPointer<UInt16>,
        _ distanceLengths: UnsafeBufferPointer<UInt8>, _ distanceCodes: UnsafeBufferPointer<UInt16>
    ) {
        let output = storage.output
        var (bits, bitCount, byteCount) = (bits, bitCount, byteCount)
        for index in 0..<tokenCount {
            let token = tokens[index]
            // At most seven bits are pending here, so a token of up to 48 bits fits as well.
            if token >> 31 == 0 {
                bits |= UInt64(symbolCodes[Int(token)]) << bitCount
                bitCount &+= UInt64(symbolLengths[Int(token)])
            } else {
                let length = lengthSymbols[Int(token >> 16 & 0xFF)]
                let symbol = Int(length.symbol)
                var word = UInt64(symbolCodes[symbol])
                var wordBits = UInt64(symbolLengths[symbol])
                word |= UInt64(length.extra) << wordBits
                wordBits &+= UInt64(length.extraBits)
                let distance = Self.distanceSymbol(token & 0x7FFF)
                word |= UInt64(distanceCodes[Int(distance.symbol)]) << wordBits
                wordBits &+= UInt64(distanceLengths[Int(distance.symbol)])
                word |= UInt64(distance.extra) << wordBits
                wordBits &+= UInt64(distance.extraBits)
                for _ in 0..<token >> 24 & 0x7F {
                    bits |= word << bitCount
                    bitCount &+= wordBits
                    output.storeBytes(of: bits.littleEndian, toByteOffset: byteCount, as: UInt64.self)
                    byteCount &+= Int(bitCount >> 3)
                    bits >>= bitCount & ~7
                    bitCount &= 7
                }
                bits |= word << bitCount
                bitCount &+= wordBits
            }
            output.storeBytes(of: bits.littleEndian, toByteOffset: byteCount, as: UInt64.self)
            byteCount &+= Int(bitCount >> 3)
            bits >>= bitCount & ~7
            bitCount &= 7
        }
        (self.bits, self.bitCount, self.byteCount) = (bits, bitCount, byteCount)
    }

    /// Writes the lengths of both codes, encoded in a code of their own (RFC 1951, 3.2.7).
    private mutating func writeCodes(_ symbols: HuffmanCode, _ distances: HuffmanCode) {
        let symbolCount = max(257, (symbols.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let lengths = Array(symbols.lengths[..<symbolCount]) + distances.lengths[..<distanceCount]
        // Each item is a length or a repetition, with its extra bits.
        var items: [(symbol: Int, extra: UInt64, extraBits: UInt64)] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var run = 1
            while index + run < lengths.count, lengths[index + run] == length { run += 1 }
            if length == 0, run >= 3 {
                run = min(run, 138)
                items.append(run <= 10 ? (17, UInt64(run - 3), 3) : (18, UInt64(run - 11), 7))
            } else if index > 0, lengths[index - 1] == length, run >= 3 {
                run = min(run, 6)
                items.append((16, UInt64(run - 3), 2))
            } else {
                run = 1
                items.append((Int(length), 0, 0))
            }
            index += run
        }
        var counts = [UInt32](repeating: 0, count: 19)
        for item in items { counts[item.symbol] += 1 }
        let code = counts.withUnsafeBufferPointer { HuffmanCode(frequencies: $0, maximumLength: 7) }
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        put(UInt64(symbolCount - 257), bits: 5)
        put(UInt64(distanceCount - 1), bits: 5)
        put(UInt64(orderCount - 4), bits: 4)
        for symbol in order[..<orderCount] { put(UInt64(code.lengths[symbol]), bits: 3) }
        for item in items {
            put(UInt64(code.codes[item.symbol]), bits: UInt64(code.lengths[item.symbol]))
            put(item.extra, bits: item.extraBits)
        }
    }

    private mutating func put(_ value: UInt64, bits count: UInt64) {
        bits |= value << bitCount
        bitCount += count
        flush()
    }

    /// Writes all whole bytes.
    private mutating func flush() {
        storage.output.storeBytes(of: bits.littleEndian, toByteOffset: byteCount, as: UInt64.self)
        byteCount += Int(bitCount >> 3)
        bits >>= bitCount & ~7
        bitCount &= 7
    }
}
