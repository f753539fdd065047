import Foundation

/// Runs each part of a task on a thread of its own, so that none waits for another that blocks.
final class OwnThreadExecutor: TaskExecutor {
    static let shared = OwnThreadExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let (job, executor) = (UnownedJob(job), asUnownedTaskExecutor())
        Thread.detachNewThread { job.runSynchronously(on: executor) }
    }
}
