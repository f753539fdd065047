import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
import Theming
import Workers

/// The options of `maquette trace`, in the words of its arguments.
public struct TraceOptions: Sendable {
    public var inputs: [String]
    /// The variant that the window starts on.
    public var from: String
    /// The variants that follow, in order.
    public var to: [String]
    /// Whether the app finally goes to the background.
    public var endsInBackground: Bool
    /// The name of a scene; `nil` for the initial one.
    public var scene: String?
    public var showsViews: Bool
    public var isJSON: Bool
    public var theme: String
    /// The language of the documents' strings; `nil` for their own.
    public var locale: String?
    /// The time limit in seconds for the trace of one document; `nil` for no limit.
    public var timeLimit: Int? = JobLoss.standardTimeLimit

    public init(
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
    /// - Returns: the exit status and the problems found.
    public func run(write: (String) -> Void) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        var log = ProblemLog()
        let scenario = scenario(into: &log)
        log.check(timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let (start, events) = scenario, let loaded, !log.hasErrors else {
            return (ExitStatus(ofArguments: log.diagnostics), log.diagnostics)
        }
        let source: Diagnosed<InputSource>
        do {
            source = try InputSource.load(
                inputs, palette: loaded.palette, flow: Flow(scene: scene), locale: locale)
        } catch {
            return (error.isWrongUsage ? .wrongUsage : .unreadableInput, error.diagnostics)
        }
        log.append(contentsOf: source.diagnostics)
        var status = ExitStatus(ofInputs: log.diagnostics)
        do {
            for trace in try traces(of: source.value, from: start, through: events) {
                log.append(contentsOf: trace.diagnostics)
                status = status.combined(with: trace.value.status)
                write(trace.value.text)
            }
        } catch let error as DiagnosedError {
            log.append(contentsOf: error.diagnostics)
            return (.wrongUsage, log.diagnostics)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return (.checkFailed, log.diagnostics)
        }
        return (status, log.diagnostics)
    }

    /// The text of a document's trace, which is empty if the trace was abandoned.
    private typealias Traced = (text: String, status: ExitStatus)

    private func traces(
        of source: InputSource, from start: Variant, through events: [TransitionTrace.Event]
    ) throws -> [Diagnosed<Traced>] {
        let documents = source.documents
        return try mapInOrder(
            Array(documents.indices), workers: 1, timeLimit: timeLimit.map { .seconds($0) },
            tools: { source.makeTools() }, name: { "trace \(documents[$0])" },
            lost: { document, loss in
                let place = SourceLocation(file: documents[document])
                return Diagnosed(
                    ("", .checkFailed), diagnostics: [Diagnostic(.error, WorkerProblem(loss), at: place)])
            },
            body: { document, tools in
                let trace = try source.trace(of: document, from: start, through: events, tools: tools)
                let text = isJSON ? trace.value.json + "\n" : trace.value.text(.init(showsViews: showsViews))
                return Diagnosed((text, .good), diagnostics: trace.diagnostics + tools.takeFontDiagnostics())
            })
    }

    private func scenario(into log: inout ProblemLog) -> (start: Variant, events: [TransitionTrace.Event])? {
        do throws(VariantProblem) {
            let start = try Variant(parsing: from)
            var events: [TransitionTrace.Event] = []
            for words in to {
                let variant = try Variant(parsing: words.contains("@") ? words : "\(words)@\(start.ios)")
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
