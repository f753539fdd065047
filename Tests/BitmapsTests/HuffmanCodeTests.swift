import RandomNumbers
import Testing

@testable import Bitmaps

@Suite("Huffman code") struct HuffmanCodeTests {
    private func code(_ frequencies: [UInt32], maximumLength: Int = 15) -> HuffmanCode {
        frequencies.withUnsafeBufferPointer { HuffmanCode(frequencies: $0, maximumLength: maximumLength) }
    }

    /// The completeness of the code, which is 1 if every sequence of bits is valid.
    private func fullness(_ code: HuffmanCode) -> Double {
        code.lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 / Double(1 << $1) }
    }

    @Test("is complete and within its limit, whatever the frequencies", arguments: [7, 9, 15])
    func complete(maximumLength: Int) {
        var numbers = SeededGenerator(seed: 1)
        for round in 0..<200 {
            let count = maximumLength == 7 ? 19 : 286
            let frequencies = (0..<count).map { _ -> UInt32 in
                Int.random(in: 0...3, using: &numbers) < round % 4
                    ? .random(in: 1...(1 << UInt32.random(in: 0...20, using: &numbers)), using: &numbers) : 0
            }
            let code = code(frequencies, maximumLength: maximumLength)
            #expect(fullness(code) == 1)
            #expect(code.lengths.allSatisfy { $0 <= maximumLength })
            for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
                #expect(code.lengths[symbol] > 0)
            }
        }
    }

    @Test("gives rarer symbols no shorter words")
    func ordered() {
        // Such frequencies give the deepest possible tree, which the limit must cut.
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 40 {
            frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2])
        }
        let lengths = code(frequencies).lengths
        #expect(lengths == lengths.sorted(by: >))
        #expect(lengths.max() == 15)
        #expect(lengths.last == 1)
    }

    @Test("has no word that is a prefix of another")
    func prefixFree() {
        let code = code([5, 9, 12, 13, 16, 45, 0, 1])
        let words = code.lengths.indices.filter { code.lengths[$0] > 0 }.map { symbol in
            (0..<Int(code.lengths[symbol])).map { code.codes[symbol] >> UInt16($0) & 1 }
        }
        for (index, word) in words.enumerated() {
            for (other, longer) in words.enumerated() where other != index {
                #expect(!longer.starts(with: word))
            }
        }
    }

    @Test("of one symbol or none still has two words", arguments: [[0, 0, 0], [0, 7, 0], [3, 0, 0]] as [[UInt32]])
    func degenerate(frequencies: [UInt32]) {
        #expect(code(frequencies).lengths.count { $0 == 1 } == 2)
    }
}
