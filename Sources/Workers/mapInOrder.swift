import Foundation

/// Does every job on one of several workers, and returns what came of them in the jobs' own order.
///
/// Each worker makes its own tools and lends them to one job at a time; a job runs from end to end on one thread,
/// whose stack is large enough for deep trees. Workers take the next job in order, so when one fails, every job before
/// it is finished and the error of the earliest failing job is thrown: which one does not depend on the threads.
///
/// - Parameters:
///   - jobs: what to do, in order.
///   - workers: how many threads; at least one, and never more than there are jobs.
///   - timeLimit: how long one job may take; `nil` for no limit.
///   - tools: makes what one worker needs and no two may share.
///   - name: names a job, the same in every run, so that one which ends the process can be left out of the next.
///   - finished: called after each job with how many are done, from any thread, one call at a time.
///   - lost: what stands for a job that has no result; without it such a job fails.
///   - body: does one job.
/// - Returns: as many outputs as jobs, each at its job's index.
/// - Throws: what the earliest failing job threw, or making the tools.
public func mapInOrder<Job: Sendable, Tools, Output: Sendable>(
    _ jobs: [Job], workers: Int, timeLimit: Duration? = nil, tools: @escaping @Sendable () throws -> Tools,
    name: ((Job) -> String)? = nil, finished: (@Sendable (Int) -> Void)? = nil,
    lost: (@Sendable (Job, JobLoss) -> Output)? = nil,
    body: @escaping @Sendable (Job, inout Tools) throws -> Output
) throws -> [Output] {
    let outputs = Collected<Output>()
    let pool = WorkerPool(workers: workers, timeLimit: timeLimit, tools: tools)
    try pool.run(jobs, name: name, finished: finished, lost: lost, body: { job, tools, _ in try body(job, &tools) }) {
        outputs.values.append($0)
    }
    return outputs.values
}

/// What comes in one call at a time.
private final class Collected<Value: Sendable>: @unchecked Sendable {
    var values: [Value] = []
}
