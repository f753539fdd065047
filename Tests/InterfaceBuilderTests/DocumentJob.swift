import Diagnostics
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// A job whose resources are documents.
enum DocumentJob {
    /// Runs a body in a job whose resources are a folder with documents, each a file's name and its text.
    static func run(_ documents: [(name: String, text: String)], _ body: (JobEnvironment) throws -> Void) throws {
        let folder = try TemporaryFolder()
        for (name, text) in documents { try folder.write(name, text) }
        let paths = documents.map { "\(folder.path)/\($0.name)" }
        let job = JobEnvironment(
            resources: AssetLookup(
                library: AssetLibrary(catalogs: [], looseFiles: [], in: InputFolder(path: folder.path)),
                store: ImageStore(),
                documents: DocumentLibrary(paths: paths, modules: [])))
        try JobEnvironment.$running.withValue(job) { try body(job) }
    }
}
