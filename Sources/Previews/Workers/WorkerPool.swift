import Diagnostics
import Foundation

/// Threads that share jobs, and that outlive a job which never ends or which crashes.
///
/// A thread cannot be stopped from outside. One whose job is out of time, or whose job ran into a trap, is left where
/// it is; another takes its place, and the run goes on without that job.
struct WorkerPool<Tools>: Sendable {
    /// How many threads; at least one, and never more than there are jobs.
    var workers: Int
    /// How long one job may take; `nil` for as long as it likes.
    var timeLimit: Duration?
    /// Makes what one worker needs and no two may share.
    var tools: @Sendable () throws -> Tools

    init(workers: Int, timeLimit: Duration? = nil, tools: @escaping @Sendable () throws -> Tools) {
        self.workers = workers
        self.timeLimit = timeLimit
        self.tools = tools
    }

    /// Does every job.
    ///
    /// - Parameters:
    ///   - jobs: what to do; workers take them in order.
    ///   - finished: told after each job how many are done, from any thread, one call at a time.
    ///   - lost: what stands for a job that was given up; without it such a job fails.
    ///   - body: does one job.
    ///   - consume: takes the outputs in the jobs' own order, as soon as those before are there; one call at a time.
    /// - Throws: what the earliest failing job threw, or making the tools.
    func run<Job: Sendable, Output: Sendable>(
        _ jobs: [Job], finished: (@Sendable (Int) -> Void)? = nil,
        lost: (@Sendable (Job, JobLoss) -> Output)? = nil,
        body: @escaping @Sendable (Job, inout Tools, JobTicket) throws -> Output,
        consume: @escaping @Sendable (Output) -> Void
    ) throws {
        guard !jobs.isEmpty else { return }
        let queue = JobQueue<Output>(count: jobs.count, finished: finished, consume: consume)
        for _ in 0..<max(1, min(workers, jobs.count)) { start(queue, jobs, body) }
        while !queue.waitUntilDone(forMilliseconds: 50) {
            queue.giveUpWorkersWithoutTools()
            for ticket in queue.runningTickets {
                guard let loss = ticket.loss(timeLimit: timeLimit), ticket.giveUp() else { continue }
                let result = Result<Output, any Error> {
                    guard let lost else { throw DiagnosedError([Diagnostic(.error, RunProblem.jobLost(loss))]) }
                    return lost(jobs[ticket.index], loss)
                }
                queue.giveUp(ticket, result)
                start(queue, jobs, body)
            }
        }
        try queue.throwFailure()
    }

    private func start<Job: Sendable, Output: Sendable>(
        _ queue: JobQueue<Output>, _ jobs: [Job],
        _ body: @escaping @Sendable (Job, inout Tools, JobTicket) throws -> Output
    ) {
        queue.workerStarts()
        let failure = startThread {
            let guarded = CrashGuard.Thread()
            defer { guarded.end() }
            var isNeeded = true
            do {
                queue.makesTools(guarded)
                var tools = try tools()
                queue.hasTools(guarded)
                while isNeeded, let ticket = queue.next(guarded) {
                    let result = Result { try body(jobs[ticket.index], &tools, ticket) }
                    isNeeded = queue.finish(ticket, result)
                }
            } catch {
                queue.abandon(error)
            }
            if isNeeded { queue.workerEnds() }
        }
        if let failure { queue.workerFails(DiagnosedError(RunProblem.noWorker(reason: failure))) }
    }
}

/// Why a job was given up.
public enum JobLoss: Hashable, Sendable {
    case outOfTime(seconds: Int)
    case crashed

    /// How many seconds a job may take where nobody says.
    public static let standardTimeLimit = 60
}

/// One job on its way.
final class JobTicket: @unchecked Sendable {
    let index: Int
    private let start = ContinuousClock.now
    private let thread: CrashGuard.Thread
    private let lock = NSLock()
    private var isGivenUp = false
    private var isDelivering = false

    fileprivate init(index: Int, thread: CrashGuard.Thread) {
        self.index = index
        self.thread = thread
    }

    /// Says that the result is there and is being put in place, which is not to be interrupted.
    ///
    /// - Returns: `false` where the job was given up meanwhile, and nothing of it may be seen any more.
    func beginDelivery() -> Bool {
        lock.withLock {
            isDelivering = !isGivenUp
            return isDelivering
        }
    }

    /// Why the job must be given up, `nil` as long as it need not.
    fileprivate func loss(timeLimit: Duration?) -> JobLoss? {
        if thread.hasCrashed { return .crashed }
        guard let timeLimit, ContinuousClock.now - start > timeLimit else { return nil }
        return .outOfTime(seconds: Int(timeLimit.components.seconds))
    }

    fileprivate func giveUp() -> Bool {
        lock.withLock {
            if isDelivering && !thread.hasCrashed { return false }
            isGivenUp = true
            return true
        }
    }
}

/// Hands out indices and passes on what came of them; its lock guards all that changes.
private final class JobQueue<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private let finished: (@Sendable (Int) -> Void)?
    private let consume: @Sendable (Output) -> Void
    /// What is there before its turn has come.
    private var waiting: [Int: Result<Output, any Error>] = [:]
    private var nextToConsume = 0
    private var nextIndex = 0
    private var doneCount = 0
    private var isStopped = false
    private var toolsError: (any Error)?
    private var running: [Int: JobTicket] = [:]
    private var workers = 0
    /// The threads of those workers that have no tools yet.
    private var preparing: [CrashGuard.Thread] = []
    private let ended = EndSignal()

    init(count: Int, finished: (@Sendable (Int) -> Void)?, consume: @escaping @Sendable (Output) -> Void) {
        self.count = count
        self.finished = finished
        self.consume = consume
    }

    var runningTickets: [JobTicket] { lock.withLock { running.values.sorted { $0.index < $1.index } } }

    func workerStarts() { lock.withLock { workers += 1 } }

    func workerEnds() {
        lock.withLock {
            workers -= 1
            if workers == 0 { ended.signal() }
        }
    }

    /// A worker could not be started: where it would have been the only one, what is left to do is not done.
    func workerFails(_ error: any Error) { lock.withLock { loseWorker(error) } }

    private func loseWorker(_ error: any Error) {
        workers -= 1
        guard workers == 0 else { return }
        if nextIndex < count { (isStopped, toolsError) = (true, error) }
        ended.signal()
    }

    func makesTools(_ thread: CrashGuard.Thread) { lock.withLock { preparing.append(thread) } }

    func hasTools(_ thread: CrashGuard.Thread) { lock.withLock { preparing.removeAll { $0 === thread } } }

    /// A worker that trapped over its tools never ends by itself: with too little memory, say, that is where it fails.
    func giveUpWorkersWithoutTools() {
        lock.withLock {
            for thread in preparing where thread.hasCrashed {
                preparing.removeAll { $0 === thread }
                loseWorker(DiagnosedError(RunProblem.noWorker(reason: "an error while it was made ready")))
            }
        }
    }

    /// Whether all workers have ended, after waiting for that for a while.
    func waitUntilDone(forMilliseconds limit: Int) -> Bool { ended.wait(milliseconds: limit) }

    func next(_ thread: CrashGuard.Thread) -> JobTicket? {
        lock.withLock {
            guard !isStopped, nextIndex < count else { return nil }
            let ticket = JobTicket(index: nextIndex, thread: thread)
            running[nextIndex] = ticket
            nextIndex += 1
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
