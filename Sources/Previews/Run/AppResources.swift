public import AdaptiveKit
public import Diagnostics
import InterfaceBuilder
internal import InterfaceDocuments
public import Typography

/// What the code of an app finds by name: the asset catalogs, loose images, fonts, storyboards and xibs of a folder.
public struct AppResources: Sendable {
    private let assets: AssetLibrary
    private let images = ImageStore()
    private let documents: DocumentLibrary
    /// What text is set in: the folder's fonts beside those that are always there.
    public let fonts: FontLibrary

    /// Finds what lies in a folder; nothing of it is read before it is asked for.
    ///
    /// - Parameter folder: an app's, or that of a package's sources.
    /// - Throws: why the folder cannot be read.
    public init(in folder: String) throws(DiagnosedError) {
        let project = try Project.openResources(in: folder)
        assets = project.makeAssetLibrary()
        // A package's modules are called as the folders of its sources.
        documents = DocumentLibrary(paths: project.documents, modules: try Self.subfolders(of: folder))
        fonts = FontLibrary().adding(fontFiles: project.fonts).value
    }

    private static func subfolders(of folder: String) throws(DiagnosedError) -> [String] {
        do throws(FolderListingFailure) {
            return try folderEntries(of: folder).filter(\.isFolder).map(\.name).sorted()
        } catch {
            throw DiagnosedError(
                ProjectProblem.unlistableFolder(reason: error.reason), at: SourceLocation(file: folder))
        }
    }

    /// One job's view of it.
    public func makeLookup() -> any ResourceLookup { AssetLookup(library: assets, store: images, documents: documents) }
}
