import AdaptiveKit
import Drawing
import Foundation
import Traits

extension SceneColor {
    /// The colour in UIKit's terms, resolved where it is drawn.
    var uiColor: UIColor {
        switch self {
        case .rgb(let color): UIColor(color)
        case .named(let name): UIColor(systemName: name) ?? .label
        case .dynamic(let light, let dark):
            UIColor { traits in traits.userInterfaceStyle == .dark ? dark.uiColor : light.uiColor }
        }
    }
}

extension SceneFont {
    private static let textStyles: [String: UIFont.TextStyle] = [
        "extraLargeTitle2": .extraLargeTitle2, "extraLargeTitle": .extraLargeTitle, "largeTitle": .largeTitle,
        "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
        "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    private static let fontWeights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static func textStyle(_ name: String) -> UIFont.TextStyle { textStyles[name] ?? .body }

    /// The font; one of a text style follows the environment's text size.
    var uiFont: UIFont {
        let weight = weight.flatMap { Self.fontWeights[$0] }
        var font: UIFont
        if let style, size == nil {
            font = .preferredFont(forTextStyle: Self.textStyle(style))
            if let weight { font = .systemFont(ofSize: font.pointSize, weight: weight) }
        } else if let family, let named = UIFont(name: family, size: size ?? UIFont.labelFontSize) {
            font = named
        } else {
            font = .systemFont(ofSize: size ?? UIFont.labelFontSize, weight: weight ?? .regular)
        }
        guard isItalic, let slanted = font.fontDescriptor.withSymbolicTraits(.traitItalic) else { return font }
        return UIFont(descriptor: slanted, size: font.pointSize)
    }
}

/// A picture of a name: one beside the scene file, else the system's symbol.
func sceneImage(_ name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
}
