public import Devices
public import Diagnostics
public import Theming
public import Workers

/// A request for the calls that documents receive while their window rotates or is resized.
public struct TraceRequest: Sendable {
    public var inputs: InputSelection
    /// The variant that the window starts on.
    public var start: Variant
    public var events: [TransitionTrace.Event]
    public var theme: Theme
    /// The time limit for the trace of one document; `nil` for no limit.
    public var timeLimit: TimeLimit? = .seconds(JobLoss.standardTimeLimit)

    public init(inputs: InputSelection, start: Variant, events: [TransitionTrace.Event], theme: Theme) {
        self.inputs = inputs
        self.start = start
        self.events = events
        self.theme = theme
    }

    /// Reads the inputs.
    ///
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    public func load() throws(DiagnosedError) -> Diagnosed<InputSource> {
        try InputSource.load(
            inputs.paths, palette: theme.palette, flow: inputs.flow.flow, locale: inputs.locale)
    }

    /// Traces the documents, one after the other.
    ///
    /// - Parameters:
    ///   - source: the inputs as ``load()`` returned them.
    ///   - text: writes a trace as text.
    /// - Returns: the text of each document with the problems found; no text for a trace that was abandoned.
    /// - Throws: the reason why a trace is impossible.
    public func run(
        _ source: InputSource, text: @escaping @Sendable (TransitionTrace) -> String
    ) throws -> [Diagnosed<String?>] {
        let documents = source.documents
        let (start, events) = (start, events)
        return try mapInOrder(
            Array(documents.indices), workers: 1, timeLimit: timeLimit,
            tools: { source.makeTools() }, name: { "trace \(documents[$0])" },
            lost: { document, loss in
                let place = SourceLocation(file: documents[document])
                return Diagnosed(nil, diagnostics: [Diagnostic(.error, WorkerProblem(loss), at: place)])
            },
            body: { document, tools in
                let trace = try source.trace(of: document, from: start, through: events, tools: tools)
                return Diagnosed(
                    text(trace.value), diagnostics: trace.diagnostics + tools.takeFontDiagnostics())
            })
    }
}
