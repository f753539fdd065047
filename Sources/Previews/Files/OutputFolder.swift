public import Diagnostics
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that finished files are put into, whole or not at all.
public struct OutputFolder: Sendable {
    /// As the user gave it.
    public let path: String
    private let system: FileSystemCalls

    /// The folder of a path, made with the folders above it where they are missing.
    ///
    /// What an interrupted run left half written in it goes; what another run is writing stays.
    ///
    /// - Throws: ``OutputProblem`` where it cannot be made or nothing can be written into it. Better now than after
    ///   the work.
    public init(path: String) throws(DiagnosedError) {
        try self.init(path: path, system: .real)
    }

    init(path: String, system: FileSystemCalls) throws(DiagnosedError) {
        self.path = path
        self.system = system
        do {
            try Self.makeFolder(path)
        } catch {
            throw DiagnosedError(
                OutputProblem.noFolder(reason: String(cString: strerror(error.code))), at: SourceLocation(file: path))
        }
        guard access(path, W_OK | X_OK) == 0 else {
            throw DiagnosedError(
                OutputProblem.noFolder(reason: String(cString: strerror(errno))), at: SourceLocation(file: path))
        }
        PartialFile.removeStale(in: path)
    }

    /// A folder within it, made where it is missing, whose files are written by paths from here.
    func folder(_ name: String) throws(DiagnosedError) -> OutputFolder {
        try OutputFolder(path: file(name), system: system)
    }

    /// Puts a file into the folder; whoever looks sees the old one or the new one, never a part.
    ///
    /// One that holds the very bytes already is left alone: to look is much quicker than to make a file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - name: its name in the folder.
    /// - Throws: ``OutputProblem/cannotWrite(name:reason:)``; nothing of the new file is left behind then.
    public func write(_ bytes: [UInt8], as name: String) throws(DiagnosedError) {
        _ = try stampedWrite(bytes, as: name)
    }

    /// Puts a file in its place, whole or not at all; folders that are missing are made.
    ///
    /// Where the path leads to a device, a pipe or what is standard output, the bytes go into that; a link stays, and
    /// what it leads to is the file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: where it is to be.
    /// - Throws: ``OutputProblem``.
    public static func write(_ bytes: [UInt8], to path: String) throws(DiagnosedError) {
        guard !isStream(path) else {
            do {
                return try FileSystemCalls.pour(bytes, into: path)
            } catch {
                throw DiagnosedError(
                    OutputProblem.cannotWrite(name: path, reason: String(cString: strerror(error.code))),
                    at: SourceLocation(file: path))
            }
        }
        let place = SplitPath(destination(ofLink: path) ?? path)
        try OutputFolder(path: place.folder.isEmpty ? "." : place.folder).write(bytes, as: place.name)
    }

    /// Whether a path is no place for a file: renaming one to it would take a device or a pipe away from all others.
    private static func isStream(_ path: String) -> Bool {
        if FileSystemCalls.descriptor(named: path) != nil { return true }
        var status = stat()
        return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Where a link leads to that stands at a path; `nil` where there is none, or where it leads nowhere.
    private static func destination(ofLink path: String) -> String? {
        isLink(path) ? absolutePath(of: path) : nil
    }

    /// Puts a file into the folder, and says by what it is known again; `nil` where another process has put its own
    /// there since.
    func stampedWrite(_ bytes: [UInt8], as name: String) throws(DiagnosedError) -> FileStamp? {
        let final = file(name)
        if let present = FileStamp(path: final, holding: bytes) { return present }
        do {
            let written = try Self.put(bytes, at: final, system: system)
            let found = FileStamp(path: final)
            // Renaming changes the last of the times, and nothing else.
            return written?.inode == found?.inode && written?.modified == found?.modified ? found : nil
        } catch {
            throw DiagnosedError(
                OutputProblem.cannotWrite(name: name, reason: String(cString: strerror(error.code))),
                at: SourceLocation(file: final))
        }
    }

    /// Takes away what this process has half written in a folder.
    ///
    /// For a process that is told to end.
    public static func removePartialFiles(in path: String) { PartialFile.removeOwn(in: path) }

    /// The folder's path from the root without links in it; `nil` where it is gone.
    var absolutePath: String? { Self.absolutePath(of: path) }

    /// A path from the root without links in it; `nil` where it leads to nothing.
    static func absolutePath(of path: String) -> String? {
        guard let place = realpath(path, nil) else { return nil }
        defer { free(place) }
        return String(cString: place)
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

    /// Puts a file into place whole; nothing is left behind where that fails.
    ///
    /// - Returns: the file's stamp before it was put in place.
    @discardableResult
    static func put(
        _ bytes: [UInt8], at final: String, system: FileSystemCalls
    ) throws(SystemError) -> FileStamp? {
        let place = SplitPath(final)
        let temporary = place.beside(PartialFile(for: place.name).name)
        do {
            try system.create(temporary, bytes)
            let stamp = FileStamp(path: temporary)
            try system.rename(temporary, final)
            return stamp
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Makes a folder, and those above it that are missing.
    static func makeFolder(_ path: String) throws(SystemError) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
            return
        }
        let above = SplitPath(path).folder
        if !above.isEmpty && above != path { try makeFolder(above) }
        // Another run may have made it in the meantime.
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError(code: errno) }
    }
}
