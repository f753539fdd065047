import Foundation

/// As many threads as the machine has cores, for tests that block the thread that they run on.
final class BlockingThreads: TaskExecutor {
    static let shared = BlockingThreads(count: ProcessInfo.processInfo.activeProcessorCount)

    private let queue = JobQueue()

    private init(count: Int) {
        let (queue, executor) = (queue, asUnownedTaskExecutor())
        for _ in 0..<count {
            let thread = Thread {
                while true { queue.next().runSynchronously(on: executor) }
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) { queue.add(UnownedJob(job)) }

    /// Jobs in the order they came in; the condition's lock guards them.
    private final class JobQueue: @unchecked Sendable {
        private let condition = NSCondition()
        private var jobs: [UnownedJob] = []

        func add(_ job: UnownedJob) {
            condition.withLock {
                jobs.append(job)
                condition.signal()
            }
        }

        /// The first job, as soon as there is one.
        func next() -> UnownedJob {
            condition.withLock {
                while jobs.isEmpty { condition.wait() }
                return jobs.removeFirst()
            }
        }
    }
}
