public import Foundation

/// The traits of an environment, such as size classes, appearance and text size.
///
/// It is immutable. A trait that is not set is unspecified (TC-1). The initializers that name a trait create a
/// collection with only that trait (TC-3), and ``init(traitsFrom:)`` combines collections.
public final class UITraitCollection: Sendable {
    /// The value of each trait, or `nil`.
    public let values: TraitValues

    public init(_ values: TraitValues) {
        self.values = values
    }

    /// Creates a collection without specified traits.
    public convenience init() {
        self.init(TraitValues())
    }

    /// Merges collections: each trait has the value of the last collection that specifies it.
    ///
    /// > Rule: TC-5.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Creates a collection with the traits that the closure sets.
    ///
    /// > Rule: TC-3.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// The traits of the environment that currently draws, lays out or resolves a dynamic color.
    ///
    /// ``performAsCurrent(_:)`` sets it for the duration of a closure. Outside of closures a job has the traits of its
    /// screen, and code outside of jobs has none. A value that code assigns holds until the closure or the job ends.
    ///
    /// > Rule: TC-14.
    public static var current: UITraitCollection {
        get { CurrentTraits.innermost?.traits ?? UITraitCollection() }
        set { CurrentTraits.innermost?.traits = newValue }
    }

    /// The collection itself, which never changes.
    public func copy() -> Any { self }
}

// MARK: - One trait

extension UITraitCollection {
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(trait: UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(trait: UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(trait: UITraitLayoutDirection.self, value: layoutDirection)
    }

    public convenience init(displayScale: CGFloat) {
        self.init(trait: UITraitDisplayScale.self, value: displayScale)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(trait: UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(trait: UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(trait: UITraitForceTouchCapability.self, value: forceTouchCapability)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(trait: UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(trait: UITraitDisplayGamut.self, value: displayGamut)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(trait: UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(trait: UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(trait: UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(trait: UITraitActiveAppearance.self, value: activeAppearance)
    }

    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(trait: UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }

    public convenience init(imageDynamicRange: UIImageDynamicRange) {
        self.init(trait: UITraitImageDynamicRange.self, value: imageDynamicRange)
    }

    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(trait: UITraitSceneCaptureState.self, value: sceneCaptureState)
    }

    public convenience init(typesettingLanguage: String) {
        self.init(trait: UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }

    private convenience init<T: UITraitDefinition>(trait: T.Type, value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// The value of a trait; if it is unspecified, the trait's default.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        values.toolbarItemPresentationSize ?? .unspecified
    }
    public var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange ?? .unspecified }
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }
    public var typesettingLanguage: String? { values.typesettingLanguage }
}

// MARK: - Derived collections

extension UITraitCollection {
    /// A copy with the traits that the closure sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// A copy with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// Runs the closure with these traits as ``current``.
    @discardableResult
    public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
        try CurrentTraits.$innermost.withValue(CurrentTraits(self), operation: actions)
    }
}

extension TraitValues {
    fileprivate func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
