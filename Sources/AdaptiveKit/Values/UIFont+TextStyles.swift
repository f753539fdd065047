internal import Arrangement
public import Traits

extension UIFont {
    /// The font of a text style at the reader's text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of those traits, or of the current ones; an unknown style is as body.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let category = (traits ?? .current).preferredContentSizeCategory
        let entry = DynamicType.style(DynamicType.Style(rawValue: style.rawValue) ?? .body, category)
        let weight: Weight =
            switch entry.weight {
            case .regular: .regular
            case .semibold: .semibold
            case .bold: .bold
            }
        return UIFont(
            descriptor: systemFont(ofSize: entry.size, weight: weight).descriptor, textStyle: style)
    }
}
