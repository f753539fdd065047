public import Diagnostics
import InterfaceBuilder
internal import InterfaceDocuments
public import Typography
public import UIKit

/// The resources that an app's code finds by name: the asset catalogs, loose images, fonts, storyboards and xibs of its
/// folder, and of the folders of its libraries.
public struct AppResources: Sendable {
    private let assets: AssetLibrary
    private let assetsOfLibraries: [AssetLibrary]
    private let images = ImageStore()
    private let documents: DocumentLibrary
    /// The paths of the app's own storyboards and xibs, nearest first.
    let documentPaths: [String]
    /// The fonts for text: the folder's and the built-in ones.
    public let fonts: FontLibrary

    /// Finds the resources in a folder.
    ///
    /// Each is read when it is first requested.
    ///
    /// - Parameter folder: the folder of an app or of a package's sources.
    /// - Throws: the reason why the folder cannot be read.
    public init(in folder: String) throws(DiagnosedError) {
        // A package's modules are named after the folders of its sources.
        try self.init(in: folder, modules: try Self.subfolders(of: folder))
    }

    /// Finds the resources in a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder of an app or of a package's sources.
    ///   - libraries: the folders of the libraries that it uses, as far as they are elsewhere.
    ///   - foreign: the paths of files and folders with documents of other apps.
    ///   - modules: the modules in which documents find classes.
    /// - Throws: the reason why a folder cannot be read.
    init(in folder: String, libraries: [String] = [], leavingOut foreign: [String] = [], modules: [String])
        throws(DiagnosedError)
    {
        let project = try Project.openResources(in: folder)
        var others: [Project] = []
        for library in libraries { others.append(try Project.openResources(in: library)) }
        assets = project.makeAssetLibrary()
        assetsOfLibraries = others.map { $0.makeAssetLibrary() }
        documentPaths = project.documents.filter { path in
            !foreign.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        documents = DocumentLibrary(paths: documentPaths + others.flatMap(\.documents), modules: modules)
        fonts = FontLibrary.standard().value.adding(fontFiles: project.fonts + others.flatMap(\.fonts)).value
    }

    private static func subfolders(of folder: String) throws(DiagnosedError) -> [String] {
        do throws(FolderListingFailure) {
            return try folderEntries(of: folder).filter(\.isFolder).map(\.name).sorted()
        } catch {
            throw DiagnosedError(
                ProjectProblem.unlistableFolder(reason: error.reason), at: SourceLocation(file: folder))
        }
    }

    /// Creates the lookup for one job.
    public func makeLookup() -> any ResourceLookup {
        AssetLookup(library: assets, others: assetsOfLibraries, store: images, documents: documents)
    }
}
