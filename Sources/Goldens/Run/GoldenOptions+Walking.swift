import DeviceFrames
import Diagnostics
import Foundation
import Previews
import Theming
import Walks

extension GoldenOptions {
    /// The moments of the walk through each input, and the tools to draw them with.
    ///
    /// - Throws: the reason why the steps or an input cannot be read.
    func walkedSource(
        of inputs: [String], _ prepared: Prepared, into log: inout ProblemLog
    ) throws(DiagnosedError) -> Source {
        let look = prepared.look
        let steps = try WalkOptions.steps(walk, for: inputs.first ?? "")
        let source = try InputSource.load(
            inputs, palette: look.theme.palette,
            covering: Coverage(.documents, excluding: coverage.excluded, target: coverage.target), showing: flow,
            locale: locale)
        log.append(contentsOf: source.diagnostics)
        let documents = try source.value.walkedDocuments()
        let wrong = documents.flatMap { source.value.problems(with: steps, in: $0) }
        guard wrong.isEmpty else { throw DiagnosedError(wrong) }
        // The device may be turned on the way, so the walk itself puts each window into its frame.
        let walked = WalkedSource(
            source.value, documents: documents, steps: steps, frame: prepared.frame, theme: look.theme)
        return Source(
            pictures: FramedSource(walked, in: .none, theme: look.theme),
            makeTools: { source.value.makeTools(in: look) }, unchangedDocuments: 0)
    }
}
