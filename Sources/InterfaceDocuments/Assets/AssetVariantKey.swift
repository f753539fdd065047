import LocatedText
import Traits

/// The traits that an entry of a set is for.
///
/// A trait that is left out matches every value.
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
    /// A language tag, for localized sets.
    var locale: String?
    /// A single screen height (`retina4`), from before size classes.
    var subtype: String?
}

extension AssetVariantKey {
    /// How well the entry fits the traits, as a list of weights to compare; `nil` if it does not match.
    ///
    /// Every trait of an entry must match, and an entry with more traits fits better. The idiom weighs most, then style
    /// and contrast, size classes, direction and gamut. The scale of a picture comes after all of these: a dark picture
    /// at the wrong scale looks right in dark mode, and a light one at the right scale does not.
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

extension Sequence {
    /// The first of the elements whose key best fits the traits; `nil` if none matches.
    func bestFit(for traits: UITraitCollection, key: (Element) -> AssetVariantKey) -> Element? {
        var best: (fit: [Int], element: Element)?
        for element in self {
            guard let fit = key(element).fit(traits) else { continue }
            if let best, !best.fit.lexicographicallyPrecedes(fit) { continue }
            best = (fit, element)
        }
        return best?.element
    }
}

extension AssetVariantKey {
    /// Reads the keys that images, colors and data have in common.
    ///
    /// Returns `nil` for entries of other platforms.
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
