import OutputFiles

/// A record of the files that an earlier run wrote for one picture in all of its formats, or for one page of a contact
/// sheet, and of their sources.
struct PictureEntry: Codable, Sendable {
    /// The digest of everything that the layout depends on; `nil` if it was unknown.
    var input: String?
    /// The digest of the display list.
    var list: String
    /// The width in points.
    var width: Double
    var height: Double
    var files: [File]
    var warnings: [KeptDiagnostic]

    struct File: Codable, Sendable {
        var name: String
        /// The width in pixels.
        var width: Int
        var height: Int
        /// The cache key of what it was drawn from.
        var picture: String
        var stamp: FileStamp
    }
}
