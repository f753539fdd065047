#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a file was not read.
public enum FileReadingFailure: Error, Hashable, Sendable {
    case missing
    /// A folder, a device or a pipe.
    case notRegular
    case tooLarge(bytes: Int)
    /// The operating system's message.
    case refused(String)

    /// A description of the failure, in one clause.
    public var words: String {
        switch self {
        case .missing: "there is no such file"
        case .notRegular: "it is a folder, or no file at all"
        case .tooLarge(let bytes): "it is too large, with \(bytes) bytes"
        case .refused(let reason): reason
        }
    }
}

/// Reads a regular file, up to a size limit.
///
/// Pipes and devices are rejected, so that a path from outside cannot block or run without end.
///
/// - Parameters:
///   - path: the file's; links are followed.
///   - limit: the maximum size in bytes.
/// - Throws: ``FileReadingFailure``.
/// - Returns: all bytes.
public func readFile(_ path: String, limit: Int) throws(FileReadingFailure) -> [UInt8] {
    // The C library would truncate the path at a NUL.
    guard !path.utf8.contains(0) else { throw .missing }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        switch errno {
        case ENOENT, ENOTDIR: throw .missing
        // The error for a socket, and for a device without a driver.
        case ENXIO, ENODEV: throw .notRegular
        default: throw .refused(String(cString: strerror(errno)))
        }
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .refused(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size)) }
    // A file may grow while it is read. Reading one more byte detects that.
    let expected = Int(status.st_size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    while true {
        let room = max(1, min(expected - bytes.count, 1 << 24))
        var failure: Int32 = 0
        let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            var got = -1
            repeat { got = read(file, buffer.baseAddress, room) } while got < 0 && errno == EINTR
            failure = got < 0 ? errno : 0
            count = max(0, got)
        }
        guard failure == 0 else { throw .refused(String(cString: strerror(failure))) }
        if part.isEmpty { return bytes }
        bytes += part
        guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count) }
    }
}
