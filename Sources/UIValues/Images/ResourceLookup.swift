public import Devices
public import Drawing
public import Job
public import Theming
public import Traits
public import Typography

/// The source of a job's images and colours, by name: asset catalogs and files, or nothing.
public protocol ResourceLookup: AnyObject {
    /// The image of that name that fits the traits best; `nil` if there is none of the name.
    ///
    /// > Rule: IM-1 and IM-3.
    func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage?

    /// The colour of that name in those traits; `nil` if there is none of the name.
    func color(named name: String, compatibleWith traits: UITraitCollection) -> Color?

    /// Modules in which the classes that documents name may be, besides those that the documents and code name.
    var modules: [String] { get }
}

extension ResourceLookup {
    public var modules: [String] { [] }
}

/// A job without any resources.
public final class NoResources: ResourceLookup {
    public init() {}
    public func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? { nil }
    public func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? { nil }
}

extension JobEnvironment {
    private enum ResourceKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> any ResourceLookup { NoResources() }
    }

    /// The source of the job's images, colours and documents.
    public internal(set) var resources: any ResourceLookup {
        get { self[ResourceKey.self] }
        set { self[ResourceKey.self] = newValue }
    }

    /// The environment of a job with resources.
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

    /// The environment of a job that draws a variant with resources.
    public convenience init(
        variant: Variant, textSetter: any TextSetter, palette: Palette = JobEnvironment.standardPalette,
        resources: any ResourceLookup
    ) {
        self.init(variant: variant, textSetter: textSetter, palette: palette)
        self.resources = resources
    }
}
