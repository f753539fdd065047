#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of an input.
///
/// Nothing that the input's files refer to is read from outside it.
public struct InputFolder: Hashable, Sendable {
    /// The path as given, without a trailing slash.
    public let path: String
    /// The path with all symbolic links resolved; `nil` if the folder does not exist.
    private let realPath: String?

    public init(path: String) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed.isEmpty ? "." : trimmed
        realPath = Self.resolved(self.path)
    }

    /// Whether a path refers to something inside the folder, after links are resolved.
    ///
    /// The operating system resolves it, because `link/..` is beside the link's target.
    public func contains(_ path: String) -> Bool {
        guard let realPath, let real = Self.resolved(path) else { return false }
        return real == realPath || real.hasPrefix(realPath == "/" ? "/" : realPath + "/")
    }

    /// The path of a file that one of the folder's files refers to, which need not exist; `nil` if it is outside.
    ///
    /// - Parameter reference: a path from this folder.
    /// - Returns: the file's path.
    public func file(named reference: String) -> String? {
        guard !reference.isEmpty, !reference.hasPrefix("/"), !reference.utf8.contains(0) else { return nil }
        let target = path == "." ? reference : path == "/" ? "/" + reference : path + "/" + reference
        return contains(target) || (Self.resolved(target) == nil && !RelativePath.leadsOut(reference)) ? target : nil
    }

    private static func resolved(_ path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
