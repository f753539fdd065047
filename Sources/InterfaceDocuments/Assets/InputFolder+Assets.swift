import Diagnostics
import Foundation

extension InputFolder {
    /// The bytes of a file within the folder.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - limit: the maximum number of bytes to read.
    /// - Throws: ``AssetProblem`` with the reason.
    /// - Returns: the file's content.
    func read(_ path: String, limit: Int) throws(AssetProblem) -> [UInt8] {
        let name = SplitPath(path).name
        guard FileManager.default.fileExists(atPath: path) else { throw .missingFile(name) }
        guard contains(path) else { throw .leavesFolder(name) }
        do {
            return try readFile(path, limit: limit)
        } catch {
            switch error {
            case .missing: throw .missingFile(name)
            case .tooLarge(let bytes): throw .tooLarge(bytes: bytes, limit: limit)
            case .notRegular, .refused: throw .unreadable(reason: error.words)
            }
        }
    }

    /// Whether a name in a file can refer only to a sibling of that file.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.contains("\0") && name != "." && name != ".."
    }
}
