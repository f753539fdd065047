/// The words of a list that are closest to a misspelled one, best match first.
///
/// Words with the same beginning come before words that differ by a few letters. A word that differs by more than a
/// third of its length does not match. Equally good matches keep the list's order.
///
/// - Parameters:
///   - word: the misspelled word.
///   - words: the candidates.
///   - limit: the maximum number of matches.
/// - Returns: the matches, possibly none.
public func nearestWords(to word: String, among words: [String], limit: Int = 3) -> [String] {
    let written = Array(word.lowercased().unicodeScalars.prefix(80))
    guard !written.isEmpty else { return [] }
    let ranked = words.enumerated().compactMap { index, candidate -> (cost: Int, index: Int)? in
        let letters = Array(candidate.lowercased().unicodeScalars)
        // An incomplete word counts like one wrong letter.
        if written.count >= 3, letters.starts(with: written) { return (1, index) }
        let cost = editDistance(written, letters)
        return cost <= max(1, max(written.count, letters.count) / 3) ? (cost, index) : nil
    }
    return ranked.sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }.prefix(limit).map { words[$0.index] }
}

/// The number of insertions, deletions, replacements and swaps of neighbors between two words.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
        var current = [i] + [Int](repeating: 0, count: b.count)
        for j in 1...b.count {
            let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
            current[j] = min(previous[j] + 1, current[j - 1] + 1, replaced)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                current[j] = min(current[j], before[j - 2] + 1)
            }
        }
        (before, previous) = (previous, current)
    }
    return previous[b.count]
}
