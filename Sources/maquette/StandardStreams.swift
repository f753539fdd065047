import Diagnostics
import Foundation
import Previews

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the command's words go: results to standard output, all else to standard error.
struct StandardStreams: Sendable {
    init() {
        // A reader that leaves early (`maquette devices | head -1`) is noticed when writing, and is no accident.
        signal(SIGPIPE, SIG_IGN)
    }

    var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Results.
    func write(_ text: String) {
        if !Self.send(text, to: STDOUT_FILENO) { exit(ExitStatus.good.rawValue) }
    }

    /// What a person should know, a line each.
    func complain(_ text: String) {
        _ = Self.send(text + "\n", to: STDERR_FILENO)
    }

    func complain(_ diagnostics: [Diagnostic], asJSON: Bool) {
        guard !diagnostics.isEmpty else { return }
        let printer = DiagnosticPrinter(format: asJSON ? .json : .text)
        complain(diagnostics.map(printer.line).joined(separator: "\n"))
    }

    /// Text that replaces itself on a terminal.
    func showProgress(_ text: String) {
        _ = Self.send(text, to: STDERR_FILENO)
    }

    func finish(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }

    /// Whether everything was taken.
    private static func send(_ text: String, to file: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}

/// `write` of the C library, under a name that our own methods do not hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
