public import Foundation

/// Traits that can be set individually.
///
/// The closure of ``UITraitCollection/modifyingTraits(_:)`` receives them, and `traitOverrides` conforms to this
/// protocol.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }

    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }

    public var imageDynamicRange: UIImageDynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }

    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }

    /// A BCP 47 language tag; `nil` if there is none.
    public var typesettingLanguage: String? {
        get {
            let tag = self[UITraitTypesettingLanguage.self]
            return tag.isEmpty ? nil : tag
        }
        set { self[UITraitTypesettingLanguage.self] = newValue ?? "" }
    }
}

extension TraitValues: UIMutableTraits {
    /// The value of a trait; if it is unspecified, the trait's default.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return readSystem(system) as? T.Value ?? T.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                writeSystem(system, newValue)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTrait(definition: trait, value: newValue)
            }
        }
    }

    private func readSystem<T: SystemTrait>(_ trait: T.Type) -> any Sendable { trait.read(self) }

    private mutating func writeSystem<T: SystemTrait>(_ trait: T.Type, _ value: any Sendable) {
        if let value = value as? T.Value { trait.write(value, to: &self) }
    }
}
