package import Bitmaps
public import Diagnostics
import Foundation
import OutputFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A cache of files, each under the digest of everything that it was made from.
///
/// The cache only saves time: an entry that is missing, truncated or damaged is made again, and nothing is kept if the
/// folder is not writable. Any number of processes may share a folder, because entries are moved into place atomically
/// and never change.
public struct PictureCache: Sendable {
    /// The cache's folder.
    public let path: String

    /// Creates a cache in a folder, which need not exist yet.
    public init(path: String) {
        self.path = path
    }

    /// The standard folder for caches on this machine: `XDG_CACHE_HOME` or its default.
    public static var standardPath: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/maquette" }
        let home = NSHomeDirectory()
        #if canImport(Darwin)
            return home + "/Library/Caches/maquette"
        #else
            return home + "/.cache/maquette"
        #endif
    }

    /// The standard limit of the cache's size: 512 MB.
    public static let standardLimit = 512 << 20

    /// The reason why nothing can be kept in the folder, which is created if it is missing; `nil` if the cache works.
    public var diagnostic: Diagnostic? {
        var code: Int32 = 0
        do {
            try OutputFolder.makeFolder(path)
            if access(path, W_OK | X_OK) != 0 { code = errno }
        } catch {
            code = error.code
        }
        guard code != 0 else { return nil }
        return Diagnostic(
            .warning, CacheProblem.unusableFolder(reason: String(cString: strerror(code))),
            at: SourceLocation(file: path))
    }

    // MARK: Entries

    private func place(of key: ContentDigest) -> (folder: String, file: String) {
        let name = key.hexadecimal
        let folder = path + "/objects/" + name.prefix(2)
        return (folder, folder + "/" + name.dropFirst(2))
    }

    /// The bytes stored under a key, whole and unchanged; `nil` if there are none, or if something else is in their
    /// place.
    package func bytes(for key: ContentDigest) -> [UInt8]? {
        let file = place(of: key).file
        guard let content = Self.content(of: file, for: key) else { return nil }
        // Recently used entries are evicted last. Only eviction uses the time, so setting it may fail.
        utimes(file, nil)
        return content
    }

    /// Keeps bytes under a key.
    ///
    /// - Returns: whether the bytes are kept now.
    @discardableResult
    package func store(_ content: [UInt8], for key: ContentDigest) -> Bool {
        let place = place(of: key)
        return write(Self.seal(of: content, for: key) + content, to: place.file, in: place.folder)
    }

    /// The digest of a key and its content, stored before the content, so that content stored under another key does
    /// not match.
    private static func seal(of content: [UInt8], for key: ContentDigest) -> [UInt8] {
        var builder = DigestBuilder()
        builder.combine(key.hexadecimal)
        builder.combine(bytes: content)
        return Array(builder.finish().hexadecimal.utf8)
    }

    private static func content(of file: String, for key: ContentDigest) -> [UInt8]? {
        guard let stored = read(file), stored.count >= sealLength else { return nil }
        let content = Array(stored[sealLength...])
        return stored[..<sealLength].elementsEqual(seal(of: content, for: key)) ? content : nil
    }

    private static let sealLength = 64

    /// The ledger of an earlier run into a folder; `nil` if there is none.
    func ledger(for key: ContentDigest) -> [UInt8]? {
        Self.content(of: path + "/runs/" + key.hexadecimal, for: key)
    }

    func storeLedger(_ content: [UInt8], for key: ContentDigest) {
        _ = write(Self.seal(of: content, for: key) + content, to: path + "/runs/" + key.hexadecimal, in: path + "/runs")
    }

    private func write(_ content: [UInt8], to file: String, in folder: String) -> Bool {
        do {
            try OutputFolder.put(content, at: file, system: .real)
            return true
        } catch let error where error.code == ENOENT {
            // The first entry of a folder creates it.
            do {
                try OutputFolder.makeFolder(folder)
                try OutputFolder.put(content, at: file, system: .real)
                return true
            } catch {
                return false
            }
        } catch {
            return false
        }
    }

    /// The bytes of a file.
    ///
    /// A cache is never so large that a file does not fit into memory.
    private static func read(_ path: String) -> [UInt8]? {
        // Opening a pipe must not wait for its other end.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size < 1 << 31 else {
            return nil
        }
        let size = Int(status.st_size)
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = systemRead(file, buffer.baseAddress.map { $0 + count }, size - count)
                if got < 0 && errno == EINTR { continue }
                guard got > 0 else {
                    isWhole = false
                    return
                }
                count += got
            }
        }
        return isWhole ? bytes : nil
    }

    // MARK: Housekeeping

    /// The size of a cache.
    public struct Contents: Sendable, Hashable {
        public var files = 0
        public var bytes = 0
    }

    private struct Entry {
        var path: String
        var bytes: Int
        var used: Int
    }

    /// The current contents of the cache.
    public var contents: Contents {
        entries.reduce(into: Contents()) {
            $0.files += 1
            $0.bytes += $1.bytes
        }
    }

    /// Removes the least recently used entries until the rest fits.
    ///
    /// Partial files of killed processes are removed as well.
    ///
    /// - Parameter limit: the number of bytes that may stay; 0 for none.
    /// - Returns: the contents that were removed.
    @discardableResult
    public func prune(to limit: Int) -> Contents {
        var removed = Contents()
        let entries = entries
        var kept = entries.reduce(0) { $0 + $1.bytes }
        for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where kept > max(0, limit) {
            guard unlink(entry.path) == 0 else { continue }
            kept -= entry.bytes
            removed.files += 1
            removed.bytes += entry.bytes
        }
        return removed
    }

    /// All entries.
    ///
    /// Partial files of processes that ended are removed on the way.
    private var entries: [Entry] {
        var found: [Entry] = []
        var folders = [path + "/runs"]
        folders += Self.names(in: path + "/objects").map { path + "/objects/" + $0 }
        for folder in folders {
            PartialFile.removeStale(in: folder)
            for name in Self.names(in: folder) {
                guard let stamp = FileStamp(path: folder + "/" + name) else { continue }
                found.append(Entry(path: folder + "/" + name, bytes: stamp.size, used: stamp.modified))
            }
        }
        return found
    }

    /// The sorted names in a folder; empty if there is no such folder.
    private static func names(in folder: String) -> [String] {
        namesInFolder(folder).filter { !$0.hasPrefix(".") }.sorted()
    }
}

/// `read` of the C library, under a name that our own methods do not hide.
private func systemRead(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, target, count)
}
