import Drawing
import Testing
import Theming

@Suite struct PaletteTests {
    let palette: Palette

    init() throws {
        palette = try Theme.named("ios").palette
    }

    @Test(arguments: [
        ("systemBlue", 12, ColorAppearance(), "#007AFF"),
        ("systemBlue", 17, ColorAppearance(), "#007AFF"),
        ("systemBlue", 17, ColorAppearance(isDark: true), "#0A84FF"),
        ("systemBlue", 17, ColorAppearance(isHighContrast: true), "#0040DD"),
        ("systemBlue", 17, ColorAppearance(isDark: true, isHighContrast: true), "#409CFF"),
        ("systemBlue", 26, ColorAppearance(), "#0088FF"),
        ("systemTeal", 12, ColorAppearance(), "#5AC8FA"),
        ("systemTeal", 15, ColorAppearance(), "#30B0C7"),
        ("systemBackground", 17, ColorAppearance(isDark: true), "#000000"),
        ("systemBackground", 17, ColorAppearance(isDark: true, isElevated: true), "#1C1C1E"),
        ("systemBackground", 17, ColorAppearance(isDark: true, isHighContrast: true, isElevated: true), "#242426"),
        ("secondaryLabel", 17, ColorAppearance(), "#3C3C4399"),
        ("link", 26, ColorAppearance(isDark: true), "#0091FF"),
        ("groupTableViewBackground", 17, ColorAppearance(), "#F2F2F7"),
        ("groupTableViewBackground", 12, ColorAppearance(), "#EFEFF4"),
    ])
    func colorsOfIOS(name: String, version: Int, appearance: ColorAppearance, expected: String) throws {
        let color = try #require(palette.color(named: name, appearance: appearance, ios: version))
        #expect(hexadecimal(color) == expected)
        #expect(palette.color(named: name + "Color", appearance: appearance, ios: version) == color)
    }

    @Test func beforeDarkModeThereIsOneAppearance() {
        for name in palette.names {
            let plain = palette.color(named: name, appearance: ColorAppearance(), ios: 12)
            #expect(plain != nil)
            let dark = ColorAppearance(isDark: true, isHighContrast: true, isElevated: true)
            #expect(palette.color(named: name, appearance: dark, ios: 12) == plain)
        }
    }

    @Test func everySystemColorOfUIKitIsThere() {
        let system = [
            "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
            "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
            "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        ]
        let semantic = [
            "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator",
            "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
            "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
            "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "tintColor", "darkText",
            "lightText",
        ]
        #expect(Set(system + semantic).subtracting(palette.names) == [])
        for name in system {
            let light = palette.color(named: name, appearance: ColorAppearance(), ios: 17)
            let strong = palette.color(named: name, appearance: ColorAppearance(isHighContrast: true), ios: 17)
            #expect(light != strong, "\(name) is stronger where contrast is increased")
        }
    }

    @Test func anUnknownNameHasNoColor() {
        #expect(palette.color(named: "systemBlurple", appearance: ColorAppearance(), ios: 17) == nil)
        #expect(palette.color(named: "", appearance: ColorAppearance(), ios: 17) == nil)
        #expect(palette.color(named: "Color", appearance: ColorAppearance(), ios: 17) == nil)
    }

    private func hexadecimal(_ color: Color) -> String {
        let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
        return "#"
            + parts.map { part in
                let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
                return text.count == 1 ? "0" + text : text
            }.joined()
    }
}
