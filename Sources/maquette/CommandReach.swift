import Diagnostics
import Foundation
import InterfaceDocuments
import OutputFiles
import Theming
import Typography
import Workers

/// The files that a command reads and writes, to which its sandbox confines it.
struct CommandReach {
    /// Documents, app folders and scene files, with the folders that they are drawn from.
    var inputs: [String] = []
    /// Other files that are read, with the folders around them; and words that may be files, as the name of a theme.
    var files: [String] = []
    /// Folders that are written to.
    var folders: [String] = []
    /// Files that are written.
    var outputs: [String] = []
    /// Folders that are read as a whole.
    var readFolders: [String] = []

    /// The same as paths for the sandbox.
    ///
    /// Folders that are written to are created, because a missing one cannot be allowed.
    func made() -> Sandbox.Reach {
        var reach = Sandbox.Reach(reads: readFolders)
        for input in inputs {
            reach.reads += Project.folders(ofInput: input) + real(input)
        }
        for file in files where FileManager.default.fileExists(atPath: file) {
            reach.reads += [folder(around: file)] + real(file)
        }
        let environment = ProcessInfo.processInfo.environment
        reach.reads += [FontLibrary.systemFontPath(in: environment), SymbolFolder.path(in: environment)]
            .compactMap { $0 }
        let library = FontLibrary()
        reach.reads += library.folders + library.hyphenationFolders
        for folder in folders { make(folder, for: &reach) }
        for output in outputs {
            let place = OutputFolder.absolutePath(of: output) ?? output
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
            // A file is replaced by another one beside it.
            if exists, !FileStamp.isRegularFile(place) { reach.writes.append(place) }
            make(folder(around: place), for: &reach)
        }
        return reach
    }

    private func real(_ path: String) -> [String] { OutputFolder.absolutePath(of: path).map { [$0] } ?? [] }

    private func folder(around path: String) -> String {
        let folder = SplitPath(path).folder
        return folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    }

    /// Makes a folder that is missing, and allows writing to it.
    private func make(_ path: String, for reach: inout Sandbox.Reach) {
        do throws(SystemError) {
            reach.madeFolders += try OutputFolder.makeFolder(path)
            reach.writes.append(path)
        } catch {
            // The command itself reports why there is none.
            return
        }
    }
}
