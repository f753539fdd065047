import Diagnostics
import Foundation

/// A git repository with a working tree, read without any command that its configuration could make git run.
///
/// The repository is the nearest folder above the input with a `.git` entry, so a bare repository, or one that is
/// committed into a folder of another, is never opened. Only plumbing commands are used, which resolve names, list
/// trees and the index, and print and hash objects. None of them runs hooks, filters, text conversions or file system monitors, and none checks
/// out files.
struct GitRepository {
    /// An object of a tree.
    struct Entry: Hashable {
        enum Kind: Hashable {
            case file, link
        }

        let kind: Kind
        /// The object's ID.
        let object: String
        /// The path from the top of the working tree.
        let path: String
    }

    /// The top of the working tree, an absolute path without links.
    let root: String
    /// The repository's own folder, an absolute path.
    private let gitFolder: String
    private let git: ExternalProgram

    private static let largestGitFile = 4096
    private static let largestListing = 64 << 20
    /// The same limit as for folders on disk.
    private static let mostEntries = 100_000
    /// The size of the largest file that any reader accepts.
    static let largestFile = 256 << 20
    private static let bytesAtATime = 32 << 20
    private static let time = Duration.seconds(60)
    private static let memory = 4 << 30

    /// Settings that override the repository's own.
    ///
    /// The commands used here ignore all of them; they are a safeguard.
    private static let settings = [
        "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never",
        "credential.helper=", "core.packedGitWindowSize=32m", "core.packedGitLimit=512m",
    ]
    private static let environment = [
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_ATTR_NOSYSTEM": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
        "GIT_LITERAL_PATHSPECS": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "HOME": "/nonexistent",
    ]

    /// Finds the repository that contains an input.
    ///
    /// - Throws: ``GoldenProblem/noRepository`` and ``GoldenProblem/noGit``.
    init(around input: String) throws(DiagnosedError) {
        let place = SourceLocation(file: input)
        var folder = Self.realPath(input)
        while true {
            if let found = Self.gitFolder(at: folder) {
                (root, gitFolder) = (folder, found)
                break
            }
            guard folder != "/" else { throw DiagnosedError(GoldenProblem.noRepository, at: place) }
            folder = SplitPath(folder).folder
        }
        guard let git = ExternalProgram(named: "git") else { throw DiagnosedError(GoldenProblem.noGit, at: place) }
        self.git = git
    }

    /// The working tree, the repository's folders, and those of other clones that it shares objects with.
    var folders: [String] {
        let shared = Self.text(ofFile: commonFolder + "/objects/info/alternates") ?? ""
        let objects = shared.split(separator: "\n").map(String.init).filter { $0.hasSuffix("/objects") }
        return [root, gitFolder, commonFolder]
            + objects.map { $0.hasPrefix("/") ? $0 : commonFolder + "/objects/" + $0 }
    }

    /// Whether the clone lacks older history.
    var isShallow: Bool { FileManager.default.fileExists(atPath: commonFolder + "/shallow") }

    /// The path of an input from the top of the working tree, which is empty for the top itself; `nil` if it is
    /// outside.
    func relativePath(of input: String) -> String? {
        let path = Self.realPath(input)
        if path == root { return "" }
        let start = root == "/" ? "/" : root + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    /// The ID of the commit that a name refers to.
    ///
    /// - Throws: ``GoldenProblem/git(reason:)``; in a shallow clone ``GoldenProblem/shallowClone(name:)``.
    func commit(named name: String, for input: String) throws(DiagnosedError) -> String {
        if let commit = resolved(name) { return commit }
        let place = SourceLocation(file: input)
        guard !isShallow else { throw DiagnosedError(GoldenProblem.shallowClone(name: name), at: place) }
        let remote = "origin/" + name
        let hint = resolved(remote) == nil ? "" : ", but there is '\(remote)'"
        throw DiagnosedError(GoldenProblem.git(reason: "there is no '\(name)'\(hint)"), at: place)
    }

    private func resolved(_ name: String) -> String? {
        guard !name.utf8.contains(0), name.utf8.count <= 1000 else { return nil }
        do {
            // A name that looks like an option must not be taken for one.
            let bytes = try output(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
            let id = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
            return Self.isObjectID(id) ? id : nil
        } catch {
            return nil
        }
    }

    /// The files and links below folders in a commit.
    ///
    /// - Parameters:
    ///   - commit: the ID of the commit.
    ///   - folders: the paths from the top of the working tree, empty for everything.
    ///   - isWanted: whether to include a path.
    ///   - input: the input for error messages.
    /// - Throws: ``GoldenProblem/git(reason:)``.
    /// - Returns: the entries in the order of the tree, each path once. Paths that a folder cannot contain are left
    ///   out.
    func entries(
        of commit: String, below folders: [String], where isWanted: (String) -> Bool, for input: String
    ) throws(DiagnosedError) -> [Entry] {
        let paths = folders.contains("") ? [] : folders
        let listing = try attempt(for: input) { () throws(ExternalProgram.Failure) in
            try output(of: ["ls-tree", "-r", "-z", "--full-tree", commit, "--"] + paths, limit: Self.largestListing)
        }
        var entries: [Entry] = []
        var seen: Set<String> = []
        for record in listing.split(separator: 0) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let fields = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            let path = String(decoding: record[record.index(after: tab)...], as: UTF8.self)
            guard fields.count == 3, fields[1] == "blob", Self.isObjectID(fields[2]), Self.isPlain(path),
                isWanted(path), seen.insert(path).inserted
            else { continue }
            entries.append(Entry(kind: fields[0] == "120000" ? .link : .file, object: fields[2], path: path))
            guard entries.count <= Self.mostEntries else {
                throw DiagnosedError(
                    GoldenProblem.git(reason: "it has more than \(Self.mostEntries) files"),
                    at: SourceLocation(file: input))
            }
        }
        return entries
    }

    /// Reads the contents of entries in batches.
    ///
    /// - Parameters:
    ///   - entries: the entries to read. A file that is too large for every reader is skipped.
    ///   - input: the input for error messages.
    ///   - mayLack: whether the work goes on without the content of an entry, which the clone lacks.
    ///   - body: receives an entry's bytes.
    /// - Throws: ``GoldenProblem/missingObjects(count:path:)`` if the clone lacks some of the contents, and errors of
    ///   `body`.
    func read(
        _ entries: [Entry], for input: String, mayLack: (Entry) throws(DiagnosedError) -> Bool = { _ in false },
        _ body: (Entry, ArraySlice<UInt8>) throws(DiagnosedError) -> Void
    ) throws(DiagnosedError) {
        let sizes = try sizes(of: entries, for: input)
        var missing: [Entry] = []
        var readable: [(entry: Entry, size: Int)] = []
        for entry in entries {
            if let size = sizes[entry.object] {
                if size <= Self.largestFile { readable.append((entry, size)) }
            } else if try !mayLack(entry) {
                missing.append(entry)
            }
        }
        if let first = missing.first {
            throw DiagnosedError(
                GoldenProblem.missingObjects(count: missing.count, path: first.path), at: SourceLocation(file: input))
        }
        var start = 0
        while start < readable.count {
            var (end, total) = (start, 0)
            while end < readable.count, end == start || total + readable[end].size <= Self.bytesAtATime {
                total += readable[end].size
                end += 1
            }
            let part = readable[start..<end]
            // Each object is preceded by a line with its ID and size, and followed by a line feed.
            let contents = try attempt(for: input) { () throws(ExternalProgram.Failure) in
                try output(
                    of: ["cat-file", "--batch"], input: Self.lines(part.map(\.entry.object)),
                    limit: total + part.count * 200)
            }
            var rest = contents[...]
            for (entry, size) in part {
                guard let line = rest.firstIndex(of: UInt8(ascii: "\n")), rest.endIndex - line > size + 1 else {
                    throw DiagnosedError(
                        GoldenProblem.git(reason: "'\(entry.path)' cannot be read"), at: SourceLocation(file: input))
                }
                try body(entry, rest[(line + 1)...].prefix(size))
                rest = rest[(line + size + 2)...]
            }
            start = end
        }
    }

    /// The sizes of objects in bytes, by ID; missing objects have none.
    private func sizes(of entries: [Entry], for input: String) throws(DiagnosedError) -> [String: Int] {
        guard !entries.isEmpty else { return [:] }
        let listing = try attempt(for: input) { () throws(ExternalProgram.Failure) in
            try output(
                of: ["cat-file", "--batch-check"], input: Self.lines(entries.map(\.object)),
                limit: Self.largestListing)
        }
        var sizes: [String: Int] = [:]
        for line in listing.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            if fields.count == 3, fields[1] == "blob" { sizes[fields[0]] = Int(fields[2]) }
        }
        return sizes
    }

    private static func lines(_ objects: [String]) -> [UInt8] {
        objects.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    }

    private func output(
        of arguments: [String], input: [UInt8] = [], limit: Int = 1 << 16
    ) throws(ExternalProgram.Failure) -> [UInt8] {
        try git.run(
            ["--git-dir=" + gitFolder, "--no-pager"] + Self.settings.flatMap { ["-c", $0] } + arguments,
            environment: Self.environment, input: input,
            limits: ExternalProgram.Limits(time: Self.time, memory: Self.memory, output: limit))
    }

    /// The output of a command that looks at the working tree.
    func inWorkingTree(
        _ arguments: [String], input bytes: [UInt8] = [], for input: String
    ) throws(DiagnosedError) -> [UInt8] {
        try attempt(for: input) { () throws(ExternalProgram.Failure) in
            try output(
                of: ["--work-tree=" + root, "-C", root] + arguments, input: bytes, limit: Self.largestListing)
        }
    }

    /// The path of the index, which each working tree has of its own.
    var indexPath: String { gitFolder + "/index" }

    private func attempt<Value>(
        for input: String, _ body: () throws(ExternalProgram.Failure) -> Value
    ) throws(DiagnosedError) -> Value {
        do {
            return try body()
        } catch {
            let reason =
                switch error {
                case .cannotStart(let reason): reason
                case .outOfTime: "git took longer than a minute"
                case .tooMuchOutput: "its list of files is too long"
                case .failed(_, let complaint): complaint ?? "git failed"
                case .cancelled: "it was cancelled"
                }
            throw DiagnosedError(GoldenProblem.git(reason: reason), at: SourceLocation(file: input))
        }
    }

    /// The folder that worktrees of one repository share.
    private var commonFolder: String { Self.commonFolder(of: gitFolder) }

    private static func commonFolder(of folder: String) -> String {
        guard let named = text(ofFile: folder + "/commondir") else { return folder }
        return named.hasPrefix("/") ? named : folder + "/" + named
    }

    /// The repository's folder that a folder's `.git` is or names; `nil` if there is none.
    private static func gitFolder(at folder: String) -> String? {
        let entry = (folder == "/" ? "" : folder) + "/.git"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: entry, isDirectory: &isFolder) else { return nil }
        var found = entry
        if !isFolder.boolValue {
            // A worktree and a submodule have a file that names the folder.
            let mark = "gitdir:"
            guard let text = text(ofFile: entry), text.hasPrefix(mark) else { return nil }
            let named = text.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
            found = named.hasPrefix("/") ? named : folder + "/" + named
        }
        let files = [found + "/HEAD", commonFolder(of: found) + "/objects"]
        return files.allSatisfy(FileManager.default.fileExists) ? found : nil
    }

    private static func text(ofFile path: String) -> String? {
        do throws(FileReadingFailure) {
            return String(decoding: try readFile(path, limit: largestGitFile), as: UTF8.self)
                .trimmingCharacters(in: .newlines)
        } catch {
            return nil
        }
    }

    /// An absolute path without links, for a file that need not exist.
    private static func realPath(_ path: String) -> String {
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        if let real = realpath(absolute, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        guard absolute != "/" else { return absolute }
        let place = SplitPath(absolute)
        let folder = realPath(place.folder)
        return (folder == "/" ? "" : folder) + "/" + place.name
    }

    private static func isObjectID(_ text: String) -> Bool {
        (text.count == 40 || text.count == 64) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// Whether a path leads to one place below a folder, and not to a file that git itself reads.
    private static func isPlain(_ path: String) -> Bool {
        path.utf8.count < 4000
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part != "." && part != ".." && part.lowercased() != ".git" && part.utf8.count < 256
            }
    }
}
