import Caching
import Diagnostics
import InterfaceDocuments

/// The inputs of a request, and the part of them that it covers.
public struct InputSelection: Sendable, Hashable {
    /// The paths of documents, apps' folders and scene files.
    public var paths: [String]
    /// The part of the inputs that the request covers.
    public var coverage: Coverage
    /// The part of each storyboard to show.
    public var flow: FlowWords
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    public var locale: String?

    public init(
        _ paths: [String], coverage: Coverage = Coverage(), flow: FlowWords = FlowWords(), locale: String? = nil
    ) {
        self.paths = paths
        self.coverage = coverage
        self.flow = flow
        self.locale = locale
    }
}

extension InputSelection {
    /// The existing files that pictures of the inputs are made from, as far as the inputs show.
    ///
    /// - Parameter output: the folder of the pictures, which is no input.
    /// - Returns: the paths, sorted.
    package func watchedFiles(apartFrom output: String) -> [String] {
        var files = Set(paths)
        for path in paths {
            do {
                let project = try Project.open(path, excluding: coverage.excluded, target: coverage.target).value
                files.formUnion(InputFingerprint(project, apartFrom: output).files + project.documents)
            } catch {
                // An unreadable input may become readable, so its own path is watched.
                files.formUnion(InputFingerprint.neighbours(of: path))
            }
        }
        return files.sorted()
    }
}
