import Foundation

extension UIFont.Weight {
    /// The weight of a symbol that stands beside text of this one: the nearest there is.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
        return weights.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) }
            ?? .unspecified
    }
}

extension UIImage.SymbolWeight {
    /// The weight of text that a symbol of this one stands beside; regular where it has none of its own.
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
