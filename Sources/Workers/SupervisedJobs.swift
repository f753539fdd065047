import Synchronization

/// A pool's jobs as the supervisor sees them: which to skip, which to run alone, and which are running.
///
/// In a process without a supervisor, all jobs run together and nothing is recorded.
final class SupervisedJobs: Sendable {
    /// The jobs that crashed an earlier process.
    let lost: [Int]
    /// The jobs that exceeded the memory limit in an earlier process.
    let outOfMemory: [Int]
    /// The jobs that an earlier process abandoned at their time limit.
    let timedOut: [Int]
    /// The rounds in which jobs run: each suspect alone, then all others together.
    let rounds: [[Int]]
    private let journal: CrashJournal?
    private let identifiers: [JobIdentifier]
    /// The journal's places of the running jobs.
    private let places = Mutex<[Int: Int]>([:])

    /// - Parameters:
    ///   - count: the number of jobs.
    ///   - name: the name of a job; `nil` if the jobs have none.
    ///   - journal: the journal that records the running jobs.
    init(count: Int, name: ((Int) -> String)?, journal: CrashJournal? = .current) {
        guard let name, let journal, count > 0 else {
            (lost, outOfMemory, timedOut, identifiers) = ([], [], [], [])
            rounds = count > 0 ? [Array(0..<count)] : []
            self.journal = nil
            return
        }
        let identifiers = (0..<count).map { JobIdentifier(name($0)) }
        let (losses, suspects) = (Set(journal.lostJobs), Set(journal.suspectedJobs))
        let memoryLosses = Set(journal.memoryLosses).subtracting(losses)
        let timeouts = Set(journal.timedOutJobs).subtracting(losses).subtracting(memoryLosses)
        lost = identifiers.indices.filter { losses.contains(identifiers[$0]) }
        outOfMemory = identifiers.indices.filter { memoryLosses.contains(identifiers[$0]) }
        timedOut = identifiers.indices.filter { timeouts.contains(identifiers[$0]) }
        let skipped = losses.union(memoryLosses).union(timeouts)
        let others = identifiers.indices.filter { !skipped.contains(identifiers[$0]) }
        // Where jobs take too much memory together time and again, none has company.
        let isNoneTogether = journal.memoryEnds > 1
        let alone = others.filter { isNoneTogether || suspects.contains(identifiers[$0]) }
        let together = others.filter { !isNoneTogether && !suspects.contains(identifiers[$0]) }
        rounds = alone.map { [$0] } + (together.isEmpty ? [] : [together])
        self.identifiers = identifiers
        self.journal = journal
    }

    /// Runs a job, and records it as running meanwhile.
    func doing<Result>(_ index: Int, _ body: () -> Result) -> Result {
        guard let journal else { return body() }
        if let place = journal.begins(identifiers[index]) { places.withLock { $0[index] = place } }
        defer { end(index) }
        return body()
    }

    /// Records that a job exceeded its time limit, so that it is not suspected when another one crashes.
    ///
    /// The next process skips it, and does not wait for it again.
    func abandon(_ index: Int) {
        guard let journal else { return }
        journal.timedOutJobs.append(identifiers[index])
        end(index)
    }

    private func end(_ index: Int) { journal?.ends(at: places.withLock { $0.removeValue(forKey: index) }) }
}
