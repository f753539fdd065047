public import Drawing
public import Foundation

/// A font description: family, size, weight and slant.
public struct FontDescriptor: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        /// The system font with San Francisco's metrics. The size selects the text or display cut.
        case system
        case systemMonospaced
        case systemRounded
        case systemSerif
        /// A font that the input names by family or PostScript name.
        case custom(String)
    }

    public var family: Family
    /// The font size in points.
    public var size: CGFloat
    /// From 100 (ultra light) to 900 (black), as in CSS: 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    /// Digits of equal width.
    public var hasMonospacedDigits: Bool
    /// The distance between lines in points, if a text style increases it.
    ///
    /// Body at 17 points has 22. It does not affect the last line. 0 means the font's line height.
    public var lineDistance: CGFloat

    public init(
        family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, lineDistance: CGFloat = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.lineDistance = lineDistance
    }
}

/// A run of text in one font and color.
public struct StyledText: Hashable, Sendable {
    /// An image in a text, in place of a character.
    public struct InlineItem: Hashable, Sendable {
        /// The size in points.
        public var size: CGSize
        /// The offset above the baseline; negative is below.
        public var bottom: CGFloat
        /// The padding on both sides, in points.
        public var padding: CGFloat
        /// The drawing, relative to the top left corner.
        public var items: [DrawingItem]

        public init(size: CGSize, bottom: CGFloat, padding: CGFloat = 0, items: [DrawingItem]) {
            self.size = size
            self.bottom = bottom
            self.padding = padding
            self.items = items
        }
    }

    public struct Run: Hashable, Sendable {
        public var text: String
        public var font: FontDescriptor
        public var color: Color
        /// Extra space after each character, in points.
        public var kerning: CGFloat
        public var isUnderlined: Bool
        public var isStruckThrough: Bool
        /// The background of the text, as high as its line; `nil` for none.
        public var background: Color?
        /// The shadow of the glyphs; `nil` for none.
        public var shadow: Shadow?
        /// The baseline offset in points.
        public var baselineOffset: CGFloat = 0
        /// The style of paragraphs that begin in the run; `nil` for the style of the options.
        public var paragraph: ParagraphStyle?
        /// The attachment in place of each character of the run.
        public var inlineItem: InlineItem?

        public init(
            text: String, font: FontDescriptor, color: Color = .black, kerning: CGFloat = 0,
            isUnderlined: Bool = false, isStruckThrough: Bool = false
        ) {
            self.text = text
            self.font = font
            self.color = color
            self.kerning = kerning
            self.isUnderlined = isUnderlined
            self.isStruckThrough = isStruckThrough
        }
    }

    public var runs: [Run]

    public init(_ runs: [Run]) {
        self.runs = runs
    }
}

/// The options for setting text in a box.
///
/// They include a default ``ParagraphStyle``.
@dynamicMemberLookup
public struct TextOptions: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    /// The treatment of text that exceeds its box.
    public enum LineBreakMode: Hashable, Sendable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }

    /// The indents of lines, in points.
    public struct Indents: Hashable, Sendable {
        /// The leading indents of a paragraph's first line and of the others.
        public var firstLine: CGFloat = 0
        public var head: CGFloat = 0
        /// The end of lines: positive from the leading edge, otherwise from the trailing edge.
        public var tail: CGFloat = 0

        public init(firstLine: CGFloat = 0, head: CGFloat = 0, tail: CGFloat = 0) {
            self.firstLine = firstLine
            self.head = head
            self.tail = tail
        }

        /// The trailing indent for a width.
        func trailing(in width: CGFloat) -> CGFloat { tail > 0 ? max(0, width - tail) : -tail }
    }

    /// The maximum width in points; `nil` for no limit.
    public var width: CGFloat?
    /// The maximum height in points; `nil` for no limit.
    public var height: CGFloat?
    /// The maximum number of lines; 0 for no limit.
    public var maximumLines: Int
    /// The default paragraph style.
    public var paragraph: ParagraphStyle
    public var isRightToLeft: Bool
    /// Whether lines include the font's leading, as in text views but not in labels.
    public var usesFontLeading = false
    /// The device's scale; heights are rounded up to its grid.
    public var scale: CGFloat

    public init(
        width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0, alignment: Alignment = .natural,
        lineBreakMode: LineBreakMode = .wordWrapping, isRightToLeft: Bool = false, lineSpacing: CGFloat = 0,
        lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0,
        scale: CGFloat = 2
    ) {
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.isRightToLeft = isRightToLeft
        self.scale = scale
        paragraph = ParagraphStyle(alignment: alignment, lineBreakMode: lineBreakMode)
        paragraph.lineSpacing = lineSpacing
        paragraph.lineHeightMultiple = lineHeightMultiple
        paragraph.minimumLineHeight = minimumLineHeight
        paragraph.maximumLineHeight = maximumLineHeight
    }

    public subscript<Value>(dynamicMember path: WritableKeyPath<ParagraphStyle, Value>) -> Value {
        get { paragraph[keyPath: path] }
        set { paragraph[keyPath: path] = newValue }
    }
}

/// Text set into lines, with positioned glyphs and its size.
public struct TextLayout: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        /// Glyphs by face and color, in the layout's coordinates.
        public var runs: [GlyphRun]
        /// The shadow of each run; empty if none has one.
        public var shadows: [Shadow?]
        /// The line's box: its advance width and line height.
        public var frame: CGRect
        /// The baseline's distance from the layout's top.
        public var baseline: CGFloat
        public var isTruncated: Bool

        public init(
            runs: [GlyphRun], shadows: [Shadow?] = [], frame: CGRect, baseline: CGFloat, isTruncated: Bool
        ) {
            self.runs = runs
            self.shadows = shadows
            self.frame = frame
            self.baseline = baseline
            self.isTruncated = isTruncated
        }
    }

    public var lines: [Line]
    /// The size of the text: the longest line's width and the lines' heights, rounded up to whole pixels.
    public var size: CGSize
    /// Whether the text is truncated.
    public var isTruncated: Bool
    /// Lines under and through the text.
    public var decorations: [DrawingItem]

    public init(lines: [Line], size: CGSize, isTruncated: Bool, decorations: [DrawingItem] = []) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
        self.decorations = decorations
    }

    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// The measurements of text, without glyphs.
public struct TextMeasurement: Hashable, Sendable {
    /// The size, as ``TextLayout/size``.
    public var size: CGSize
    public var lineCount: Int
    /// The distance of the first line's baseline from the top.
    public var firstBaseline: CGFloat
    /// The distance of the last line's baseline from the top.
    public var lastBaseline: CGFloat
    /// Whether the text is truncated.
    public var isTruncated: Bool

    public init(
        size: CGSize, lineCount: Int, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool
    ) {
        self.size = size
        self.lineCount = lineCount
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
    }
}

/// The vertical metrics of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// The height above the baseline.
    public var ascender: CGFloat
    /// The depth below the baseline, as a positive number.
    public var descender: CGFloat
    /// The font's leading, which is not part of the line height.
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat

    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    public var lineHeight: CGFloat { ascender + descender }
}

/// Measures and sets text.
///
/// A setter belongs to one worker at a time. Layout uses it for sizes and drawing for glyphs, so the two agree.
public protocol TextSetter: AnyObject {
    /// The generation of the system font; a job sets it from its iOS version.
    var systemFont: SystemFontGeneration { get set }
    func metrics(of font: FontDescriptor) -> FontMetrics
    /// The size of the text, equal to that of `layout`, without creating glyphs.
    func measure(_ text: StyledText, options: TextOptions) -> TextMeasurement
    func layout(_ text: StyledText, options: TextOptions) -> TextLayout
    /// The places of the text's characters on the lines of `layout`.
    func places(of text: StyledText, options: TextOptions) -> PlacedText
    /// Returns the font problems of the texts that were laid out since the last call.
    func takeTextProblems() -> [FontProblem]
}

extension TextSetter {
    public func takeTextProblems() -> [FontProblem] { [] }

    public func measure(_ text: StyledText, options: TextOptions) -> TextMeasurement {
        let layout = layout(text, options: options)
        return TextMeasurement(
            size: layout.size, lineCount: layout.lines.count, firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline, isTruncated: layout.isTruncated)
    }
}
