import Foundation

/// A folder for one run's temporary files, which nobody else can read.
///
/// The supervisor makes it and removes it, so that a child that is confined to it needs no access to the folder around
/// it, and one that crashes leaves nothing behind.
struct PrivateFolder {
    /// The environment variable that names the folder for temporary files.
    static let variable = "TMPDIR"

    let path: String

    /// Creates a folder in the system's folder for temporary files; `nil` if that is not possible.
    static func make() -> PrivateFolder? {
        // A hidden folder is not searched for documents, even if the temporary folder is in an input.
        var path = Array(FileManager.default.temporaryDirectory.appending(path: ".maquette-XXXXXX").path.utf8CString)
        guard mkdtemp(&path) != nil else { return nil }
        return PrivateFolder(
            path: String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// Removes the folder and everything in it, without following links.
    func remove() {
        // Most runs have put nothing into it.
        guard rmdir(path) != 0 else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            // The system empties its temporary folder.
            return
        }
    }
}
