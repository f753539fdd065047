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
/// A golden's name depends only on its document and its variant, so no other golden ever renames it. All changes go
/// through a ``GoldenTransaction``: if one is interrupted, all goldens are old, or new once the new ones are complete.
public struct GoldenStore: Sendable {
    public let path: String
    public private(set) var manifest: GoldenManifest

    /// Opens a folder, which need not exist.
    ///
    /// A committed change of an interrupted run is finished first.
    ///
    /// - Throws: ``GoldenProblem`` if the manifest cannot be read or is newer than this version.
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

    /// The manifest's entry for a picture; `nil` if it has no golden.
    public func entry(_ key: GoldenKey) -> GoldenEntry? { manifest.goldens[key.description] }

    /// The environment that a golden was recorded in.
    func environment(of entry: GoldenEntry) -> DrawingEnvironment? { manifest.environments[entry.environment] }

    /// The path of a golden's picture, absolute or relative like the folder's.
    public func picturePath(_ key: GoldenKey) -> String { path + "/" + key.fileName + ".png" }
    public func layoutPath(_ key: GoldenKey) -> String { path + "/" + key.fileName + ".txt" }
}

/// The key of a golden: a document's name and a variant.
public struct GoldenKey: Hashable, Sendable, CustomStringConvertible {
    public var document: String
    public var variant: Variant

    public init(document: String, variant: Variant) {
        self.document = document
        self.variant = variant
    }

    /// The key as text, such as `LaunchScreen/iphone-se/portrait/full/light/large/ltr@26`.
    public var description: String { "\(document)/\(variant)" }

    /// The file name relative to the folder of goldens, without an extension.
    public var fileName: String { "\(document)/\(variant.fileName)" }

    /// The file name for a key as the manifest writes it, even if its variant no longer exists.
    static func fileName(of description: String) -> String? {
        guard let slash = description.firstIndex(of: "/") else { return nil }
        let variant = description[description.index(after: slash)...]
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "@", with: "_ios")
        let document = description[..<slash]
        // A manifest from elsewhere must not lead out of its folder.
        guard !variant.isEmpty, !document.isEmpty, !description.contains(".."), !description.contains("\\") else {
            return nil
        }
        return "\(document)/\(variant)"
    }
}
