import Diagnostics
import OutputFiles
import Previews

/// The run that all commands share: read the words, load the inputs, do the work, and say how it ended.
///
/// | What goes wrong | Exit status |
/// |---|---|
/// | a word, or an output that words name | wrong usage |
/// | no input can be read | an unreadable input |
/// | some inputs cannot be read | an unreadable input, after the work on the others |
/// | the work ends early | a failed check, unless ``statusOfWork`` says otherwise |
struct CommandRun {
    /// The status of problems with words.
    var statusOfWords: ([Diagnostic]) -> ExitStatus = { ExitStatus(ofArguments: $0) }
    /// The status of problems that end the work, none of them in an output or in the choice of scenes.
    var statusOfWork: ([Diagnostic]) -> ExitStatus = { _ in .checkFailed }

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - prepare: turns words into a request, and logs all wrong words at once. No input is read for it.
    ///   - load: reads the inputs, and logs those that cannot be read.
    ///   - work: does the work, and logs its problems.
    /// - Returns: the outcome of the work with all problems of the log, unless it has its own.
    func outcome<Request, Inputs>(
        prepare: (inout ProblemLog) -> Request?,
        load: (Request, inout ProblemLog) throws(DiagnosedError) -> Inputs,
        work: (Request, Inputs, inout ProblemLog) throws -> CommandOutcome
    ) -> CommandOutcome {
        var log = ProblemLog()
        guard let request = prepare(&log), !log.hasErrors else {
            return CommandOutcome(statusOfWords(log.diagnostics), diagnostics: log.diagnostics)
        }
        let inputs: Inputs
        do throws(DiagnosedError) {
            inputs = try load(request, &log)
        } catch {
            log.append(contentsOf: error.diagnostics)
            // Nothing is left to work on, whatever the reasons are.
            let status = error.statusOfInputs
            return CommandOutcome(status == .good ? .unreadableInput : status, diagnostics: log.diagnostics)
        }
        let statusOfInputs = ExitStatus(ofInputs: log.diagnostics)
        do {
            var outcome = try work(request, inputs, &log)
            outcome.status = outcome.status.combined(with: statusOfInputs)
            if outcome.diagnostics.isEmpty { outcome.diagnostics = log.diagnostics }
            return outcome
        } catch let error as DiagnosedError {
            let rest = error.without(whatFollowsFrom: log.diagnostics)
            let isUsage = rest.isWrongUsage || rest.diagnostics.contains { $0.problem is OutputProblem }
            log.append(contentsOf: rest.diagnostics)
            return CommandOutcome(
                isUsage ? .wrongUsage : statusOfWork(rest.diagnostics).combined(with: statusOfInputs),
                diagnostics: log.diagnostics)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return CommandOutcome(.checkFailed, diagnostics: log.diagnostics)
        }
    }
}
