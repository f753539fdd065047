import Caching
import Diagnostics
import Foundation
import InterfaceDocuments

extension DocumentInputs {
    /// - Returns: `nil` if a file is outside of the project's folder.
    init?(_ entry: DocumentSource.Entry) {
        let project = entry.project
        let path = entry.document.path
        let start = project.folder.path + "/"
        func places(_ paths: [String]) -> [String]? {
            let inside = paths.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
            return inside.count == paths.count ? inside : nil
        }
        // A reference has the same meaning in both copies if it leads to the same file.
        let references = entry.references.sorted { $0.key < $1.key }.map(\.value.path)
        let texts = InputFingerprint.neighbours(of: path)
        guard let files = places([path] + references + project.looseImages + project.fonts + texts),
            let catalogs = places(project.catalogs)
        else { return nil }
        var plist = entry.infoPlist
        plist?.path = ""
        self.init(
            files: files, catalogs: catalogs, infoPlist: plist,
            folder: URL(fileURLWithPath: project.folder.path).resolvingSymlinksInPath().path)
    }
}
