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
    let (file, expected) = try openRegularFile(path)
    defer { close(file) }
    guard expected <= limit else { throw .tooLarge(bytes: expected) }
    // A file may grow while it is read. Reading one more byte detects that.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    while true {
        let part = try readOnce(file, upTo: max(1, min(expected - bytes.count, 1 << 24)))
        if part.isEmpty { return bytes }
        bytes += part
        guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count) }
    }
}

/// The bytes of a regular file.
///
/// - Parameters:
///   - path: the file's; links are followed.
///   - limit: the maximum size in bytes.
/// - Returns: all bytes; `nil` if the file cannot be read.
public func fileBytes(_ path: String, limit: Int = 1 << 30) -> [UInt8]? {
    do {
        return try readFile(path, limit: limit)
    } catch {
        return nil
    }
}

/// Reads the first bytes of a regular file.
///
/// - Parameters:
///   - path: the file's; links are followed.
///   - count: the maximum number of bytes to read.
/// - Throws: ``FileReadingFailure``, for a pipe or a device as well.
/// - Returns: the bytes, fewer than `count` where the file is shorter.
public func readBeginning(ofFile path: String, upTo count: Int) throws(FileReadingFailure) -> [UInt8] {
    let (file, _) = try openRegularFile(path)
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < count {
        let part = try readOnce(file, upTo: count - bytes.count)
        if part.isEmpty { break }
        bytes += part
    }
    return bytes
}

/// Opens a regular file, which the caller closes, and returns its size in bytes.
private func openRegularFile(_ path: String) throws(FileReadingFailure) -> (file: Int32, size: Int) {
    // The C library would truncate the path at a NUL.
    guard !path.utf8.contains(0) else { throw .missing }
    // Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        switch errno {
        // Names reach the program as text, in which this character stands for bytes that are not.
        case ENOENT where path.unicodeScalars.contains("\u{FFFD}"): throw .refused("its name is not UTF-8 text")
        case ENOENT, ENOTDIR: throw .missing
        // The error for a socket, and for a device without a driver.
        case ENXIO, ENODEV: throw .notRegular
        default: throw .refused(String(cString: strerror(errno)))
        }
    }
    var status = stat()
    let failure: FileReadingFailure? =
        if fstat(file, &status) != 0 {
            .refused(String(cString: strerror(errno)))
        } else {
            status.st_mode & S_IFMT == S_IFREG ? nil : .notRegular
        }
    if let failure {
        close(file)
        throw failure
    }
    return (file, Int(status.st_size))
}

/// The next bytes of an open file; empty at its end.
private func readOnce(_ file: Int32, upTo room: Int) throws(FileReadingFailure) -> [UInt8] {
    var failure: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = -1
        repeat { got = read(file, buffer.baseAddress, room) } while got < 0 && errno == EINTR
        failure = got < 0 ? errno : 0
        count = max(0, got)
    }
    guard failure == 0 else { throw .refused(String(cString: strerror(failure))) }
    return part
}
