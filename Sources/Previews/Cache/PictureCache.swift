import Bitmaps
public import Diagnostics
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files that were made before, each under the digest of all that it was made from.
///
/// Nothing depends on it but time: an entry that is missing, cut short or damaged is made again, and where the folder
/// cannot be written to, nothing is kept. Any number of processes may use one folder at a time, since entries come into
/// place whole and are never changed.
public struct PictureCache: Sendable {
    /// The folder that it is in.
    public let path: String

    /// The cache in a folder, which need not be there yet.
    public init(path: String) {
        self.path = path
    }

    /// Where caches belong on this machine: `XDG_CACHE_HOME` or what stands for it.
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

    /// More than this is not kept: 512 MB.
    public static let standardLimit = 512 << 20

    /// Why nothing can be kept in the folder, which is made where it is not there; `nil` where it can.
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
            .warning, RunProblem.unusableCache(reason: String(cString: strerror(code))),
            at: SourceLocation(file: path))
    }

    // MARK: Entries

    private func place(of key: ContentDigest) -> (folder: String, file: String) {
        let name = key.hexadecimal
        let folder = path + "/objects/" + name.prefix(2)
        return (folder, folder + "/" + name.dropFirst(2))
    }

    /// What was stored under a key, whole and unchanged; `nil` where there is no such thing, or something else in its
    /// place.
    func bytes(for key: ContentDigest) -> [UInt8]? {
        let file = place(of: key).file
        guard let content = Self.content(of: file, for: key) else { return nil }
        // What is used now is the last to go. The time is for that alone, and may fail.
        utimes(file, nil)
        return content
    }

    /// Keeps bytes under a key.
    ///
    /// - Returns: whether they are kept now.
    @discardableResult
    func store(_ content: [UInt8], for key: ContentDigest) -> Bool {
        let place = place(of: key)
        return write(Self.seal(of: content, for: key) + content, to: place.file, in: place.folder)
    }

    /// The digest of a key and its content, which stands before the content: what was stored under another key does not
    /// fit.
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

    /// What is known of an earlier run into a folder; `nil` where nothing is.
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
            // The first entry of a folder makes it.
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

    /// A file's bytes; a cache is never large enough for a file not to fit into memory.
    private static func read(_ path: String) -> [UInt8]? {
        // Nothing waits for the other end of a pipe.
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

    /// How much a cache holds.
    public struct Contents: Sendable, Hashable {
        public var files = 0
        public var bytes = 0
    }

    private struct Entry {
        var path: String
        var bytes: Int
        var used: Int
    }

    /// What is in it now.
    public var contents: Contents {
        entries.reduce(into: Contents()) {
            $0.files += 1
            $0.bytes += $1.bytes
        }
    }

    /// Takes out what was not used for longest until the rest fits.
    ///
    /// What a killed process left half written goes as well.
    ///
    /// - Parameter limit: bytes that may stay; 0 for none.
    /// - Returns: what was taken out.
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

    /// Every entry; partial files of processes that are gone are removed on the way.
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

    /// Names in a folder, sorted; none where there is no such folder.
    private static func names(in folder: String) -> [String] {
        namesInFolder(folder).filter { !$0.hasPrefix(".") }.sorted()
    }
}

/// `read` of the C library, under a name that our own methods do not hide.
private func systemRead(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, target, count)
}
