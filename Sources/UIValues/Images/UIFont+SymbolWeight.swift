import Foundation

extension UIFont.Weight {
    /// The nearest symbol weight for text of this weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
        return weights.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) }
            ?? .unspecified
    }
}

extension UIImage.SymbolWeight {
    /// The font weight for symbols of this weight; regular if it is unspecified.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
