import Diagnostics

/// What lies in a folder, hidden files included, in no order that means anything; nothing where it cannot be listed.
func namesInFolder(_ path: String) -> [String] {
    do {
        return try folderEntries(of: path).map(\.name)
    } catch {
        return []
    }
}
