public import Drawing
public import Foundation

/// What a font is asked for: the family, and how large, heavy and slanted.
public struct FontDescriptor: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        /// The system font, San Francisco's metrics; text and display sizes are chosen by size.
        case system
        case systemMonospaced
        case systemRounded
        case systemSerif
        /// A font that the input names by family or PostScript name.
        case custom(String)
    }

    public var family: Family
    /// Points.
    public var size: CGFloat
    /// From 100 (ultra light) to 900 (black), as CSS counts: 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    /// Digits of equal width.
    public var hasMonospacedDigits: Bool
    /// From one line to the next, in points, where a text style sets lines farther apart than the font does.
    ///
    /// The body of 17 points has 22. It does not make the last line any higher. 0 is the font's own line height.
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

/// A stretch of text in one font and colour.
public struct StyledText: Hashable, Sendable {
    /// What stands in a text like a character and is drawn as it is: an image.
    public struct InlineItem: Hashable, Sendable {
        /// Points.
        public var size: CGSize
        /// How far above the baseline it begins; below it where negative.
        public var bottom: CGFloat
        /// On either side, in points.
        public var padding: CGFloat
        /// From its own top left corner.
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
        /// What is filled behind the text, as high as its line; `nil` for nothing.
        public var background: Color?
        /// How far above the line's baseline the text stands, in points.
        public var baselineOffset: CGFloat = 0
        /// How the paragraphs that begin in the run are set; `nil` where the options say it.
        public var paragraph: ParagraphStyle?
        /// What stands in place of each character of the run.
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

/// How text is set into a box.
///
/// What a ``ParagraphStyle`` says is an option's too, for the paragraphs that have no style of their own.
@dynamicMemberLookup
public struct TextOptions: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    /// What happens to text that is wider or longer than its box.
    public enum LineBreakMode: Hashable, Sendable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }

    /// How far lines keep from the edges, in points.
    public struct Indents: Hashable, Sendable {
        /// From the leading edge, of the first line of a paragraph and of the others.
        public var firstLine: CGFloat = 0
        public var head: CGFloat = 0
        /// Where lines end: that far from the leading edge, or, where it is not above zero, from the trailing edge.
        public var tail: CGFloat = 0

        public init(firstLine: CGFloat = 0, head: CGFloat = 0, tail: CGFloat = 0) {
            self.firstLine = firstLine
            self.head = head
            self.tail = tail
        }

        /// How far lines of a width end from the trailing edge.
        func trailing(in width: CGFloat) -> CGFloat { tail > 0 ? max(0, width - tail) : -tail }
    }

    /// The width to break lines at, in points; `nil` where nothing bounds it.
    public var width: CGFloat?
    /// The height that lines must fit in, in points; `nil` where nothing bounds it.
    public var height: CGFloat?
    /// The greatest number of lines; 0 for as many as it takes.
    public var maximumLines: Int
    /// What holds for paragraphs without a style of their own.
    public var paragraph: ParagraphStyle
    public var isRightToLeft: Bool
    /// Whether a font's leading is part of each line, as in text views; labels leave it out.
    public var usesFontLeading = false
    /// The device's scale, on whose grid heights are rounded up.
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

/// Text set into lines: where every glyph goes, and how much room it takes.
public struct TextLayout: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        /// Glyphs by face and colour, in the layout's coordinates.
        public var runs: [GlyphRun]
        /// The box of the line: its advance width and its line height.
        public var frame: CGRect
        /// The baseline's distance from the layout's top.
        public var baseline: CGFloat
        public var isTruncated: Bool

        public init(runs: [GlyphRun], frame: CGRect, baseline: CGFloat, isTruncated: Bool) {
            self.runs = runs
            self.frame = frame
            self.baseline = baseline
            self.isTruncated = isTruncated
        }
    }

    public var lines: [Line]
    /// The room that the text takes: the longest line's width, the lines' heights, both rounded up to whole pixels.
    public var size: CGSize
    /// Whether some of the text is not shown.
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

/// How much room text takes, without its glyphs.
public struct TextMeasurement: Hashable, Sendable {
    /// As ``TextLayout/size``.
    public var size: CGSize
    public var lineCount: Int
    /// The distance of the first line's baseline from the top.
    public var firstBaseline: CGFloat
    /// The distance of the last line's baseline from the top.
    public var lastBaseline: CGFloat
    /// Whether some of the text is not shown.
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

/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// Above the baseline.
    public var ascender: CGFloat
    /// Below the baseline, a positive number.
    public var descender: CGFloat
    /// What the font wants between lines; no part of the line height.
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

/// What measures and sets text.
///
/// One belongs to one worker at a time. Layout asks it for sizes, painting for glyphs; both get the same answer, so
/// what was measured is what is drawn.
public protocol TextSetter: AnyObject {
    /// Which San Francisco, or Helvetica Neue, the system fonts stand for; a job sets it from its iOS version.
    var systemFont: SystemFontGeneration { get set }
    func metrics(of font: FontDescriptor) -> FontMetrics
    /// The room that the text takes: what `layout` says, without making glyphs.
    func measure(_ text: StyledText, options: TextOptions) -> TextMeasurement
    func layout(_ text: StyledText, options: TextOptions) -> TextLayout
}

extension TextSetter {
    public func measure(_ text: StyledText, options: TextOptions) -> TextMeasurement {
        let layout = layout(text, options: options)
        return TextMeasurement(
            size: layout.size, lineCount: layout.lines.count, firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline, isTruncated: layout.isTruncated)
    }
}
