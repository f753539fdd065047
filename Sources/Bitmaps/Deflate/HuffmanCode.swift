/// A prefix code for the symbols of a DEFLATE block, computed from their frequencies.
struct HuffmanCode {
    /// The length in bits of each symbol's code; 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// Each symbol's code with its first bit lowest, as DEFLATE writes codes.
    private(set) var codes: [UInt16]

    /// Computes the shortest code for the given frequencies with limited word length.
    ///
    /// It always has at least two words, because some decoders reject a code of one.
    init(frequencies: UnsafeBufferPointer<UInt32>, maximumLength: Int) {
        var symbols = frequencies.indices.filter { frequencies[$0] > 0 }
        for spare in frequencies.indices where symbols.count < 2 && !symbols.contains(spare) {
            symbols.append(spare)
        }
        // Equal frequencies are sorted by symbol, so that the code is the same on every machine.
        let keys = symbols.map { UInt64(frequencies[$0]) << 16 | UInt64($0) }
        symbols = keys.sorted().map { Int($0 & 0xFFFF) }
        let counts = Self.lengthCounts(of: symbols.map { Int(frequencies[$0]) }, maximumLength: maximumLength)
        lengths = [UInt8](repeating: 0, count: frequencies.count)
        var place = 0
        // The rarest symbols come first and get the longest words.
        for length in stride(from: maximumLength, to: 0, by: -1) {
            for _ in 0..<counts[length] {
                lengths[symbols[place]] = UInt8(length)
                place += 1
            }
        }
        codes = Self.canonicalCodes(lengths, counts: counts)
    }

    /// The number of words of each length in the shortest code, for frequencies in ascending order.
    private static func lengthCounts(of frequencies: [Int], maximumLength: Int) -> [Int] {
        // Two queues: the symbols in ascending order, and the nodes made of them, which are ascending automatically.
        let count = frequencies.count
        var weights = frequencies
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (symbol, node) = (0, count)
        func next() -> Int {
            if symbol < count, node >= weights.count || weights[symbol] <= weights[node] {
                symbol += 1
                return symbol - 1
            }
            node += 1
            return node - 1
        }
        while weights.count < 2 * count - 1 {
            let first = next()
            let second = next()
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
        }
        var depths = [Int](repeating: 0, count: weights.count)
        var counts = [Int](repeating: 0, count: maximumLength + 1)
        // The space that the words take after long ones are shortened, in units of the longest words.
        var used = 0
        for index in stride(from: weights.count - 2, through: 0, by: -1) {
            depths[index] = depths[parents[index]] + 1
            guard index < count else { continue }
            let length = min(depths[index], maximumLength)
            counts[length] += 1
            used += 1 << (maximumLength - length)
        }
        // To make room, a word one bit shorter than the longest becomes two of the longest, one of which replaces a cut
        // one.
        while used > 1 << maximumLength {
            counts[maximumLength] -= 1
            for length in stride(from: maximumLength - 1, to: 0, by: -1) where counts[length] > 0 {
                counts[length] -= 1
                counts[length + 1] += 2
                break
            }
            used -= 1
        }
        return counts
    }

    /// The codes by RFC 1951, 3.2.2: shorter words first, words of the same length in the order of their symbols.
    private static func canonicalCodes(_ lengths: [UInt8], counts: [Int]) -> [UInt16] {
        var next = [Int](repeating: 0, count: counts.count)
        var code = 0
        for length in 1..<counts.count {
            code = (code + (length > 1 ? counts[length - 1] : 0)) << 1
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let code = next[Int(length)]
            next[Int(length)] += 1
            return reversed(UInt16(code)) >> (16 - UInt16(length))
        }
    }

    /// The word with its bits reversed.
    private static func reversed(_ word: UInt16) -> UInt16 {
        var word = (word & 0x5555) << 1 | (word & 0xAAAA) >> 1
        word = (word & 0x3333) << 2 | (word & 0xCCCC) >> 2
        word = (word & 0x0F0F) << 4 | (word & 0xF0F0) >> 4
        return word.byteSwapped
    }
}
