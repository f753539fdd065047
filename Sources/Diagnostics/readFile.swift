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
    /// A folder, a device, a pipe that may never end.
    case notRegular
    case tooLarge(bytes: Int)
    /// In the words of the operating system.
    case refused(String)

    /// What is wrong, in one clause.
    public var words: String {
        switch self {
        case .missing: "there is no such file"
        case .notRegular: "it is a folder, or no file at all"
        case .tooLarge(let bytes): "it is too large, with \(bytes) bytes"
        case .refused(let reason): reason
        }
    }
}

/// The content of a regular file, and never more of it than a limit.
///
/// Whatever a path from outside leads to: nothing waits for the other end of a pipe or reads from a device.
///
/// - Parameters:
///   - path: the file's; links are followed.
///   - limit: the most bytes that are read.
/// - Throws: ``FileReadingFailure``.
/// - Returns: all bytes.
public func readFile(_ path: String, limit: Int) throws(FileReadingFailure) -> [UInt8] {
    // The C library would end the path at a zero.
    guard !path.utf8.contains(0) else { throw .missing }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        switch errno {
        case ENOENT, ENOTDIR: throw .missing
        // What opening a socket, and a device that nothing stands behind, answers.
        case ENXIO, ENODEV: throw .notRegular
        default: throw .refused(String(cString: strerror(errno)))
        }
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .refused(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size)) }
    // A file may grow while it is read; one byte more tells.
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
