import Diagnostics

/// Folders that contain only pictures drawn from a project, and no sources of one.
public enum MadeFolder {
    /// The marker file that such a folder contains from the start.
    public static let mark = ".maquette-made"
    /// The list that identifies a folder of goldens, by its name and its beginning.
    private static let goldensList = "manifest.json"
    private static let goldensBeginning = "{\n  \"format\": "

    /// Whether a folder contains drawn pictures.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - names: the names of its entries.
    /// - Returns: whether the folder itself is one; its parent folders are not checked.
    static func isMade(_ folder: String, holding names: [String]) -> Bool {
        if names.contains(mark) { return true }
        guard names.contains(goldensList) else { return false }
        do {
            let list = "\(folder)/\(goldensList)"
            let beginning = try readBeginning(ofFile: list, upTo: goldensBeginning.utf8.count)
            return beginning.elementsEqual(goldensBeginning.utf8)
        } catch {
            return false
        }
    }

    /// Whether a folder contains drawn pictures; `false` if it cannot be listed.
    public static func isMade(_ folder: String) -> Bool { isMade(folder, holding: namesInFolder(folder)) }
}
