import Diagnostics
import Foundation
import OutputFiles
import Previews
import Synchronization
import Workers

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An atomic change of many goldens.
///
/// New files are staged in a hidden folder beside the goldens. ``commit(_:)`` atomically writes a journal that names
/// their destinations. From then on the change is committed, and if this process cannot finish it, the next one to open
/// the folder does. Before that nothing has changed, and the hidden folder is discarded.
final class GoldenTransaction: Sendable {
    private let path: String
    private let staging: OutputFolder
    private let changes = Mutex(Changes())

    private struct Changes {
        /// The staged files with their destinations in the goldens' folder, in the order of staging.
        var moves: [(from: String, to: String)] = []
        var removals: [String] = []
        var leftOut: Set<String> = []
    }

    private static let prefix = ".maquette-transaction-"
    private static let journalName = "journal.json"

    /// - Throws: ``OutputProblem`` if the folder is not writable.
    init(in path: String) throws(DiagnosedError) {
        self.path = path
        _ = try OutputFolder(path: path)
        staging = try OutputFolder(path: "\(path)/\(Self.prefix)\(getpid())-\(Self.number())")
    }

    deinit { Self.discard(staging.path) }

    /// Distinguishes the transactions of one process; it does not appear in any output.
    private static func number() -> String { String(UInt32.random(in: 0 ... .max), radix: 36) }

    /// Stages a new file, from any thread.
    func stage(_ bytes: [UInt8], as name: String) throws(DiagnosedError) {
        let staged = changes.withLock {
            let staged = "\($0.moves.count)"
            $0.moves.append((staged, name))
            return staged
        }
        try staging.write(bytes, as: staged)
    }

    /// Leaves a file out, whether it was staged before or arrives later, as a file of an abandoned picture may.
    func leaveOut(_ name: String) {
        changes.withLock { _ = $0.leftOut.insert(name) }
    }

    /// Marks a file for removal, from any thread.
    func remove(_ name: String) {
        changes.withLock { $0.removals.append(name) }
    }

    private struct Journal: Codable {
        var moves: [[String]]
        var removals: [String]
    }

    /// Moves all files into place, and changes the manifest.
    ///
    /// Other processes may commit at the same time; each sees the manifest of the previous one.
    ///
    /// - Parameter change: changes the current manifest.
    /// - Throws: ``OutputProblem``, and errors from reading the manifest; in both cases nothing has changed.
    func commit(_ change: (inout GoldenManifest) -> Void) throws(DiagnosedError) {
        try Self.locked(path) { () throws(DiagnosedError) in
            try Self.finishJournals(in: path)
            let before = try GoldenStore.manifest(in: path)
            var manifest = before
            change(&manifest)
            if manifest != before || !FileManager.default.fileExists(atPath: "\(path)/\(GoldenManifest.fileName)") {
                try stage(Self.bytes(of: manifest), as: GoldenManifest.fileName)
            }
            let journal = changes.withLock { changes in
                Journal(
                    moves: changes.moves.filter { !changes.leftOut.contains($0.to) }.map { [$0.from, $0.to] },
                    removals: changes.removals)
            }
            guard !journal.moves.isEmpty || !journal.removals.isEmpty else { return }
            do {
                try staging.write([UInt8](JSONEncoder().encode(journal)), as: Self.journalName)
            } catch let error as DiagnosedError {
                throw error
            } catch {
                throw DiagnosedError(GoldenProblem.unreadableManifest(reason: "\(error)"))
            }
            try Self.finish(staging.path, in: path)
        }
    }

    private static func bytes(of manifest: GoldenManifest) throws(DiagnosedError) -> [UInt8] {
        do {
            return [UInt8](try manifest.text().utf8)
        } catch {
            throw DiagnosedError(GoldenProblem.unreadableManifest(reason: "\(error)"))
        }
    }

    // MARK: Interrupted ones

    /// Finishes changes that an interrupted process had committed, and removes those that it had not.
    static func finishInterrupted(in path: String) throws(DiagnosedError) {
        guard !folders(in: path).isEmpty else { return }
        try locked(path) { () throws(DiagnosedError) in try finishJournals(in: path) }
    }

    private static func finishJournals(in path: String) throws(DiagnosedError) {
        for folder in folders(in: path) {
            if FileManager.default.fileExists(atPath: "\(folder)/\(journalName)") {
                try finish(folder, in: path)
            } else if isAbandoned(folder) {
                discard(folder)
            }
        }
    }

    private static func folders(in path: String) -> [String] {
        namesInFolder(path).filter { $0.hasPrefix(prefix) }.sorted().map { "\(path)/\($0)" }
    }

    /// Whether the process that stages files in a folder has ended.
    private static func isAbandoned(_ folder: String) -> Bool {
        let digits = SplitPath(folder).name.dropFirst(prefix.count).prefix { $0.isNumber }
        guard let process = pid_t(digits), process > 0 else { return true }
        return processHasEnded(process)
    }

    /// Moves each file that is still in the hidden folder to where the journal says, the manifest last.
    private static func finish(_ folder: String, in path: String) throws(DiagnosedError) {
        let journal: Journal
        do {
            let data = Data(try readFile("\(folder)/\(journalName)", limit: GoldenManifest.maximumBytes))
            journal = try JSONDecoder().decode(Journal.self, from: data)
        } catch {
            throw DiagnosedError(
                GoldenProblem.unreadableFile(reason: "\(error)"), at: SourceLocation(file: "\(folder)/\(journalName)"))
        }
        for name in journal.moves.flatMap(\.self) + journal.removals where !isBelow(name) {
            throw DiagnosedError(
                GoldenProblem.unreadableFile(reason: "\(name) is not below the goldens' folder"),
                at: SourceLocation(file: "\(folder)/\(journalName)"))
        }
        for move in journal.moves where move.count == 2 {
            let (from, to) = ("\(folder)/\(move[0])", "\(path)/\(move[1])")
            // Files that an earlier attempt moved are in place.
            guard FileManager.default.fileExists(atPath: from) else { continue }
            _ = try OutputFolder(path: SplitPath(to).folder)
            guard rename(from, to) == 0 else {
                throw DiagnosedError(
                    OutputProblem.cannotWrite(name: move[1], reason: String(cString: strerror(errno))),
                    at: SourceLocation(file: to))
            }
        }
        for name in journal.removals {
            unlink("\(path)/\(name)")
            // `rmdir` removes only empty folders.
            rmdir("\(path)/\(SplitPath(name).folder)")
        }
        discard(folder)
    }

    /// Whether a name from a file stays below its folder.
    private static func isBelow(_ name: String) -> Bool {
        !name.hasPrefix("/") && !name.utf8.contains(0) && !name.split(separator: "/").contains("..")
    }

    /// Removes a hidden folder.
    ///
    /// If that fails, it is removed when the goldens are next opened.
    private static func discard(_ folder: String) {
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            return
        }
    }

    /// Performs work while no other process commits to the folder.
    private static func locked(
        _ path: String, _ body: () throws(DiagnosedError) -> Void
    ) throws(DiagnosedError) {
        let lock: FileLock
        do throws(SystemError) {
            lock = try FileLock(path)
        } catch {
            // A folder that cannot be opened has nothing to commit to.
            return
        }
        try body()
        _ = consume lock
    }
}
