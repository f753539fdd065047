import LocatedText
import Traits

/// What an entry of a set is for; what it leaves out suits all.
struct AssetVariantKey: Hashable, Sendable {
    enum Idiom: String, Hashable, Sendable {
        case universal, iphone, ipad
    }

    var idiom = Idiom.universal
    var style: UIUserInterfaceStyle?
    var contrast: UIAccessibilityContrast?
    var gamut: UIDisplayGamut?
    var direction: UITraitEnvironmentLayoutDirection?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    /// A language tag, of sets that are localised.
    var locale: String?
    /// A screen of one height only (`retina4`), from before size classes.
    var subtype: String?
}

extension AssetVariantKey {
    /// How well the entry suits the traits, best first when compared, or `nil` where it does not.
    ///
    /// What an entry is for must be so; the more it is for, the better it suits. The idiom weighs most, then style and
    /// contrast, size classes, direction and gamut. The scale of a picture is weighed after all of these: a dark
    /// picture at the wrong scale looks right in the dark, and a light one at the right scale does not.
    ///
    /// > Rule: IM-3.
    func fit(_ traits: UITraitCollection) -> [Int]? {
        func match<T: Equatable>(_ wanted: T?, _ actual: T, unspecified: T) -> Int? {
            guard let wanted else { return 0 }
            return wanted == actual || (actual == unspecified && wanted == unspecified) ? 1 : nil
        }
        let idiomFit: Int
        switch (idiom, traits.userInterfaceIdiom) {
        case (.universal, _): idiomFit = 0
        case (.iphone, .phone), (.ipad, .pad): idiomFit = 1
        default: return nil
        }
        guard
            let style = match(style, traits.userInterfaceStyle, unspecified: .light),
            let contrast = match(contrast, traits.accessibilityContrast, unspecified: .normal),
            let width = match(horizontalSizeClass, traits.horizontalSizeClass, unspecified: .unspecified),
            let height = match(verticalSizeClass, traits.verticalSizeClass, unspecified: .unspecified),
            let direction = match(direction, traits.layoutDirection, unspecified: .leftToRight),
            let gamut = match(gamut, traits.displayGamut, unspecified: .SRGB)
        else { return nil }
        return [
            idiomFit, subtype == nil ? 1 : 0, style, contrast, width + height, direction, gamut,
            locale == nil ? 1 : 0,
        ]
    }
}

extension AssetVariantKey {
    /// Reads the keys that images and colours have in common; `nil` for entries of other platforms.
    init?(reading entry: LocatedJSON, into log: inout AssetLog) {
        switch entry["idiom"]?.string ?? "universal" {
        case "universal": idiom = .universal
        case "iphone": idiom = .iphone
        case "ipad": idiom = .ipad
        default: return nil
        }
        for appearance in entry["appearances"]?.array ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "dark"): style = .dark
            case ("luminosity", "light"): style = .light
            case ("contrast", "high"): contrast = .high
            default: return nil
            }
        }
        switch entry["display-gamut"]?.string {
        case "display-P3", "display-p3": gamut = .P3
        case "sRGB", "srgb": gamut = .SRGB
        default: gamut = nil
        }
        switch entry["language-direction"]?.string {
        case "left-to-right": direction = .leftToRight
        case "right-to-left": direction = .rightToLeft
        default: direction = nil
        }
        horizontalSizeClass = Self.sizeClass(entry["width-class"]?.string)
        verticalSizeClass = Self.sizeClass(entry["height-class"]?.string)
        locale = entry["locale"]?.string
        subtype = entry["subtype"]?.string
    }

    private static func sizeClass(_ word: String?) -> UIUserInterfaceSizeClass? {
        switch word {
        case "compact": .compact
        case "regular": .regular
        default: nil
        }
    }
}
