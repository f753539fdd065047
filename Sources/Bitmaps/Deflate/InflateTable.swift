/// Tells symbols of a prefix code from their bits (RFC 1951, 3.2.2), most of them by a single look.
final class InflateTable {
    /// What symbols stand for.
    enum Meaning {
        /// Bytes, the end of a block, and lengths of repetitions.
        case symbols
        /// How far back repetitions lie.
        case distances
        /// Lengths of codes.
        case lengths
    }

    /// A symbol; 0 for none.
    ///
    /// In the lowest four bits is how long its code is, in the next four how many bits follow it, then its value; the
    /// topmost bits say what it is.
    typealias Entry = UInt32

    /// The symbol is the byte of its value.
    static let literal: Entry = 1 << 31
    static let endOfBlock: Entry = 1 << 30
    /// The code is longer than a look.
    static let long: Entry = 1 << 29

    /// The bits of a look.
    static let lookBits: UInt64 = 11
    static let lookMask: UInt64 = 1 << lookBits - 1

    /// By the next bits of the stream.
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: 1 << InflateTable.lookBits)
    /// Symbols in the order of their codes, and how many codes there are of each length.
    private var ordered: [Entry] = []
    private var counts = [Int](repeating: 0, count: 16)

    init() { entries.initialize(repeating: 0, count: 1 << Self.lookBits) }

    deinit { entries.deallocate() }

    /// Takes over a code.
    ///
    /// - Parameters:
    ///   - lengths: of the symbols' codes, 0 for a symbol that has none.
    ///   - meaning: what the symbols stand for.
    /// - Returns: whether there is such a code: one that leaves no bits without a meaning. A code of a single symbol of
    ///   one bit may, and one of distances that has no symbols.
    func read(_ lengths: ArraySlice<UInt8>, as meaning: Meaning) -> Bool {
        counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        let used = (1...15).reduce(0) { $0 + counts[$1] << (15 - $1) }
        let codes = counts.reduce(0, +)
        let isAlone = codes == 1 && counts[1] == 1 || codes == 0 && meaning == .distances
        guard used == 1 << 15 || isAlone && meaning != .lengths else { return false }
        entries.update(repeating: 0, count: 1 << Self.lookBits)
        let code = HuffmanCode(lengths: Array(lengths))
        ordered = []
        for length in 1...15 where counts[length] > 0 {
            for (symbol, own) in code.lengths.enumerated() where Int(own) == length {
                let entry = Self.entry(for: symbol, meaning)
                let whole = entry == 0 ? 0 : entry | Entry(length)
                ordered.append(whole)
                let bits = Int(code.codes[symbol])
                if length <= Self.lookBits {
                    for place in stride(from: bits, to: 1 << Self.lookBits, by: 1 << length) { entries[place] = whole }
                } else {
                    entries[bits & Int(Self.lookMask)] = Self.long
                }
            }
        }
        return true
    }

    /// The symbol whose code is longer than a look; 0 where there is none.
    func longEntry(_ bits: UInt64) -> Entry {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            code |= Int(bits >> UInt64(length - 1) & 1)
            let count = counts[length]
            if code - count < first { return ordered[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        return 0
    }

    private static func entry(for symbol: Int, _ meaning: Meaning) -> Entry {
        switch meaning {
        case .lengths: return Entry(symbol) << 8 | literal
        case .distances:
            guard symbol < 30 else { return 0 }
            guard symbol >= 4 else { return Entry(symbol + 1) << 8 }
            let extra = symbol / 2 - 1
            return Entry((2 + symbol & 1) << extra + 1) << 8 | Entry(extra) << 4
        case .symbols:
            switch symbol {
            case ..<256: return literal | Entry(symbol) << 8
            case 256: return endOfBlock
            case ..<265: return Entry(symbol - 254) << 8
            case ..<285:
                let extra = (symbol - 261) / 4
                return Entry((4 + (symbol - 1) & 3) << extra + 3) << 8 | Entry(extra) << 4
            case 285: return 258 << 8
            default: return 0
            }
        }
    }
}
