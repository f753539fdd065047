import Bitmaps
public import Devices
public import Diagnostics
import Foundation
import Previews

/// A folder of goldens: a picture and a layout text for each variant of each document, and the manifest.
///
///     Goldens/manifest.json
///     Goldens/tolerances.yaml
///     Goldens/LaunchScreen/iphone-se_portrait_full_light_large_ltr_ios26.png
///     Goldens/LaunchScreen/iphone-se_portrait_full_light_large_ltr_ios26.txt
///
/// A golden's name comes from its document and its variant alone, so no other golden ever renames it. Everything that
/// changes goes through a ``GoldenTransaction``: whoever is interrupted leaves all goldens old or, once the new ones
/// are whole, new.
public struct GoldenStore: Sendable {
    public let path: String
    public private(set) var manifest: GoldenManifest

    /// Opens a folder, which need not exist; what an interrupted run had ready is put in place first.
    ///
    /// - Throws: ``GoldenProblem`` where the manifest cannot be read or is newer than this version.
    public init(path: String) throws(DiagnosedError) {
        self.path = path
        try GoldenTransaction.finishInterrupted(in: path)
        manifest = try Self.manifest(in: path)
    }

    static func manifest(in path: String) throws(DiagnosedError) -> GoldenManifest {
        let file = path + "/" + GoldenManifest.fileName
        guard FileManager.default.fileExists(atPath: file) else { return GoldenManifest() }
        let data: Data
        do {
            data = Data(try readFile(file, limit: GoldenManifest.maximumBytes))
        } catch {
            throw DiagnosedError(GoldenProblem.unreadableFile(reason: error.words), at: SourceLocation(file: file))
        }
        do throws(GoldenProblem) {
            return try GoldenManifest(reading: data)
        } catch {
            throw DiagnosedError(error, at: SourceLocation(file: file))
        }
    }

    /// What the manifest says of a picture, `nil` where there is no golden of it.
    public func entry(_ key: GoldenKey) -> GoldenEntry? { manifest.goldens[key.description] }

    /// The environment that a golden was recorded in.
    func environment(of entry: GoldenEntry) -> DrawingEnvironment? { manifest.environments[entry.environment] }

    /// The files of a golden, by absolute or relative path as the folder was given.
    public func picturePath(_ key: GoldenKey) -> String { path + "/" + key.fileName + ".png" }
    public func layoutPath(_ key: GoldenKey) -> String { path + "/" + key.fileName + ".txt" }
}

/// Which golden: a document's name and a variant.
public struct GoldenKey: Hashable, Sendable, CustomStringConvertible {
    public var document: String
    public var variant: Variant

    public init(document: String, variant: Variant) {
        self.document = document
        self.variant = variant
    }

    /// `LaunchScreen/iphone-se/portrait/full/light/large/ltr@26`.
    public var description: String { "\(document)/\(variant)" }

    /// Below the folder of goldens, without an extension.
    public var fileName: String { "\(document)/\(variant.fileName)" }

    /// The files of a key as the manifest writes it, though its variant may not exist any more.
    static func fileName(of description: String) -> String? {
        guard let slash = description.firstIndex(of: "/") else { return nil }
        let variant = description[description.index(after: slash)...]
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "@", with: "_ios")
        let document = description[..<slash]
        // A manifest that somebody wrote must not lead out of its folder.
        guard !variant.isEmpty, !document.isEmpty, !description.contains(".."), !description.contains("\\") else {
            return nil
        }
        return "\(document)/\(variant)"
    }
}
