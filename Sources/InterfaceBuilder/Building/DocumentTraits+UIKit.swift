internal import Arrangement
public import Devices
public import InterfaceDocuments
internal import Traits
internal import UIKit

extension DocumentTraits {
    /// Creates the traits of a variant that documents can vary by.
    public init(_ variant: Variant) {
        self.init(variant.traits, hasSizeClasses: SystemBehavior(variant.ios).hasSizeClasses)
    }

    /// Creates the traits of a collection that documents can vary by.
    init(_ traits: UITraitCollection) {
        self.init(traits, hasSizeClasses: JobEnvironment.current.behavior.hasSizeClasses)
    }

    /// Before size classes, a document loads the variations of its device, in every place and orientation.
    private init(_ traits: UITraitCollection, hasSizeClasses: Bool) {
        let isPad = traits.userInterfaceIdiom == .pad
        self.init(
            width: hasSizeClasses
                ? (traits.horizontalSizeClass == .regular ? .regular : .compact)
                : isPad ? .regular : .compact,
            height: hasSizeClasses && traits.verticalSizeClass != .regular ? .compact : .regular,
            idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone",
            style: traits.userInterfaceStyle == .dark ? "dark" : "light",
            gamut: traits.displayGamut == .P3 ? "P3" : "sRGB")
    }
}
