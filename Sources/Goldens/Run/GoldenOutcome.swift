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
        let isChoice = error.diagnostics.contains {
            if case .nothingChosen? = $0.problem as? GoldenProblem { true } else { false }
        }
        let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
        let isFile = error.diagnostics.contains { $0.problem is GoldenProblem }
        self.init(
            isOutput || isChoice ? .wrongUsage : isFile ? .unreadableInput : .checkFailed,
            diagnostics: diagnostics + error.diagnostics)
    }

    /// Creates the outcome of work on inputs that an error ended.
    ///
    /// Errors of inputs are of many kinds; goldens and outputs have their own.
    init(ofInputs error: any Error, after diagnostics: [Diagnostic]) {
        let error = (error as? DiagnosedError)?.without(whatFollowsFrom: diagnostics) ?? error
        self.init(error, after: diagnostics)
        guard let error = error as? DiagnosedError, status == .checkFailed, error.isOfInputs else { return }
        status = error.statusOfInputs
    }
}
