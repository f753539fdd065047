public import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
import Theming
import Workers

/// The options of `maquette layout`, in the words of its arguments.
public struct LayoutOptions: Sendable {
    /// The format of the output.
    public enum Format: Sendable {
        /// The hierarchy, one view per line.
        case tree
        /// One JSON object per line, for each document and variant.
        case json
    }

    public var inputs: [String]
    public var axes: AxisSelection.Words
    /// The part of each storyboard to lay out; all of its scenes if nothing is named.
    public var flow: FlowWords
    /// The part of the inputs to lay out.
    public var coverage = Coverage()
    /// Whether documents are laid out as on Interface Builder's canvas, rather than on variants.
    public var isOnCanvas: Bool
    public var format: Format
    public var theme: String
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    public var locale: String?
    /// The number of workers; `nil` for one per core.
    public var jobs: Int?
    /// The time limit in seconds for the layout of one document on one variant; `nil` for no limit.
    public var timeLimit: Int? = JobLoss.standardTimeLimit

    public init(
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
    /// - Returns: the exit status and the problems found.
    public func run(write: @escaping @Sendable (String) -> Void) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        var log = ProblemLog()
        let variants = variants(into: &log)
        log.check(jobs: jobs, timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let loaded, !log.hasErrors else { return (.wrongUsage, log.diagnostics) }
        let paths = inputs.filter(InputSource.isScene)
        if isOnCanvas, let path = paths.first {
            log.error(RunProblem.sceneOnCanvas, at: SourceLocation(file: path))
            return (.wrongUsage, log.diagnostics)
        }
        let source: Diagnosed<DocumentSource>
        do {
            try flow.flow.check(scenes: paths)
            source = try DocumentSource.load(
                inputs.filter { !InputSource.isScene($0) }, palette: loaded.palette, coverage: coverage,
                by: .document, flow: flow.flow, locale: locale)
        } catch {
            return (error.isWrongUsage ? .wrongUsage : .unreadableInput, error.diagnostics)
        }
        let scenes = SceneSource.load(paths, palette: loaded.palette)
        log.append(contentsOf: source.diagnostics + scenes.diagnostics)
        let status: ExitStatus = log.hasErrors ? .unreadableInput : .good
        do {
            let losses = try writeReports(of: source.value, scenes.value, on: variants, write: write)
            log.append(contentsOf: losses)
            return (status.combined(with: losses.isEmpty ? .good : .checkFailed), log.diagnostics)
        } catch let error as DiagnosedError {
            log.append(contentsOf: error.diagnostics)
            return (.checkFailed, log.diagnostics)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return (.checkFailed, log.diagnostics)
        }
    }

    private func variants(into log: inout ProblemLog) -> [Variant?] {
        guard !isOnCanvas else {
            log.check(canvasWith: axes, flow)
            return [nil]
        }
        return log.variants(axes, locale: locale)
    }

    /// The input of a layout.
    private enum Input: Sendable {
        case document(Int)
        case scene(Int)
        /// An input that could not be read; it gets a line without frames in JSON.
        case unreadable
    }

    private struct Job: Sendable {
        var path: String
        var input: Input
        /// The variant; `nil` for the canvas.
        var variant: Variant?
    }

    /// - Returns: the layouts that were abandoned.
    private func writeReports(
        of documents: DocumentSource, _ scenes: SceneSource, on variants: [Variant?],
        write: @escaping @Sendable (String) -> Void
    ) throws -> [Diagnostic] {
        let attempts = documents.attempts.filter { $0.entry != nil || format == .json }
        let inputs =
            attempts.map { ($0.path, $0.entry.map { Input.document($0) } ?? .unreadable) }
            + scenes.documents.enumerated().map { ($1, .scene($0)) }
        let jobs = inputs.flatMap { path, input in variants.map { Job(path: path, input: input, variant: $0) } }
        let losses = JobLossLog()
        let pool = WorkerPool(
            workers: self.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeLimit: timeLimit.map { .seconds($0) }, tools: { documents.makeTools() })
        try pool.run(
            jobs, name: { "lay out \($0.path) \($0.variant?.description ?? "")" },
            lost: { job, loss in
                losses.add(loss, of: job.path, on: job.variant)
                return text(of: LayoutReport(path: job.path, variant: job.variant?.reportPairs ?? [], scenes: []))
            },
            body: { job, tools, _ in text(of: try Self.report(of: job, from: documents, scenes, tools: tools)) },
            consume: write)
        return losses.diagnostics
    }

    private func text(of report: LayoutReport) -> String { (format == .json ? report.json : report.tree) + "\n" }

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
