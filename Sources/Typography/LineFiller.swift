import Foundation
import Geometry

/// A line before placement: its clusters and its height.
struct FilledLine {
    /// An inserted character, in the font of a run.
    struct Mark {
        var run: Int
        var width: CGFloat
    }

    /// The clusters up to the ellipsis, or all of them.
    var head: Range<Int>
    /// The ellipsis of truncated text, by the run of its font.
    var ellipsis: Mark?
    /// The hyphen after the head, if the line ends inside a word.
    var hyphen: Mark?
    /// The clusters after the ellipsis.
    var tail: Range<Int>
    var width: CGFloat
    /// The width of the spaces at the line break, which counts in measurements.
    var trailingSpace: CGFloat = 0
    /// The start of the next line.
    var next: Int
    /// Whether the line is the last of its paragraph.
    var endsParagraph: Bool
    /// The paragraph's alignment.
    var style = ParagraphStyle()
    /// The indent from the leading edge.
    var indent: CGFloat = 0
    var ascender: CGFloat = 0
    /// The line's height.
    var height: CGFloat = 0
    /// The space after the line.
    var spacing: CGFloat = 0
}

/// Breaks text into lines, truncates the last, and finds each line's height.
struct LineFiller {
    let text: MeasuredText
    let options: TextOptions
    let hyphens: HyphenationCache
    /// The clusters that end paragraphs.
    private let lineEnds: [Int]
    /// Whether any paragraph has a style of its own.
    private let hasStyles: Bool
    /// The rounding error that is not an overflow.
    static let tolerance: CGFloat = 0.01

    struct Result {
        var lines: [FilledLine]
        var isTruncated: Bool
        var height: CGFloat
    }

    init(text: MeasuredText, options: TextOptions, hyphens: HyphenationCache) {
        self.text = text
        self.options = options
        self.hyphens = hyphens
        lineEnds = text.clusters.indices.filter { text.clusters[$0].kind == .lineEnd }
        hasStyles = text.runs.contains { $0.paragraph != nil }
    }

    func fill() -> Result {
        guard !text.clusters.isEmpty else { return Result(lines: [], isTruncated: false, height: 0) }
        var lines: [FilledLine] = []
        var isTruncated = false
        var height: CGFloat = 0
        var start = 0
        let opportunities = needsBreaks ? LineBreaker.opportunities(in: text) : []
        var isLast = false
        while !isLast {
            let paragraphEnd = paragraph(at: start).upperBound
            var line = line(from: start, paragraphEnd: paragraphEnd, opportunities: opportunities)
            if let previous = lines.last, let cut = orphanBreak(line, after: previous, opportunities) {
                let from = previous.head.lowerBound
                var shortened = broken(from..<cut, next: cut)
                findHeight(of: &shortened, start: from)
                height += shortened.height - previous.height
                lines[lines.count - 1] = shortened
                start = cut
                line = self.line(from: start, paragraphEnd: paragraphEnd, opportunities: opportunities)
            }
            findHeight(of: &line, start: start)
            let lineHeight = line.height + (lines.last?.spacing ?? 0)
            // At least one line is shown, even if it does not fit.
            if let bound = options.height, !lines.isEmpty, height + lineHeight > bound + 1 / options.scale {
                isTruncated = true
                let last = lines.count - 1
                if Self.truncates(lines[last].style.lineBreakMode), lines[last].ellipsis == nil {
                    let from = lines[last].head.lowerBound
                    lines[last] = truncated(lines[last], from..<paragraph(at: from).upperBound)
                }
                break
            }
            height += lineHeight
            // A line break at the end of the text adds an empty line.
            let isEnd = line.next >= text.clusters.count && !(line.endsParagraph && paragraphEnd < text.clusters.count)
            isLast = isEnd
            if options.maximumLines > 0, lines.count + 1 >= options.maximumLines {
                isLast = true
                if !isEnd {
                    isTruncated = true
                    if Self.truncates(line.style.lineBreakMode) {
                        line = truncated(line, start..<paragraphEnd)
                    }
                }
            }
            if let bound = room(at: start), line.ellipsis == nil, line.width > bound + Self.tolerance {
                isTruncated = true
                if Self.truncates(line.style.lineBreakMode) {
                    line = truncated(line, start..<paragraphEnd)
                }
            }
            isTruncated = isTruncated || line.ellipsis != nil
            lines.append(line)
            start = line.next
        }
        return Result(lines: lines, isTruncated: isTruncated, height: height)
    }

    // MARK: - Paragraphs

    /// The clusters of the paragraph that a cluster is in, without its terminator.
    private func paragraph(at cluster: Int) -> Range<Int> {
        // The number of paragraphs that end before.
        var (low, high) = (0, lineEnds.count)
        while low < high {
            let middle = (low + high) / 2
            if lineEnds[middle] < cluster { low = middle + 1 } else { high = middle }
        }
        return (low > 0 ? lineEnds[low - 1] + 1 : 0)..<(low < lineEnds.count ? lineEnds[low] : text.clusters.count)
    }

    /// The paragraph style of a line that begins at a cluster, taken from the paragraph's first character.
    private func style(at start: Int) -> ParagraphStyle {
        guard hasStyles else { return options.paragraph }
        let first = min(paragraph(at: start).lowerBound, text.clusters.count - 1)
        return text.runs[text.clusters[first].run].paragraph ?? options.paragraph
    }

    /// The leading indent of a line that begins at a cluster.
    private func indent(at start: Int, _ style: ParagraphStyle) -> CGFloat {
        let beginsParagraph =
            start == 0 || text.clusters[start - 1].kind == .lineEnd && !isLineSeparator(start - 1)
        return beginsParagraph ? style.indents.firstLine : style.indents.head
    }

    /// Whether a cluster is U+2028, after which a line begins, but no paragraph.
    private func isLineSeparator(_ cluster: Int) -> Bool {
        text.utf8[text.clusters[cluster].bytes].elementsEqual([0xE2, 0x80, 0xA8])
    }

    /// The maximum width of a line that begins at a cluster.
    private func room(at start: Int) -> CGFloat? {
        guard let width = options.width else { return nil }
        let style = style(at: start)
        return max(0, width - indent(at: start, style) - style.indents.trailing(in: width))
    }

    // MARK: - Breaking

    private static func truncates(_ mode: TextOptions.LineBreakMode) -> Bool {
        switch mode {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .characterWrapping, .clipping: false
        }
    }

    /// Whether a paragraph has line breaks.
    ///
    /// A single truncated line and a clipped line have none.
    private func wraps(_ style: ParagraphStyle) -> Bool {
        guard options.width != nil else { return false }
        switch style.lineBreakMode {
        case .wordWrapping, .characterWrapping: return true
        case .clipping: return false
        case .truncatingHead, .truncatingTail, .truncatingMiddle: return options.maximumLines != 1
        }
    }

    private var needsBreaks: Bool {
        guard let bound = options.width else { return false }
        let styles = hasStyles ? text.runs.map { $0.paragraph ?? options.paragraph } : [options.paragraph]
        return styles.contains { style in
            wraps(style) && style.lineBreakMode != .characterWrapping
                && (style.indents != TextOptions.Indents() || text.pen[text.clusters.count] > bound)
        }
    }

    private func line(from start: Int, paragraphEnd: Int, opportunities: [Bool]) -> FilledLine {
        let whole = start..<paragraphEnd
        let next = min(paragraphEnd + 1, text.clusters.count)
        let style = style(at: start)
        let opportunities = style.lineBreakMode == .characterWrapping ? [] : opportunities
        guard wraps(style), let bound = room(at: start), text.width(text.trimmingSpaces(whole)) > bound + Self.tolerance
        else {
            return FilledLine(
                head: whole, tail: paragraphEnd..<paragraphEnd, width: text.width(whole), next: next,
                endsParagraph: true)
        }
        var end = start
        var lastBreak: Int?
        while end < paragraphEnd {
            if end > start, mayBegin(at: end, style, opportunities),
                !isSoftHyphen(end - 1) || fits(start..<end, before: bound)
            {
                lastBreak = end
            }
            if text.clusters[end].kind == .visible, text.width(start..<(end + 1)) > bound + Self.tolerance { break }
            end += 1
        }
        if let hyphenation = style.hyphenation, !opportunities.isEmpty {
            let whole = lastBreak.map { text.width(text.trimmingSpaces(start..<$0)) } ?? 0
            if whole < bound * hyphenation.factor,
                let cut = partings(of: (lastBreak ?? start)..<paragraphEnd, around: end, hyphenation.language)
                    .last(where: { fits(start..<$0, before: bound) })
            {
                return broken(start..<cut, next: cut, isHyphenated: true)
            }
        }
        // A word wider than the line breaks between characters.
        let cut = lastBreak ?? max(start + 1, end)
        var following = cut
        if opportunities.isEmpty {
            while following < paragraphEnd, text.clusters[following].kind == .space { following += 1 }
        }
        return broken(start..<cut, next: following)
    }

    /// Whether a line of a style may begin with a cluster.
    private func mayBegin(at cluster: Int, _ style: ParagraphStyle, _ opportunities: [Bool]) -> Bool {
        guard !opportunities.isEmpty, opportunities[cluster] else { return false }
        return !(style.keepsHangulWords && isHangul(cluster - 1) && isHangul(cluster))
    }

    private func isHangul(_ cluster: Int) -> Bool {
        guard let scalar = text.string(text.clusters[cluster].bytes).unicodeScalars.first else { return false }
        return CharacterClass.isHangul(scalar.value)
    }

    /// A line that ends at the end of a range, with a hyphen if that is inside a word.
    private func broken(_ range: Range<Int>, next: Int, isHyphenated: Bool = false) -> FilledLine {
        let head = text.trimmingSpaces(range)
        let (end, width) = (range.upperBound, text.width(head))
        let bound = room(at: range.lowerBound) ?? .greatestFiniteMagnitude
        let isShown = isHyphenated || isSoftHyphen(end - 1) && fits(range, before: bound)
        let hyphen = isShown ? mark("-", at: end - 1) : nil
        return FilledLine(
            head: head, hyphen: hyphen, tail: end..<end, width: width + (hyphen?.width ?? 0),
            trailingSpace: text.width(range) - width, next: next, endsParagraph: false)
    }

    // MARK: - Orphans

    /// The end of the second-to-last line of a paragraph that avoids a single word on the last; `nil` if no change is
    /// needed.
    ///
    /// Stored label frames show that a word that begins with punctuation, such as a quote, may be alone.
    private func orphanBreak(_ line: FilledLine, after previous: FilledLine, _ opportunities: [Bool]) -> Int? {
        let style = style(at: line.head.lowerBound)
        guard style.avoidsOrphans, line.endsParagraph, !previous.endsParagraph, line.ellipsis == nil,
            previous.ellipsis == nil, previous.hyphen == nil, !opportunities.isEmpty,
            let bound = room(at: line.head.lowerBound),
            let first = line.head.first, text.string(text.clusters[first].bytes).first?.isLetter == true
        else { return nil }
        let word = text.trimmingSpaces(line.head)
        guard !word.dropFirst().contains(where: { mayBegin(at: $0, style, opportunities) }),
            let cut = previous.head.dropFirst().last(where: { mayBegin(at: $0, style, opportunities) }),
            text.width(cut..<word.upperBound) <= bound + Self.tolerance
        else { return nil }
        return cut
    }

    // MARK: - Truncation

    private func truncated(_ line: FilledLine, _ range: Range<Int>) -> FilledLine {
        let bound = room(at: range.lowerBound) ?? .greatestFiniteMagnitude
        var line = line
        line.trailingSpace = 0
        line.hyphen = nil
        switch line.style.lineBreakMode {
        case .truncatingHead: truncateHead(&line, range, bound)
        case .truncatingMiddle: truncateMiddle(&line, range, bound)
        default: truncateTail(&line, range, bound)
        }
        return line
    }

    private func truncateTail(_ line: inout FilledLine, _ range: Range<Int>, _ bound: CGFloat) {
        var end = range.upperBound
        while end > range.lowerBound,
            text.width(range.lowerBound..<end) + mark("…", at: end - 1).width > bound + Self.tolerance
        { end -= 1 }
        line.head = text.trimmingSpaces(range.lowerBound..<end)
        let mark = mark("…", at: line.head.isEmpty ? range.lowerBound : line.head.upperBound - 1)
        line.ellipsis = mark
        line.tail = range.upperBound..<range.upperBound
        line.width = text.width(line.head) + mark.width
    }

    private func truncateHead(_ line: inout FilledLine, _ range: Range<Int>, _ bound: CGFloat) {
        var start = range.lowerBound
        let mark = mark("…", at: range.lowerBound)
        while start < range.upperBound,
            text.clusters[start].kind == .space
                || text.width(start..<range.upperBound) + mark.width > bound + Self.tolerance
        { start += 1 }
        line.head = range.lowerBound..<range.lowerBound
        line.ellipsis = mark
        line.tail = start..<range.upperBound
        line.width = mark.width + text.width(line.tail)
    }

    private func truncateMiddle(_ line: inout FilledLine, _ range: Range<Int>, _ bound: CGFloat) {
        let mark = mark("…", at: range.lowerBound)
        let room = bound - mark.width
        var headEnd = range.lowerBound
        var tailStart = range.upperBound
        func used() -> CGFloat {
            text.width(range.lowerBound..<headEnd) + text.width(tailStart..<range.upperBound)
        }
        // Characters are taken from the front and the back in turn while they fit.
        var takesFront = true
        while headEnd < tailStart {
            if takesFront { headEnd += 1 } else { tailStart -= 1 }
            if used() > room + Self.tolerance {
                if takesFront { headEnd -= 1 } else { tailStart += 1 }
                break
            }
            takesFront.toggle()
        }
        line.head = text.trimmingSpaces(range.lowerBound..<headEnd)
        while tailStart < range.upperBound, text.clusters[tailStart].kind == .space { tailStart += 1 }
        line.ellipsis = mark
        line.tail = tailStart..<range.upperBound
        line.width = text.width(line.head) + mark.width + text.width(line.tail)
    }

    // MARK: - Height

    private func findHeight(of line: inout FilledLine, start: Int) {
        var ascender: CGFloat = 0
        var descender: CGFloat = 0
        var leading: CGFloat = 0
        var distance: CGFloat = 0
        func take(_ run: Int) {
            let metrics = text.runs[run].font.metrics
            let offset = text.runs[run].baselineOffset
            distance = max(distance, text.runs[run].font.descriptor.lineDistance)
            ascender = max(ascender, metrics.ascender + offset)
            descender = max(descender, metrics.descender - offset)
            leading = max(leading, metrics.leading)
            if let item = text.runs[run].inlineItem {
                ascender = max(ascender, item.bottom + item.size.height + offset)
                descender = max(descender, -item.bottom - offset)
            }
        }
        let last = text.clusters.count - 1
        let range = start..<min(max(line.next, start + 1), text.clusters.count)
        if range.isEmpty {
            take(text.clusters[last].run)
        } else {
            for run in text.clusters[range.lowerBound].run...text.clusters[range.upperBound - 1].run { take(run) }
        }
        let natural = ascender + descender + (options.usesFontLeading ? leading : 0)
        let style = style(at: start)
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        // Changes of the line height apply above the text.
        line.ascender = ascender + (height - natural)
        line.height = height
        line.spacing = style.lineSpacing + max(0, distance - natural)
        if line.endsParagraph, line.next == start || !isLineSeparator(line.next - 1) {
            line.spacing += style.spacing + self.style(at: line.next).spacingBefore
        }
        line.indent = indent(at: start, style)
        line.style = style
    }
}
