public import Drawing
public import Traits

/// The system's colours of iOS 13 to 18 at ordinary contrast, for trees that no theme was given to.
public struct StandardPalette: SystemPalette {
    public init() {}

    public func color(named name: String, for traits: UITraitCollection) -> Color? {
        guard let pair = Self.colors[name] else { return nil }
        return traits.userInterfaceStyle == .dark ? pair.dark : pair.light
    }

    private struct Pair: Sendable {
        var light: Color
        var dark: Color

        init(_ light: UInt32, _ dark: UInt32) {
            self.init(light, 1, dark, 1)
        }

        init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
            self.light = Color(hex: light, alpha: lightAlpha)
            self.dark = Color(hex: dark, alpha: darkAlpha)
        }
    }

    private static let colors: [String: Pair] = [
        "systemBlue": Pair(0x007AFF, 0x0A84FF), "systemGreen": Pair(0x34C759, 0x30D158),
        "systemIndigo": Pair(0x5856D6, 0x5E5CE6), "systemOrange": Pair(0xFF9500, 0xFF9F0A),
        "systemPink": Pair(0xFF2D55, 0xFF375F), "systemPurple": Pair(0xAF52DE, 0xBF5AF2),
        "systemRed": Pair(0xFF3B30, 0xFF453A), "systemYellow": Pair(0xFFCC00, 0xFFD60A),
        "systemTeal": Pair(0x30B0C7, 0x40CBE0), "systemMint": Pair(0x00C7BE, 0x63E6E2),
        "systemCyan": Pair(0x32ADE6, 0x64D2FF), "systemBrown": Pair(0xA2845E, 0xAC8E68),
        "systemGray": Pair(0x8E8E93, 0x8E8E93), "systemGray2": Pair(0xAEAEB2, 0x636366),
        "systemGray3": Pair(0xC7C7CC, 0x48484A), "systemGray4": Pair(0xD1D1D6, 0x3A3A3C),
        "systemGray5": Pair(0xE5E5EA, 0x2C2C2E), "systemGray6": Pair(0xF2F2F7, 0x1C1C1E),
        "label": Pair(0x000000, 0xFFFFFF), "secondaryLabel": Pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6),
        "tertiaryLabel": Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
        "quaternaryLabel": Pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
        "placeholderText": Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3), "link": Pair(0x007AFF, 0x0984FF),
        "separator": Pair(0x3C3C43, 0.29, 0x545458, 0.6), "opaqueSeparator": Pair(0xC6C6C8, 0x38383A),
        "systemFill": Pair(0x787880, 0.2, 0x787880, 0.36),
        "secondarySystemFill": Pair(0x787880, 0.16, 0x787880, 0.32),
        "tertiarySystemFill": Pair(0x767680, 0.12, 0x767680, 0.24),
        "quaternarySystemFill": Pair(0x747480, 0.08, 0x747480, 0.18),
        "systemBackground": Pair(0xFFFFFF, 0x000000), "secondarySystemBackground": Pair(0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackground": Pair(0xFFFFFF, 0x2C2C2E),
        "systemGroupedBackground": Pair(0xF2F2F7, 0x000000),
        "secondarySystemGroupedBackground": Pair(0xFFFFFF, 0x1C1C1E),
        "tertiarySystemGroupedBackground": Pair(0xF2F2F7, 0x2C2C2E),
        "tintColor": Pair(0x007AFF, 0x0A84FF), "lightText": Pair(0xFFFFFF, 0.6, 0xFFFFFF, 0.6),
        "darkText": Pair(0x000000, 0x000000), "groupTableViewBackground": Pair(0xF2F2F7, 0x000000),
    ]
}

extension Color {
    /// `0xRRGGBB`.
    init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }
}
