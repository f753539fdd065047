/// A place in a file where something is left out or cannot be rewritten.
public struct PortingProblem: Hashable, Sendable, CustomStringConvertible {
    /// How bad a problem is.
    public enum Severity: String, Sendable {
        /// The code compiles and does less than on iOS.
        case note
        /// The code does not compile here.
        case error
    }

    public var severity: Severity
    /// The path of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    public var message: String
    /// The suggested fix.
    public var remedy: String

    /// The problem as compilers write it: `file:line:column: error: message (remedy)`.
    public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) (\(remedy))" }
}
