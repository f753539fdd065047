import Synchronization

/// Does every job on one of several workers, and returns the results in the order of the jobs.
///
/// Each worker makes its own tools and lends them to one job at a time. A job runs from start to finish on one thread,
/// whose stack is large enough for deep trees. Workers take the next job in order. If one fails, the jobs before it are
/// still finished, and the error of the earliest failing job is thrown. So the error does not depend on the threads.
///
/// - Parameters:
///   - jobs: the jobs, in order.
///   - workers: the number of threads; at least one is used, and never more than there are jobs.
///   - timeLimit: the time limit of one job; `nil` for none.
///   - tools: makes the objects that one worker needs and does not share.
///   - name: the name of a job, the same in every run, so that a job that crashes can be skipped in the next one.
///   - finished: called after each job with the number of finished jobs, from any thread, one call at a time.
///   - lost: the replacement for the result of a lost job; without it, such a job fails.
///   - body: does one job.
/// - Returns: one output for each job, at the job's index.
/// - Throws: the error of the earliest failing job, or of making the tools.
public func mapInOrder<Job: Sendable, Tools, Output: Sendable>(
    _ jobs: [Job], workers: Int, timeLimit: TimeLimit? = nil, tools: @escaping @Sendable () throws -> Tools,
    name: ((Job) -> String)? = nil, finished: (@Sendable (Int) -> Void)? = nil,
    lost: (@Sendable (Job, JobLoss) -> Output)? = nil,
    body: @escaping @Sendable (Job, inout Tools) throws -> Output
) throws -> [Output] {
    let outputs = Collected<Output>()
    let pool = WorkerPool(workers: workers, timeLimit: timeLimit, tools: tools)
    try pool.run(jobs, name: name, finished: finished, lost: lost, body: { job, tools, _ in try body(job, &tools) }) {
        outputs.append($0)
    }
    return outputs.all
}

/// The outputs so far.
private final class Collected<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])

    var all: [Value] { values.withLock { $0 } }

    func append(_ value: Value) { values.withLock { $0.append(value) } }
}
