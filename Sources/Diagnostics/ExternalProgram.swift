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

    /// What a program wrote, and the status that it ended with.
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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.script, "sh", String(limits.memory / 1024), path] + arguments
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do {
            process.standardInput = input.isEmpty ? FileHandle.nullDevice : try Self.file(holding: input)
            try process.run()
        } catch {
            throw .cannotStart(reason: error.localizedDescription)
        }
        cancellation?.begin(process.processIdentifier)
        var streams = [
            Stream(output.fileHandleForReading.fileDescriptor, limit: limits.output),
            Stream(errors.fileHandleForReading.fileDescriptor, limit: Self.largestComplaint),
        ]
        let ending = Self.drain(&streams, within: limits.time)
        // The whole group: a process that the program started would otherwise be waited for.
        if ending != nil { kill(-process.processIdentifier, SIGKILL) }
        cancellation?.end()
        process.waitUntilExit()
        if cancellation?.isCancelled == true { throw .cancelled }
        if let ending { throw ending }
        let status = process.terminationStatus
        return Ending(
            status: process.terminationReason == .exit ? status : 128 + status, output: streams[0].bytes,
            errors: streams[1].bytes)
    }

    /// One end of a pipe, and what came out of it.
    private struct Stream {
        let descriptor: Int32
        let limit: Int
        /// No more than the limit.
        var bytes: [UInt8] = []
        var isOpen = true
        var isCut = false

        init(_ descriptor: Int32, limit: Int) {
            self.descriptor = descriptor
            self.limit = limit
        }

        /// Takes what can be read now.
        mutating func take() {
            let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
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
            var polled = open.map { pollfd(fd: streams[$0].descriptor, events: Int16(POLLIN), revents: 0) }
            guard poll(&polled, nfds_t(polled.count), Int32(milliseconds)) > 0 else { continue }
            for (index, result) in zip(open, polled) where result.revents != 0 {
                streams[index].take()
            }
            if streams[0].isCut { return .tooMuchOutput }
        }
        return nil
    }

    /// A file without a name, open at its beginning.
    private static func file(holding bytes: [UInt8]) throws -> FileHandle {
        let path = FileManager.default.temporaryDirectory.appending(path: "maquette-input-\(UUID().uuidString)")
        try Data(bytes).write(to: path, options: .withoutOverwriting)
        defer { unlink(path.path) }
        return try FileHandle(forReadingFrom: path)
    }
}
