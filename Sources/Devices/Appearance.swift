public import Traits

/// Light or dark, with standard or high contrast.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
    case light
    case dark
    case lightHighContrast = "light-high-contrast"
    case darkHighContrast = "dark-high-contrast"

    public var style: UIUserInterfaceStyle {
        self == .light || self == .lightHighContrast ? .light : .dark
    }

    public var contrast: UIAccessibilityContrast {
        self == .lightHighContrast || self == .darkHighContrast ? .high : .normal
    }

    /// Whether a version of iOS has the appearance: dark ones begin with iOS 13.
    public func exists(on version: SystemVersion) -> Bool { style == .light || version >= .iOS13 }
}
