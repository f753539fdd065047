#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the operating system answered instead of doing as it was told.
struct SystemError: Error {
    /// As `errno` counts.
    let code: Int32
}

/// The calls that writing a file needs, so that a test can let each of them fail.
struct FileSystemCalls: Sendable {
    /// Makes a file of these bytes.
    var create: @Sendable (_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Void
    /// Gives a file another name in one step, in place of what had it.
    var rename: @Sendable (_ from: String, _ to: String) throws(SystemError) -> Void

    static let real = FileSystemCalls(
        create: { (path, bytes) throws(SystemError) in
            let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            try write(bytes, to: file)
        },
        rename: { (from, to) throws(SystemError) in
            guard systemRename(from, to) == 0 else { throw SystemError(code: errno) }
        })

    /// Writes into what is there already and is no file.
    static func pour(_ bytes: [UInt8], into path: String) throws(SystemError) {
        if let own = descriptor(named: path) {
            // The same place in the file that everything else is written at.
            return try write(bytes, to: dup(own))
        }
        // Nothing waits for the other end of a pipe.
        let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
        if file >= 0 { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
        try write(bytes, to: file)
    }

    /// The open file of this process that a path stands for.
    static func descriptor(named path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            guard let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix) else { return nil }
            return Int32(path.dropFirst(folder.count))
        }
    }

    /// Writes everything to a file that was opened just now, and closes it.
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
        // Some file systems say only now that there was no room.
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
