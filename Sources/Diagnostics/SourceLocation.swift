/// A place in an input file, as a person or an editor would look it up.
///
/// Lines and columns count from 1; a column counts characters. Either may be unknown: a missing file has no line.
public struct SourceLocation: Hashable, Sendable, Codable {
    /// The path of the file, as the user gave it, or as it was found in a folder that the user gave.
    public var file: String
    public var line: Int?
    public var column: Int?

    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `file:line:column`, without the unknown parts.
    public var description: String {
        var text = file.isEmpty ? "''" : file
        if let line {
            text += ":\(line)"
            if let column { text += ":\(column)" }
        }
        return text
    }
}

extension SourceLocation: Comparable {
    public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        if a.file != b.file { return a.file < b.file }
        if a.line != b.line { return (a.line ?? 0) < (b.line ?? 0) }
        return (a.column ?? 0) < (b.column ?? 0)
    }
}
