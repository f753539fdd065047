import Diagnostics

/// The data files of one name.
struct DataSet: Hashable, Sendable {
    var entries: [Entry]

    struct Entry: Hashable, Sendable {
        var key: AssetVariantKey
        /// The file's path.
        var file: String
        /// The type of the file's content, such as `public.json`; `nil` if the set does not say it.
        var typeIdentifier: String?
        /// The location at which the file is named.
        var location: SourceLocation
    }
}

/// A data file of an asset catalog.
public struct DataAsset: Hashable, Sendable {
    public var bytes: [UInt8]
    /// The type of the content, such as `public.json`; `nil` if the catalog does not say it.
    public var typeIdentifier: String?
}
