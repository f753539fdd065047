/// Where a face is: a file, and which of its faces.
public struct FontFile: Hashable, Sendable {
    public var postScriptName: String
    public var path: String
    /// 0 but in collections.
    public var faceIndex: Int

    public init(postScriptName: String, path: String, faceIndex: Int = 0) {
        self.postScriptName = postScriptName
        self.path = path
        self.faceIndex = faceIndex
    }
}

/// Tells which file a glyph run's face is in.
public protocol FontFileProvider: Sendable {
    /// The file of a face, or `nil` where it is not installed.
    func fontFile(postScriptName: String) -> FontFile?
}
