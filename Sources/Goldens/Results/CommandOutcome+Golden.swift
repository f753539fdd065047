import Diagnostics
import OutputFiles
import Previews

extension CommandOutcome {
    /// Creates the outcome of work on goldens that an error ended.
    init(_ error: any Error, after diagnostics: [Diagnostic] = []) {
        guard let error = error as? DiagnosedError else {
            self.init(
                .checkFailed,
                diagnostics: diagnostics + [Diagnostic(.error, RunProblem.pictureFailed(reason: "\(error)"))])
            return
        }
        let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
        self.init(
            isOutput ? .wrongUsage : ExitStatus(ofGoldens: error.diagnostics),
            diagnostics: diagnostics + error.diagnostics)
    }
}
