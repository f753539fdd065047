public import Drawing
public import Traits

/// Where a job's images, colours and documents come from, by name: asset catalogs and files, or nothing.
public protocol ResourceLookup: AnyObject {
    /// The image of that name that fits the traits best; `nil` where there is none of the name.
    ///
    /// > Rule: IM-1 and IM-3.
    func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage?

    /// The colour of that name in those traits; `nil` where there is none of the name.
    func color(named name: String, compatibleWith traits: UITraitCollection) -> Color?

    /// The storyboard of that name; `nil` where there is none.
    func storyboard(named name: String) -> (any StoryboardContents)?

    /// The xib of that name; `nil` where there is none.
    func nib(named name: String) -> (any NibContents)?

    /// Modules in which the classes that documents name may be, besides those that the documents and code name.
    var modules: [String] { get }
}

extension ResourceLookup {
    public func storyboard(named name: String) -> (any StoryboardContents)? { nil }
    public func nib(named name: String) -> (any NibContents)? { nil }
    public var modules: [String] { [] }
}

/// A job without any resources.
public final class NoResources: ResourceLookup {
    public init() {}
    public func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? { nil }
    public func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? { nil }
}
