/// A file format for pictures.
public enum OutputFormat: String, Hashable, Sendable, Codable, CaseIterable {
    case png
    case svg
    case pdf

    /// The file extension, without a dot.
    public var fileExtension: String { rawValue }
}
