public import Devices
public import Drawing
public import Foundation
public import Job
public import Symbols
public import Theming
public import Traits
public import Typography

/// The source of a job's images, colors and data, by name: asset catalogs and files, or nothing.
public protocol ResourceLookup: AnyObject {
    /// The image with that name that best matches the traits; `nil` if there is none.
    ///
    /// > Rule: IM-1 and IM-3.
    func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage?

    /// The color with that name for the traits; `nil` if there is none.
    func color(named name: String, compatibleWith traits: UITraitCollection) -> Color?

    /// The data with that name for the traits, and the type of its content; `nil` if there is none.
    func data(named name: String, compatibleWith traits: UITraitCollection) -> (data: Data, typeIdentifier: String?)?

    /// The glyphs in the template of a symbol; `nil` if it cannot be read.
    func symbol(atPath path: String) -> SymbolTemplate?

    /// Additional modules to search for classes that documents name.
    var modules: [String] { get }
}

extension ResourceLookup {
    public var modules: [String] { [] }
    public func symbol(atPath path: String) -> SymbolTemplate? { nil }
    public func data(
        named name: String, compatibleWith traits: UITraitCollection
    ) -> (data: Data, typeIdentifier: String?)? { nil }
}

/// Resources of a job that has none.
public final class NoResources: ResourceLookup {
    public init() {}
    public func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? { nil }
    public func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? { nil }
}

extension JobEnvironment {
    private enum ResourceKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> any ResourceLookup { NoResources() }
    }

    /// The source of the job's images, colors and documents.
    public internal(set) var resources: any ResourceLookup {
        get { self[ResourceKey.self] }
        set { self[ResourceKey.self] = newValue }
    }

    /// Creates the environment of a job with resources.
    public convenience init(
        screen: ScreenFacts = ScreenFacts(),
        systemVersion: SystemVersion = .iOS18,
        textSetter: any TextSetter = EstimatedTextSetter(),
        palette: Palette = JobEnvironment.standardPalette,
        resources: any ResourceLookup
    ) {
        self.init(screen: screen, systemVersion: systemVersion, textSetter: textSetter, palette: palette)
        self.resources = resources
    }

    /// Creates the environment of a job that renders a variant with resources.
    public convenience init(
        variant: Variant, textSetter: any TextSetter, palette: Palette = JobEnvironment.standardPalette,
        resources: any ResourceLookup
    ) {
        self.init(variant: variant, textSetter: textSetter, palette: palette)
        self.resources = resources
    }
}
