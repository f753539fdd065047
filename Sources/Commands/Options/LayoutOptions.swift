package import Devices
import Diagnostics
import InterfaceBuilder
package import Previews
import Workers

/// The options of `maquette layout`, in the words of its arguments.
package struct LayoutOptions: Sendable {
    /// The format of the output.
    package enum Format: Sendable {
        /// The hierarchy, one view per line.
        case tree
        /// One JSON object per line, for each document and variant.
        case json
    }

    package var inputs: [String]
    package var axes: AxisSelection.Words
    /// The part of each storyboard to lay out; all of its scenes if nothing is named.
    package var flow: FlowWords
    /// The part of the inputs to lay out.
    package var coverage = Coverage()
    /// Whether documents are laid out as on Interface Builder's canvas, rather than on variants.
    package var isOnCanvas: Bool
    package var format: Format
    package var theme: String
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    package var locale: String?
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The time limit in seconds for the layout of one document on one variant; `nil` for no limit.
    package var timeLimit: Int? = JobLoss.standardTimeLimit

    package init(
        inputs: [String], axes: AxisSelection.Words, flow: FlowWords = FlowWords(), isOnCanvas: Bool, format: Format,
        theme: String, jobs: Int?
    ) {
        self.inputs = inputs
        self.axes = axes
        self.flow = flow
        self.isOnCanvas = isOnCanvas
        self.format = format
        self.theme = theme
        self.jobs = jobs
    }

    /// Runs the command.
    ///
    /// - Parameter write: receives finished text in the order of documents and variants, from any thread, one call at a
    ///   time.
    /// - Returns: the outcome without the text.
    package func run(write: @escaping @Sendable (String) -> Void) -> CommandOutcome {
        CommandRun().outcome(prepare: request) { request, log throws(DiagnosedError) in
            let inputs = try request.load()
            log.append(contentsOf: inputs.diagnostics)
            return inputs
        } work: { request, inputs, log in
            let format = format
            let losses = try request.run(
                inputs, text: { (format == .json ? $0.json : $0.tree) + "\n" }, write: write)
            log.append(contentsOf: losses)
            return CommandOutcome(losses.isEmpty ? .good : .checkFailed)
        }
    }

    private func request(into log: inout ProblemLog) -> LayoutRequest? {
        let place = place(into: &log)
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let loaded, !log.hasErrors else { return nil }
        if isOnCanvas, let path = inputs.first(where: InputSource.isScene) {
            log.error(ArgumentProblem.sceneOnCanvas, at: SourceLocation(file: path))
        }
        var request = LayoutRequest(
            inputs: InputSelection(inputs, coverage: coverage, flow: flow, locale: locale), place: place, theme: loaded)
        // It gets a line without frames in JSON.
        request.includesUnreadable = format == .json
        request.work = work
        return request
    }

    private func place(into log: inout ProblemLog) -> LayoutRequest.Place {
        guard isOnCanvas else { return .variants(log.variants(axes, locale: locale)) }
        log.check(canvasWith: axes, flow)
        return .canvas
    }
}
