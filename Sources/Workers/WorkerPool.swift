import Diagnostics
import Foundation

/// Threads that share jobs.
///
/// A thread cannot be stopped from outside. One whose job is out of time is left where it is; another takes its place,
/// and the run goes on without that job. A job that ends the process is the supervisor's matter: it starts the process
/// again, whose pool leaves that job out.
package struct WorkerPool<Tools>: Sendable {
    /// How many threads; at least one, and never more than there are jobs.
    package var workers: Int
    /// How long one job may take; `nil` for no limit.
    package var timeLimit: Duration?
    /// Makes what one worker needs and no two may share.
    package var tools: @Sendable () throws -> Tools
    /// The clock that time limits go by.
    var now: @Sendable () -> ContinuousClock.Instant = { .now }

    package init(workers: Int, timeLimit: Duration? = nil, tools: @escaping @Sendable () throws -> Tools) {
        self.workers = workers
        self.timeLimit = timeLimit
        self.tools = tools
    }

    /// Does every job.
    ///
    /// - Parameters:
    ///   - jobs: what to do; workers take them in order.
    ///   - name: names a job, the same in every run. The supervisor knows a job by it, so a job that ends the process
    ///     can be left out only where it has one.
    ///   - finished: called after each job with how many are done, from any thread, one call at a time.
    ///   - lost: what stands for a job that has no result; without it such a job fails.
    ///   - body: does one job.
    ///   - consume: takes the outputs in the jobs' own order, as soon as those before are there; one call at a time.
    /// - Throws: what the earliest failing job threw, or making the tools.
    package func run<Job: Sendable, Output: Sendable>(
        _ jobs: [Job], name: ((Job) -> String)? = nil, finished: (@Sendable (Int) -> Void)? = nil,
        lost: (@Sendable (Job, JobLoss) -> Output)? = nil,
        body: @escaping @Sendable (Job, inout Tools, JobTicket) throws -> Output,
        consume: @escaping @Sendable (Output) -> Void
    ) throws {
        let queue = JobQueue<Output>(count: jobs.count, finished: finished, consume: consume)
        let work = SupervisedJobs(count: jobs.count, name: name.map { name in { name(jobs[$0]) } })
        func result(of index: Int, _ loss: JobLoss) -> Result<Output, any Error> {
            guard let lost else { return .failure(DiagnosedError(WorkerProblem(loss))) }
            return .success(lost(jobs[index], loss))
        }
        for index in work.lost { queue.leaveOut(index, result(of: index, .crashed)) }
        for indices in work.rounds {
            queue.begin(indices)
            for _ in 0..<max(1, min(workers, indices.count)) { start(queue, jobs, work, body) }
            while !queue.waitUntilDone(forMilliseconds: timeLimit == nil ? 60_000 : 50) {
                for ticket in queue.runningTickets {
                    guard let timeLimit, let loss = ticket.loss(timeLimit: timeLimit, at: now()), ticket.giveUp() else {
                        continue
                    }
                    queue.giveUp(ticket, result(of: ticket.index, loss))
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
                while isNeeded, let ticket = queue.next(at: now()) {
                    isNeeded = work.doing(ticket.index) {
                        queue.finish(ticket, Result { try body(jobs[ticket.index], &tools, ticket) })
                    }
                }
            } catch {
                queue.abandon(error)
            }
            if isNeeded { queue.workerEnds() }
        }
        if let failure { queue.workerFails(DiagnosedError(WorkerProblem.noWorker(reason: failure))) }
    }
}

/// One job on its way.
package final class JobTicket: @unchecked Sendable {
    let index: Int
    private let start: ContinuousClock.Instant
    private let lock = NSLock()
    private var isGivenUp = false
    private var isDelivering = false

    fileprivate init(index: Int, start: ContinuousClock.Instant) {
        self.index = index
        self.start = start
    }

    /// Says that the result is there and is being put in place, which is not to be interrupted.
    ///
    /// - Returns: `false` where the job was given up meanwhile, and nothing of it may be seen any more.
    package func beginDelivery() -> Bool {
        lock.withLock {
            isDelivering = !isGivenUp
            return isDelivering
        }
    }

    /// Why the job must be given up, `nil` as long as it need not.
    fileprivate func loss(timeLimit: Duration, at now: ContinuousClock.Instant) -> JobLoss? {
        guard now - start > timeLimit else { return nil }
        return .outOfTime(seconds: Int(timeLimit.components.seconds))
    }

    fileprivate func giveUp() -> Bool {
        lock.withLock {
            if isDelivering { return false }
            isGivenUp = true
            return true
        }
    }
}

/// Hands out indices and passes on what came of them; its lock guards all that changes.
private final class JobQueue<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let finished: (@Sendable (Int) -> Void)?
    private let consume: @Sendable (Output) -> Void
    /// What is there before its turn has come.
    private var waiting: [Int: Result<Output, any Error>] = [:]
    private var nextToConsume = 0
    /// The jobs of this round that nobody has begun.
    private var open: ArraySlice<Int> = []
    private var doneCount = 0
    private var isStopped = false
    private var toolsError: (any Error)?
    private var running: [Int: JobTicket] = [:]
    private var workers = 0
    private var ended = EndSignal()

    init(count: Int, finished: (@Sendable (Int) -> Void)?, consume: @escaping @Sendable (Output) -> Void) {
        self.finished = finished
        self.consume = consume
    }

    var runningTickets: [JobTicket] { lock.withLock { running.values.sorted { $0.index < $1.index } } }

    /// Takes in jobs to do, once all before are done.
    func begin(_ indices: [Int]) {
        lock.withLock {
            open = indices[...]
            ended = EndSignal()
        }
    }

    func workerStarts() { lock.withLock { workers += 1 } }

    func workerEnds() {
        lock.withLock {
            workers -= 1
            if workers == 0 { ended.signal() }
        }
    }

    /// A worker could not be started: where it would have been the only one, what is left to do is not done.
    func workerFails(_ error: any Error) {
        lock.withLock {
            workers -= 1
            guard workers == 0 else { return }
            if !open.isEmpty { (isStopped, toolsError) = (true, error) }
            ended.signal()
        }
    }

    /// Whether all workers have ended, after waiting for that for a while.
    func waitUntilDone(forMilliseconds limit: Int) -> Bool { lock.withLock { ended }.wait(milliseconds: limit) }

    func next(at now: ContinuousClock.Instant) -> JobTicket? {
        lock.withLock {
            guard !isStopped, let index = open.popFirst() else { return nil }
            let ticket = JobTicket(index: index, start: now)
            running[index] = ticket
            return ticket
        }
    }

    /// - Returns: whether the worker is to go on; one whose job was given up has been replaced.
    func finish(_ ticket: JobTicket, _ result: Result<Output, any Error>) -> Bool {
        lock.withLock {
            guard running.removeValue(forKey: ticket.index) != nil else { return false }
            take(result, at: ticket.index)
            return true
        }
    }

    /// Leaves out a job, with what stands for its result.
    func leaveOut(_ index: Int, _ result: Result<Output, any Error>) {
        lock.withLock { take(result, at: index) }
    }

    /// A job that will not end.
    func giveUp(_ ticket: JobTicket, _ result: Result<Output, any Error>) {
        lock.withLock {
            // It may have ended just now.
            guard running.removeValue(forKey: ticket.index) != nil else { return }
            take(result, at: ticket.index)
            workers -= 1
        }
    }

    private func take(_ result: Result<Output, any Error>, at index: Int) {
        waiting[index] = result
        if case .failure = result { isStopped = true }
        doneCount += 1
        finished?(doneCount)
        while case .success(let output)? = waiting[nextToConsume] {
            waiting[nextToConsume] = nil
            nextToConsume += 1
            consume(output)
        }
    }

    func abandon(_ error: any Error) {
        lock.withLock {
            isStopped = true
            toolsError = error
        }
    }

    func throwFailure() throws {
        try lock.withLock {
            let failures = waiting.filter { if case .failure = $0.value { true } else { false } }
            if let earliest = failures.min(by: { $0.key < $1.key }) { _ = try earliest.value.get() }
            if let toolsError { throw toolsError }
        }
    }
}
