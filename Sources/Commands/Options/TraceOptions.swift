package import Devices
import Diagnostics
package import Previews
import Workers

/// The options of `maquette trace`, in the words of its arguments.
package struct TraceOptions: Sendable {
    package var inputs: [String]
    /// The variant that the window starts on.
    package var from: String
    /// The variants that follow, in order.
    package var to: [String]
    /// Whether the app finally goes to the background.
    package var endsInBackground: Bool
    /// The name of a scene; `nil` for the initial one.
    package var scene: String?
    package var showsViews: Bool
    package var isJSON: Bool
    package var theme: String
    /// The devices of a project's own, which variants can name besides Apple's.
    package var definitions: [DeviceDefinition] = []
    /// The language of the documents' strings; `nil` for their own.
    package var locale: String?
    /// The time limit in seconds for the trace of one document; `nil` for no limit.
    package var timeLimit: Int? = JobLoss.standardTimeLimit

    package init(
        inputs: [String], from: String, to: [String], endsInBackground: Bool, scene: String?, showsViews: Bool,
        isJSON: Bool, theme: String
    ) {
        self.inputs = inputs
        self.from = from
        self.to = to
        self.endsInBackground = endsInBackground
        self.scene = scene
        self.showsViews = showsViews
        self.isJSON = isJSON
        self.theme = theme
    }

    /// Runs the command.
    ///
    /// - Parameter write: receives the finished text of an input.
    /// - Returns: the outcome without the text.
    package func run(write: (String) -> Void) -> CommandOutcome {
        CommandRun(statusOfWork: { _ in .wrongUsage }).outcome(prepare: request) {
            request, log throws(DiagnosedError) in
            let source = try request.load()
            log.append(contentsOf: source.diagnostics)
            return source.value
        } work: { request, source, log in
            var status = ExitStatus.good
            let (isJSON, options) = (isJSON, TransitionTrace.TextOptions(showsViews: showsViews))
            for trace in try request.run(source, text: { isJSON ? $0.json + "\n" : $0.text(options) }) {
                log.append(contentsOf: trace.diagnostics)
                if trace.value == nil { status = .checkFailed }
                write(trace.value ?? "")
            }
            return CommandOutcome(status)
        }
    }

    private func request(into log: inout ProblemLog) -> TraceRequest? {
        let scenario = scenario(into: &log)
        let work = log.workload(timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let (start, events) = scenario, let loaded else { return nil }
        var request = TraceRequest(
            inputs: InputSelection(inputs, flow: FlowWords(scene: scene), locale: locale), start: start, events: events,
            theme: loaded)
        request.timeLimit = work.timeLimit
        return request
    }

    private func scenario(into log: inout ProblemLog) -> (start: Variant, events: [TransitionTrace.Event])? {
        let catalog = log.catalog(with: definitions)
        do throws(VariantProblem) {
            let start = try Variant(parsing: from, catalog: catalog)
            var events: [TransitionTrace.Event] = []
            for words in to {
                let variant = try Variant(
                    parsing: words.contains("@") ? words : "\(words)@\(start.ios)", catalog: catalog)
                if variant.device != start.device {
                    log.error(TraceProblem.otherDevice(variant.device.name, start: start.device.name))
                }
                if variant.ios != start.ios { log.error(TraceProblem.otherVersion(variant.ios, start: start.ios)) }
                events.append(.change(to: variant))
            }
            if endsInBackground { events.append(.background) }
            if events.isEmpty { log.error(TraceProblem.nothingHappens) }
            return (start, events)
        } catch {
            log.error(error)
            return nil
        }
    }
}
