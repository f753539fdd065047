/// A sentence split into its words and the numbers and colors among them.
///
/// The same change may be a third of a point longer on another screen, and have another color in dark mode. It counts
/// as the same change.
struct PatternedWords: Sendable {
    /// The words around the values, one more than there are values.
    private var words: [String] = [""]
    private var values: [String] = []

    init(_ sentence: String) {
        var quotes = 0
        var value = ""
        func isValuePart(_ character: Character) -> Bool {
            character.isASCII && (value.hasPrefix("#") ? character.isHexDigit : character.isNumber || character == ".")
        }
        for character in sentence {
            // Quoted text is not split.
            if character == "‘" { quotes += 1 }
            if character == "’" { quotes = max(0, quotes - 1) }
            if quotes == 0, !value.isEmpty ? isValuePart(character) : Self.begins(character, after: words.last) {
                value.append(character)
                continue
            }
            take(&value)
            words[words.count - 1].append(character)
        }
        take(&value)
    }

    private static func begins(_ character: Character, after words: String?) -> Bool {
        guard character == "#" || character.isASCII && character.isNumber else { return false }
        // A digit within a word is not a number.
        return words?.last.map { !$0.isLetter && $0 != "-" } ?? true
    }

    private mutating func take(_ value: inout String) {
        guard !value.isEmpty else { return }
        values.append(value)
        words.append("")
        value = ""
    }

    /// The pattern, which is equal for sentences that differ only in values.
    var pattern: String { words.joined(separator: "\u{1F}") }

    /// One sentence for several of the same pattern: numbers become a range, and colors a list.
    static func merged(_ sentences: [PatternedWords]) -> String {
        guard let first = sentences.first else { return "" }
        var text = first.words[0]
        for index in first.values.indices {
            text += merged(sentences.compactMap { $0.values.indices.contains(index) ? $0.values[index] : nil })
            text += first.words[index + 1]
        }
        return text
    }

    private static func merged(_ values: [String]) -> String {
        var different: [String] = []
        for value in values where !different.contains(value) { different.append(value) }
        guard different.count > 1 else { return different.joined() }
        let numbers = different.compactMap { text in Double(text).map { (number: $0, text: text) } }
            .sorted { $0.number < $1.number }
        if numbers.count == different.count, let least = numbers.first, let most = numbers.last {
            return "\(least.text)–\(most.text)"
        }
        return different.count > 3 ? "several colors" : different.joined(separator: " or ")
    }
}
