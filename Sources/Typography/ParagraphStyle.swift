public import Foundation

/// When words are parted at the ends of lines, and as what language does.
public struct Hyphenation: Hashable, Sendable {
    /// A word is parted where its line, without it, would be narrower than this share of its room: from 0, never, to 1.
    public var factor: CGFloat
    /// As `en` or `pt-BR`.
    public var language: String

    public init(factor: CGFloat, language: String = "en") {
        self.factor = factor
        self.language = language
    }
}

/// How the lines of one paragraph are set, its lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
    public var alignment: TextOptions.Alignment
    public var lineBreakMode: TextOptions.LineBreakMode
    /// Whether the line before takes a word less where the last of a paragraph would be a single word.
    public var avoidsOrphans = false
    /// Whether no line begins between two syllables of Hangul.
    public var keepsHangulWords = false
    /// How words are parted at the ends of lines; `nil` where they are at soft hyphens alone.
    public var hyphenation: Hyphenation?
    /// How far lines keep from the edges.
    public var indents = TextOptions.Indents()
    /// Added to each line's own height.
    public var lineSpacing: CGFloat = 0
    /// A factor on each line's own height; 0 for 1.
    public var lineHeightMultiple: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    /// 0 for no bound.
    public var maximumLineHeight: CGFloat = 0
    /// Added below the paragraph where another follows.
    public var spacing: CGFloat = 0
    /// Added above the paragraph where another precedes it.
    public var spacingBefore: CGFloat = 0

    public init(alignment: TextOptions.Alignment = .natural, lineBreakMode: TextOptions.LineBreakMode = .wordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// The style with lengths that are numbers.
    var sane: ParagraphStyle {
        var style = self
        if !(indents.firstLine.isFinite && indents.head.isFinite && indents.tail.isFinite) {
            style.indents = TextOptions.Indents()
        }
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        style.lineSpacing = number(lineSpacing)
        style.lineHeightMultiple = max(0, number(lineHeightMultiple))
        style.minimumLineHeight = max(0, number(minimumLineHeight))
        style.maximumLineHeight = max(0, number(maximumLineHeight))
        style.spacing = number(spacing)
        style.spacingBefore = number(spacingBefore)
        return style
    }
}
