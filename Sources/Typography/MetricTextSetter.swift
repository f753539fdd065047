import Drawing
import Foundation
import Geometry

/// Sets text by a metric model: the widths of San Francisco, whatever face draws the glyphs.
public final class MetricTextSetter: TextSetter {
    /// Which system font `system` fonts stand for.
    public var systemFont: SystemFontGeneration

    private let model = SystemFontModel.embedded
    private var advances: [FontDescriptor: [Double]] = [:]

    public init(systemFont: SystemFontGeneration = .variable) {
        self.systemFont = systemFont
    }

    public func metrics(of font: FontDescriptor) -> FontMetrics {
        FontMetrics(
            ascender: font.size * 0.952_148_437_5, descender: font.size * 0.241_210_937_5, leading: 0,
            capHeight: font.size * 0.704_589_843_75, xHeight: font.size * 0.526_367_187_5)
    }

    private func advance(of character: Character, font: FontDescriptor) -> CGFloat {
        let table: [Double]
        if let known = advances[font] {
            table = known
        } else {
            let tracking = model.tracking(systemFont.rawValue, size: font.size)
            table = model.advances(weight: font.weight, size: font.size, generation: systemFont)
                .map { $0 / model.unitsPerEm * font.size + tracking }
            advances[font] = table
        }
        guard let scalar = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first,
            let index = model.indices[scalar]
        else { return font.size }
        return table[index]
    }

    public func layout(_ text: StyledText, options: TextOptions) -> TextLayout {
        let grid = PixelGrid(scale: options.scale)
        var lines: [(width: CGFloat, ascender: CGFloat, descender: CGFloat)] = []
        var (width, word, space) = (CGFloat(0), CGFloat(0), CGFloat(0))
        var ascender: CGFloat = 0
        var descender: CGFloat = 0
        func end() {
            lines.append((width + space + word, ascender, descender))
            (width, word, space) = (0, 0, 0)
        }
        for run in text.runs {
            let metrics = metrics(of: run.font)
            ascender = max(ascender, metrics.ascender)
            descender = max(descender, metrics.descender)
            for character in run.text {
                if character.isNewline {
                    end()
                    continue
                }
                let advance = advance(of: character, font: run.font) + run.kerning
                if character == " " {
                    if word > 0 {
                        width += space + word
                        (space, word) = (0, 0)
                    }
                    space += advance
                } else {
                    word += advance
                    if let bound = options.width, options.maximumLines != 1, width > 0,
                        width + space + word > bound + 1e-6
                    {
                        lines.append((width, ascender, descender))
                        (width, space) = (0, 0)
                    }
                }
            }
        }
        if !text.runs.isEmpty { end() }
        var isTruncated = false
        if options.maximumLines > 0, lines.count > options.maximumLines {
            lines.removeLast(lines.count - options.maximumLines)
            isTruncated = true
        }
        var top: CGFloat = 0
        var result: [TextLayout.Line] = []
        for line in lines {
            let height = line.ascender + line.descender
            result.append(
                TextLayout.Line(
                    runs: [], frame: CGRect(x: 0, y: top, width: line.width, height: height),
                    baseline: top + line.ascender, isTruncated: false))
            top += height + options.lineSpacing
        }
        if !result.isEmpty { top -= options.lineSpacing }
        var widest = lines.map(\.width).max() ?? 0
        if let bound = options.width, widest > bound { widest = bound }
        return TextLayout(
            lines: result, size: grid.ceil(CGSize(width: widest, height: top)), isTruncated: isTruncated)
    }
}
