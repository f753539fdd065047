public import Drawing

/// The file that a face is in.
public struct FontFile: Hashable, Sendable {
    /// An absolute path.
    public var path: String
    /// The face's place in a collection; 0 in a file of one face.
    public var faceIndex: Int
    /// Where a variable font is set to, by axis tag (`wght`); an axis not named is at its default.
    public var variations: [String: Double]

    public init(path: String, faceIndex: Int = 0, variations: [String: Double] = [:]) {
        self.path = path
        self.faceIndex = faceIndex
        self.variations = variations
    }
}

/// What knows in which file a face is: whoever draws glyphs asks it.
public protocol FontFileProvider: Sendable {
    /// The face's file; `nil` where this library does not hold the face.
    func fontFile(for font: FontReference) -> FontFile?
}
