import Devices
import Diagnostics
import Foundation
import Workers

/// A log of the jobs that a run abandoned, in the order of the inputs whichever was abandoned first.
///
/// The lock guards the log.
final class LossLog: @unchecked Sendable {
    private let lock = NSLock()
    private var log = ProblemLog()

    /// - Parameters:
    ///   - loss: the reason why the job was abandoned.
    ///   - document: the input's path.
    ///   - variant: the variant; `nil` for a job that does not depend on one.
    func add(_ loss: JobLoss, of document: String, on variant: Variant?) {
        let problem = Diagnostic(
            .error, WorkerProblem(loss), at: SourceLocation(file: document), context: variant?.description)
        lock.withLock { log.append(contentsOf: [problem]) }
    }

    var diagnostics: [Diagnostic] { lock.withLock { log.diagnostics } }
}
