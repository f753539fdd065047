public import Bitmaps
import Caching
public import Diagnostics
import Foundation
internal import InterfaceDocuments

/// A digest of inputs: the names and bytes of all files that a picture of them may depend on.
public enum InputDigest {
    private static let endings = wordEndings.union([
        "storyboard", "xib", "plist", "yaml", "yml", "json", "png", "jpg", "jpeg", "svg", "pdf", "ttf", "otf", "ttc",
    ])
    /// The path extensions of translations.
    private static let wordEndings: Set<String> = ["strings", "stringsdict", "xcstrings"]

    /// The digest of documents, scene files and apps' folders, with their catalogs, images and strings.
    ///
    /// - Returns: the same digest for the same files, wherever they are.
    /// - Throws: the reason why an input is unreadable.
    public static func digest(of inputs: [String]) throws(DiagnosedError) -> ContentDigest {
        var files: Set<String> = []
        for input in inputs where InputSource.isScene(input) { files.insert(input) }
        for input in inputs where !InputSource.isScene(input) {
            let project = try Project.open(input).value
            files.formUnion(project.documents + project.looseImages)
            // Translations are beside the document.
            files.formUnion(
                InputFingerprint(project).files.filter { wordEndings.contains(($0 as NSString).pathExtension) })
            files.formUnion(project.projectFiles)
            for folder in project.catalogs + (project.isFolder ? [project.folder.path] : []) {
                files.formUnion(Self.files(below: folder))
            }
        }
        var builder = DigestBuilder()
        for path in files.sorted() {
            builder.combine((path as NSString).lastPathComponent)
            builder.combine(bytes: fileBytes(path) ?? [])
        }
        return builder.finish()
    }

    private static func files(below folder: String) -> [String] {
        guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
        var files: [String] = []
        while let name = walker.nextObject() as? String {
            let path = "\(folder)/\(name)"
            // Hidden files, build products and pictures of a run are not part of the input.
            let last = SplitPath(name).name
            if walker.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
                if last.hasPrefix(".") || last == "Output" || MadeFolder.isMade(path) { walker.skipDescendants() }
            } else if !last.hasPrefix("."), endings.contains((name as NSString).pathExtension.lowercased()) {
                files.append(path)
            }
        }
        return files
    }
}
