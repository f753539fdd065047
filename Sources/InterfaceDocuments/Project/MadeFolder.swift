import Diagnostics
import Foundation

/// Folders that hold pictures which were drawn of a project, and nothing that a project is made of.
public enum MadeFolder {
    /// A file that such a folder holds from the beginning.
    public static let mark = ".maquette-made"
    /// Goldens are known by the list of them, which begins so.
    private static let goldensList = "manifest.json"
    private static let goldensBeginning = "{\n  \"format\": "

    /// Whether a folder is one.
    ///
    /// - Parameters:
    ///   - folder: its path.
    ///   - names: what lies in it.
    /// - Returns: whether it is one; a folder below such a folder is one as well, which this does not ask.
    static func isMade(_ folder: String, holding names: [String]) -> Bool {
        if names.contains(mark) { return true }
        guard names.contains(goldensList), let list = FileHandle(forReadingAtPath: "\(folder)/\(goldensList)") else {
            return false
        }
        do {
            let beginning = try list.read(upToCount: goldensBeginning.utf8.count)
            return beginning.map { $0.elementsEqual(goldensBeginning.utf8) } ?? false
        } catch {
            return false
        }
    }

    /// Whether a folder is one; one that cannot be listed is none.
    public static func isMade(_ folder: String) -> Bool { isMade(folder, holding: namesInFolder(folder)) }
}
