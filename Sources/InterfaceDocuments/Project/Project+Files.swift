import Diagnostics
import Foundation

extension Project {
    private static let wholeFiles: Set = [
        "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "json", "yaml", "yml", "ttf", "otf", "ttc",
        "otc", "xcconfig",
    ]

    /// Whether a file may affect the pictures of its project.
    ///
    /// Code and data do not.
    ///
    /// - Parameter path: the file's path from the project's folder.
    /// - Returns: whether the file may affect the pictures.
    public static func mayShow(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let name = parts.last.map(String.init) else { return false }
        return wholeFiles.contains((name as NSString).pathExtension.lowercased())
            || PictureFile(fileName: name) != nil || [MadeFolder.mark, IgnoreRules.fileName].contains(name)
            || parts.contains { $0.lowercased().hasSuffix(".xcassets") || FolderSurvey.isRootMark(String($0)) }
    }

    /// Whether a file is in a folder of tools or third-party code below the inputs' folders, where no project's documents
    /// are.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - folders: the folders of the inputs, from the same place.
    /// - Returns: whether the survey of these folders skips the file.
    public static func isThirdParty(_ path: String, below folders: [String]) -> Bool {
        let own = folders.filter { $0.isEmpty || path.hasPrefix($0 + "/") }.map(\.count).max() ?? 0
        return FolderSurvey.isSkipped(path.dropFirst(own))
    }

    /// The folders that an input may be drawn from: the folder itself or, for a document or scene file, the folder
    /// around it and that of its project.
    ///
    /// - Parameter path: the input's path.
    /// - Returns: paths of folders that may contain each other. For an input that does not exist, that is the folder in
    ///   which a similar name may exist.
    public static func folders(ofInput path: String) -> [String] {
        let around = InputFolder(path: SplitPath(path).folder).path
        var isFolder: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return [around]
        }
        guard isFolder.boolValue else { return [around, openDocument(path).folder.path] }
        // The languages of a document are in folders beside its own.
        return isXcodeProject(path) || path.hasSuffix(".lproj") ? [around, path] : [path]
    }

    /// The folder that holds everything an input is drawn from: the app's own folder or, for a document or scene file,
    /// the root folder of its project.
    ///
    /// - Parameters:
    ///   - path: the input's absolute path.
    ///   - root: an absolute path. Folders above it are ignored.
    /// - Returns: an absolute path.
    public static func folderOfFiles(of path: String, within root: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return isXcodeProject(path) ? SplitPath(path).folder : path
        }
        var folder = SplitPath(path).folder
        // As with a document, `Base.lproj` counts as the folder around it.
        let levels = levelsAboveDocument + (folder.hasSuffix(".lproj") ? 1 : 0)
        for _ in 0..<levels {
            guard folder != root, !FolderSurvey.isProjectRoot(folder) else { break }
            folder = SplitPath(folder).folder
        }
        return folder
    }
}
