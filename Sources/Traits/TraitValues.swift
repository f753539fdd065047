public import Foundation

/// The values of a trait collection: an optional for each trait, where `nil` means unspecified.
///
/// > Rule: TC-1 and TC-8. Each trait's own "unspecified" (display scale 0, an unknown force touch capability) is `nil`
/// > here, so that there is only one representation.
public struct TraitValues: Hashable, Sendable {
    public var userInterfaceIdiom: UIUserInterfaceIdiom?
    public var userInterfaceStyle: UIUserInterfaceStyle?
    public var layoutDirection: UITraitEnvironmentLayoutDirection?
    /// The number of pixels per point.
    public var displayScale: CGFloat?
    public var horizontalSizeClass: UIUserInterfaceSizeClass?
    public var verticalSizeClass: UIUserInterfaceSizeClass?
    public var forceTouchCapability: UIForceTouchCapability?
    public var preferredContentSizeCategory: UIContentSizeCategory?
    public var displayGamut: UIDisplayGamut?
    public var accessibilityContrast: UIAccessibilityContrast?
    public var userInterfaceLevel: UIUserInterfaceLevel?
    public var legibilityWeight: UILegibilityWeight?
    public var activeAppearance: UIUserInterfaceActiveAppearance?
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize?
    public var imageDynamicRange: UIImageDynamicRange?
    public var sceneCaptureState: UISceneCaptureState?
    /// A BCP 47 language tag.
    public var typesettingLanguage: String?
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    public init() {}
}

/// A value of a trait that the system does not know.
struct CustomTrait: Sendable {
    let definition: UITrait
    let value: any Sendable

    /// Whether two values are equal, as far as their type can tell.
    static func areEqual(_ a: any Sendable, _ b: any Sendable) -> Bool {
        func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T).map { $0 == a } ?? false }
        guard let a = a as? any Equatable else { return false }
        return isEqual(a)
    }
}

extension CustomTrait: Hashable {
    static func == (a: CustomTrait, b: CustomTrait) -> Bool {
        a.definition == b.definition && areEqual(a.value, b.value)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(definition))
        if let value = value as? any Hashable { value.hash(into: &hasher) }
    }
}
