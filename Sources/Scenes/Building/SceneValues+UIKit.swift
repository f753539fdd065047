import Drawing
import Foundation
import Traits
import UIKit

extension SceneColor {
    /// The UIKit color, resolved when it is drawn.
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
    /// The UIKit font; a text style follows the text size of the environment.
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

/// The image with a name: a file next to the scene file, otherwise a system symbol.
func sceneImage(_ name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
}
