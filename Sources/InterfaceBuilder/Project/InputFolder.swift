import Foundation

/// A folder that an input is, or lies in, and out of which nothing is read.
public struct InputFolder: Hashable, Sendable {
    /// As it was given, without a slash at its end.
    public let path: String
    /// With every symbolic link resolved.
    private let realPath: String

    public init(path: String) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = trimmed.isEmpty ? "." : trimmed
        realPath = Self.resolved(self.path)
    }

    /// Whether a path leads to something within the folder, however links turn.
    public func contains(_ path: String) -> Bool {
        let real = Self.resolved(path)
        return real == realPath || real.hasPrefix(realPath == "/" ? "/" : realPath + "/")
    }

    /// The bytes of a file within the folder.
    ///
    /// - Parameters:
    ///   - path: the file's.
    ///   - limit: more bytes than this are not read.
    /// - Throws: ``AssetProblem`` that says why not.
    /// - Returns: the file's content.
    func read(_ path: String, limit: Int) throws(AssetProblem) -> [UInt8] {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard FileManager.default.fileExists(atPath: path) else { throw .missingFile(name) }
        guard contains(path) else { throw .leavesFolder(name) }
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: Self.resolved(path))
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw AssetProblem.unreadable(reason: "it is no regular file")
            }
            let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
            guard size <= limit else { throw AssetProblem.tooLarge(bytes: size, limit: limit) }
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch let problem as AssetProblem {
            throw problem
        } catch {
            throw .unreadable(reason: "permission denied")
        }
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}

extension InputFolder {
    /// Whether a word from a file names something right beside that file, and nothing anywhere else.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.contains("\0") && name != "." && name != ".."
    }
}
