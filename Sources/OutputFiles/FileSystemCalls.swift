#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An error that the operating system returned.
package struct SystemError: Error {
    /// The value of `errno`.
    package let code: Int32

    package init(code: Int32) { self.code = code }
}

/// The system calls that writing a file needs.
///
/// Tests replace them to let each one fail.
package struct FileSystemCalls: Sendable {
    /// Creates a file with these bytes.
    package var create: @Sendable (_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Void
    /// Renames a file atomically, replacing any file of that name.
    package var rename: @Sendable (_ from: String, _ to: String) throws(SystemError) -> Void

    package static let real = FileSystemCalls(
        create: { (path, bytes) throws(SystemError) in
            let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            try write(bytes, to: file)
        },
        rename: { (from, to) throws(SystemError) in
            guard systemRename(from, to) == 0 else { throw SystemError(code: errno) }
        })

    /// Writes into something that exists and is not a regular file.
    static func pour(_ bytes: [UInt8], into path: String) throws(SystemError) {
        if let own = descriptor(named: path) {
            // `dup` shares the file offset with everything else that is written there.
            return try write(bytes, to: dup(own))
        }
        // Opening a pipe must not wait for its other end.
        let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
        if file >= 0 { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
        try write(bytes, to: file)
    }

    /// The open file descriptor of this process that a path refers to.
    static func descriptor(named path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            guard let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix) else { return nil }
            return Int32(path.dropFirst(folder.count))
        }
    }

    /// Writes all bytes to a newly opened file, and closes it.
    private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        guard file >= 0 else { throw SystemError(code: errno) }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let code = count < 0 ? errno : ENOSPC
                close(file)
                throw SystemError(code: code)
            }
            written += count
        }
        // Some file systems report only now that there was no space.
        guard close(file) == 0 else { throw SystemError(code: errno) }
    }
}

/// `write` of the C library, under a name that our own methods do not hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}

/// `rename` of the C library, under a name that our own properties do not hide.
private func systemRename(_ from: String, _ to: String) -> Int32 {
    rename(from, to)
}
