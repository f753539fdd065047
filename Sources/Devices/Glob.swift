/// A pattern in which `*` matches any text and `?` one character.
package struct Glob: Sendable {
    private let pattern: [Character]

    package init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    package static func isGlob(_ word: String) -> Bool { word.contains { $0 == "*" || $0 == "?" } }

    /// Whether the whole text matches.
    ///
    /// Linear in practice, because only the last star is retried.
    package func matches(_ text: String) -> Bool {
        let text = Array(text)
        var p = 0
        var t = 0
        var star: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
                p += 1
                t += 1
            } else if let last = star {
                p = last.pattern + 1
                t = last.text + 1
                star = (last.pattern, t)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
