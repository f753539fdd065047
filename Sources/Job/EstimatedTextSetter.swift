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
        let grid = PixelGrid(scale: options.scale)
        var lines: [(words: [(width: CGFloat, isSpace: Bool)], font: FontDescriptor)] = []
        var isTruncated = false
        for run in text.runs {
            if lines.isEmpty { lines.append(([], run.font)) }
            for character in run.text {
                if character.isNewline {
                    lines.append(([], run.font))
                    continue
                }
                let width = run.font.size / 2 + run.kerning
                lines[lines.count - 1].words.append((width, character.isWhitespace))
            }
        }
        var broken: [(width: CGFloat, font: FontDescriptor)] = []
        for line in lines {
            var width: CGFloat = 0
            var widthAtBreak: CGFloat?
            for character in line.words {
                if let limit = options.width, width + character.width > limit + 0.001, width > 0, !character.isSpace {
                    let kept = widthAtBreak ?? width
                    broken.append((kept, line.font))
                    width -= kept
                    widthAtBreak = nil
                }
                width += character.width
                if character.isSpace { widthAtBreak = width }
            }
            broken.append((width, line.font))
        }
        if options.maximumLines > 0, broken.count > options.maximumLines {
            broken.removeLast(broken.count - options.maximumLines)
            isTruncated = true
        }
        var top: CGFloat = 0
        var widest: CGFloat = 0
        let placed = broken.map { line in
            let metrics = metrics(of: line.font)
            let height = grid.ceil(metrics.lineHeight)
            defer { top += height }
            let width = min(line.width, options.width ?? line.width)
            widest = max(widest, width)
            return TextLayout.Line(
                runs: [], frame: CGRect(x: 0, y: top, width: width, height: height),
                baseline: top + metrics.ascender, isTruncated: false)
        }
        return TextLayout(
            lines: placed, size: CGSize(width: grid.ceil(widest), height: top), isTruncated: isTruncated)
    }
}
