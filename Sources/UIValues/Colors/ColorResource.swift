import Drawing
public import Foundation

/// The color of an asset catalog that a symbol names, such as `.brand` for the color "Brand".
///
/// `maquette preview` writes the symbols of an app's catalogs, as Xcode does.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the resource of a color.
    ///
    /// - Parameters:
    ///   - name: the color's name, after the names of the namespaces around it: `Buttons/Brand`.
    ///   - bundle: the bundle that has the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Creates the color of a resource; a clear one if no catalog has it.
    public convenience init(resource: ColorResource) {
        self.init(catalogName: resource.name, fallback: .clear)
    }
}
