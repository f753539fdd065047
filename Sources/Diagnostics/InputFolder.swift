#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that an input is, or lies in, and out of which nothing is read that a file of it names.
public struct InputFolder: Hashable, Sendable {
    /// As it was given, without a slash at its end.
    public let path: String
    /// With every symbolic link resolved; `nil` where there is no such folder.
    private let realPath: String?

    public init(path: String) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed.isEmpty ? "." : trimmed
        realPath = Self.resolved(self.path)
    }

    /// Whether a path leads to something within the folder, however links turn.
    ///
    /// The operating system itself says where it leads: `link/..` is beside what the link leads to.
    public func contains(_ path: String) -> Bool {
        guard let realPath, let real = Self.resolved(path) else { return false }
        return real == realPath || real.hasPrefix(realPath == "/" ? "/" : realPath + "/")
    }

    /// The file that a word in one of the folder's files names, which need not be there; `nil` for one that leads out.
    ///
    /// - Parameter reference: a path from this folder.
    /// - Returns: the file's path.
    public func file(named reference: String) -> String? {
        guard !reference.isEmpty, !reference.hasPrefix("/"), !reference.utf8.contains(0) else { return nil }
        let target = path == "." ? reference : path == "/" ? "/" + reference : path + "/" + reference
        return contains(target) || (Self.resolved(target) == nil && !Self.leadsOut(reference)) ? target : nil
    }

    private static func resolved(_ path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a reference to nothing would lead out of its folder, as far as its spelling tells.
    private static func leadsOut(_ reference: String) -> Bool {
        var depth = 0
        for part in reference.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }
}
