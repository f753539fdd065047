/// The jobs of a pool as the supervisor knows them: which to leave out, which to do alone, and which are under way.
///
/// In a process without a supervisor all are done together and nothing is written down.
struct SupervisedJobs: Sendable {
    /// The jobs that ended a process before.
    let lost: [Int]
    /// The rounds of jobs to do together: each suspect alone, then all others.
    let rounds: [[Int]]
    private let journal: CrashJournal?
    private let identifiers: [JobIdentifier]

    /// - Parameters:
    ///   - count: the number of jobs.
    ///   - name: the name of a job; `nil` if the jobs have none.
    ///   - journal: the journal that records the jobs under way.
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

    /// Does a job, and records that it is under way.
    func doing<Result>(_ index: Int, _ body: () -> Result) -> Result {
        guard let journal else { return body() }
        let place = journal.begins(identifiers[index])
        defer { journal.ends(at: place) }
        return body()
    }
}
