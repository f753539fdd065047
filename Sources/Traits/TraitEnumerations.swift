/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The kind of device that an interface is designed for.
///
/// > Rule: TC-9. An iPad app on an Apple-silicon Mac has `pad`; Catalyst with the Mac idiom has `mac`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether the screen supports Force Touch; `unknown` means unspecified.
///
/// > Rule: TC-10.
public enum UIForceTouchCapability: Int, Hashable, Sendable, CaseIterable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// The range of colors of the screen.
public enum UIDisplayGamut: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// Whether the user enabled increased contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// Whether an interface is at the base level or elevated above another, as a sheet is.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// Whether the user enabled bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// Whether the window is active.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// The dynamic range of displayed images; `UIImage.DynamicRange` in UIKit for Swift.
public enum UIImageDynamicRange: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
}

/// The size of toolbar items on the Mac.
public enum UINSToolbarItemPresentationSize: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case regular = 0
    case small = 1
    case large = 3
}

/// Whether the scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Hashable, Sendable, CaseIterable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}
