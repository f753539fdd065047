public import Devices
public import Foundation
public import Geometry
public import Traits

/// The environment that the heights of bars depend on.
public struct BarEnvironment: Hashable, Sendable {
    public var idiom: UIUserInterfaceIdiom
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// Whether the screen has a home indicator rather than a home button below it.
    public var hasHomeIndicator: Bool
    public var version: SystemVersion
    /// The number of pixels per point.
    public var scale: CGFloat
    /// Whether the bars are in a page or form sheet, where a navigation bar is higher.
    public var isInSheet = false

    public init(
        idiom: UIUserInterfaceIdiom, horizontalSizeClass: UIUserInterfaceSizeClass,
        verticalSizeClass: UIUserInterfaceSizeClass, hasHomeIndicator: Bool, version: SystemVersion, scale: CGFloat
    ) {
        self.idiom = idiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.hasHomeIndicator = hasHomeIndicator
        self.version = version
        self.scale = scale
    }

    /// Creates the environment of a container with the given traits.
    ///
    /// - Parameters:
    ///   - traits: the container's traits; unspecified ones count as those of a phone in portrait.
    ///   - windowSafeArea: the safe area of its window; a bottom inset means that there is a home indicator.
    ///   - version: the version of iOS.
    public init(traits: UITraitCollection, windowSafeArea: UIEdgeInsets, version: SystemVersion) {
        self.init(
            idiom: traits.userInterfaceIdiom, horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass, hasHomeIndicator: windowSafeArea.bottom > 0,
            version: version, scale: traits.displayScale)
    }

    /// Creates the environment of a variant's window.
    public init(_ variant: Variant) {
        self.init(
            idiom: variant.device.device.idiom, horizontalSizeClass: variant.sizeClasses.horizontal,
            verticalSizeClass: variant.sizeClasses.vertical,
            hasHomeIndicator: variant.device.device.hasHomeIndicator, version: variant.ios, scale: variant.scale)
    }

    var isCompactHeight: Bool { verticalSizeClass == .compact }
}
