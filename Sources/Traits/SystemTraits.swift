public import Foundation

/// A trait that the system defines and ``TraitValues`` has a field for.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
    static var field: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
    /// The value in a collection, or this trait's own "unspecified" value.
    static func read(_ values: TraitValues) -> Value { values[keyPath: field] ?? defaultValue }

    /// Sets the value; the trait's own "unspecified" removes it.
    static func write(_ value: Value, to values: inout TraitValues) {
        values[keyPath: field] = value == defaultValue ? nil : value
    }

    static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: field] != nil }
    static func clear(in values: inout TraitValues) { values[keyPath: field] = nil }
    static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool { a[keyPath: field] != b[keyPath: field] }

    /// Whether `values` has the value that `other` specifies; `true` if `other` does not specify one.
    static func contains(_ other: TraitValues, in values: TraitValues) -> Bool {
        other[keyPath: field].map { values[keyPath: field] == $0 } ?? true
    }

    static func merge(_ later: TraitValues, into values: inout TraitValues) {
        if let value = later[keyPath: field] { values[keyPath: field] = value }
    }
}

/// The system's traits, in the order in which they are listed everywhere.
let systemTraits: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceStyle.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self,
    UITraitToolbarItemPresentationSize.self,
    UITraitImageDynamicRange.self,
    UITraitSceneCaptureState.self,
    UITraitTypesettingLanguage.self,
]

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var name: String { "userInterfaceIdiom" }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var name: String { "userInterfaceStyle" }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The layout direction.
public struct UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    public static var name: String { "layoutDirection" }
    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// The number of pixels per point; 0 is unspecified.
public struct UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    public static var name: String { "displayScale" }
    static var field: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static var name: String { "horizontalSizeClass" }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static var name: String { "verticalSizeClass" }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// Whether the screen supports Force Touch.
public struct UITraitForceTouchCapability: SystemTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    public static var name: String { "forceTouchCapability" }
    static var field: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// The size of text.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    public static var name: String { "preferredContentSizeCategory" }
    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// The range of colors.
public struct UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var name: String { "displayGamut" }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// Standard or high contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var name: String { "accessibilityContrast" }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// Base or elevated.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var name: String { "userInterfaceLevel" }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// Regular or bold text.
public struct UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    public static var name: String { "legibilityWeight" }
    static var field: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// Whether the window is active.
public struct UITraitActiveAppearance: SystemTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var name: String { "activeAppearance" }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The size of toolbar items on the Mac.
public struct UITraitToolbarItemPresentationSize: SystemTrait {
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    public static var name: String { "toolbarItemPresentationSize" }
    static var field: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize?> {
        \.toolbarItemPresentationSize
    }
}

/// The range of brightness of images.
public struct UITraitImageDynamicRange: SystemTrait {
    public static var defaultValue: UIImageDynamicRange { .unspecified }
    public static var name: String { "imageDynamicRange" }
    static var field: WritableKeyPath<TraitValues, UIImageDynamicRange?> { \.imageDynamicRange }
}

/// Whether the scene is being recorded.
public struct UITraitSceneCaptureState: SystemTrait {
    public static var defaultValue: UISceneCaptureState { .unspecified }
    public static var name: String { "sceneCaptureState" }
    static var field: WritableKeyPath<TraitValues, UISceneCaptureState?> { \.sceneCaptureState }
}

/// The language that text is set in, as a BCP 47 tag; empty is unspecified.
public struct UITraitTypesettingLanguage: SystemTrait {
    public static var defaultValue: String { "" }
    public static var name: String { "typesettingLanguage" }
    static var field: WritableKeyPath<TraitValues, String?> { \.typesettingLanguage }
}
