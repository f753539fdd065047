/// Relative paths, judged by their spelling alone: their files need not exist.
public enum RelativePath {
    /// Whether a path leads out of the folder that it starts in.
    ///
    /// - Parameter path: a path with slashes.
    /// - Returns: whether it is absolute, or has more `..` at some place than folders before it.
    public static func leadsOut(_ path: String) -> Bool {
        guard !path.hasPrefix("/") else { return true }
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    /// The path that leads from a folder to a file.
    ///
    /// - Parameters:
    ///   - folder: the components of the folder's absolute path.
    ///   - file: the components of the file's absolute path.
    /// - Returns: the path, with `..` for each folder to leave.
    public static func path<Part: StringProtocol>(from folder: [Part], to file: [Part]) -> String {
        let shared = zip(file, folder).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: folder.count - shared) + file[shared...].map { String($0) }
        return parts.joined(separator: "/")
    }
}
