public import Diagnostics
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder for finished files, which are written atomically.
public struct OutputFolder: Sendable {
    /// The path as the user gave it.
    public let path: String
    private let system: FileSystemCalls

    /// Creates the folder and its parents if they are missing.
    ///
    /// Partial files of interrupted runs are removed; those of other running ones stay.
    ///
    /// - Throws: ``OutputProblem`` if it cannot be created or is not writable. Better now than after the work.
    public init(path: String) throws(DiagnosedError) {
        try self.init(path: path, system: .real)
    }

    package init(path: String, system: FileSystemCalls) throws(DiagnosedError) {
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

    /// A subfolder, created if it is missing.
    ///
    /// Its files are named by paths from here.
    package func folder(_ name: String) throws(DiagnosedError) -> OutputFolder {
        try OutputFolder(path: file(name), system: system)
    }

    /// Writes a file atomically: readers see the old file or the new one, never a part.
    ///
    /// A file that already holds these bytes is left alone, because reading is much quicker than creating a file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - name: its name in the folder.
    /// - Throws: ``OutputProblem/cannotWrite(name:reason:)``; nothing of the new file is left behind.
    public func write(_ bytes: [UInt8], as name: String) throws(DiagnosedError) {
        _ = try stampedWrite(bytes, as: name)
    }

    /// Writes a file atomically, and creates missing folders.
    ///
    /// If the path leads to a device, a pipe or standard output, the bytes are written to that. A link stays, and its
    /// destination is written.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: the path of the file.
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

    /// Whether a path is a stream, such as a device or a pipe, which renaming a file to it would take away from other
    /// programs.
    private static func isStream(_ path: String) -> Bool {
        if FileSystemCalls.descriptor(named: path) != nil { return true }
        var status = stat()
        return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// The destination of the link at a path; `nil` if there is no link, or if it leads nowhere.
    private static func destination(ofLink path: String) -> String? {
        isLink(path) ? absolutePath(of: path) : nil
    }

    /// Writes a file and returns its stamp; `nil` if another process has replaced it since.
    package func stampedWrite(_ bytes: [UInt8], as name: String) throws(DiagnosedError) -> FileStamp? {
        let final = file(name)
        if let present = FileStamp(path: final, holding: bytes) { return present }
        do {
            let written = try Self.put(bytes, at: final, system: system)
            let found = FileStamp(path: final)
            // Renaming changes only the last of the times.
            return written?.inode == found?.inode && written?.modified == found?.modified ? found : nil
        } catch {
            throw DiagnosedError(
                OutputProblem.cannotWrite(name: name, reason: String(cString: strerror(error.code))),
                at: SourceLocation(file: final))
        }
    }

    /// Removes this process's partial files from a folder, and lets nothing be written any more.
    ///
    /// Called when the process is asked to terminate.
    public static func removePartialFiles(in path: String) {
        WritingGate.own.close()
        PartialFile.removeOwn(in: path)
    }

    /// The folder's absolute path without links; `nil` if the folder is gone.
    package var absolutePath: String? { Self.absolutePath(of: path) }

    /// A path as an absolute path without links; `nil` if nothing is there.
    package static func absolutePath(of path: String) -> String? {
        guard let place = realpath(path, nil) else { return nil }
        defer { free(place) }
        return String(cString: place)
    }

    /// The path of a file in the folder.
    package func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

    /// Writes a file atomically; nothing is left behind on failure.
    ///
    /// - Returns: the file's stamp before it was renamed.
    @discardableResult
    package static func put(
        _ bytes: [UInt8], at final: String, system: FileSystemCalls
    ) throws(SystemError) -> FileStamp? {
        let place = SplitPath(final)
        let temporary = place.beside(PartialFile(for: place.name).name)
        return try WritingGate.own.passing { () throws(SystemError) -> FileStamp? in
            do throws(SystemError) {
                try system.create(temporary, bytes)
                let stamp = FileStamp(path: temporary)
                try system.rename(temporary, final)
                return stamp
            } catch {
                unlink(temporary)
                throw error
            }
        }
    }

    /// Creates a folder and its missing parents.
    ///
    /// - Returns: the folders that it created, the outermost first.
    @discardableResult
    package static func makeFolder(_ path: String) throws(SystemError) -> [String] {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
            return []
        }
        let above = SplitPath(path).folder
        let created = !above.isEmpty && above != path ? try makeFolder(above) : []
        if mkdir(path, 0o777) == 0 { return created + [path] }
        // Another run may have created it meanwhile.
        guard errno == EEXIST else { throw SystemError(code: errno) }
        return created
    }
}
