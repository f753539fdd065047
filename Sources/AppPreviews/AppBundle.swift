import Foundation

/// The folder that is `Bundle.main` of the program with an app's previews: the program, and links to the app's files.
///
/// As in an app that Xcode builds, all files are in one folder. Code finds them by name, such as the data that a list
/// shows. Images, documents and fonts are found without it.
struct AppBundle {
    /// The folders of the app and of its libraries; a name in an earlier one hides those in later ones.
    let folders: [URL]
    /// The app's Info.plist, if it has one.
    let propertyList: Data?
    /// The bundle's folder.
    let folder: URL

    private static let propertyListName = "Info.plist"
    /// The limit of the files that are linked.
    private static let mostFiles = 20_000

    /// The kinds of folders that Xcode compiles or that are not of the app, by their extensions.
    private static let otherFolders: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "playground", "framework", "xcframework", "docc",
        "lproj",
    ]
    /// The kinds of files that Xcode compiles or leaves out of an app, by their extensions.
    private static let otherFiles: Set<String> = [
        "swift", "h", "m", "mm", "c", "cpp", "hpp", "metal", "storyboard", "xib", "strings", "stringsdict", "xcstrings",
        "entitlements", "xcconfig", "pch", "md", "lock", "sh", "rb", "yml",
    ]
    /// The extensions of compiled Core Data models, by those of their sources.
    private static let compiledModels = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]
    /// The folders with the strings of the app's own language, the most likely first.
    private static let ownLanguages = ["Base.lproj", "en.lproj"]

    /// Writes what has changed in the folder, in which another run may be reading.
    ///
    /// - Parameter program: the program to run.
    /// - Returns: the path of the program in the folder.
    /// - Throws: `PreviewBuildProblem.unwritable` if the folder cannot be written.
    func write(with program: URL) throws(PreviewBuildProblem) -> String {
        let copy = folder.appending(path: program.lastPathComponent)
        do {
            let files = FileManager.default
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            var missing = resources.filter { $0.key != copy.lastPathComponent }
            try writePropertyList()
            for name in try files.contentsOfDirectory(atPath: folder.path) where name != Self.propertyListName {
                let link = folder.appending(path: name).path
                if let file = missing[name], (try? files.destinationOfSymbolicLink(atPath: link)) == file.path {
                    missing[name] = nil
                } else {
                    try files.removeItem(atPath: link)
                }
            }
            // Code that lists the folder finds the files in an order that may be that of their making.
            for (name, file) in missing.sorted(by: { $0.key < $1.key }) {
                try files.createSymbolicLink(atPath: folder.appending(path: name).path, withDestinationPath: file.path)
            }
            // A symbolic link would be followed, and `Bundle.main` would be the folder in which the program was built.
            try files.linkItem(at: program, to: copy)
        } catch {
            throw .unwritable(path: folder.path, reason: error.localizedDescription)
        }
        return copy.path
    }

    private func writePropertyList() throws {
        let file = folder.appending(path: Self.propertyListName)
        let path = file.path
        if let propertyList {
            guard FileManager.default.contents(atPath: path) != propertyList else { return }
            try propertyList.write(to: file, options: .atomic)
        } else if FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// The files by the names that they have in the bundle.
    var resources: [String: URL] {
        folders.reduce(into: [:]) { found, folder in found.merge(Self.resources(in: folder)) { own, _ in own } }
    }

    /// The files of a folder by the names that they have in the bundle; of several with one name, the first by its path.
    private static func resources(in app: URL) -> [String: URL] {
        var found: [String: URL] = [:]
        var languages: [URL] = []
        let walk = FileManager.default.enumerator(
            at: app, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        while found.count < Self.mostFiles, let file = walk?.nextObject() as? URL {
            let name = file.lastPathComponent
            guard (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == false else {
                // Xcode compiles a model, and code opens it by the compiled name.
                if let kind = Self.compiledModels[file.pathExtension] {
                    found[file.deletingPathExtension().appendingPathExtension(kind).lastPathComponent] = file
                }
                if Self.ownLanguages.contains(name) { languages.append(file) }
                if PreviewedApp.isOfOthers(name) || Self.otherFolders.contains(file.pathExtension) {
                    walk?.skipDescendants()
                }
                continue
            }
            guard !Self.otherFiles.contains(file.pathExtension), name != Self.propertyListName else { continue }
            if let other = found[name], other.path < file.path { continue }
            found[name] = file
        }
        // What is written later stands, so the first folder comes last, whatever the order of the walk.
        languages.sort { $0.path > $1.path }
        for language in Self.ownLanguages.reversed() {
            for folder in languages where folder.lastPathComponent == language {
                for table in Self.tables(in: folder) { found[table.lastPathComponent] = table }
            }
        }
        return found
    }

    /// The tables of strings in a folder, apart from that of the Info.plist: with it, Foundation on Linux would not find
    /// the keys that it does not translate.
    private static func tables(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".strings") && $0 != "InfoPlist.strings" }
            .map { folder.appending(path: $0) }
    }
}
