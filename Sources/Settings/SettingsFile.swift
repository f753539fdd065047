public import Diagnostics
public import Foundation
import LocatedText

/// One setting: its values, and its place in the file.
public struct Setting: Hashable, Sendable {
    /// The values in the words of the command line; paths are relative to the working folder.
    public var values: [String]
    public var location: SourceLocation
}

/// The file `maquette.yaml` of a project: the settings of all commands, which the command line overrides.
public struct SettingsFile: Sendable {
    public static let name = "maquette.yaml"

    public let path: String
    public let settings: [SettingKey: Setting]

    /// Reads a file.
    ///
    /// - Parameter path: the file's path.
    /// - Throws: all problems of the file at once, each with its place.
    public init(contentsOfFile path: String) throws(DiagnosedError) {
        let root: YAMLNode?
        do {
            root = try YAMLNode.read(contentsOfFile: path)
        } catch  where error.diagnostics.map({ $0.problem as? YAMLProblem }) == [.empty] {
            root = nil
        }
        try self.init(root, file: path)
    }

    /// Reads the text of a file as if it were at a path.
    public init(parsing text: String, file path: String) throws(DiagnosedError) {
        try self.init(try YAMLNode(text, file: path), file: path)
    }

    // An empty file has no root.
    private init(_ root: YAMLNode?, file path: String) throws(DiagnosedError) {
        self.path = path
        guard let root else {
            settings = [:]
            return
        }
        var reader = ShapeReader(file: path)
        let contents = SettingsContents.shape(SettingsContents.definitions(in: root, file: path)).read(root, &reader)
        guard let contents, !reader.log.hasErrors else { throw DiagnosedError(reader.log.diagnostics) }
        settings = contents.settings
    }

    /// The JSON Schema of the file (draft 2020-12), for editors.
    public static var jsonSchema: String {
        SettingsContents.shape().jsonSchema(title: "Maquette settings", root: "maquette.yaml")
    }

    // MARK: Finding

    /// Finds the file that applies to inputs.
    ///
    /// The file is the nearest one in the first folder around an input, up to the root of its git repository. Without
    /// a repository, the search ends at the working folder, or at the input's own folder if that is elsewhere.
    ///
    /// - Parameters:
    ///   - inputs: the paths of the inputs; the working folder if empty.
    ///   - workingFolder: the absolute path of the working folder.
    /// - Returns: the file's path as seen from the working folder; `nil` if there is none.
    /// - Throws: ``SettingsProblem/severalFiles(_:)`` if inputs have different files.
    public static func find(
        around inputs: [String], workingFolder: String = FileManager.default.currentDirectoryPath
    ) throws(DiagnosedError) -> String? {
        var found: [String] = []
        for input in inputs.isEmpty ? ["."] : inputs {
            let start = URL(fileURLWithPath: input, relativeTo: URL(fileURLWithPath: workingFolder, isDirectory: true))
                .standardizedFileURL.path
            guard let file = nearest(to: start, workingFolder: workingFolder) else { continue }
            let shown = relative(file, to: workingFolder)
            if !found.contains(shown) { found.append(shown) }
        }
        guard found.count <= 1 else { throw DiagnosedError(SettingsProblem.severalFiles(found)) }
        return found.first
    }

    private static func nearest(to start: String, workingFolder: String) -> String? {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        let exists = files.fileExists(atPath: start, isDirectory: &isFolder)
        let first = exists && isFolder.boolValue ? start : SplitPath(start).folder
        var folders: [String] = []
        var isInRepository = false
        var next: String? = first
        while let folder = next, folders.count < 256 {
            folders.append(folder)
            isInRepository = files.fileExists(atPath: (folder == "/" ? "" : folder) + "/.git")
            if isInRepository { break }
            let above = SplitPath(folder).folder
            next = folder == "/" || above.isEmpty ? nil : above
        }
        if !isInRepository {
            let limit = folders.firstIndex(of: workingFolder) ?? 0
            folders = Array(folders.prefix(limit + 1))
        }
        return folders.map { ($0 == "/" ? "" : $0) + "/" + name }.first { files.fileExists(atPath: $0) }
    }

    /// An absolute path as seen from a folder.
    private static func relative(_ path: String, to folder: String) -> String {
        let (file, base) = (path.split(separator: "/"), folder.split(separator: "/"))
        // A path up to the root is longer than the absolute one.
        guard let first = file.first, first == base.first else { return path }
        return RelativePath.path(from: base, to: file)
    }
}
