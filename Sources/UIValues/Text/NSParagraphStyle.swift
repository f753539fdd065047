public import Foundation

/// The style of a paragraph: alignment, line breaking, heights and spacing.
///
/// Like fonts and colors, it is not an `NSObject`: Foundation's attributed strings compare the attributes of adjacent
/// ranges, and on Linux they crash if the values are unequal objects of a custom `NSObject` subclass.
open class NSParagraphStyle: Hashable {
    fileprivate var values = Values()

    public init() {}

    /// The rules for choosing line breaks in a paragraph.
    ///
    /// ``NSLineBreakMode`` determines what happens to lines that don't fit.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Moves a word from the second-to-last line to the last if that would be a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Lines do not break between syllables of Hangul.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The default of labels, from iOS 14 on.
        ///
        /// It is ``pushOut``. The assumption is that it does not include ``hangulWordPriority``, which apps request by
        /// name.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    fileprivate struct Values: Hashable {
        var alignment: NSTextAlignment = .natural
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        var lineBreakStrategy: LineBreakStrategy = []
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var tabStops: [NSTextTab] = []
        var defaultTabInterval: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// None by default; a label's own is ``LineBreakStrategy/standard``.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Added below each line, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// A factor on the natural line height; 0 for 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    /// The fraction of the available width below which a line is filled by hyphenating the word after it.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated as the system does by default.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The positions that tabs advance to, in the first line of a paragraph.
    open var tabStops: [NSTextTab] { values.tabStops }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The direction of the paragraph; stored, but text follows its characters.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// The style of text without a paragraph style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy() -> Any {
        let style = NSParagraphStyle()
        style.values = values
        return style
    }

    open func mutableCopy() -> Any {
        let style = NSMutableParagraphStyle()
        style.values = values
        return style
    }

    public static func == (first: NSParagraphStyle, second: NSParagraphStyle) -> Bool { first.values == second.values }

    open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle) == self }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph style whose values can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Takes all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open func addTabStop(_ tab: NSTextTab) { values.tabStops.append(tab) }
    open func removeTabStop(_ tab: NSTextTab) { values.tabStops.removeAll { $0 == tab } }
}
