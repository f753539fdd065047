import Foundation
import Synchronization

/// A gate through which every file is written, so that a run that is asked to end leaves no partial file.
///
/// Threads cannot be stopped, but they can be kept from starting on another file.
package final class WritingGate: Sendable {
    /// The gate of this process.
    package static let own = WritingGate()

    private struct State {
        var isClosed = false
        /// The number of files that are being written.
        var writing = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Writes a file; never returns once the gate is closed.
    func passing<Value, Failure: Error>(_ write: () throws(Failure) -> Value) throws(Failure) -> Value {
        while !enter() { sleep(60) }
        defer { state.withLock { $0.writing -= 1 } }
        return try write()
    }

    /// Admits no more writers, and waits for the files that are being written, up to a limit.
    ///
    /// - Parameter milliseconds: the limit, for a file system that does not answer.
    /// - Returns: whether all of them are finished.
    @discardableResult
    package func close(waiting milliseconds: Int = 2_000) -> Bool {
        state.withLock { $0.isClosed = true }
        for _ in 0..<milliseconds {
            if state.withLock({ $0.writing == 0 }) { return true }
            usleep(1_000)
        }
        return false
    }

    private func enter() -> Bool {
        state.withLock {
            if !$0.isClosed { $0.writing += 1 }
            return !$0.isClosed
        }
    }
}
