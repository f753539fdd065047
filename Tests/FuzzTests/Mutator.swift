/// A random number generator with the same numbers on every run.
struct FuzzNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}

/// Makes damaged documents from valid ones.
struct Mutator {
    let seeds: [[UInt8]]
    /// Words that are difficult for parsers.
    let words: [String]

    private static let numbers = [
        "NaN", "inf", "-inf", "1e308", "-1e308", "1e-320", "0", "-0", "-1", "9223372036854775807", "1e19", "0x7fffffff",
        "99999999999999999999", "", "..", "../../../etc/passwd", "/etc/passwd", "file:///etc/passwd", "\u{0}",
        "\u{202E}",
        "%s%n", "&amp;", "&x;", "\"", "'", "<", "]]>", "\u{FFFF}", "👩‍👩‍👧‍👦",
    ]

    /// The document with a number.
    func document(_ number: Int) -> [UInt8] {
        var numbers = FuzzNumbers(state: UInt64(number) &* 0x2545_F491_4F6C_DD1D)
        var bytes = seeds.randomElement(using: &numbers) ?? []
        // Half of the documents keep their syntax, as damaged bytes seldom get past a parser.
        let keepsSyntax = Bool.random(using: &numbers)
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            if keepsSyntax {
                StructureMutator().mutate(&bytes, &numbers, seeds: seeds)
            } else {
                mutate(&bytes, &numbers)
            }
        }
        return bytes
    }

    private func mutate(_ bytes: inout [UInt8], _ numbers: inout FuzzNumbers) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: bytes.indices, using: &numbers)
        let end = min(bytes.count, place + Int.random(in: 1...80, using: &numbers))
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: bytes.indices, using: &numbers))
        case 4:
            let other = seeds.randomElement(using: &numbers) ?? []
            guard !other.isEmpty else { return }
            let from = Int.random(in: other.indices, using: &numbers)
            bytes.replaceSubrange(place..<end, with: other[from..<min(other.count, from + 120)])
        case 5: bytes.removeSubrange(place...)
        case 6:
            // Replaces a number or a quoted word.
            guard let start = bytes[place...].firstIndex(where: { (48...57).contains($0) || $0 == 34 }) else { return }
            let isQuote = bytes[start] == 34
            let from = isQuote ? start + 1 : start
            let to = bytes[from...].firstIndex { isQuote ? $0 == 34 : !(46...57).contains($0) } ?? bytes.count
            let word = (Self.numbers + words).randomElement(using: &numbers) ?? ""
            bytes.replaceSubrange(from..<to, with: word.utf8)
        default:
            let word = (Self.numbers + words).randomElement(using: &numbers) ?? ""
            bytes.insert(contentsOf: word.utf8, at: place)
        }
    }
}
