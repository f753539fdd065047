import Diagnostics
import Foundation

/// The files of a git repository in a revision, in a folder of their own.
///
/// It contains only files that the inputs may be drawn from. Files are never written over others, and links are written
/// last, so that no link redirects a write. A link out of the working tree is skipped.
final class GitRevision {
    /// The name of the revision as given.
    let name: String
    /// The folder of the files, which is removed with this object.
    let folder: String
    /// A folder for temporary files, which is removed with this object.
    let scratch: String
    /// The paths of files that neither side of the comparison has, because the clone lacks them.
    private(set) var unfetched: [String] = []
    private let repository: GitRepository

    /// Reads the files of a revision.
    ///
    /// The repository is not changed. A file that the clone lacks is taken from the working tree if it is unchanged there,
    /// and left out if the other side lacks the same content.
    ///
    /// - Parameters:
    ///   - listing: the files.
    ///   - changes: the differences between the two sides.
    ///   - workingTree: the top of the working tree; `nil` if the other side is a revision.
    /// - Throws: ``GoldenProblem`` if some of the other files do not exist.
    init(_ listing: RevisionListing, _ changes: RevisionChanges, workingTree: String?) throws(DiagnosedError) {
        name = listing.name
        repository = listing.repository
        // A hidden folder is not searched for documents, even if the temporary folder is in the input.
        scratch = FileManager.default.temporaryDirectory.appending(path: ".maquette-revision-\(UUID().uuidString)").path
        folder = scratch + "/files"
        let (entries, first) = (listing.entries, listing.input)
        guard !listing.folders.isEmpty else { return }
        // The mark of a project's root, as the working tree has it.
        try make(scratch, mode: 0o700)
        try make(folder + "/.git")
        let links = entries.filter { $0.kind == .link }
        let linkPaths = Set(links.map(\.path))
        func store(_ bytes: ArraySlice<UInt8>, as entry: GitRepository.Entry) throws(DiagnosedError) {
            try make(SplitPath(folder + "/" + entry.path).folder)
            try write(bytes, to: folder + "/" + entry.path)
        }
        let changed = changes.paths
        try repository.read(
            entries.filter { $0.kind == .file }, for: first,
            mayLack: { entry throws(DiagnosedError) in
                if changed.contains(entry.path) {
                    guard changes.unfetched.contains(entry.path) else { return false }
                } else if let workingTree {
                    let bytes: [UInt8]
                    do {
                        bytes = try readFile(workingTree + "/" + entry.path, limit: GitRepository.largestFile)
                    } catch {
                        return false
                    }
                    try store(bytes[...], as: entry)
                    return true
                }
                unfetched.append(entry.path)
                return true
            }
        ) { entry, bytes throws(DiagnosedError) in try store(bytes, as: entry) }
        try repository.read(links, for: first) { entry, bytes throws(DiagnosedError) in
            let target = String(decoding: bytes, as: UTF8.self)
            // A damaged tree may have a link and a folder of the same name.
            let above = sequence(first: SplitPath(entry.path).folder) { SplitPath($0).folder }.prefix { !$0.isEmpty }
            guard Self.staysInside(target, from: entry.path), !above.contains(where: linkPaths.contains) else { return }
            try make(SplitPath(folder + "/" + entry.path).folder)
            guard symlink(target, folder + "/" + entry.path) == 0 else { throw failure(at: entry.path) }
        }
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: scratch)
        } catch {
            // The system empties its temporary folder.
            return
        }
    }

    /// The path in this revision of an input in the working tree; `nil` if it does not exist there.
    func path(of input: String) -> String? {
        guard let relative = repository.relativePath(of: input) else { return nil }
        let path = relative.isEmpty ? folder : folder + "/" + relative
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// A problem in one of the files, with the file in git's notation: `main:App/Main.storyboard`.
    func named(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let file = diagnostic.location?.file, file.hasPrefix(folder + "/") else { return diagnostic }
        var named = diagnostic
        named.location?.file = name + ":" + file.dropFirst(folder.count + 1)
        return named
    }

    /// Performs work on the files.
    ///
    /// Errors name the files in git's notation.
    func naming<Value>(_ work: () throws(DiagnosedError) -> Value) throws(DiagnosedError) -> Value {
        do throws(DiagnosedError) {
            return try work()
        } catch {
            throw DiagnosedError(error.diagnostics.map { named($0) })
        }
    }

    private func make(_ path: String, mode: mode_t = 0o777) throws(DiagnosedError) {
        guard mkdir(path, mode) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, path != scratch else { throw failure(at: path) }
        try make(SplitPath(path).folder)
        guard mkdir(path, mode) == 0 || errno == EEXIST else { throw failure(at: path) }
    }

    private func write(_ bytes: ArraySlice<UInt8>, to path: String) throws(DiagnosedError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(at: path) }
        do {
            try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: bytes)
        } catch {
            throw DiagnosedError(
                GoldenProblem.git(reason: error.localizedDescription), at: SourceLocation(file: path))
        }
    }

    private func failure(at path: String) -> DiagnosedError {
        DiagnosedError(GoldenProblem.git(reason: String(cString: strerror(errno))), at: SourceLocation(file: path))
    }

    /// Whether a link's target is in the working tree, judging by its spelling.
    private static func staysInside(_ target: String, from path: String) -> Bool {
        !target.isEmpty && !target.hasPrefix("/") && !target.utf8.contains(0)
            && !RelativePath.leadsOut(SplitPath(path).beside(target))
    }
}
