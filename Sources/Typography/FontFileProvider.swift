public import Drawing

/// The file of a face.
public struct FontFile: Hashable, Sendable {
    /// An absolute path.
    public var path: String
    /// The index of the face in the file.
    public var faceIndex: Int
    /// The axis values of a variable font, by tag (`wght`).
    ///
    /// Missing axes have their defaults.
    public var variations: [String: Double]

    public init(path: String, faceIndex: Int = 0, variations: [String: Double] = [:]) {
        self.path = path
        self.faceIndex = faceIndex
        self.variations = variations
    }
}

/// A provider of font files for renderers.
public protocol FontFileProvider: Sendable {
    /// The file of a face; `nil` if it is unknown.
    func fontFile(for font: FontReference) -> FontFile?
}
