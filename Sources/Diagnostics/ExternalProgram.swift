import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program of the machine, run with a named environment and within limits.
///
/// The program is found in the folders where packages install programs. The caller's search path does not count.
public struct ExternalProgram: Sendable {
    /// The limits of one run.
    public struct Limits: Sendable {
        /// The time from start to end.
        public var time: Duration
        /// Bytes of address space.
        ///
        /// Systems that cannot limit it ignore this.
        public var memory: Int
        /// Bytes of standard output.
        public var output: Int

        public init(time: Duration, memory: Int, output: Int) {
            self.time = time
            self.memory = memory
            self.output = output
        }
    }

    /// Why a run has no result.
    public enum Failure: Error, Hashable, Sendable {
        case cannotStart(reason: String)
        case outOfTime
        case tooMuchOutput
        /// The program ended with a status other than zero, or by a signal. The complaint is the first line of
        /// standard error, if there is one.
        case failed(status: Int32, complaint: String?)
        /// ``Cancellation/cancel()`` ended the run.
        case cancelled
    }

    /// The output of a program, and the status that it ended with.
    public struct Ending: Hashable, Sendable {
        /// The exit status; 128 and the signal's number if a signal ended the program.
        public var status: Int32
        public var output: [UInt8]
        public var errors: [UInt8]

        public init(status: Int32, output: [UInt8], errors: [UInt8]) {
            self.status = status
            self.output = output
            self.errors = errors
        }
    }

    /// Ends a run from another thread.
    public final class Cancellation: Sendable {
        private struct State {
            var isCancelled = false
            /// The process while it runs.
            var process: Int32?
        }

        private let state = Mutex(State())

        public init() {}

        /// Whether the run was cancelled.
        public var isCancelled: Bool { state.withLock(\.isCancelled) }

        /// Kills the program and the processes that it started; one that has not started yet is killed then.
        public func cancel() {
            state.withLock { state in
                state.isCancelled = true
                if let process = state.process { kill(-process, SIGKILL) }
            }
        }

        fileprivate func begin(_ process: Int32) {
            state.withLock { state in
                state.process = process
                if state.isCancelled { kill(-process, SIGKILL) }
            }
        }

        /// A process that has ended may give its number to another.
        fileprivate func end() {
            state.withLock { $0.process = nil }
        }
    }

    /// The program's absolute path.
    public let path: String

    private static let folders = [
        "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/opt/local/bin", "/run/current-system/sw/bin",
    ]
    private static let largestComplaint = 1 << 16
    /// Sets the limits that the kernel enforces, then becomes the program.
    ///
    /// No word of the caller is part of the script.
    private static let script = #"ulimit -v "$1" 2>/dev/null; ulimit -c 0 2>/dev/null; shift; exec "$@""#

    /// Finds a program by name.
    ///
    /// - Returns: `nil` where the machine does not have it.
    public init?(named name: String) {
        let paths = Self.folders.map { folder -> String in folder + "/" + name }
        guard let found = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
        path = found
    }

    /// - Parameter path: an absolute path.
    public init(path: String) {
        self.path = path
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: passed as they are; no shell reads them.
    ///   - environment: added to `LC_ALL=C` and a fixed `PATH`. The program sees no other variable.
    ///   - input: the bytes for its standard input.
    ///   - limits: the program is killed when it exceeds one.
    /// - Returns: the bytes of its standard output.
    /// - Throws: ``Failure``.
    public func run(
        _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = [], limits: Limits
    ) throws(Failure) -> [UInt8] {
        let ending = try finish(
            arguments, environment: ["LC_ALL": "C", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }, input: input,
            limits: limits)
        guard ending.status == 0 else {
            let complaint = String(decoding: ending.errors, as: UTF8.self).split(separator: "\n").first
            throw .failed(status: ending.status, complaint: complaint.map(String.init))
        }
        return ending.output
    }

    /// Runs the program to its end, whatever its status.
    ///
    /// - Parameters:
    ///   - arguments: passed as they are; no shell reads them.
    ///   - environment: all variables that the program sees.
    ///   - input: the bytes for its standard input.
    ///   - limits: the program is killed when it exceeds one.
    ///   - cancellation: ends the run from another thread.
    /// - Returns: what the program wrote, and its status.
    /// - Throws: ``Failure``, but not ``Failure/failed(status:complaint:)``.
    public func finish(
        _ arguments: [String], environment: [String: String], input: [UInt8] = [], limits: Limits,
        cancellation: Cancellation? = nil
    ) throws(Failure) -> Ending {
        let words = ["/bin/sh", "-c", Self.script, "sh", String(limits.memory / 1024), path] + arguments
        var (process, streams) = try Self.start(
            words, environment: environment, input: input, largestOutput: limits.output)
        cancellation?.begin(process)
        let ending = Self.drain(&streams, within: limits.time)
        // The whole group: a process that the program started would otherwise be waited for.
        if ending != nil { kill(-process, SIGKILL) }
        cancellation?.end()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        if cancellation?.isCancelled == true { throw .cancelled }
        if let ending { throw ending }
        let signal = status & 0x7F
        return Ending(
            status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: streams[0].bytes, errors: streams[1].bytes)
    }

    // MARK: Processes

    /// An open file descriptor, closed with this object.
    private final class OwnedDescriptor {
        let number: Int32

        /// - Throws: ``Failure/cannotStart(reason:)`` if the number is negative, with the reason of `errno`.
        init(_ number: Int32) throws(Failure) {
            guard number >= 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
            self.number = number
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        }

        deinit { close(number) }
    }

    /// Starts a program, and opens what it writes.
    ///
    /// The other ends of its pipes are closed in this process when the function returns.
    private static func start(
        _ words: [String], environment: [String: String], input: [UInt8], largestOutput: Int
    ) throws(Failure) -> (process: pid_t, streams: [Stream]) {
        let source = try OwnedDescriptor(input.isEmpty ? nothing() : file(holding: input))
        let (output, errors) = (try pipe(), try pipe())
        let given = [source, output.write, errors.write]
        let process = try spawn(words, environment: environment, descriptors: given.map(\.number))
        withExtendedLifetime(given) {}
        return (process, [Stream(output.read, limit: largestOutput), Stream(errors.read, limit: largestComplaint)])
    }

    private static func nothing() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

    private static func pipe() throws(Failure) -> (read: OwnedDescriptor, write: OwnedDescriptor) {
        var ends: [Int32] = [-1, -1]
        guard openPipe(&ends) == 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
        return (try OwnedDescriptor(ends[0]), try OwnedDescriptor(ends[1]))
    }

    /// Starts a program in a group of its own.
    ///
    /// Foundation's `Process` needs a network socket, which a sandbox refuses.
    private static func spawn(
        _ words: [String], environment: [String: String], descriptors: [Int32]
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
            var actions: posix_spawn_file_actions_t?
        #else
            var attributes = posix_spawnattr_t()
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        // The command ignores some signals, and its supervisor blocks some.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        for (target, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
        }
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in arguments + variables { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else { throw .cannotStart(reason: String(cString: strerror(code))) }
        return process
    }

    /// One end of a pipe, and what came out of it.
    private struct Stream {
        private let descriptor: OwnedDescriptor
        let limit: Int
        /// No more than the limit.
        var bytes: [UInt8] = []
        var isOpen = true
        var isCut = false

        var number: Int32 { descriptor.number }

        init(_ descriptor: OwnedDescriptor, limit: Int) {
            self.descriptor = descriptor
            self.limit = limit
        }

        /// Takes what can be read now.
        mutating func take() {
            let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = max(0, read(number, buffer.baseAddress, buffer.count))
            }
            isOpen = !part.isEmpty
            isCut = isCut || part.count > limit - bytes.count
            bytes += part.prefix(limit - bytes.count)
        }
    }

    /// Reads both streams to their ends.
    ///
    /// - Returns: why the program must be killed, `nil` where it closed both streams within the limits.
    private static func drain(_ streams: inout [Stream], within time: Duration) -> Failure? {
        let end = ContinuousClock.now + time
        while streams.contains(where: \.isOpen) {
            let left = (end - ContinuousClock.now).components
            guard left.seconds >= 0, left.attoseconds >= 0 else { return .outOfTime }
            let milliseconds = min(left.seconds, 3600) * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1
            let open = streams.indices.filter { streams[$0].isOpen }
            var polled = open.map { pollfd(fd: streams[$0].number, events: Int16(POLLIN), revents: 0) }
            guard poll(&polled, nfds_t(polled.count), Int32(milliseconds)) > 0 else { continue }
            for (index, result) in zip(open, polled) where result.revents != 0 {
                streams[index].take()
            }
            if streams[0].isCut { return .tooMuchOutput }
        }
        return nil
    }

    /// A file without a name, open at its beginning; -1 with `errno` if it cannot be made.
    private static func file(holding input: [UInt8]) -> Int32 {
        var path = Array(FileManager.default.temporaryDirectory.appending(path: "maquette-XXXXXX").path.utf8CString)
        let file = mkstemp(&path)
        guard file >= 0 else { return -1 }
        unlink(path)
        var rest = input[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(file)
                return -1
            }
            rest = rest.dropFirst(count)
        }
        return lseek(file, 0, SEEK_SET) == 0 ? file : -1
    }
}

/// `pipe` of the C library, under a name that our own methods do not hide.
private func openPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
