import Foundation

/// The hyphenation of a language: Liang's patterns, in the format of LibreOffice and libhyphen.
struct HyphenationPatterns {
    /// For the letters of each pattern, with a dot for a word's edge, the priorities of a break before each letter and
    /// after the last.
    ///
    /// Odd numbers allow a break, even numbers forbid it.
    private var votes: [String: [UInt8]] = [:]
    private var longest = 0
    /// The minimum number of letters before and after a break.
    private var leastBefore = 2
    private var leastAfter = 2
    /// The maximum length of a word; longer ones are not hyphenated.
    private static let longestWord = 100

    /// Reads a `.dic` file; `nil` if it has no patterns or an unknown encoding.
    init?(dictionary bytes: [UInt8]) {
        let lineEnd = UInt8(ascii: "\n")
        guard let end = bytes.firstIndex(of: lineEnd),
            let encoding = Self.encodings[
                String(decoding: bytes[..<end], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)],
            let text = String(bytes: bytes[end...], encoding: encoding)
        else { return nil }
        for line in text.split(whereSeparator: \.isNewline) { read(line) }
        if votes.isEmpty { return nil }
    }

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "microsoft-cp1251": .windowsCP1251,
    ]

    private mutating func read(_ line: Substring) {
        let words = line.split(separator: " ")
        guard let pattern = words.first else { return }
        switch pattern {
        case "LEFTHYPHENMIN": leastBefore = least(words) ?? leastBefore
        case "RIGHTHYPHENMIN": leastAfter = least(words) ?? leastAfter
        default:
            // Other directives are in capitals. A pattern with a slash changes the spelling.
            guard words.count == 1, pattern.first != "%", pattern.first != "#", !pattern.contains("/"),
                !pattern.contains(where: \.isUppercase)
            else { return }
            var letters = ""
            var votes: [UInt8] = [0]
            for character in pattern {
                if let digit = character.wholeNumberValue, character.isASCII {
                    votes[votes.count - 1] = UInt8(digit)
                } else {
                    letters.append(character)
                    votes.append(0)
                }
            }
            longest = max(longest, votes.count - 1)
            self.votes[letters] = votes
        }
    }

    /// The number of a directive.
    private func least(_ words: [Substring]) -> Int? {
        words.dropFirst().first.flatMap { Int($0) }.map { min(max(1, $0), Self.longestWord) }
    }

    /// The letters before which a word may break, in order.
    func breaks(in word: String) -> [Int] {
        let letters = Array(word.lowercased())
        guard letters.count == word.count, letters.count >= leastBefore + leastAfter,
            letters.count <= Self.longestWord
        else { return [] }
        let edged = ["."] + letters + ["."]
        var strongest = [UInt8](repeating: 0, count: edged.count + 1)
        for start in edged.indices {
            var part = ""
            for end in start..<min(edged.count, start + longest) {
                part.append(edged[end])
                for (offset, vote) in (votes[part] ?? []).enumerated() {
                    strongest[start + offset] = max(strongest[start + offset], vote)
                }
            }
        }
        // The dot before the word takes the first position.
        return (leastBefore...(letters.count - leastAfter)).filter { strongest[$0 + 1] % 2 == 1 }
    }
}
