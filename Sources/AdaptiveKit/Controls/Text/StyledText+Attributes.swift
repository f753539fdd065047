import Drawing
import Foundation
import Geometry
import Typography

/// What text that says nothing of itself is set in.
struct TextDefaults {
    var font: UIFont
    var color: UIColor
    /// The view that shows the text: colours are those of its traits and its tint.
    unowned let view: UIView
}

extension StyledText {
    /// Plain text in one font and colour.
    init(_ text: String, font: UIFont, color: UIColor, in view: UIView) {
        self.init([Run(text: text, font: font.descriptor, color: view.resolved(color))])
    }

    /// Attributed text, each stretch with its own font, colour, kerning and lines; what it leaves open is as given.
    init(_ text: NSAttributedString, defaults: TextDefaults) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            // Links have the tint, whatever the colour of the text around them.
            let color =
                attributes[.link] != nil ? .tintColor : attributes[.foregroundColor] as? UIColor ?? defaults.color
            let font = attributes[.font] as? UIFont ?? defaults.font
            var run = Run(
                text: text.attributedSubstring(from: range).string, font: font.descriptor,
                color: defaults.view.resolved(color),
                kerning: Self.length(attributes[.kern] ?? attributes[.tracking]),
                isUnderlined: Self.length(attributes[.underlineStyle]) != 0,
                isStruckThrough: Self.length(attributes[.strikethroughStyle]) != 0)
            run.background = (attributes[.backgroundColor] as? UIColor).map(defaults.view.resolved)
            run.baselineOffset = Self.length(attributes[.baselineOffset])
            runs.append(run)
        }
        self.init(runs)
    }

    /// A number that an attribute holds, in whichever of Swift's and Foundation's types; 0 for anything else.
    private static func length(_ value: Any?) -> CGFloat {
        let number: CGFloat =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: 0
            }
        return number.isFinite ? number : 0
    }

    /// The same text with every font multiplied by a factor.
    func scaled(by factor: CGFloat) -> StyledText {
        guard factor != 1 else { return self }
        return StyledText(
            runs.map { run in
                var scaled = run
                scaled.font.size = max(0.1, run.font.size * factor)
                scaled.baselineOffset *= factor
                return scaled
            })
    }

    /// The same text, all in one colour.
    func recolored(_ color: Color) -> StyledText {
        StyledText(
            runs.map { run in
                var colored = run
                colored.color = color
                return colored
            })
    }

    var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}

extension TextOptions {
    /// Takes from a paragraph style what it decides: alignment, breaking, indents, line heights.
    mutating func apply(_ style: NSParagraphStyle) {
        alignment = Alignment(style.alignment)
        lineBreakMode = LineBreakMode(style.lineBreakMode)
        lineSpacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
        lineHeightMultiple = style.lineHeightMultiple.isFinite ? max(0, style.lineHeightMultiple) : 0
        minimumLineHeight = style.minimumLineHeight.isFinite ? max(0, style.minimumLineHeight) : 0
        paragraphSpacing = style.paragraphSpacing.isFinite ? max(0, style.paragraphSpacing) : 0
        indents = Indents(firstLine: style.firstLineHeadIndent, head: style.headIndent, tail: style.tailIndent)
        maximumLineHeight = style.maximumLineHeight.isFinite ? max(0, style.maximumLineHeight) : 0
    }
}

extension NSAttributedString {
    /// The paragraph style of the first character, which is a label's for all lines.
    var leadingParagraphStyle: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
}

extension TextLayout {
    /// What draws the layout with its top left corner at a point.
    func items(at origin: CGPoint) -> [DrawingItem] {
        let drawn = decorations + lines.flatMap { $0.runs.map(DrawingItem.glyphs) }
        guard !drawn.isEmpty else { return [] }
        guard origin != .zero else { return drawn }
        return [.group(GroupStyle(transform: CGAffineTransform(translationX: origin.x, y: origin.y)), drawn)]
    }
}
