import Foundation

/// Characters that are not in the text: what shows that a line ends within a word, or that some of it is left out.
extension LineFiller {
    /// The width of a character that stands beside a cluster without being in the text.
    func mark(_ character: Character, at cluster: Int) -> FilledLine.Mark {
        let run = text.clusters[min(max(0, cluster), text.clusters.count - 1)].run
        let font = text.runs[run].font
        let advance = character.unicodeScalars.first.flatMap(font.advance(of:)) ?? font.descriptor.size
        return FilledLine.Mark(run: run, width: advance + text.runs[run].kerning)
    }

    func isSoftHyphen(_ cluster: Int) -> Bool {
        text.utf8[text.clusters[cluster].bytes].elementsEqual([0xC2, 0xAD])
    }

    /// Whether clusters and a hyphen after them are no wider than a bound.
    func fits(_ range: Range<Int>, before bound: CGFloat) -> Bool {
        text.width(range) + mark("-", at: range.upperBound - 1).width <= bound + Self.tolerance
    }

    /// Before which clusters the word may be parted that stands in a range around one of its clusters, or ends there.
    func partings(of range: Range<Int>, around cluster: Int, _ language: String) -> [Int] {
        var (first, end) = (cluster, cluster)
        while first > range.lowerBound, isLetter(first - 1) { first -= 1 }
        while end < range.upperBound, isLetter(end) { end += 1 }
        guard first < end else { return [] }
        let word = text.string(text.clusters[first].bytes.lowerBound..<text.clusters[end - 1].bytes.upperBound)
        guard word.count == end - first else { return [] }
        return hyphens.breaks(in: word, language: language).map { first + $0 }
    }

    private func isLetter(_ cluster: Int) -> Bool {
        text.string(text.clusters[cluster].bytes).allSatisfy(\.isLetter)
    }
}
