import Devices
import Diagnostics
import Foundation
import Workers

/// What was given up in a run, said in the order of places whichever was given up first.
///
/// Its lock guards the log.
final class LossLog: @unchecked Sendable {
    private let lock = NSLock()
    private var log = ProblemLog()

    /// - Parameters:
    ///   - loss: why it was given up.
    ///   - document: the input's path.
    ///   - variant: `nil` for what does not depend on one.
    func add(_ loss: JobLoss, of document: String, on variant: Variant?) {
        let problem = Diagnostic(
            .error, WorkerProblem(loss), at: SourceLocation(file: document), context: variant?.description)
        lock.withLock { log.append(contentsOf: [problem]) }
    }

    var diagnostics: [Diagnostic] { lock.withLock { log.diagnostics } }
}
