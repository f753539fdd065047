package import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
package import Previews
import Workers

/// The options of `maquette render --canvas`, in the words of its arguments.
package struct CanvasOptions: Sendable {
    package var inputs: [String]
    package var coverage = Coverage()
    /// The axes and scenes that were asked for, which a canvas does not have.
    package var axes: AxisSelection.Words
    package var flow: FlowWords
    /// A comma-separated list of squares such as `wC-hR`, or `all` for one sheet of all nine; empty for the document's
    /// own canvas.
    package var squares = ""
    /// A comma-separated list of formats.
    package var formats = "png"
    package var theme = "ios"
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    package var locale: String?
    package var output = "Output"
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The time limit in seconds for the canvas of one document; `nil` for no limit.
    package var timeLimit: Int? = JobLoss.standardTimeLimit
    /// The options that were given and that only variants have.
    package var ignoredOptions: [String] = []

    package init(inputs: [String], axes: AxisSelection.Words, flow: FlowWords) {
        self.inputs = inputs
        self.axes = axes
        self.flow = flow
    }

    /// Runs the command.
    ///
    /// - Returns: the outcome, whose files are written; nothing is printed here.
    package func run() -> CommandOutcome {
        CommandRun().outcome(prepare: request) { request, log throws(DiagnosedError) in
            let source = try request.load()
            log.append(contentsOf: source.diagnostics)
            return source.value
        } work: { request, source, log in
            let result = try request.run(source)
            log.append(contentsOf: result.diagnostics)
            if result.files.isEmpty, !log.hasErrors { log.error(RunProblem.nothingToShow) }
            return CommandOutcome(
                ExitStatus(ofInputs: log.diagnostics), text: text(for: result.files), json: result.json)
        }
    }

    private func request(into log: inout ProblemLog) -> CanvasRequest? {
        let chosen = chosenSquares(into: &log)
        log.check(canvasWith: axes, flow)
        for option in ignoredOptions { log.error(ArgumentProblem.optionOnCanvas(option: option)) }
        let formats = log.formats(formats)
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        if let path = inputs.first(where: InputSource.isScene) {
            log.error(ArgumentProblem.sceneOnCanvas, at: SourceLocation(file: path))
        }
        guard let loaded = log.theme(named: theme), !log.hasErrors else { return nil }
        var request = CanvasRequest(
            inputs: InputSelection(inputs, coverage: coverage, locale: locale), squares: chosen.squares,
            isSheet: chosen.isSheet, formats: formats, theme: loaded, output: output)
        request.work = work
        return request
    }

    private func text(for files: [PreviewReport.File]) -> String {
        guard let first = files.first else { return "" }
        let folder = output.hasSuffix("/") ? output : output + "/"
        let count = files.count == 1 ? "1 picture" : "\(files.count) pictures"
        return "\(count) in \(folder) (\(first.name)\(files.count > 1 ? " …" : ""))\n"
    }

    private func chosenSquares(into log: inout ProblemLog) -> (squares: [CanvasSquare?], isSheet: Bool) {
        let words = squares.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words == ["all"] { return (CanvasSquare.all, true) }
        guard !words.isEmpty else { return ([nil], false) }
        var found: [CanvasSquare?] = []
        for word in words {
            if let square = CanvasSquare(word) {
                if !found.contains(square) { found.append(square) }
            } else {
                let known = CanvasSquare.all.map(\.description) + ["all"]
                log.error(ArgumentProblem.unknownSquare(word, nearest: nearestWords(to: word, among: known).first))
            }
        }
        return (found, false)
    }
}
