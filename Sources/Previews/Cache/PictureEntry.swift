/// What an earlier run put into an output folder of one picture in all of its formats, or of one page of a contact
/// sheet, and what it made that from.
struct PictureEntry: Codable, Sendable {
    /// The digest of all that the layout depends on; `nil` where that was not known.
    var input: String?
    /// The digest of the display list.
    var list: String
    /// Points.
    var width: Double
    var height: Double
    var files: [File]
    var warnings: [KeptDiagnostic]

    struct File: Codable, Sendable {
        var name: String
        /// Pixels.
        var width: Int
        var height: Int
        /// What it was drawn from, as the cache calls it.
        var picture: String
        var stamp: FileStamp
    }
}
