import Foundation

/// Runs each part of a task on a thread of its own, so that none waits for another that blocks.
///
/// A server that tests ask from the same process runs there: in the concurrency pool, it would wait for all tests that
/// are under way.
public final class OwnThreadExecutor: TaskExecutor {
    /// The one executor, which keeps nothing.
    public static let shared = OwnThreadExecutor()

    private init() {}

    /// Runs a part of a task.
    public func enqueue(_ job: consuming ExecutorJob) {
        let (job, executor) = (UnownedJob(job), asUnownedTaskExecutor())
        Thread.detachNewThread { job.runSynchronously(on: executor) }
    }
}
