public import Foundation
public import Traits

/// The size and weight of each text style at each content size: the `dynamicType` section of the metrics.
public enum DynamicType {
    /// A text style, with Apple's string as its raw value.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case largeTitle = "UICTFontTextStyleTitle0"
        case title1 = "UICTFontTextStyleTitle1"
        case title2 = "UICTFontTextStyleTitle2"
        case title3 = "UICTFontTextStyleTitle3"
        case headline = "UICTFontTextStyleHeadline"
        case body = "UICTFontTextStyleBody"
        case callout = "UICTFontTextStyleCallout"
        case subheadline = "UICTFontTextStyleSubhead"
        case footnote = "UICTFontTextStyleFootnote"
        case caption1 = "UICTFontTextStyleCaption1"
        case caption2 = "UICTFontTextStyleCaption2"
    }

    /// A font weight, by its name in `UIFont.Weight`.
    public enum Weight: String, Hashable, Sendable {
        case regular, semibold, bold
    }

    /// The font metrics of a style.
    public struct Entry: Hashable, Sendable {
        /// The font size in points.
        public var size: CGFloat
        /// The designed distance of lines in points; a label uses the font's own line height instead.
        public var leading: CGFloat
        public var weight: Weight
        /// The weight with the bold trait.
        public var emphasizedWeight: Weight
    }

    /// The font metrics of a style for a content size category; an unspecified one counts as Large.
    public static func style(_ style: Style, _ category: UIContentSizeCategory) -> Entry {
        table[Key(style: style, category: category)] ?? table[Key(style: style, category: .large)]
            ?? Entry(size: 17, leading: 22, weight: .regular, emphasizedWeight: .semibold)
    }

    /// Scales a value for Large to another content size, as `UIFontMetrics` does.
    ///
    /// The scale is proportional to the style's leading, the distance of its lines.
    public static func scaled(
        _ value: CGFloat, style: Style, category: UIContentSizeCategory, scale: CGFloat
    ) -> CGFloat {
        let leading = self.style(style, category).leading
        let scaled = value * leading / self.style(style, .large).leading
        return scale > 0 ? (scaled * scale).rounded() / scale : scaled
    }

    /// The font's own line height at a size: `typography.lineHeightRatio`.
    public static func lineHeight(ofSystemFontSize size: CGFloat) -> CGFloat {
        size * Metrics.standard.typography.lineHeightRatio.value
    }

    /// The designed distance of lines for a font size.
    ///
    /// It is that of the style with this size at Large, interpolated between styles and extrapolated beyond them.
    public static func leading(ofFontSize size: CGFloat) -> CGFloat {
        let styles = Style.allCases.map { style($0, .large) }.sorted { ($0.size, $0.leading) < ($1.size, $1.leading) }
        guard let smallest = styles.first, let largest = styles.last, smallest.size > 0 else { return size }
        guard let above = styles.first(where: { $0.size >= size }) else {
            return size * largest.leading / largest.size
        }
        guard let below = styles.last(where: { $0.size < size }) else {
            return size * smallest.leading / smallest.size
        }
        let part = (size - below.size) / (above.size - below.size)
        return below.leading + (above.leading - below.leading) * part
    }

    private struct Key: Hashable {
        var style: Style
        var category: UIContentSizeCategory
    }

    private static let table: [Key: Entry] = {
        var table: [Key: Entry] = [:]
        for category in Metrics.standard.dynamicType.categories.values {
            for (name, found) in category.styles {
                guard let style = Style.allCases.first(where: { "\($0)" == name }) else { continue }
                table[Key(style: style, category: UIContentSizeCategory(rawValue: category.rawValue))] = Entry(
                    size: found.size, leading: found.leading, weight: Weight(rawValue: found.weight) ?? .regular,
                    emphasizedWeight: Weight(rawValue: found.emphasizedWeight) ?? .semibold)
            }
        }
        return table
    }()
}
