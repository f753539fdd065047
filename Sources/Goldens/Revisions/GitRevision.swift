import Diagnostics
import Foundation

/// The files of a git repository as they stood in a revision, in a folder of their own.
final class GitRevision {
    /// The name that was given.
    let name: String
    /// Where the files are, gone with this object.
    let folder: String
    /// The repository's own folder.
    let repository: String

    /// Takes a revision's files out of the repository that an input lies in; nothing in the repository changes.
    ///
    /// - Throws: ``GoldenProblem/git(reason:)``.
    init(_ name: String, around input: String) throws(DiagnosedError) {
        self.name = name
        let place = URL(fileURLWithPath: input).standardizedFileURL
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        let start = exists && isFolder.boolValue ? place.path : place.deletingLastPathComponent().path
        folder = FileManager.default.temporaryDirectory.appending(path: "maquette-revision-\(UUID().uuidString)").path
        do throws(DiagnosedError) {
            repository = try Self.git(["-C", start, "rev-parse", "--show-toplevel"], at: input)
                .trimmingCharacters(in: .newlines)
        } catch {
            guard error.diagnostics.contains(where: { $0.problem.message.contains("not a git repository") }) else {
                throw error
            }
            throw DiagnosedError(GoldenProblem.noRepository, at: SourceLocation(file: input))
        }
        // A name that looks like an option must not be taken for one.
        let commit = try Self.git(
            ["-C", repository, "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], at: input,
            orSay: "there is no '\(name)'"
        )
        .trimmingCharacters(in: .newlines)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw DiagnosedError(
                GoldenProblem.git(reason: error.localizedDescription), at: SourceLocation(file: folder))
        }
        let archive = folder + "/.archive.tar"
        _ = try Self.git(["-C", repository, "archive", "--format=tar", "--output", archive, commit], at: input)
        _ = try Self.run("tar", ["-x", "-f", archive, "-C", folder], at: input)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            // The system empties its temporary folder.
            return
        }
    }

    /// Where an input of the working tree lies in this revision, `nil` where it does not exist there.
    func path(of input: String) -> String? {
        let real = URL(fileURLWithPath: input).standardizedFileURL.resolvingSymlinksInPath().path
        let root = URL(fileURLWithPath: repository).standardizedFileURL.resolvingSymlinksInPath().path
        guard real == root || real.hasPrefix(root + "/") else { return nil }
        let path = folder + real.dropFirst(root.count)
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// A problem in one of the files, called as git calls the file: `main:App/Main.storyboard`.
    func named(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let file = diagnostic.location?.file, file.hasPrefix(folder + "/") else { return diagnostic }
        var named = diagnostic
        named.location?.file = name + ":" + file.dropFirst(folder.count + 1)
        return named
    }

    /// What work on the files comes to, with what ends it called as git calls the files.
    func naming<Value>(_ work: () throws(DiagnosedError) -> Value) throws(DiagnosedError) -> Value {
        do throws(DiagnosedError) {
            return try work()
        } catch {
            throw DiagnosedError(error.diagnostics.map { named($0) })
        }
    }

    private static func git(
        _ arguments: [String], at input: String, orSay reason: String? = nil
    ) throws(DiagnosedError) -> String {
        try run("git", arguments, at: input, orSay: reason)
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - program: its name.
    ///   - arguments: its arguments.
    ///   - input: what a failure is reported at.
    ///   - reason: what is said where it fails without a word.
    /// - Returns: what it wrote.
    /// - Throws: ``GoldenProblem/git(reason:)``.
    private static func run(
        _ program: String, _ arguments: [String], at input: String, orSay reason: String? = nil
    ) throws(DiagnosedError) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        let text: Data
        do {
            try process.run()
            text = output.fileHandleForReading.readDataToEndOfFile()
        } catch {
            throw DiagnosedError(GoldenProblem.git(reason: error.localizedDescription), at: SourceLocation(file: input))
        }
        // What git complains of is a line or two, less than a pipe holds.
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let words = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first.map(String.init)
            throw DiagnosedError(
                GoldenProblem.git(reason: words ?? reason ?? "\(program) failed"),
                at: SourceLocation(file: input))
        }
        return String(decoding: text, as: UTF8.self)
    }
}
