import Arrangement
public import Foundation
public import Traits
import Typography

extension UIFont {
    /// The font of a text style for the current content size category.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style for the traits' content size category; without traits, that of the environment being
    /// drawn, or of the screen.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let entry = DynamicType.style(style.arrangementStyle, category(traitCollection))
        return UIFont(
            descriptor: FontDescriptor(
                size: entry.size, weight: entry.weight.cssWeight, lineDistance: entry.leading),
            textStyle: style)
    }

    /// The content size category: the first one set in the given traits, the current ones, or the screen's.
    static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let candidates = [traits, UITraitCollection.current, JobEnvironment.current.screen.traits]
        return candidates.lazy.compactMap { $0?.preferredContentSizeCategory }.first { $0 != .unspecified } ?? .large
    }

    /// The font for the content size category of the traits, as `adjustsFontForContentSizeCategory` uses it.
    ///
    /// A font that was created without a text style or `UIFontMetrics` stays unchanged.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        if let scaling {
            return UIFontMetrics(forTextStyle: scaling.style).scaled(
                descriptor, from: scaling.baseSize, maximum: scaling.maximum, compatibleWith: traits)
        }
        guard let textStyle else { return self }
        let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        var changed = descriptor
        changed.size = preferred.pointSize
        changed.lineDistance = preferred.descriptor.lineDistance
        return UIFont(descriptor: changed, textStyle: textStyle)
    }
}

extension UIFont.TextStyle {
    fileprivate var arrangementStyle: DynamicType.Style {
        if let known = DynamicType.Style(rawValue: rawValue) { return known }
        switch self {
        case .extraLargeTitle, .extraLargeTitle2: return .largeTitle
        default: return .body
        }
    }
}

extension DynamicType.Weight {
    fileprivate var cssWeight: Int {
        switch self {
        case .regular: 400
        case .semibold: 600
        case .bold: 700
        }
    }
}

/// Scales custom fonts and lengths like a text style.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font.descriptor, from: font.pointSize, maximum: nil, compatibleWith: traitCollection)
    }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font.descriptor, from: font.pointSize, maximum: maximumPointSize, compatibleWith: traitCollection)
    }

    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        DynamicType.scaled(
            value, style: style.arrangementStyle, category: UIFont.category(traitCollection),
            scale: JobEnvironment.current.screen.scale)
    }

    fileprivate func scaled(
        _ descriptor: FontDescriptor, from baseSize: CGFloat, maximum: CGFloat?,
        compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        var changed = descriptor
        changed.size = min(scaledValue(for: baseSize, compatibleWith: traits), maximum ?? .greatestFiniteMagnitude)
        return UIFont(
            descriptor: changed, scaling: UIFont.Scaling(style: style, baseSize: baseSize, maximum: maximum))
    }
}
