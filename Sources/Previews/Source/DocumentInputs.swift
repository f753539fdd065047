import InterfaceDocuments

/// The files and settings that the pictures of a document depend on, besides the theme and the fonts of the machine.
public struct DocumentInputs: Sendable {
    /// The document, those that it shows, loose images, fonts and texts, as paths in the project's folder.
    private let files: [String]
    /// The asset catalogs, in order of precedence.
    private let catalogs: [String]
    private let infoPlist: InfoPlist?
    /// The project's folder, an absolute path without links.
    private let folder: String

    init(files: [String], catalogs: [String], infoPlist: InfoPlist?, folder: String) {
        self.files = files
        self.catalogs = catalogs
        self.infoPlist = infoPlist
        self.folder = folder
    }

    /// Whether a document is drawn from the same files and settings as in another copy of its repository.
    ///
    /// - Parameters:
    ///   - top: the top of this copy, an absolute path without links.
    ///   - other: the inputs of the document in the other copy.
    ///   - otherTop: the top of the other copy.
    ///   - changed: the files that differ between the copies, as paths from the top.
    /// - Returns: `false` if the pictures may differ.
    public func isSame(
        in top: String, as other: DocumentInputs, in otherTop: String, changed: Set<String>
    ) -> Bool {
        guard let place = Self.place(of: folder, in: top), place == Self.place(of: other.folder, in: otherTop),
            files == other.files, catalogs == other.catalogs, infoPlist == other.infoPlist
        else { return false }
        let inside = changed.filter { $0.hasPrefix(place) }.map { $0.dropFirst(place.count) }
        return files.allSatisfy { !changed.contains(place + $0) }
            && !inside.contains { path in catalogs.contains { path.hasPrefix($0 + "/") } }
    }

    /// The beginning of the paths in a folder, from the top of its repository; `nil` if it is not in there.
    private static func place(of folder: String, in top: String) -> String? {
        if folder == top { return "" }
        return folder.hasPrefix(top + "/") ? folder.dropFirst(top.count + 1) + "/" : nil
    }
}
