import Commands
import Diagnostics
import Foundation
import Previews
import Workers

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command's output streams: results go to standard output, everything else to standard error.
struct StandardStreams: Sendable {
    private let results = ResultOutput(STDOUT_FILENO)

    init() {
        // A reader that closes early (`maquette devices | head -1`) is noticed while writing, and is not an error.
        signal(SIGPIPE, SIG_IGN)
        // A file size limit is reported as a write error.
        signal(SIGXFSZ, SIG_IGN)
    }

    var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether standard output is a terminal, and colors are not disabled (no-color.org).
    var isOutputColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Writes results to standard output.
    ///
    /// If writing fails, the run ends: quietly if the reader closed, and otherwise with an error.
    func write(_ text: String) {
        let failure = results.write(text)
        guard failure != 0 else { return }
        if failure != EPIPE { complain("error: results cannot be written: \(String(cString: strerror(failure)))") }
        finish(failure == EPIPE ? .good : .wrongUsage)
    }

    /// Writes a message for people to standard error, as a line.
    func complain(_ text: String) {
        _ = Self.send(text + "\n", to: STDERR_FILENO)
    }

    func complain(_ diagnostics: [Diagnostic], asJSON: Bool) {
        guard !diagnostics.isEmpty else { return }
        let printer = DiagnosticPrinter(format: asJSON ? .json : .text)
        complain(printer.lines(for: diagnostics).joined(separator: "\n"))
    }

    /// Prints a command's outcome: problems, then results.
    ///
    /// - Returns: the exit status.
    func show(_ outcome: CommandOutcome, asJSON: Bool) -> ExitStatus {
        complain(outcome.diagnostics, asJSON: asJSON)
        write(asJSON ? outcome.json : outcome.text)
        return outcome.status
    }

    /// Writes text that is replaced on a terminal.
    func showProgress(_ text: String) {
        _ = Self.send(text, to: STDERR_FILENO)
    }

    func finish(_ status: ExitStatus) -> Never { finish(code: status.rawValue) }

    /// Ends the process.
    ///
    /// Errors of other threads have no effect any more.
    func finish(code: Int32) -> Never {
        CrashJournal.current?.exitStatus = code
        exit(code)
    }

    /// 0 if everything was written, and otherwise the operating system's error.
    private static func send(_ text: String, to file: Int32) -> Int32 {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? errno : ENOSPC }
            bytes = bytes.dropFirst(count)
        }
        return 0
    }
}

/// `write` of the C library, under a name that our own methods do not hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
