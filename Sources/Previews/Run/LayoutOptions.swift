public import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
import Theming

/// What `maquette layout` was asked for, in the words of its arguments.
public struct LayoutOptions: Sendable {
    /// How frames are written.
    public enum Format: Sendable {
        /// The hierarchy, a view a line.
        case tree
        /// One object a line, one line a document and variant.
        case json
    }

    public var inputs: [String]
    public var axes: AxisSelection.Words
    /// What of each storyboard is laid out; all its scenes where nothing is named.
    public var flow: FlowWords
    /// As Interface Builder's canvas shows it, rather than on variants.
    public var isOnCanvas: Bool
    public var format: Format
    public var theme: String
    /// The language of the documents' words, as `de`; `nil` for their own.
    public var locale: String?
    /// `nil` for as many as there are cores.
    public var jobs: Int?
    /// How many seconds the layout of one document on one variant may take; `nil` for as long as it likes.
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

    /// Does it.
    ///
    /// - Parameter write: takes finished text in the order of documents and variants, from any thread, one call at a
    ///   time.
    /// - Returns: how it went.
    public func run(write: @escaping @Sendable (String) -> Void) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        var log = ProblemLog()
        let variants = variants(into: &log)
        log.check(jobs: jobs, timeLimit: timeLimit)
        var loaded: Theme?
        do {
            loaded = try Theme.named(theme)
        } catch {
            log.append(contentsOf: error.diagnostics)
        }
        guard let loaded, !log.hasErrors else { return (.wrongUsage, log.diagnostics) }
        let source: Diagnosed<DocumentSource>
        do {
            source = try DocumentSource.load(
                inputs, palette: loaded.palette, allDocuments: true, flow: flow.flow, locale: locale)
        } catch {
            return (error.isWrongUsage ? .wrongUsage : .unreadableInput, error.diagnostics)
        }
        log.append(contentsOf: source.diagnostics)
        let status: ExitStatus = log.hasErrors ? .unreadableInput : .good
        do {
            let losses = try writeReports(of: source.value, on: variants, write: write)
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
            if !flow.flow.isEmpty { log.error(RunProblem.flowOnCanvas) }
            for axis in VariantAxis.allCases where axes[axis] != nil {
                log.error(RunProblem.axisOnCanvas(option: axis.option))
            }
            return [nil]
        }
        do {
            return try Matrix(AxisSelection(parsing: axes.following(locale: locale))).variants
        } catch {
            log.error(error)
            return []
        }
    }

    private struct Job: Sendable {
        var path: String
        /// `nil` for a document that could not be read: programs get a line without frames for it.
        var entry: Int?
        /// `nil` for the canvas.
        var variant: Variant?
    }

    /// - Returns: what was given up.
    private func writeReports(
        of source: DocumentSource, on variants: [Variant?], write: @escaping @Sendable (String) -> Void
    ) throws -> [Diagnostic] {
        let wanted = source.attempts.filter { $0.entry != nil || format == .json }
        let jobs = wanted.flatMap { attempt in
            variants.map { Job(path: attempt.path, entry: attempt.entry, variant: $0) }
        }
        let losses = LossLog()
        let pool = WorkerPool(
            workers: self.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeLimit: timeLimit.map { .seconds($0) }, tools: { source.makeTools() })
        try pool.run(
            jobs,
            lost: { job, loss in
                losses.add(loss, of: job.path, on: job.variant)
                return text(of: LayoutReport(path: job.path, variant: job.variant?.reportPairs ?? [], scenes: []))
            },
            body: { job, tools, _ in text(of: try Self.report(of: job, from: source, tools: tools)) },
            consume: write)
        return losses.diagnostics
    }

    private func text(of report: LayoutReport) -> String { (format == .json ? report.json : report.tree) + "\n" }

    private static func report(of job: Job, from source: DocumentSource, tools: WorkerTools) throws -> LayoutReport {
        guard let entry = job.entry else { return LayoutReport(path: job.path, variant: [], scenes: []) }
        guard let variant = job.variant else { return source.canvasLayout(of: entry, tools: tools) }
        return try source.layout(of: entry, on: variant, tools: tools)
    }
}
