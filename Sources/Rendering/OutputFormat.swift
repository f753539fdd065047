/// A kind of file that a picture is written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
    case png
    case svg
    case pdf

    /// The end of the file's name, without a point.
    public var fileExtension: String { rawValue }
}
