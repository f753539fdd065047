/// The reports that a check writes and prints.
public struct GoldenReports: Sendable {
    /// The folder of the report.
    public var output: String
    /// Whether the page embeds the pictures.
    public var isInline: Bool
    /// The paths of further report files; `nil` for none.
    public var junit: String?
    public var summary: String?
    /// The address of the report's folder, for the pictures in the summary; `nil` for a summary without pictures.
    public var address: String?
    /// Whether differences are printed as GitHub annotations.
    public var hasAnnotations: Bool
    /// Whether only differences are printed.
    public var isQuiet: Bool

    public init(
        output: String, isInline: Bool = false, junit: String? = nil, summary: String? = nil,
        hasAnnotations: Bool = false, isQuiet: Bool = false
    ) {
        self.output = output
        self.isInline = isInline
        self.junit = junit
        self.summary = summary
        self.hasAnnotations = hasAnnotations
        self.isQuiet = isQuiet
    }
}
