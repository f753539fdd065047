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
///   - tools: makes what one worker needs and no two may share.
///   - finished: told after each job how many are done, from any thread, one call at a time.
///   - body: does one job.
/// - Returns: as many outputs as jobs, each at its job's index.
/// - Throws: what the earliest failing job threw, or making the tools.
public func mapInOrder<Job: Sendable, Tools, Output: Sendable>(
    _ jobs: [Job], workers: Int, tools: @escaping @Sendable () throws -> Tools,
    finished: (@Sendable (Int) -> Void)? = nil,
    body: @escaping @Sendable (Job, inout Tools) throws -> Output
) throws -> [Output] {
    guard !jobs.isEmpty else { return [] }
    let queue = JobQueue<Output>(count: jobs.count, finished: finished)
    let threads = max(1, min(workers, jobs.count))
    let group = DispatchGroup()
    for _ in 0..<threads {
        group.enter()
        let thread = Thread {
            defer { group.leave() }
            do {
                var tools = try tools()
                while let index = queue.next() {
                    do {
                        queue.finish(index, .success(try body(jobs[index], &tools)))
                    } catch {
                        queue.finish(index, .failure(error))
                    }
                }
            } catch {
                queue.abandon(error)
            }
        }
        // Memory is touched only as far as the deepest tree needs it.
        thread.stackSize = 64 << 20
        thread.start()
    }
    group.wait()
    return try queue.outputs()
}

/// Hands out indices and collects what came of them; its lock guards all that changes.
private final class JobQueue<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let finished: (@Sendable (Int) -> Void)?
    private var results: [Result<Output, any Error>?]
    private var nextIndex = 0
    private var doneCount = 0
    private var isStopped = false
    private var toolsError: (any Error)?

    init(count: Int, finished: (@Sendable (Int) -> Void)?) {
        results = Array(repeating: nil, count: count)
        self.finished = finished
    }

    func next() -> Int? {
        lock.withLock {
            guard !isStopped, nextIndex < results.count else { return nil }
            defer { nextIndex += 1 }
            return nextIndex
        }
    }

    func finish(_ index: Int, _ result: Result<Output, any Error>) {
        lock.withLock {
            results[index] = result
            if case .failure = result { isStopped = true }
            doneCount += 1
            finished?(doneCount)
        }
    }

    func abandon(_ error: any Error) {
        lock.withLock {
            isStopped = true
            toolsError = error
        }
    }

    func outputs() throws -> [Output] {
        try lock.withLock {
            for case .failure(let error)? in results { throw error }
            if let toolsError { throw toolsError }
            return try results.compactMap { try $0?.get() }
        }
    }
}
