public import Diagnostics
public import Previews

extension ExitStatus {
    /// Creates the status of work on goldens that problems ended, none of them in an output.
    public init(ofGoldens diagnostics: [Diagnostic]) {
        let problems = diagnostics.compactMap { $0.problem as? GoldenProblem }
        let isChoice = problems.contains { if case .nothingChosen = $0 { true } else { false } }
        self = isChoice ? .wrongUsage : problems.isEmpty ? .checkFailed : .unreadableInput
    }
}
