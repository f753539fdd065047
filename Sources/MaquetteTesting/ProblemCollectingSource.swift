import Devices
import Diagnostics
import Previews
import Synchronization

/// A source of pictures of an app's code, which keeps the problems found for the test's result.
///
/// UIKit would have stopped the app at most errors in code, so no picture of them may become a golden.
final class ProblemCollectingSource: PictureSource, Sendable {
    private let source: any PictureSource
    private let log = Mutex(ProblemLog())

    init(_ source: any PictureSource) { self.source = source }

    var documents: [String] { source.documents }

    var parts: [[String]] { source.parts }

    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
        let picture = try source.picture(of: document, on: variant, tools: tools)
        let errors = source is ControllerSource ? picture.diagnostics.filter { $0.severity == .error } : []
        guard errors.isEmpty else { throw DiagnosedError(errors) }
        let warnings = picture.diagnostics.filter { $0.severity == .warning }
        log.withLock { $0.append(contentsOf: warnings) }
        return picture
    }

    func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        source.exclusion(of: document, on: variant)
    }

    /// The problems found, each once, in a fixed order.
    var warnings: [String] {
        var seen: Set<String> = []
        return log.withLock { $0.diagnostics }.map(\.description).filter { seen.insert($0).inserted }.sorted()
    }
}
