public import Devices
public import InterfaceDocuments
internal import Traits
internal import UIKit

extension DocumentTraits {
    /// Creates the traits of a variant that documents can vary by.
    public init(_ variant: Variant) {
        self.init(variant.traits)
    }

    /// Creates the traits of a collection that documents can vary by.
    init(_ traits: UITraitCollection) {
        self.init(
            width: traits.horizontalSizeClass == .regular ? .regular : .compact,
            height: traits.verticalSizeClass == .regular ? .regular : .compact,
            idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone",
            style: traits.userInterfaceStyle == .dark ? "dark" : "light",
            gamut: traits.displayGamut == .P3 ? "P3" : "sRGB")
    }
}
