import Foundation

/// Characters that are not in the text: the hyphen and the ellipsis.
extension LineFiller {
    /// The width of an inserted character beside a cluster.
    func mark(_ character: Character, at cluster: Int) -> FilledLine.Mark {
        let run = text.clusters[min(max(0, cluster), text.clusters.count - 1)].run
        let font = text.runs[run].font
        let advance = character.unicodeScalars.first.flatMap(font.advance(of:)) ?? font.descriptor.size
        return FilledLine.Mark(run: run, width: advance + text.runs[run].kerning)
    }

    func isSoftHyphen(_ cluster: Int) -> Bool {
        text.utf8[text.clusters[cluster].bytes].elementsEqual([0xC2, 0xAD])
    }

    /// Whether clusters with a hyphen fit a width.
    func fits(_ range: Range<Int>, before bound: CGFloat) -> Bool {
        text.width(range) + mark("-", at: range.upperBound - 1).width <= bound + Self.tolerance
    }

    /// The clusters before which the word around or before a cluster may be hyphenated.
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
