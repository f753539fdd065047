import Devices
public import Diagnostics
import Foundation
import Theming

/// What `maquette trace` was asked for, in the words of its arguments.
public struct TraceOptions: Sendable {
    public var inputs: [String]
    /// The variant that the window begins on.
    public var from: String
    /// The variants that it then comes to, in order.
    public var to: [String]
    /// Whether the app goes to the background in the end.
    public var endsInBackground: Bool
    /// The id of a scene or its controller; `nil` for the initial one.
    public var scene: String?
    public var showsViews: Bool
    public var isJSON: Bool
    public var theme: String
    /// The language of the documents' words; `nil` for their own.
    public var locale: String?

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

    /// Does it.
    ///
    /// - Parameter write: takes the finished text of an input.
    /// - Returns: how it went.
    public func run(write: (String) -> Void) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        var log = ProblemLog()
        let scenario = scenario(into: &log)
        var loaded: Theme?
        do {
            loaded = try Theme.named(theme)
        } catch {
            log.append(contentsOf: error.diagnostics)
        }
        guard let (start, events) = scenario, let loaded, !log.hasErrors else { return (.wrongUsage, log.diagnostics) }
        let source: Diagnosed<InputSource>
        do {
            source = try InputSource.load(inputs, palette: loaded.palette, locale: locale)
        } catch {
            return (.unreadableInput, error.diagnostics)
        }
        log.append(contentsOf: source.diagnostics)
        let status: ExitStatus = log.hasErrors ? .unreadableInput : .good
        let tools = source.value.makeTools()
        for document in source.value.documents.indices {
            do throws(DiagnosedError) {
                let trace = try source.value.trace(
                    of: document, scene: scene, from: start, through: events, tools: tools)
                log.append(contentsOf: trace.diagnostics + tools.takeFontDiagnostics())
                write(isJSON ? trace.value.json + "\n" : trace.value.text(.init(showsViews: showsViews)))
            } catch {
                log.append(contentsOf: error.diagnostics)
                return (.wrongUsage, log.diagnostics)
            }
        }
        return (status, log.diagnostics)
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
