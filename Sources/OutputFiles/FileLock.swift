#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A lock on a file or folder that one process at a time holds.
///
/// It ends with this value or with the process. If a file system does not support locks, nothing is locked, and the last
/// writer wins.
package struct FileLock: ~Copyable {
    private let file: Int32

    /// Waits until no other process holds the lock.
    ///
    /// - Parameters:
    ///   - path: the path of the file or folder.
    ///   - creates: whether a missing file is created.
    /// - Throws: the operating system's error if it cannot be opened.
    package init(_ path: String, creates: Bool = false) throws(SystemError) {
        file = creates ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) : open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw SystemError(code: errno) }
        while flock(file, LOCK_EX) != 0 && errno == EINTR {}
    }

    deinit { close(file) }
}
