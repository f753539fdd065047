package import Bitmaps
import Diagnostics
import Foundation
package import InterfaceDocuments
import OutputFiles
import Typography

/// A digest of everything that the layout of a document may depend on: the document, documents that it may show,
/// catalogs, images, fonts, the property list and strings around it, and the fonts of the machine.
///
/// Small inputs count by their bytes, large ones by their files' stamps. A file that changed a moment ago might keep
/// its stamp at the next change, so it makes the input count as unknown.
package struct InputFingerprint {
    private var paths: [String] = []
    private static let mostBytesToRead = 8 << 20

    /// - Parameters:
    ///   - project: the files around the input.
    ///   - output: the folder of the run's pictures, which are never inputs even if they are beside one; `nil` for
    ///     none.
    package init(_ project: Project, apartFrom output: String? = nil) {
        paths = project.looseImages + project.fonts + project.projectFiles
        if let plist = project.infoPlist?.path { paths.append(plist) }
        for catalog in project.catalogs { paths += Self.files(below: catalog) }
        let folders = Set((project.documents + [project.path]).map { SplitPath($0).folder })
        for folder in folders.union(project.isFolder ? [project.folder.path] : []).sorted() {
            paths += Self.textFiles(beside: folder)
        }
        paths = Array(Set(paths)).sorted()
        if let output {
            let folder = URL(fileURLWithPath: output).standardizedFileURL.path + "/"
            paths.removeAll { URL(fileURLWithPath: $0).standardizedFileURL.path.hasPrefix(folder) }
        }
    }

    /// The paths of the files, to watch for changes.
    package var files: [String] { paths }

    /// The digest; `nil` if it is currently unknown.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Returns: the digest of everything but the documents.
    package func digest(now: Int) -> ContentDigest? {
        var builder = DigestBuilder()
        let stamps = paths.map { ($0, FileStamp(path: $0)) }
        let total = stamps.reduce(0) { $0 + ($1.1?.size ?? 0) }
        for (path, stamp) in stamps {
            builder.combine(path)
            guard let stamp else {
                builder.combine(false)
                continue
            }
            if total <= Self.mostBytesToRead {
                guard let bytes = fileBytes(path) else { return nil }
                builder.combine(bytes: bytes)
            } else {
                guard stamp.isSettled(at: now) else { return nil }
                builder.combine(stamp)
            }
        }
        for folder in FontLibrary.standardFolders {
            for name in namesInFolder(folder).sorted() {
                guard let stamp = FileStamp(path: folder + "/" + name) else { continue }
                guard stamp.isSettled(at: now) else { return nil }
                builder.combine(folder + "/" + name)
                builder.combine(stamp)
            }
        }
        return builder.finish()
    }

    /// The digest of a document and its surroundings; `nil` if it cannot be read now.
    ///
    /// - Parameters:
    ///   - document: its path.
    ///   - others: the documents that it may refer to.
    ///   - surroundings: the digest of everything else.
    /// - Returns: the digest of document and surroundings.
    package static func digest(of document: String, among others: [String], surroundings: ContentDigest)
        -> ContentDigest?
    {
        guard let bytes = fileBytes(document) else { return nil }
        var builder = DigestBuilder()
        builder.combine(surroundings.hexadecimal)
        builder.combine(bytes: bytes)
        if Data(bytes).range(of: Data("viewControllerPlaceholder".utf8)) != nil {
            for other in others where other != document {
                guard let bytes = fileBytes(other) else { return nil }
                builder.combine(other)
                builder.combine(bytes: bytes)
            }
        }
        return builder.finish()
    }

    /// The files around an input that is not in a project: a scene's strings and images.
    package static func neighbours(of path: String) -> [String] {
        textFiles(beside: SplitPath(path).folder)
    }

    private static func files(below folder: String) -> [String] {
        guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
        return walker.compactMap { $0 as? String }.map { folder + "/" + $0 }
    }

    /// The translations and descriptions in a folder, in its language folders and in those beside it.
    private static func textFiles(beside folder: String) -> [String] {
        let wanted: Set<String> = ["strings", "stringsdict", "xcstrings", "plist", "yaml", "yml", "json"]
        let above = folder.hasSuffix(".lproj") ? SplitPath(folder).folder : folder
        let around = above.isEmpty ? "." : above
        var folders = above == folder ? [around] : [folder, around]
        folders += namesInFolder(around).filter { $0.hasSuffix(".lproj") }.map { around + "/" + $0 }
        return folders.flatMap { folder in
            namesInFolder(folder).filter { wanted.contains(($0 as NSString).pathExtension) }.map { folder + "/" + $0 }
        }
    }
}

extension InputFingerprint {
    /// The digests of documents' surroundings, computed once per target of a project.
    package struct Digests {
        private let output: String?
        private let now = Int(Date().timeIntervalSince1970)
        private var known: [[String]: ContentDigest?] = [:]

        /// - Parameter output: the folder of the run's pictures, which do not count; `nil` for none.
        package init(apartFrom output: String?) { self.output = output }

        /// The digest of everything but the documents; `nil` if it is currently unknown.
        package mutating func digest(of project: Project) -> ContentDigest? {
            // Documents of different targets see different files.
            let key = [project.path] + project.catalogs + project.looseImages + [project.infoPlist?.path ?? ""]
            if let digest = known[key] { return digest }
            let digest = InputFingerprint(project, apartFrom: output).digest(now: now)
            known[key] = .some(digest)
            return digest
        }
    }
}
