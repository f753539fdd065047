public import Foundation

/// The hyphenation of a paragraph.
public struct Hyphenation: Hashable, Sendable {
    /// The fraction of the width, from 0 (never) to 1, below which a line without the word causes hyphenation.
    public var factor: CGFloat
    /// The language, such as `en` or `pt-BR`.
    public var language: String

    public init(factor: CGFloat, language: String = "en") {
        self.factor = factor
        self.language = language
    }
}

/// A position in a line that a tab advances to.
public struct TabStop: Hashable, Sendable {
    /// The part of the text after the tab that lies at the stop.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// The distance from the edge of the text, in points.
    public var location: CGFloat
    public var alignment: Alignment

    public init(location: CGFloat, alignment: Alignment = .leading) {
        self.location = location
        self.alignment = alignment
    }
}

/// The style of a paragraph; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
    public var alignment: TextOptions.Alignment
    public var lineBreakMode: TextOptions.LineBreakMode
    /// Whether to avoid a last line of a single word.
    public var avoidsOrphans = false
    /// Whether lines never break between two Hangul syllables.
    public var keepsHangulWords = false
    /// The hyphenation; `nil` for soft hyphens only.
    public var hyphenation: Hyphenation?
    /// The indents of lines.
    public var indents = TextOptions.Indents()
    /// The stops of tabs, in the order of their locations.
    public var tabStops: [TabStop] = []
    /// The distance between the stops after the last of ``tabStops``; 0 for the standard.
    public var defaultTabInterval: CGFloat = 0
    /// Extra space after each line.
    public var lineSpacing: CGFloat = 0
    /// A factor on the line height; 0 counts as 1.
    public var lineHeightMultiple: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    /// The maximum line height; 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// Space after the paragraph, if another follows.
    public var spacing: CGFloat = 0
    /// Space before the paragraph, if another precedes it.
    public var spacingBefore: CGFloat = 0

    public init(alignment: TextOptions.Alignment = .natural, lineBreakMode: TextOptions.LineBreakMode = .wordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// The style with finite lengths.
    var sane: ParagraphStyle {
        var style = self
        if !(indents.firstLine.isFinite && indents.head.isFinite && indents.tail.isFinite) {
            style.indents = TextOptions.Indents()
        }
        style.tabStops = tabStops.filter(\.location.isFinite).sorted { $0.location < $1.location }
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        style.defaultTabInterval = max(0, number(defaultTabInterval))
        style.lineSpacing = number(lineSpacing)
        style.lineHeightMultiple = max(0, number(lineHeightMultiple))
        style.minimumLineHeight = max(0, number(minimumLineHeight))
        style.maximumLineHeight = max(0, number(maximumLineHeight))
        style.spacing = number(spacing)
        style.spacingBefore = number(spacingBefore)
        return style
    }
}
