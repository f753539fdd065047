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
    /// The font; one of a text style follows the environment's text size.
    var uiFont: UIFont {
        var font: UIFont
        if let style, size == nil {
            font = .preferredFont(forTextStyle: style)
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
