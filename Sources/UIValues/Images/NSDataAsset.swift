public import Foundation
import Job

/// The content of a data set in an asset catalog.
open class NSDataAsset: NSObject {
    /// The name of the data set.
    public let name: String
    public let data: Data
    /// The type of the content, such as `public.json`.
    public let typeIdentifier: String

    /// Finds a data set; `nil` if the app's catalogs have none with the name.
    ///
    /// - Parameters:
    ///   - name: the name, with its namespaces.
    ///   - bundle: not used; the folder of the app is searched.
    public init?(name: String, bundle: Bundle) {
        let job = JobEnvironment.current
        guard let found = job.resources.data(named: name, compatibleWith: job.screen.traits) else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.typeIdentifier ?? "public.data"
    }

    /// Finds a data set of the app; `nil` if its catalogs have none with the name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
}

public typealias NSDataAssetName = String
