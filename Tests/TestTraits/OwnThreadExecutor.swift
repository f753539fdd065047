import Foundation

/// Runs each part of a task on its own thread, so that none waits for another that blocks.
///
/// A server that tests use within the same process runs there: in the concurrency pool, it would wait for all running
/// tests.
public final class OwnThreadExecutor: TaskExecutor {
    /// The shared executor, which has no state.
    public static let shared = OwnThreadExecutor()

    private init() {}

    /// Runs a part of a task.
    public func enqueue(_ job: consuming ExecutorJob) {
        let (job, executor) = (UnownedJob(job), asUnownedTaskExecutor())
        Thread.detachNewThread { job.runSynchronously(on: executor) }
    }
}
