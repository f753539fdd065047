import Foundation

extension UIFont {
    /// The font of a text style at the ordinary text size, in controls that do not follow the reader's.
    static func standard(_ style: TextStyle) -> UIFont {
        let (size, weight): (CGFloat, Weight) =
            switch style {
            case .largeTitle: (34, .regular)
            case .title1: (28, .regular)
            case .title2: (22, .regular)
            case .title3: (20, .regular)
            case .headline: (17, .semibold)
            case .callout: (16, .regular)
            case .subheadline: (15, .regular)
            case .footnote: (13, .regular)
            case .caption1: (12, .regular)
            case .caption2: (11, .regular)
            default: (17, .regular)
            }
        return systemFont(ofSize: size, weight: weight)
    }
}
