public import Foundation

/// The image of an asset catalog that a symbol names, such as `.logo` for the image "Logo".
///
/// `maquette preview` writes the symbols of an app's catalogs, as Xcode does.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the resource of an image.
    ///
    /// - Parameters:
    ///   - name: the image's name, after the names of the namespaces around it: `Icons/Logo`.
    ///   - bundle: the bundle that has the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates the image of a resource; an empty one if no catalog has it.
    public convenience init(resource: ImageResource) {
        self.init(
            facts: UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)?.facts ?? UIImage().facts)
    }
}
