#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An entry of a folder.
public struct FolderEntry: Hashable, Sendable {
    public var name: String
    /// Whether the entry is a folder.
    ///
    /// A link to a folder does not count.
    public var isFolder: Bool
}

/// The operating system's message about a folder that cannot be listed.
public struct FolderListingFailure: Error, Hashable, Sendable {
    public var reason: String
}

/// Lists a folder, including hidden files, in no particular order.
///
/// - Parameter path: the folder's.
/// - Throws: ``FolderListingFailure``.
/// - Returns: each entry once.
public func folderEntries(of path: String) throws(FolderListingFailure) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw FolderListingFailure(reason: String(cString: strerror(errno))) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
        // Only `errno` distinguishes the end from a failure.
        errno = 0
        guard let entry = readdir(folder) else { break }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let type = Int(entry.pointee.d_type)
        // Some file systems do not report the type of an entry.
        let isFolder = type == Int(DT_DIR) || type == Int(DT_UNKNOWN) && fileType(of: path + "/" + name) == S_IFDIR
        entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    guard errno == 0 else { throw FolderListingFailure(reason: String(cString: strerror(errno))) }
    return entries
}

/// The names in a folder, including hidden files, in no particular order; empty if it cannot be listed.
///
/// - Parameter path: the folder's; empty for the current one, as ``SplitPath`` has it.
/// - Returns: each name once.
public func namesInFolder(_ path: String) -> [String] {
    do {
        return try folderEntries(of: path.isEmpty ? "." : path).map(\.name)
    } catch {
        return []
    }
}

/// Whether a path is a symbolic link, even a broken one.
public func isLink(_ path: String) -> Bool { fileType(of: path) == S_IFLNK }

private func fileType(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
}
