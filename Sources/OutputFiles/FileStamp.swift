package import Bitmaps
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A stamp that identifies a file's content without reading it: a change of the content changes the stamp.
///
/// Stamps are only compared for equality, so a clock that is set back does no harm.
public struct FileStamp: Hashable, Codable, Sendable {
    package var size: Int
    package var inode: UInt64
    /// The times in nanoseconds: the content's, and the inode's, which no program can set.
    package var modified: Int
    package var changed: Int

    package init(size: Int, inode: UInt64, modified: Int, changed: Int) {
        self.size = size
        self.inode = inode
        self.modified = modified
        self.changed = changed
    }

    /// Creates a file's stamp; `nil` if there is no regular file.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// Whether there is a regular file, or a link to one, at a path.
    package static func isRegularFile(_ path: String) -> Bool { FileStamp(path: path) != nil }

    /// Creates a folder's stamp, which changes when a file is added, removed or replaced; `nil` if there is no folder.
    package init?(folder path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        self.init(status)
    }

    /// Creates the stamp of a file that holds exactly these bytes; `nil` for any other file.
    package init?(path: String, holding bytes: [UInt8]) {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count else {
            return nil
        }
        let isEqual = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            bytes.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress, let found = buffer.baseAddress else { return bytes.isEmpty }
                var compared = 0
                while compared < bytes.count {
                    let count = read(file, found, min(buffer.count, bytes.count - compared))
                    if count < 0 && errno == EINTR { continue }
                    guard count > 0, memcmp(start + compared, found, count) == 0 else { return false }
                    compared += count
                }
                return true
            }
        }
        guard isEqual else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        size = Int(status.st_size)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
            let times = (status.st_mtimespec, status.st_ctimespec)
        #else
            let times = (status.st_mtim, status.st_ctim)
        #endif
        modified = Int(times.0.tv_sec) &* 1_000_000_000 &+ Int(times.0.tv_nsec)
        changed = Int(times.1.tv_sec) &* 1_000_000_000 &+ Int(times.1.tv_nsec)
    }

    /// Whether the next change of the file is certain to change its stamp.
    ///
    /// It may not a moment after the last change.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Returns: whether the last change is old enough.
    public func isSettled(at now: Int) -> Bool {
        // The coarsest file systems have a resolution of two seconds.
        max(modified, changed) / 1_000_000_000 + 2 < now
    }
}

extension DigestBuilder {
    package mutating func combine(_ stamp: FileStamp) {
        for value in [stamp.size, stamp.modified, stamp.changed] { combine(value) }
        combine(String(stamp.inode))
    }
}
