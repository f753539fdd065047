/// A path, cut at its last slash.
///
/// Foundation's implementation traps on a path of one letter.
public struct SplitPath: Hashable, Sendable {
    /// The path of the folder, without a slash at its end; empty where the path names none.
    public let folder: String
    /// The last name.
    public let name: String

    public init(_ path: String) {
        var path = path[...]
        while path.count > 1, path.last == "/" { path = path.dropLast() }
        guard let slash = path.lastIndex(of: "/") else {
            (folder, name) = ("", String(path))
            return
        }
        name = String(path[path.index(after: slash)...])
        var above = path[..<slash]
        while above.last == "/" { above = above.dropLast() }
        folder = above.isEmpty ? "/" : String(above)
    }

    /// A path relative to the same folder.
    public func beside(_ relative: String) -> String {
        if folder.isEmpty { return relative }
        return folder == "/" ? "/" + relative : folder + "/" + relative
    }
}
