public import Diagnostics
import OutputFiles
public import Previews

/// The outcome of a command for goldens.
public struct GoldenOutcome: Sendable {
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

    /// Creates the outcome of work that an error ended.
    init(_ error: any Error, after diagnostics: [Diagnostic] = []) {
        guard let error = error as? DiagnosedError else {
            self.init(
                .checkFailed,
                diagnostics: diagnostics + [Diagnostic(.error, RunProblem.pictureFailed(reason: "\(error)"))])
            return
        }
        let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
        self.init(
            isOutput ? .wrongUsage : Self.status(endedBy: error.diagnostics),
            diagnostics: diagnostics + error.diagnostics)
    }

    /// The status of work that problems ended, none of them in an output.
    public static func status(endedBy diagnostics: [Diagnostic]) -> ExitStatus {
        let problems = diagnostics.compactMap { $0.problem as? GoldenProblem }
        let isChoice = problems.contains { if case .nothingChosen = $0 { true } else { false } }
        return isChoice ? .wrongUsage : problems.isEmpty ? .checkFailed : .unreadableInput
    }
}
