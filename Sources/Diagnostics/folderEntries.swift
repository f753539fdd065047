#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What lies in a folder.
public struct FolderEntry: Hashable, Sendable {
    public var name: String
    /// Whether it is a folder itself; a link to one is none.
    public var isFolder: Bool
}

/// Why a folder cannot be listed, in the words of the operating system.
public struct FolderListingFailure: Error, Hashable, Sendable {
    public var reason: String
}

/// All that lies in a folder, hidden files included, in no order that means anything.
///
/// - Parameter path: the folder's.
/// - Throws: ``FolderListingFailure``.
/// - Returns: each entry once.
public func folderEntries(of path: String) throws(FolderListingFailure) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw FolderListingFailure(reason: String(cString: strerror(errno))) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
        // Only this tells the end from a failure.
        errno = 0
        guard let entry = readdir(folder) else { break }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let type = Int(entry.pointee.d_type)
        // Not every file system says what an entry is.
        let isFolder = type == Int(DT_DIR) || type == Int(DT_UNKNOWN) && fileType(of: path + "/" + name) == S_IFDIR
        entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    guard errno == 0 else { throw FolderListingFailure(reason: String(cString: strerror(errno))) }
    return entries
}

/// The names of what lies in a folder, hidden files included, in no order that means anything; none where it cannot be
/// listed.
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

/// Whether a link stands at a path, wherever it leads.
public func isLink(_ path: String) -> Bool { fileType(of: path) == S_IFLNK }

private func fileType(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
}
