#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs the program once more as a child process, and again when it crashes, without the job that it crashed over.
///
/// A crash ends the whole child, so nothing is ever written from memory that a crash has damaged. The child writes down
/// in a ``CrashJournal`` which jobs are under way. Where it was one, the next child leaves it out and reports it as
/// lost; where it was several, the next child does each of them alone, so that the guilty one is found. The child does
/// the rest of the run again: runs are the same each time, caches make them cheap, and results that were printed are
/// not printed twice.
///
/// The supervisor has one thread, opens no input, and passes signals that ask the run to end on to the child.
public struct Supervisor {
    private let journal: CrashJournal
    /// Signals that ask a run to end, and those that tell of a child's end.
    private var signals = sigset_t()
    private var child: pid_t = 0
    /// Crashes in a row that have not told which job is guilty.
    private var vainRestarts = 0
    /// The signal that somebody asked the run to end with.
    private var request: CInt?

    /// Has a child process do what this program does, and waits for its end.
    ///
    /// Where the child dies as somebody asked it to, this process dies the same way.
    ///
    /// - Returns: the child's exit status; `nil` in the child itself, which is to do the work.
    /// - Throws: ``WorkerProblem/noWorker(reason:)`` where the system starts no process.
    public static func supervise() throws(WorkerProblem) -> CInt? {
        guard CrashJournal.current == nil else { return nil }
        var supervisor = try Supervisor()
        return try supervisor.run()
    }

    private init() throws(WorkerProblem) {
        journal = try .make()
        sigemptyset(&signals)
        sigaddset(&signals, SIGCHLD)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        // Where the parent ignores the ends of its children, so would this process.
        _ = resetSignal(SIGCHLD)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        setenv(CrashJournal.variable, "\(getpid()):\(journal.file)", 1)
    }

    private mutating func run() throws(WorkerProblem) -> CInt {
        while true {
            try start()
            let end = waitForChild()
            if let status = end.exitStatus ?? journal.exitStatus { return status }
            if request != nil || !end.isCrash { die(of: end.signal) }
            guard learnFromCrash() else {
                complain(Self.lastWords)
                return 1
            }
        }
    }

    private static let lastWords =
        "error: the program ends with an error of its own, or for want of memory (allow more (ulimit -v), or report it)\n"

    /// The crashes in a row that may leave it open which job is guilty.
    private static let maximumVainRestarts = 3

    /// Finds out what to do otherwise next time.
    ///
    /// - Returns: whether there is anything.
    private mutating func learnFromCrash() -> Bool {
        let jobs = journal.jobsUnderWay
        journal.clearJobs()
        guard !jobs.isEmpty, !journal.isWriting, journal.restarts < CrashJournal.maximumLosses else { return false }
        journal.restarts += 1
        if jobs.count == 1 {
            journal.lostJobs += jobs
            journal.suspectedJobs = []
            vainRestarts = 0
        } else {
            vainRestarts += 1
            journal.suspectedJobs = Array(Set(journal.suspectedJobs + jobs))
        }
        return vainRestarts <= Self.maximumVainRestarts
    }

    // MARK: The child

    private mutating func start() throws(WorkerProblem) {
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A thread that blocks signals hands that on to the programs that it starts.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words = CommandLine.arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let status = posix_spawn(&child, Self.executable, nil, &attributes, &words, environ)
        guard status == 0 else { throw .noWorker(reason: String(cString: strerror(status))) }
    }

    /// The path of this program.
    private static var executable: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        #if canImport(Darwin)
            var size = UInt32(buffer.count)
            let isFound = _NSGetExecutablePath(&buffer, &size) == 0
        #else
            let isFound = readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0
        #endif
        guard isFound else { return CommandLine.arguments[0] }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// How a child ended.
    private struct End {
        /// What `waitpid` says.
        let status: CInt

        /// `nil` if a signal ended it.
        var exitStatus: CInt? { signal == 0 ? status >> 8 & 0xff : nil }
        var signal: CInt { status & 0x7f }
        /// Whether the program itself, or the system for want of memory, is why it ended.
        var isCrash: Bool {
            [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGKILL].contains(signal)
        }
    }

    private mutating func waitForChild() -> End {
        while true {
            var status: CInt = 0
            if waitpid(child, &status, WNOHANG) == child { return End(status: status) }
            var number: CInt = 0
            sigwait(&signals, &number)
            guard number != SIGCHLD, number != 0 else { continue }
            request = number
            kill(child, number)
        }
    }

    // MARK: Its own end

    /// Ends this process as the child ended.
    private func die(of number: CInt) -> Never {
        _ = resetSignal(number)
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
        raise(number)
        _exit(128 + number)
    }

    private func complain(_ text: String) {
        var text = text
        _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

/// Has a signal do again what it does to a program that says nothing about it.
private func resetSignal(_ number: CInt) -> sighandler_t? { signal(number, SIG_DFL) }
