package import Diagnostics
package import Goldens
package import Previews

/// The outcome of a command.
package struct CommandOutcome: Sendable {
    package var status: ExitStatus
    package var diagnostics: [Diagnostic]
    /// The text for people.
    package var text: String
    /// The JSON for programs.
    package var json: String

    package init(_ status: ExitStatus, diagnostics: [Diagnostic] = [], text: String = "", json: String = "") {
        self.status = status
        self.diagnostics = diagnostics
        self.text = text
        self.json = json
    }

    package init(_ outcome: GoldenOutcome) {
        self.init(outcome.status, diagnostics: outcome.diagnostics, text: outcome.text, json: outcome.json)
    }
}
