import Devices
import Diagnostics
import Synchronization
import Workers

/// A log of the jobs that a run abandoned, in the order of the inputs whichever was abandoned first.
final class JobLossLog: Sendable {
    private let log = Mutex(ProblemLog())

    /// - Parameters:
    ///   - loss: the reason why the job was abandoned.
    ///   - document: the input's path.
    ///   - variant: the variant; `nil` for a job that does not depend on one.
    func add(_ loss: JobLoss, of document: String, on variant: Variant?) {
        let problem = Diagnostic(
            .error, WorkerProblem(loss), at: SourceLocation(file: document), context: variant?.description)
        log.withLock { $0.append(contentsOf: [problem]) }
    }

    var diagnostics: [Diagnostic] { log.withLock { $0.diagnostics } }
}
