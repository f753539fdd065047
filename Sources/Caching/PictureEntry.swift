package import OutputFiles

/// A record of the files that an earlier run wrote for one picture in all of its formats, or for one page of a contact
/// sheet, and of their sources.
package struct PictureEntry: Codable, Sendable {
    /// The digest of everything that the layout depends on; `nil` if it was unknown.
    package var input: String?
    /// The digest of the display list.
    package var list: String
    /// The width in points.
    package var width: Double
    package var height: Double
    package var files: [File]
    package var warnings: [KeptDiagnostic]

    package init(
        input: String?, list: String, width: Double, height: Double, files: [File], warnings: [KeptDiagnostic]
    ) {
        self.input = input
        self.list = list
        self.width = width
        self.height = height
        self.files = files
        self.warnings = warnings
    }

    package struct File: Codable, Sendable {
        package var name: String
        /// The width in pixels.
        package var width: Int
        package var height: Int
        /// The cache key of what it was drawn from.
        package var picture: String
        package var stamp: FileStamp

        package init(name: String, width: Int, height: Int, picture: String, stamp: FileStamp) {
            self.name = name
            self.width = width
            self.height = height
            self.picture = picture
            self.stamp = stamp
        }
    }
}
