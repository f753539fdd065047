public import Foundation
public import Typography

/// A font at a size.
public final class UIFont: Hashable, Sendable {
    /// The descriptor for text layout.
    public let descriptor: FontDescriptor
    /// The text style that the font was created for, if any.
    public let textStyle: TextStyle?

    /// The scaling by `UIFontMetrics`, if any.
    let scaling: Scaling?

    struct Scaling: Hashable, Sendable {
        var style: TextStyle
        /// The size in points for the content size category Large.
        var baseSize: CGFloat
        var maximum: CGFloat?
    }

    public init(descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
        self.descriptor = descriptor
        self.textStyle = textStyle
        scaling = nil
    }

    /// The system font in the size of text, which code creates as a fallback.
    public convenience init() {
        self.init(descriptor: FontDescriptor(family: .system, size: 17))
    }

    init(descriptor: FontDescriptor, scaling: Scaling) {
        self.descriptor = descriptor
        self.scaling = scaling
        textStyle = nil
    }

    /// The families of fonts that the device has: not known here.
    public static var familyNames: [String] { [] }
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

    /// Creates the font with a family or PostScript name.
    ///
    /// The job's text layout substitutes fonts that it doesn't have, so this always succeeds.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(descriptor: FontDescriptor(family: .custom(fontName), size: Self.usable(fontSize)))
    }

    /// The weight of a font, in UIKit's scale: 0 is regular, −0.8 ultra light, 0.62 black.
    public struct Weight: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of the nine weights in CSS's scale: 400 is regular.
        package var cssWeight: Int {
            let steps: [(Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
                (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            var best = steps[3]
            for step in steps where abs(step.0.rawValue - rawValue) < abs(best.0.rawValue - rawValue) { best = step }
            return best.1
        }
    }

    /// The width of a font, in UIKit's scale: 0 is standard.
    ///
    /// All widths are drawn in the standard one: San Francisco's other widths have no substitute.
    public struct Width: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// A text style, whose size follows the content size category.
    public struct TextStyle: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    // MARK: System fonts

    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: FontDescriptor(size: usable(size), weight: weight.cssWeight))
    }

    /// The system font in the standard width, whichever is passed.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        // Stored labels in this font have the width of the bold face: `Label` at 17 points is 44.5, in semibold 43.5.
        systemFont(ofSize: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(descriptor: FontDescriptor(size: usable(size), isItalic: true))
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            descriptor: FontDescriptor(family: .systemMonospaced, size: usable(size), weight: weight.cssWeight))
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            descriptor: FontDescriptor(size: usable(size), weight: weight.cssWeight, hasMonospacedDigits: true))
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    /// A usable size: like UIKit, this treats 0 and values that aren't numbers as 12 points.
    static func usable(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : 12
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        var changed = descriptor
        changed.size = Self.usable(size)
        return UIFont(descriptor: changed, textStyle: textStyle)
    }

    // MARK: Measures

    private var metrics: FontMetrics { JobEnvironment.current.textSetter.metrics(of: descriptor) }

    public var pointSize: CGFloat { descriptor.size }
    public var ascender: CGFloat { metrics.ascender }
    /// The descender, negative below the baseline as in UIKit.
    public var descender: CGFloat { -metrics.descender }
    public var leading: CGFloat { metrics.leading }
    public var capHeight: CGFloat { metrics.capHeight }
    public var xHeight: CGFloat { metrics.xHeight }
    public var lineHeight: CGFloat { metrics.lineHeight }

    public var familyName: String {
        switch descriptor.family {
        case .system: ".AppleSystemUIFont"
        case .systemMonospaced: ".AppleSystemUIFontMonospaced"
        case .systemRounded: ".AppleSystemUIFontRounded"
        case .systemSerif: ".AppleSystemUIFontSerif"
        case .custom(let name): name
        }
    }

    public var fontName: String {
        switch descriptor.family {
        case .system: descriptor.isItalic ? ".SFUI-RegularItalic" : ".SFUI-\(Self.weightName(descriptor.weight))"
        case .custom(let name): name
        default: familyName
        }
    }

    private static func weightName(_ weight: Int) -> String {
        ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"][
            min(8, max(0, weight / 100 - 1))]
    }

    public static func == (a: UIFont, b: UIFont) -> Bool {
        a.descriptor == b.descriptor && a.textStyle == b.textStyle && a.scaling == b.scaling
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(descriptor)
        hasher.combine(textStyle)
    }
}
