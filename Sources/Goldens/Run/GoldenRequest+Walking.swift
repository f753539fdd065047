import DeviceFrames
import Diagnostics
import Foundation
import Previews
import Theming
import Walks

extension GoldenRequest {
    /// The moments of the walk through each input, and the tools to draw them with.
    ///
    /// - Throws: the reason why an input cannot be read.
    func walkedSource(
        of paths: [String], into log: inout ProblemLog
    ) throws(DiagnosedError) -> Source {
        let (look, steps) = (look, walk)
        let coverage = Coverage(.documents, excluding: inputs.coverage.excluded, target: inputs.coverage.target)
        let source = try InputSource.load(
            paths, palette: look.theme.palette, covering: coverage, showing: inputs.flow, locale: inputs.locale)
        log.append(contentsOf: source.diagnostics)
        let documents = try source.value.walkedDocuments()
        let wrong = documents.flatMap { source.value.problems(with: steps, in: $0) }
        guard wrong.isEmpty else { throw DiagnosedError(wrong) }
        // The device may be turned on the way, so the walk itself puts each window into its frame.
        let walked = WalkedSource(
            source.value, documents: documents, steps: steps, frame: frame, theme: look.theme)
        return Source(
            pictures: FramedSource(walked, in: .none, theme: look.theme),
            makeTools: { source.value.makeTools(in: look) }, unchangedDocuments: 0)
    }
}
