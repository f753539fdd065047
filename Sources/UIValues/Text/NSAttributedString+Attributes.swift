public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Extra space after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Extra space between characters, in points.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The distance of the text above the line's baseline, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The target of a link.
    public static let link = NSAttributedString.Key("NSLink")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The language of the text as a `String`, such as `en` or `pt-BR`.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechPunctuation")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechPitch")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechQueueAnnouncement")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechIPANotation")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechSpellOut")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextCustom")
}

/// The style of an underline or strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
    /// An effect on the look of letters; stored, but not drawn.
    public struct TextEffectStyle: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
