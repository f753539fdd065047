import Diagnostics
import Foundation
import OutputFiles

/// The index of a git repository: the objects of the working tree's files when git last looked at them.
struct GitIndex {
    struct Entry {
        /// The object's ID.
        let object: String
        /// Nanoseconds since 1970.
        let modified: Int
        /// The lowest 32 bits of each.
        let size: UInt32
        let inode: UInt32

        /// Whether a file certainly has the content of the object.
        ///
        /// A file that changed when the index was written or later may have the same stamp with another content.
        func isCurrent(_ stamp: FileStamp, in index: GitIndex) -> Bool {
            stamp.modified == modified && UInt32(truncatingIfNeeded: stamp.size) == size
                && UInt32(truncatingIfNeeded: stamp.inode) == inode && stamp.modified < index.written
        }
    }

    /// The entries by path from the top of the working tree.
    let entries: [String: Entry]
    /// The time when it was written, in nanoseconds since 1970.
    let written: Int

    /// Reads what `git ls-files --stage --debug -z` prints.
    init(reading listing: [UInt8], written: Int) {
        self.written = written
        var entries: [String: Entry] = [:]
        // The lines about an entry follow the null byte after its path.
        var header: (object: String, path: String)?
        for part in listing.split(separator: 0, omittingEmptySubsequences: false) {
            var rest = part
            if let header {
                var lines: [Substring] = []
                for _ in 0..<Self.linesOfEntry {
                    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
                    lines.append(String(decoding: rest[..<end], as: UTF8.self)[...])
                    rest = rest[rest.index(after: end)...]
                }
                entries[header.path] = Self.entry(header.object, lines)
            }
            header = Self.header(rest)
        }
        self.entries = entries
    }

    private static let linesOfEntry = 5

    /// The object and the path of `100644 OBJECT 0<tab>PATH`; `nil` for an entry of a merge conflict.
    private static func header(_ line: ArraySlice<UInt8>) -> (object: String, path: String)? {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let fields = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
        guard fields.count == 3, fields[2] == "0" else { return nil }
        return (String(fields[1]), String(decoding: line[line.index(after: tab)...], as: UTF8.self))
    }

    /// The entry in lines such as `  mtime: 1700000000:5` and `  size: 12<tab>flags: 0`; `nil` for other lines.
    private static func entry(_ object: String, _ lines: [Substring]) -> Entry? {
        var values: [Substring: Substring] = [:]
        for field in lines.flatMap({ $0.split(separator: "\t") }) {
            let parts = field.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { values[parts[0].drop { $0 == " " }] = parts[1].drop { $0 == " " } }
        }
        let times = (values["mtime"] ?? "").split(separator: ":").compactMap { Int($0) }
        guard times.count == 2, let size = values["size"].flatMap({ UInt32($0) }),
            let inode = values["ino"].flatMap({ UInt32($0) })
        else { return nil }
        return Entry(object: object, modified: times[0] &* 1_000_000_000 &+ times[1], size: size, inode: inode)
    }
}

extension GitRepository {
    /// Reads the index.
    ///
    /// - Throws: ``GoldenProblem/git(reason:)``.
    func index(below folders: [String], for input: String) throws(DiagnosedError) -> GitIndex {
        let written = FileStamp(path: indexPath)?.modified ?? 0
        let listing = try listing(["--stage", "--debug"], below: folders, for: input)
        return GitIndex(reading: listing, written: written)
    }

    /// The paths of files that git does not track and is not told to ignore.
    ///
    /// - Throws: ``GoldenProblem/git(reason:)``.
    func untracked(below folders: [String], for input: String) throws(DiagnosedError) -> [String] {
        try listing(["--others", "--exclude-standard"], below: folders, for: input).split(separator: 0).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The IDs that files of the working tree would have as objects, without filters.
    ///
    /// - Parameters:
    ///   - paths: paths of regular files from the top of the working tree.
    ///   - input: the input for error messages.
    /// - Returns: an ID for each path; `nil` for a path that cannot be asked for.
    /// - Throws: ``GoldenProblem/git(reason:)``.
    func objects(of paths: [String], for input: String) throws(DiagnosedError) -> [String?] {
        let plain = paths.filter { !$0.contains("\n") }
        guard !plain.isEmpty else { return paths.map { _ in nil } }
        let ids = try inWorkingTree(
            ["hash-object", "--no-filters", "--stdin-paths"], input: plain.flatMap { Array($0.utf8) + [0x0A] },
            for: input
        ).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        guard ids.count == plain.count else { return paths.map { _ in nil } }
        let known = Dictionary(zip(plain, ids)) { first, _ in first }
        return paths.map { known[$0] }
    }

    private func listing(
        _ options: [String], below folders: [String], for input: String
    ) throws(DiagnosedError) -> [UInt8] {
        try inWorkingTree(
            ["ls-files", "-z", "--full-name"] + options + ["--"] + (folders.contains("") ? [] : folders), for: input)
    }
}
