import Arrangement
package import Drawing
import Foundation
import Geometry
package import Typography

/// The default font and colors of text.
package struct TextDefaults {
    package var font: UIFont
    package var color: UIColor
    package var colors: ColorEnvironment

    package init(font: UIFont, color: UIColor, colors: ColorEnvironment) {
        self.font = font
        self.color = color
        self.colors = colors
    }

    /// The font and color of text in no view: Helvetica at 12 points, which the system font replaces here, and black.
    package static var outsideViews: TextDefaults {
        TextDefaults(font: .systemFont(ofSize: 12), color: .black, colors: .outsideViews)
    }
}

extension StyledText {
    /// Creates plain text in one font and color.
    package init(_ text: String, font: UIFont, color: UIColor, colors: ColorEnvironment) {
        self.init([Run(text: text, font: font.descriptor, color: colors.resolved(color))])
    }

    /// Creates attributed text with the font, color, kerning and line settings of each range; the defaults provide the
    /// rest.
    ///
    /// A text field has a single line and sets it by its own rules, so it uses no paragraph styles.
    package init(_ text: NSAttributedString, defaults: TextDefaults, hasParagraphs: Bool = true) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            // Links use the tint, regardless of the color of the surrounding text.
            let color =
                attributes[.link] != nil ? .tintColor : attributes[.foregroundColor] as? UIColor ?? defaults.color
            let font = attributes[.font] as? UIFont ?? defaults.font
            var run = Run(
                text: text.attributedSubstring(from: range).string, font: font.descriptor,
                color: defaults.colors.resolved(color),
                kerning: Self.length(attributes[.kern] ?? attributes[.tracking]),
                isUnderlined: Self.length(attributes[.underlineStyle]) != 0,
                isStruckThrough: Self.length(attributes[.strikethroughStyle]) != 0)
            run.background = (attributes[.backgroundColor] as? UIColor).map(defaults.colors.resolved)
            run.shadow = (attributes[.shadow] as? NSShadow)?.drawn(defaults.colors)
            run.baselineOffset = Self.length(attributes[.baselineOffset])
            run.inlineItem = (attributes[.attachment] as? NSTextAttachment)?.inlineItem(
                font: font, color: color, traits: defaults.colors.traits)
            if hasParagraphs {
                run.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).map(ParagraphStyle.init)
                if let language = attributes[.languageIdentifier] as? String {
                    run.paragraph?.hyphenation?.language = language
                }
            }
            runs.append(run)
        }
        self.init(runs)
    }

    /// The number in an attribute, as any Swift or Foundation type; 0 for other values.
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

    /// The text with every font scaled by a factor.
    package func scaled(by factor: CGFloat) -> StyledText {
        guard factor != 1 else { return self }
        return StyledText(
            runs.map { run in
                var scaled = run
                scaled.font.size = max(0.1, run.font.size * factor)
                scaled.baselineOffset *= factor
                return scaled
            })
    }

    /// The text in a single color.
    package func recolored(_ color: Color) -> StyledText {
        StyledText(
            runs.map { run in
                var colored = run
                colored.color = color
                return colored
            })
    }

    package var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}

extension TabStop {
    init(_ tab: NSTextTab) {
        let alignment: Alignment =
            switch tab.alignment {
            case .left, .justified, .natural: .leading
            case .center: .center
            case .right: .trailing
            }
        self.init(location: tab.location, alignment: alignment)
    }
}

extension ParagraphStyle {
    /// Creates the values of a paragraph style: alignment, breaking, indents, line heights.
    init(_ style: NSParagraphStyle) {
        self.init(alignment: .init(style.alignment), lineBreakMode: .init(style.lineBreakMode))
        indents = .init(firstLine: style.firstLineHeadIndent, head: style.headIndent, tail: style.tailIndent)
        tabStops = style.tabStops.map(TabStop.init)
        defaultTabInterval = style.defaultTabInterval
        lineSpacing = style.lineSpacing
        lineHeightMultiple = style.lineHeightMultiple
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        spacing = max(0, style.paragraphSpacing)
        spacingBefore = max(0, style.paragraphSpacingBefore)
        // The amount of default hyphenation is not published; the assumption is that the system hyphenates wherever it
        // helps.
        let factor = style.usesDefaultHyphenation ? 1 : CGFloat(style.hyphenationFactor)
        if factor > 0 { hyphenation = Hyphenation(factor: factor) }
        take(style.lineBreakStrategy)
    }

    /// Applies a line break strategy; its parts depend on the iOS version.
    package mutating func take(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        let behavior = JobEnvironment.current.behavior
        let isStandard = strategy == .standard
        avoidsOrphans = isStandard ? behavior.avoidsOrphans : strategy.contains(.pushOut)
        keepsHangulWords =
            !isStandard && strategy.contains(.hangulWordPriority) && behavior.canKeepHangulWords
    }
}

extension NSAttributedString {
    /// The paragraph style of the first character, from which a view takes its alignment and breaking.
    package var leadingParagraphStyle: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// The text with a change to each of its paragraph styles.
    package func withParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return changed
    }
}
