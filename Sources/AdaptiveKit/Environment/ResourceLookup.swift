public import Drawing
public import Traits

/// Where a job's images and colours come from, by name: asset catalogs and loose files, or nothing.
public protocol ResourceLookup: AnyObject {
    /// The image of that name that fits the traits best; `nil` where there is none of the name.
    ///
    /// > Rule: IM-1 and IM-3.
    func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage?

    /// The colour of that name in those traits; `nil` where there is none of the name.
    func color(named name: String, compatibleWith traits: UITraitCollection) -> Color?
}

/// A job without any resources.
public final class NoResources: ResourceLookup {
    public init() {}
    public func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? { nil }
    public func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? { nil }
}
