import Diagnostics
import Synchronization

/// Threads that share jobs.
///
/// A thread cannot be stopped from outside. If a job exceeds its time limit, its thread is abandoned, another one takes
/// its place, and the run continues without the job. If a job crashes the process, the supervisor starts the process
/// again, and the new pool skips the job.
package struct WorkerPool<Tools>: Sendable {
    /// The number of threads; at least one is used, and never more than there are jobs.
    package var workers: Int
    /// The time limit of one job; `nil` for none.
    package var timeLimit: TimeLimit?
    /// Makes the objects that one worker needs and does not share.
    package var tools: @Sendable () throws -> Tools

    package init(workers: Int, timeLimit: TimeLimit? = nil, tools: @escaping @Sendable () throws -> Tools) {
        self.workers = workers
        self.timeLimit = timeLimit
        self.tools = tools
    }

    /// Does every job.
    ///
    /// - Parameters:
    ///   - jobs: the jobs; workers take them in order.
    ///   - name: the name of a job, the same in every run. The supervisor identifies a job by it, so only a job with a
    ///     name can be skipped after a crash.
    ///   - finished: called after each job with the number of finished jobs, from any thread, one call at a time.
    ///   - lost: the replacement for the result of a lost job; without it, such a job fails.
    ///   - body: does one job.
    ///   - consume: receives the outputs in the order of the jobs, as soon as those before are available; one call at a
    ///     time.
    /// - Throws: the error of the earliest failing job, or of making the tools.
    package func run<Job: Sendable, Output: Sendable>(
        _ jobs: [Job], name: ((Job) -> String)? = nil, finished: (@Sendable (Int) -> Void)? = nil,
        lost: (@Sendable (Job, JobLoss) -> Output)? = nil,
        body: @escaping @Sendable (Job, inout Tools, JobTicket) throws -> Output,
        consume: @escaping @Sendable (Output) -> Void
    ) throws {
        let queue = JobQueue<Output>(finished: finished, consume: consume)
        let work = SupervisedJobs(count: jobs.count, name: name.map { name in { name(jobs[$0]) } })
        func result(of index: Int, _ loss: JobLoss) -> Result<Output, any Error> {
            guard let lost else { return .failure(DiagnosedError(WorkerProblem(loss))) }
            return .success(lost(jobs[index], loss))
        }
        for index in work.lost { queue.skip(index, result(of: index, .crashed)) }
        for index in work.outOfMemory {
            queue.skip(index, result(of: index, .outOfMemory(megabytes: CrashJournal.current?.memoryLimit ?? 0)))
        }
        for index in work.timedOut {
            queue.skip(index, result(of: index, .outOfTime(seconds: timeLimit?.seconds ?? 0)))
        }
        for indices in work.rounds {
            queue.begin(indices)
            for _ in 0..<max(1, min(workers, indices.count)) { start(queue, jobs, work, body) }
            while !queue.waitUntilDone(forMilliseconds: timeLimit == nil ? 60_000 : 50) {
                for ticket in queue.runningTickets {
                    guard let loss = timeLimit?.loss(since: ticket.start), ticket.abandon() else { continue }
                    work.abandon(ticket.index)
                    queue.abandon(ticket, result(of: ticket.index, loss))
                    start(queue, jobs, work, body)
                }
            }
        }
        try queue.throwFailure()
    }

    private func start<Job: Sendable, Output: Sendable>(
        _ queue: JobQueue<Output>, _ jobs: [Job], _ work: SupervisedJobs,
        _ body: @escaping @Sendable (Job, inout Tools, JobTicket) throws -> Output
    ) {
        queue.workerStarts()
        let failure = startThread {
            var isNeeded = true
            do {
                var tools = try tools()
                while isNeeded, let ticket = queue.next(at: timeLimit?.now() ?? .now) {
                    isNeeded = work.doing(ticket.index) {
                        queue.finish(ticket, Result { try body(jobs[ticket.index], &tools, ticket) })
                    }
                }
            } catch {
                queue.stop(error)
            }
            if isNeeded { queue.workerEnds() }
        }
        if let failure { queue.workerFails(DiagnosedError(WorkerProblem.noWorker(reason: failure))) }
    }
}

/// A job that a worker has started.
package final class JobTicket: Sendable {
    let index: Int
    fileprivate let start: ContinuousClock.Instant
    private let state = Mutex(State.running)

    private enum State { case running, delivering, abandoned }

    fileprivate init(index: Int, start: ContinuousClock.Instant) {
        self.index = index
        self.start = start
    }

    /// Marks the start of the delivery of the result, which must not be interrupted.
    ///
    /// - Returns: `false` if the job was abandoned in the meantime, and nothing of it may be delivered.
    package func beginDelivery() -> Bool {
        state.withLock {
            guard $0 != .abandoned else { return false }
            $0 = .delivering
            return true
        }
    }

    /// Abandons the job.
    ///
    /// - Returns: `false` if its result is being delivered.
    fileprivate func abandon() -> Bool {
        state.withLock {
            guard $0 != .delivering else { return false }
            $0 = .abandoned
            return true
        }
    }
}

/// A queue that hands out the indices of jobs and passes their outputs on, in order.
private final class JobQueue<Output: Sendable>: Sendable {
    private struct State {
        /// The results that are waiting for an earlier one.
        var waiting: [Int: Result<Output, any Error>] = [:]
        var nextToConsume = 0
        /// The jobs of this round that no worker has started.
        var open: ArraySlice<Int> = []
        var doneCount = 0
        var isStopped = false
        var toolsError: (any Error)?
        var running: [Int: JobTicket] = [:]
        var workers = 0
        var ended = EndSignal()
    }

    private let state = Mutex(State())
    private let finished: (@Sendable (Int) -> Void)?
    private let consume: @Sendable (Output) -> Void

    init(finished: (@Sendable (Int) -> Void)?, consume: @escaping @Sendable (Output) -> Void) {
        self.finished = finished
        self.consume = consume
    }

    var runningTickets: [JobTicket] { state.withLock { $0.running.values.sorted { $0.index < $1.index } } }

    /// Adds jobs, after all earlier ones are done.
    func begin(_ indices: [Int]) {
        state.withLock {
            $0.open = indices[...]
            $0.ended = EndSignal()
        }
    }

    func workerStarts() { state.withLock { $0.workers += 1 } }

    func workerEnds() {
        state.withLock {
            $0.workers -= 1
            if $0.workers == 0 { $0.ended.signal() }
        }
    }

    /// Takes note that a worker could not be started.
    ///
    /// If it was the only one, the remaining jobs are not done.
    func workerFails(_ error: any Error) {
        state.withLock {
            $0.workers -= 1
            guard $0.workers == 0 else { return }
            if !$0.open.isEmpty { ($0.isStopped, $0.toolsError) = (true, error) }
            $0.ended.signal()
        }
    }

    /// Waits until all workers have ended, up to a time limit.
    ///
    /// - Returns: whether they have ended.
    func waitUntilDone(forMilliseconds limit: Int) -> Bool {
        state.withLock { $0.ended }.wait(milliseconds: limit)
    }

    func next(at now: ContinuousClock.Instant) -> JobTicket? {
        state.withLock {
            guard !$0.isStopped, let index = $0.open.popFirst() else { return nil }
            let ticket = JobTicket(index: index, start: now)
            $0.running[index] = ticket
            return ticket
        }
    }

    /// Takes the result of a job.
    ///
    /// - Returns: whether the worker continues. A worker whose job was abandoned has been replaced.
    func finish(_ ticket: JobTicket, _ result: Result<Output, any Error>) -> Bool {
        state.withLock {
            guard $0.running.removeValue(forKey: ticket.index) != nil else { return false }
            take(result, at: ticket.index, &$0)
            return true
        }
    }

    /// Skips a job, with a replacement for its result.
    func skip(_ index: Int, _ result: Result<Output, any Error>) {
        state.withLock { take(result, at: index, &$0) }
    }

    /// Replaces the result of an abandoned job.
    func abandon(_ ticket: JobTicket, _ result: Result<Output, any Error>) {
        state.withLock {
            // It may have ended just now.
            guard $0.running.removeValue(forKey: ticket.index) != nil else { return }
            take(result, at: ticket.index, &$0)
            $0.workers -= 1
        }
    }

    private func take(_ result: Result<Output, any Error>, at index: Int, _ state: inout State) {
        state.waiting[index] = result
        if case .failure = result { state.isStopped = true }
        state.doneCount += 1
        finished?(state.doneCount)
        while case .success(let output)? = state.waiting[state.nextToConsume] {
            state.waiting[state.nextToConsume] = nil
            state.nextToConsume += 1
            consume(output)
        }
    }

    /// Stops the queue because a worker has no tools.
    func stop(_ error: any Error) {
        state.withLock {
            $0.isStopped = true
            $0.toolsError = error
        }
    }

    func throwFailure() throws {
        let error: (any Error)? = state.withLock { state in
            let failures = state.waiting.compactMap { index, result in
                if case .failure(let error) = result { (index, error) } else { nil }
            }
            return failures.min { $0.0 < $1.0 }?.1 ?? state.toolsError
        }
        if let error { throw error }
    }
}
