public import Devices
public import Diagnostics
public import InterfaceBuilder
public import Theming
import Workers

/// A request for the frames of every view of inputs.
public struct LayoutRequest: Sendable {
    /// The place where documents are laid out.
    public enum Place: Sendable {
        /// In the app's window, on each of these variants.
        case variants([Variant])
        /// On Interface Builder's canvas.
        case canvas
    }

    public var inputs: InputSelection
    public var place: Place
    public var theme: Theme
    /// Whether a document that could not be read has a report without scenes.
    public var includesUnreadable = false
    public var work = Workload()

    public init(inputs: InputSelection, place: Place, theme: Theme) {
        self.inputs = inputs
        self.place = place
        self.theme = theme
    }

    /// The inputs of a request, read.
    public struct Inputs: Sendable {
        let documents: DocumentSource
        let scenes: SceneSource
        /// The problems found while reading.
        public let diagnostics: [Diagnostic]
    }

    /// Reads the inputs.
    ///
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no document could be read.
    public func load() throws(DiagnosedError) -> Inputs {
        let flow = inputs.flow.flow
        let paths = inputs.paths.filter(InputSource.isScene)
        try flow.check(scenes: paths)
        let source = try DocumentSource.load(
            inputs.paths.filter { !InputSource.isScene($0) }, palette: theme.palette, coverage: inputs.coverage,
            by: .document, flow: flow, locale: inputs.locale)
        let scenes = SceneSource.load(paths, palette: theme.palette)
        return Inputs(
            documents: source.value, scenes: scenes.value, diagnostics: source.diagnostics + scenes.diagnostics)
    }

    /// The input of a layout.
    private enum Input: Sendable {
        case document(Int)
        case scene(Int)
        case unreadable
    }

    private struct Job: Sendable {
        var path: String
        var input: Input
        /// The variant; `nil` for the canvas.
        var variant: Variant?
    }

    /// Lays the inputs out.
    ///
    /// - Parameters:
    ///   - inputs: the inputs as ``load()`` returned them.
    ///   - text: writes a report as text, on the worker that made it.
    ///   - write: receives the texts in the order of documents and variants, from any thread, one call at a time.
    /// - Returns: an error for each layout that was abandoned.
    /// - Throws: an error that stops the whole run.
    public func run(
        _ inputs: Inputs, text: @escaping @Sendable (LayoutReport) -> String,
        write: @escaping @Sendable (String) -> Void
    ) throws -> [Diagnostic] {
        let (documents, scenes) = (inputs.documents, inputs.scenes)
        let variants: [Variant?] =
            switch place {
            case .variants(let variants): variants
            case .canvas: [nil]
            }
        let attempts = documents.attempts.filter { $0.entry != nil || includesUnreadable }
        let found =
            attempts.map { ($0.path, $0.entry.map { Input.document($0) } ?? .unreadable) }
            + scenes.documents.enumerated().map { ($1, .scene($0)) }
        let jobs = found.flatMap { path, input in variants.map { Job(path: path, input: input, variant: $0) } }
        let losses = JobLossLog()
        let pool = WorkerPool(
            workers: work.workers, timeLimit: work.timeLimit, tools: { documents.makeTools() })
        try pool.run(
            jobs, name: { "lay out \($0.path) \($0.variant?.description ?? "")" },
            lost: { job, loss in
                losses.add(loss, of: job.path, on: job.variant)
                return text(LayoutReport(path: job.path, variant: job.variant?.reportPairs ?? [], scenes: []))
            },
            body: { job, tools, _ in text(try Self.report(of: job, from: documents, scenes, tools: tools)) },
            consume: write)
        return losses.diagnostics
    }

    private static func report(
        of job: Job, from documents: DocumentSource, _ scenes: SceneSource, tools: WorkerTools
    ) throws -> LayoutReport {
        switch (job.input, job.variant) {
        case (.document(let index), let variant?): try documents.layout(of: index, on: variant, tools: tools)
        case (.document(let index), nil): documents.canvasLayout(of: index, tools: tools)
        case (.scene(let index), let variant?): scenes.layout(of: index, on: variant, tools: tools)
        case (.scene, nil), (.unreadable, _): LayoutReport(path: job.path, variant: [], scenes: [])
        }
    }
}
