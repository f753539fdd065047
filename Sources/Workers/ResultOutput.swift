import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes results to a file descriptor, each byte exactly once, even if the process is restarted.
///
/// A repeated run prints the same results, so the bytes that were already printed are skipped.
package final class ResultOutput: Sendable {
    private let descriptor: CInt
    private let journal: CrashJournal?
    /// The number of bytes that earlier processes printed, and that this process still has to skip.
    private let skipped: Mutex<Int>

    /// The largest number of bytes that a pipe accepts atomically.
    private static let chunk = 4096

    package init(_ descriptor: CInt, journal: CrashJournal? = .current) {
        self.descriptor = descriptor
        self.journal = journal
        skipped = Mutex(journal?.written ?? 0)
    }

    /// Writes a text.
    ///
    /// - Returns: 0 on success, and otherwise the operating system's error number.
    package func write(_ text: String) -> CInt {
        // The lock makes concurrent texts follow each other.
        skipped.withLock { skipped in
            var rest = Array(text.utf8)[...]
            let known = min(skipped, rest.count)
            rest = rest.dropFirst(known)
            skipped -= known
            while !rest.isEmpty {
                let failure = writeSome(of: &rest)
                guard failure == 0 || failure == EINTR else { return failure }
            }
            return 0
        }
    }

    private func writeSome(of rest: inout ArraySlice<UInt8>) -> CInt {
        guard let journal else { return systemWrite(&rest, limit: rest.count) }
        // Waiting for a slow reader here is safe: no write is in progress, so a crash loses no information.
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&state, 1, -1)
        let before = rest.count
        journal.isWriting = true
        let failure = systemWrite(&rest, limit: Self.chunk)
        journal.written += before - rest.count
        journal.isWriting = false
        return failure
    }

    private func systemWrite(_ rest: inout ArraySlice<UInt8>, limit: Int) -> CInt {
        let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, min($0.count, limit)) }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        rest = rest.dropFirst(count)
        return 0
    }
}

/// `write` of the C library, under a name that the method `write(_:)` does not hide.
private func writeBytes(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
