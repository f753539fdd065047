/// A pool's jobs as the supervisor sees them: which to skip, which to run alone, and which are running.
///
/// In a process without a supervisor, all jobs run together and nothing is recorded.
struct SupervisedJobs: Sendable {
    /// The jobs that crashed an earlier process.
    let lost: [Int]
    /// The rounds in which jobs run: each suspect alone, then all others together.
    let rounds: [[Int]]
    private let journal: CrashJournal?
    private let identifiers: [JobIdentifier]

    /// - Parameters:
    ///   - count: the number of jobs.
    ///   - name: the name of a job; `nil` if the jobs have none.
    ///   - journal: the journal that records the running jobs.
    init(count: Int, name: ((Int) -> String)?, journal: CrashJournal? = .current) {
        guard let name, let journal, count > 0 else {
            (lost, rounds, identifiers) = ([], count > 0 ? [Array(0..<count)] : [], [])
            self.journal = nil
            return
        }
        let identifiers = (0..<count).map { JobIdentifier(name($0)) }
        let (losses, suspects) = (Set(journal.lostJobs), Set(journal.suspectedJobs))
        lost = identifiers.indices.filter { losses.contains(identifiers[$0]) }
        let others = identifiers.indices.filter { !losses.contains(identifiers[$0]) }
        let alone = others.filter { suspects.contains(identifiers[$0]) }
        let together = others.filter { !suspects.contains(identifiers[$0]) }
        rounds = alone.map { [$0] } + (together.isEmpty ? [] : [together])
        self.identifiers = identifiers
        self.journal = journal
    }

    /// Runs a job, and records it as running meanwhile.
    func doing<Result>(_ index: Int, _ body: () -> Result) -> Result {
        guard let journal else { return body() }
        let place = journal.begins(identifiers[index])
        defer { journal.ends(at: place) }
        return body()
    }
}
