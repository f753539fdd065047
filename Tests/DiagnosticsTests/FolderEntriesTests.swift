import Diagnostics
import Foundation
import Testing

@Suite("The entries of a folder") struct FolderEntriesTests {
    @Test("Files, folders and hidden ones are entries, and a link to a folder is not a folder")
    func entries() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "entries-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        try files.createDirectory(at: folder.appending(path: "inner"), withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: ".hidden"))
        try files.createSymbolicLink(at: folder.appending(path: "link"), withDestinationURL: folder)
        let entries = try folderEntries(of: folder.path).sorted { $0.name < $1.name }
        #expect(entries.map(\.name) == [".hidden", "inner", "link"])
        #expect(entries.map(\.isFolder) == [false, true, false])
        #expect(namesInFolder(folder.path).sorted() == entries.map(\.name))
    }

    @Test("A folder that cannot be listed gives a reason, and no names")
    func unlistable() {
        let missing = "/nowhere-\(UUID().uuidString)"
        #expect(throws: FolderListingFailure.self) { try folderEntries(of: missing) }
        #expect(namesInFolder(missing).isEmpty)
        // The folder of a path that names none is the current one.
        #expect(namesInFolder(SplitPath("Main.storyboard").folder).sorted() == namesInFolder(".").sorted())
    }
}
