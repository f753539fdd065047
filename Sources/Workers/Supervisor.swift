#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs the program as a child process, and restarts it after a crash without the job that caused the crash.
///
/// A crash ends the whole child, so the program never writes anything from memory that a crash has damaged. The child
/// records its running jobs in a ``CrashJournal``. If one job was running, the next child skips it and reports it as
/// lost. If several were running, the next child runs each of them alone, to find the one that crashes. The child
/// repeats the rest of the run: runs are deterministic, caches make them cheap, and results that were already printed
/// are skipped.
///
/// The supervisor has one thread, reads no input, and forwards signals that ask the run to end to the child.
public struct Supervisor {
    private let journal: CrashJournal
    /// The signals that ask a run to end, and those that report the end of a child.
    private var signals = sigset_t()
    private var child: pid_t = 0
    /// The number of crashes in a row that did not reveal which job caused them.
    private var inconclusiveRestarts = 0
    /// The signal that asked the run to end.
    private var request: CInt?

    /// Runs this program as a child process, and waits for it to end.
    ///
    /// If the child is ended by a signal that asked the run to end, this process ends by the same signal.
    ///
    /// - Returns: the child's exit status; `nil` in the child itself, which does the work.
    /// - Throws: ``WorkerProblem/noWorker(reason:)`` if the system cannot start a process.
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
        // If the parent ignores SIGCHLD, this process inherits that, and could not wait for its child.
        _ = resetSignal(SIGCHLD)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        setenv(CrashJournal.variable, "\(getpid()):\(journal.file)", 1)
    }

    private mutating func run() throws(WorkerProblem) -> CInt {
        let scratch = PrivateFolder.make()
        if let scratch { setenv(PrivateFolder.variable, scratch.path, 1) }
        let folders = MadeFolders.make()
        let end: LastEnd
        do {
            defer {
                scratch?.remove()
                folders?.removeEmpty()
            }
            end = try runChildren()
        }
        switch end {
        case .status(let status): return status
        case .signal(let number): die(of: number)
        }
    }

    /// The way in which a run ended.
    private enum LastEnd {
        case status(CInt)
        /// A signal that the supervisor must end by as well.
        case signal(CInt)
    }

    /// Runs one child after the other, until one of them ends without a crash to learn from.
    private mutating func runChildren() throws(WorkerProblem) -> LastEnd {
        while true {
            try start()
            let end = waitForChild()
            if let status = end.exitStatus ?? journal.exitStatus { return .status(status) }
            if request != nil || !end.isCrash { return .signal(end.signal) }
            let isOutOfMemory = journal.isOutOfMemory
            guard learnFromCrash() else {
                complain(isOutOfMemory ? Self.memoryMessage(limit: journal.memoryLimit) : Self.finalMessage)
                return .status(1)
            }
        }
    }

    private static func memoryMessage(limit: Int) -> String {
        "error: the program took more than \(limit) MB of memory and was stopped (raise --memory-limit)\n"
    }

    private static let finalMessage =
        "error: the program crashed or ran out of memory (raise the limit with ulimit -v, or report the crash)\n"

    /// The number of crashes in a row after which the search for the job that causes them ends.
    private static let maximumInconclusiveRestarts = 3

    /// Works out from a crash what the next child must do differently.
    ///
    /// - Returns: whether a restart makes sense.
    private mutating func learnFromCrash() -> Bool {
        let jobs = journal.jobsUnderWay
        let isOutOfMemory = journal.isOutOfMemory
        journal.isOutOfMemory = false
        journal.clearJobs()
        guard !jobs.isEmpty, !journal.isWriting, journal.restarts < CrashJournal.maximumLosses else { return false }
        journal.restarts += 1
        if jobs.count == 1 {
            if isOutOfMemory { journal.memoryLosses += jobs } else { journal.lostJobs += jobs }
            journal.suspectedJobs = []
            inconclusiveRestarts = 0
        } else if isOutOfMemory {
            // Perhaps none of them takes too much on its own.
            journal.memoryEnds += 1
            journal.suspectedJobs = Array(Set(journal.suspectedJobs + jobs))
        } else {
            inconclusiveRestarts += 1
            journal.suspectedJobs = Array(Set(journal.suspectedJobs + jobs))
        }
        return inconclusiveRestarts <= Self.maximumInconclusiveRestarts
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
        // A child process inherits its parent thread's blocked signals.
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
    public static var executable: String {
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

    /// The way in which a child ended.
    private struct End {
        /// The status as `waitpid` returns it.
        let status: CInt

        /// The exit status; `nil` if a signal ended the process.
        var exitStatus: CInt? { signal == 0 ? status >> 8 & 0xff : nil }
        var signal: CInt { status & 0x7f }
        /// Whether the process crashed, or was killed by the system, as for lack of memory.
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

    // MARK: The supervisor's own end

    /// Ends this process by the same signal as the child.
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

/// Restores the default action of a signal.
private func resetSignal(_ number: CInt) -> sighandler_t? { signal(number, SIG_DFL) }
