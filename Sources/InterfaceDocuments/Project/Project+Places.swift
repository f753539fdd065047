import Diagnostics
import Foundation

extension Project {
    private static let deepestPlace = 64

    /// The place of a document of the input: its folders below the folder that was given, and its name.
    ///
    /// It depends on the files of the project alone, so that names made from it are the same in every run.
    public func place(of document: String) -> [String] {
        guard isFolder else { return Self.place(ofFile: document) }
        let (file, root) = (Self.components(of: document), Self.components(of: folder.path))
        guard file.starts(with: root) else { return Self.place(ofFile: document) }
        return Self.place(file.dropFirst(root.count), of: document)
    }

    /// The place of a file that is given by path: its folders below the project around it, and its name.
    ///
    /// The project is the nearest folder with a repository, or else the nearest one with another mark of a project.
    /// Without a project, the place is the name alone.
    public static func place(ofFile path: String) -> [String] {
        let file = components(of: path)
        let above = (1..<max(2, file.count)).reversed().prefix(deepestPlace)
        func folder(_ count: Int) -> String { "/" + file.prefix(count).joined(separator: "/") }
        let repository = above.first { FileManager.default.fileExists(atPath: folder($0) + "/.git") }
        let project =
            repository ?? above.prefix(levelsAboveDocument + 1).first { FolderSurvey.isProjectRoot(folder($0)) }
        return place(file.dropFirst(project ?? max(0, file.count - 1)), of: path)
    }

    private static func components(of path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }

    /// The words of a path below a project's folder: no `.lproj` folder, and no extension.
    ///
    /// Where that is not enough to tell the file from one beside it, the language or the extension follows.
    private static func place(_ parts: ArraySlice<String>, of path: String) -> [String] {
        var folders = parts.dropLast().filter { !$0.isEmpty }
        let file = SplitPath(path)
        let name = file.name as NSString
        var words: [String] = []
        if let language = folders.last, language.hasSuffix(".lproj") {
            folders.removeLast()
            let around = SplitPath(file.folder)
            let isTranslated = namesInFolder(around.folder).contains { other in
                other != language && other.hasSuffix(".lproj")
                    && FileManager.default.fileExists(atPath: around.beside(other) + "/" + file.name)
            }
            if language != "Base.lproj", isTranslated { words.append(String(language.dropLast(".lproj".count))) }
        }
        let stem = name.deletingPathExtension
        let rivals =
            switch name.pathExtension.lowercased() {
            case "xib": ["storyboard"]
            case "yaml", "yml": ["storyboard", "xib"]
            default: [String]()
            }
        if rivals.contains(where: { FileManager.default.fileExists(atPath: file.beside(stem + "." + $0)) }) {
            words.append(name.pathExtension)
        }
        return folders + [stem] + words
    }
}
