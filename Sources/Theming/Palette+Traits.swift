public import Drawing
public import Traits

extension Palette {
    /// The color of a name in a trait environment; see ``color(named:appearance:ios:)``.
    ///
    /// - Parameters:
    ///   - name: UIKit's name with or without the suffix `Color`.
    ///   - traits: the traits; style, contrast and level select the shade.
    ///   - major: the major version of iOS.
    /// - Returns: the color, or `nil` if the theme has none with that name.
    public func color(named name: String, traits: UITraitCollection, ios major: Int) -> Color? {
        let appearance = ColorAppearance(
            isDark: traits.userInterfaceStyle == .dark,
            isHighContrast: traits.accessibilityContrast == .high,
            isElevated: traits.userInterfaceLevel == .elevated)
        return color(named: name, appearance: appearance, ios: major)
    }
}
