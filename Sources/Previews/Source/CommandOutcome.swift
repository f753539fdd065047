public import Diagnostics

/// The outcome of a command: its exit status and everything that it prints at the end.
public struct CommandOutcome: Sendable {
    public var status: ExitStatus
    public var diagnostics: [Diagnostic]
    /// The text for people.
    public var text: String
    /// The JSON for programs.
    public var json: String

    public init(_ status: ExitStatus, diagnostics: [Diagnostic] = [], text: String = "", json: String = "") {
        self.status = status
        self.diagnostics = diagnostics
        self.text = text
        self.json = json
    }
}
