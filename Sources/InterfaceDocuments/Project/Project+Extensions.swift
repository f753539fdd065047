import Diagnostics

extension Project {
    /// Whether a document belongs to an app extension, which decides where and how large its screens are.
    ///
    /// Its targets decide, or else the nearest Info.plist in a folder around the document.
    public func isPartOfExtension(_ document: String) -> Bool {
        if let known = targets.isOfExtensions(document) { return known }
        var level = SplitPath(document).folder
        while level.count >= folder.path.count, !level.isEmpty {
            let kinds = plists.filter { SplitPath($0).folder == level }.compactMap(kind)
            if !kinds.isEmpty { return !kinds.contains { $0 != .appExtension } }
            level = SplitPath(level).folder
        }
        return false
    }

    /// The kind of a property list's bundle; `nil` if it cannot be read, which is reported where it matters.
    private func kind(ofPlist path: String) -> InfoPlist.Kind? {
        do throws(DiagnosedError) {
            return try InfoPlist.read(path, in: folder).value.kind
        } catch {
            return nil
        }
    }
}
