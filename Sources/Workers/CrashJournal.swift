import Synchronization

#if canImport(Glibc)
    import CProcess
    import Glibc
#elseif canImport(Musl)
    import CProcess
    import Musl
#elseif canImport(Darwin)
    import Darwin
    import Foundation
#endif

/// A shared memory file in which a supervised process records its running jobs, so that its supervisor can tell which
/// ones were running when it crashed.
///
/// Writing to it takes one system call, and the contents survive even if the writer's own memory is damaged. The
/// supervisor reads the file only between two processes, and records in it which jobs the next process must skip.
package final class CrashJournal: Sendable {
    /// The environment variable that passes the supervisor and its journal to the process: `PARENT:DESCRIPTOR`.
    static let variable = "MAQUETTE_JOURNAL"

    /// This process's journal; `nil` if no supervisor started it.
    package static let current: CrashJournal? = {
        guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
        // Child processes of this one are not supervised.
        unsetenv(variable)
        let numbers = text.split(separator: ":").compactMap { Int32($0) }
        guard numbers.count == 2, fcntl(numbers[1], F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        endWithSupervisor()
        // The supervisor may have died before this process asked to be signaled about it.
        guard getppid() == numbers[0] else { _exit(1) }
        return CrashJournal(file: numbers[1])
    }()

    let file: CInt
    /// The free places for jobs.
    private let freePlaces = Mutex(Array((0..<placeCount).reversed()))

    /// Creates a journal in a file that is open for reading and writing.
    init(file: CInt) { self.file = file }

    /// Creates a new, empty journal.
    ///
    /// - Throws: ``WorkerProblem/noWorker(reason:)`` if the system cannot create the file.
    static func make() throws(WorkerProblem) -> CrashJournal {
        #if canImport(Darwin)
            var path = Array((NSTemporaryDirectory() + "maquette-XXXXXX").utf8CString)
            let file = mkstemp(&path)
            if file >= 0 { unlink(path) }
        #else
            let file = maquette_memory_file("maquette-journal")
        #endif
        // A process needs at least one more free descriptor to load its libraries.
        let spare = file >= 0 ? dup(file) : -1
        guard spare >= 0, ftruncate(file, off_t(Layout.length * wordSize)) == 0 else {
            throw .noWorker(reason: String(cString: strerror(errno)))
        }
        close(spare)
        return CrashJournal(file: file)
    }

    // MARK: Jobs

    /// The largest number of jobs that are recorded at one time; further ones are not recorded.
    static let placeCount = 256
    /// The most jobs that one run may lose to crashes.
    static let maximumLosses = 32

    /// Records the start of a job.
    ///
    /// - Returns: the job's place, which must be returned when the job ends.
    func begins(_ job: JobIdentifier) -> Int? {
        guard let place = freePlaces.withLock({ $0.popLast() }) else { return nil }
        write(job.number, at: Layout.jobs + place)
        return place
    }

    /// Records the end of the job at a place.
    func ends(at place: Int?) {
        guard let place else { return }
        write(0, at: Layout.jobs + place)
        freePlaces.withLock { $0.append(place) }
    }

    /// The jobs that are running.
    var jobsUnderWay: [JobIdentifier] { identifiers(at: Layout.jobs, count: Self.placeCount) }

    /// The jobs that crashed an earlier process, and must be skipped.
    var lostJobs: [JobIdentifier] {
        get { identifiers(at: Layout.losses, count: Self.maximumLosses) }
        set { set(newValue, at: Layout.losses, count: Self.maximumLosses) }
    }

    /// The jobs that took more memory than the limit in an earlier process, and that must be skipped.
    var memoryLosses: [JobIdentifier] {
        get { identifiers(at: Layout.memoryLosses, count: Self.maximumLosses) }
        set { set(newValue, at: Layout.memoryLosses, count: Self.maximumLosses) }
    }

    /// The jobs that an earlier process abandoned at their time limit, and that must be skipped.
    var timedOutJobs: [JobIdentifier] {
        get { identifiers(at: Layout.timeouts, count: Self.maximumLosses) }
        set { set(newValue, at: Layout.timeouts, count: Self.maximumLosses) }
    }

    /// The jobs of which one may have crashed an earlier process.
    ///
    /// They run first, one at a time.
    var suspectedJobs: [JobIdentifier] {
        get { identifiers(at: Layout.suspects, count: Self.placeCount) }
        set { set(newValue, at: Layout.suspects, count: Self.placeCount) }
    }

    /// Forgets the jobs of a process that has died.
    func clearJobs() { set([], at: Layout.jobs, count: Self.placeCount) }

    /// Marks the start of a new run, as after a change of the watched input.
    ///
    /// Jobs that were lost are tried again, and all output of the new run is printed.
    package func startOver() {
        lostJobs = []
        memoryLosses = []
        timedOutJobs = []
        suspectedJobs = []
        for word in [Layout.written, Layout.restarts, Layout.memoryEnds] { write(0, at: word) }
    }

    // MARK: Facts of a run

    /// The number of restarts.
    var restarts: Int {
        get { Int(truncatingIfNeeded: read(at: Layout.restarts)) }
        set { write(UInt64(newValue), at: Layout.restarts) }
    }

    /// The memory limit of the process, in megabytes; 0 for none.
    var memoryLimit: Int {
        get { Int(truncatingIfNeeded: read(at: Layout.memoryLimit)) }
        set { write(UInt64(max(0, newValue)), at: Layout.memoryLimit) }
    }

    /// Whether the process is about to end because it exceeds its memory limit.
    var isOutOfMemory: Bool {
        get { read(at: Layout.isOutOfMemory) != 0 }
        set { write(newValue ? 1 : 0, at: Layout.isOutOfMemory) }
    }

    /// The number of processes that ended because of their memory limit while several jobs were running.
    ///
    /// From the second one on, all jobs run alone.
    var memoryEnds: Int {
        get { Int(truncatingIfNeeded: read(at: Layout.memoryEnds)) }
        set { write(UInt64(newValue), at: Layout.memoryEnds) }
    }

    /// The port that the process listens on, so that the next process uses the same one; 0 for none.
    package var port: UInt16 {
        get { UInt16(truncatingIfNeeded: read(at: Layout.port)) }
        set { write(UInt64(newValue), at: Layout.port) }
    }

    /// The exit status of a process that has finished its work, even if it crashes while it exits; `nil` before.
    package var exitStatus: CInt? {
        get {
            let word = read(at: Layout.exitStatus)
            return word == 0 ? nil : CInt(truncatingIfNeeded: word - 1)
        }
        set { write(newValue.map { UInt64($0) + 1 } ?? 0, at: Layout.exitStatus) }
    }

    /// The number of bytes of results that were printed.
    var written: Int {
        get { Int(truncatingIfNeeded: read(at: Layout.written)) }
        set { write(UInt64(newValue), at: Layout.written) }
    }

    /// Whether a write is in progress.
    ///
    /// After a crash during a write, nobody knows how much of it was printed.
    var isWriting: Bool {
        get { read(at: Layout.isWriting) != 0 }
        set { write(newValue ? 1 : 0, at: Layout.isWriting) }
    }

    // MARK: Words of the file

    private static let wordSize = MemoryLayout<UInt64>.size

    /// The position of each word in the file.
    private enum Layout {
        static let exitStatus = 0
        static let restarts = 1
        static let port = 2
        static let written = 3
        static let isWriting = 4
        static let memoryLimit = 5
        static let isOutOfMemory = 6
        static let memoryEnds = 7
        static let losses = 8
        static let memoryLosses = losses + maximumLosses
        static let timeouts = memoryLosses + maximumLosses
        static let suspects = timeouts + maximumLosses
        static let jobs = suspects + placeCount
        static let length = jobs + placeCount
    }

    private func identifiers(at start: Int, count: Int) -> [JobIdentifier] {
        words(at: start, count: count).filter { $0 != 0 }.map(JobIdentifier.init(number:))
    }

    private func set(_ jobs: [JobIdentifier], at start: Int, count: Int) {
        var words = jobs.prefix(count).map(\.number)
        words += Array(repeating: 0, count: count - words.count)
        write(words, at: start)
    }

    private func read(at word: Int) -> UInt64 { words(at: word, count: 1)[0] }

    private func words(at start: Int, count: Int) -> [UInt64] {
        var words = [UInt64](repeating: 0, count: count)
        _ = words.withUnsafeMutableBytes {
            pread(file, $0.baseAddress, $0.count, off_t(start * Self.wordSize))
        }
        return words
    }

    private func write(_ word: UInt64, at start: Int) { write([word], at: start) }

    private func write(_ words: [UInt64], at start: Int) {
        _ = words.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(start * Self.wordSize)) }
    }
}

/// Makes this process end when its supervisor ends, for whatever reason.
private func endWithSupervisor() {
    #if !canImport(Darwin)
        _ = maquette_end_with_parent()
    #else
        let supervisor = getppid()
        _ = startThread {
            while getppid() == supervisor { usleep(100_000) }
            _exit(1)
        }
    #endif
}
