import Foundation
import Geometry
public import Typography

/// Sets text as boxes: every character is half as wide as the font size, and lines are as high as San Francisco's.
///
/// It is for trees without a font. It has no state, so several threads may share one.
public final class EstimatedTextSetter: TextSetter, Sendable {
    public init() {}

    /// Boxes are the same in every font generation.
    public var systemFont: SystemFontGeneration {
        get { .variable }
        set { _ = newValue }
    }

    public func metrics(of font: FontDescriptor) -> FontMetrics {
        FontMetrics(
            ascender: font.size * 0.952_148, descender: font.size * 0.241_211, leading: 0,
            capHeight: font.size * 0.705, xHeight: font.size * 0.526)
    }

    public func layout(_ text: StyledText, options: TextOptions) -> TextLayout {
        let (lines, isTruncated) = lines(of: text, options)
        let placed = lines.map {
            TextLayout.Line(runs: [], frame: $0.frame, baseline: $0.baseline, isTruncated: false)
        }
        let width = PixelGrid(scale: options.scale).ceil(placed.map(\.frame.width).max() ?? 0)
        return TextLayout(
            lines: placed, size: CGSize(width: width, height: placed.last?.frame.maxY ?? 0), isTruncated: isTruncated)
    }

    public func places(of text: StyledText, options: TextOptions) -> PlacedText {
        PlacedText(lines: lines(of: text, options).lines)
    }

    private func lines(
        of text: StyledText, _ options: TextOptions
    ) -> (lines: [PlacedText.Line], isTruncated: Bool) {
        var lines = brokenLines(of: text, width: options.width)
        let isTruncated = options.maximumLines > 0 && lines.count > options.maximumLines
        if isTruncated { lines.removeLast(lines.count - options.maximumLines) }
        let grid = PixelGrid(scale: options.scale)
        var (top, offset) = (CGFloat(0), 0)
        let placed = lines.map { line in
            let metrics = metrics(of: line.font)
            let height = grid.ceil(metrics.lineHeight)
            let (start, width) = (offset, min(line.width, options.width ?? line.width))
            var pen: CGFloat = 0
            let characters = line.characters.map { character in
                defer { (pen, offset) = (pen + character.width, offset + character.length) }
                return PlacedText.Character(
                    offsets: offset..<(offset + character.length), minX: pen, maxX: pen + character.width,
                    isRightToLeft: false)
            }
            defer { top += height }
            return PlacedText.Line(
                offsets: start..<offset, frame: CGRect(x: 0, y: top, width: width, height: height),
                baseline: top + metrics.ascender, characters: characters.filter { $0.maxX > $0.minX })
        }
        return (placed, isTruncated)
    }

    /// A line of boxes in the font of its first character.
    private struct BrokenLine {
        struct Character {
            var width: CGFloat
            /// The number of UTF-16 units.
            var length: Int
            var isSpace: Bool
        }

        var characters: [Character] = []
        var font: FontDescriptor

        var width: CGFloat { characters.reduce(0) { $0 + $1.width } }
    }

    private func brokenLines(of text: StyledText, width limit: CGFloat?) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        for run in text.runs {
            if lines.isEmpty { lines.append(BrokenLine(font: run.font)) }
            for character in run.text {
                let isNewline = character.isNewline
                lines[lines.count - 1].characters.append(
                    BrokenLine.Character(
                        width: isNewline ? 0 : run.font.size / 2 + run.kerning, length: character.utf16.count,
                        isSpace: character.isWhitespace))
                if isNewline { lines.append(BrokenLine(font: run.font)) }
            }
        }
        guard let limit else { return lines }
        return lines.flatMap { line in
            var broken: [BrokenLine] = []
            var current = BrokenLine(font: line.font)
            var width: CGFloat = 0
            var lastBreak: Int?
            for character in line.characters {
                if width + character.width > limit + 0.001, width > 0, !character.isSpace {
                    let kept = lastBreak ?? current.characters.count
                    broken.append(BrokenLine(characters: Array(current.characters[..<kept]), font: line.font))
                    current.characters.removeFirst(kept)
                    (width, lastBreak) = (current.width, nil)
                }
                current.characters.append(character)
                width += character.width
                if character.isSpace { lastBreak = current.characters.count }
            }
            return broken + [current]
        }
    }
}
