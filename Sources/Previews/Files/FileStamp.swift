import Bitmaps
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// By what a file is known again without reading it: a change of its content changes one of these.
///
/// Stamps are only ever compared for being equal, so a clock that is set back does no harm.
public struct FileStamp: Hashable, Codable, Sendable {
    var size: Int
    var inode: UInt64
    /// In nanoseconds: of the content, and of the file as the file system keeps it, which no program can set.
    var modified: Int
    var changed: Int

    init(size: Int, inode: UInt64, modified: Int, changed: Int) {
        self.size = size
        self.inode = inode
        self.modified = modified
        self.changed = changed
    }

    /// `nil` where there is no regular file.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// What changes when a file is put into a folder, taken from it or replaced; `nil` where there is no folder.
    init?(folder path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        self.init(status)
    }

    /// The stamp of a file that holds exactly these bytes; `nil` for any other.
    init?(path: String, holding bytes: [UInt8]) {
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

    /// Whether the next change of the file is sure to have another stamp, as it need not a moment after the last one.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Returns: whether the last change is long enough ago.
    public func isSettled(at now: Int) -> Bool {
        // No file system counts time more coarsely than in two seconds.
        max(modified, changed) / 1_000_000_000 + 2 < now
    }
}

extension DigestBuilder {
    mutating func combine(_ stamp: FileStamp) {
        for value in [stamp.size, stamp.modified, stamp.changed] { combine(value) }
        combine(String(stamp.inode))
    }
}
