public import Devices
public import Diagnostics
import Foundation
import OutputFiles
import Sheets
public import Theming
import Workers

/// A request for the window sizes at which inputs change.
public struct SweepRequest: Sendable {
    public var inputs: InputSelection
    public var windows: SweepWindows
    /// Whether the number of text lines counts.
    public var countsLines = false
    /// The folder for a picture of each range; `nil` for none.
    public var output: String?
    /// Whether a contact sheet of the ranges is drawn too.
    public var hasGrid = false
    public var theme: Theme
    public var work = Workload()
    /// The part of the documents to lay out; `nil` for all.
    public var shard: Shard?

    public init(inputs: InputSelection, windows: SweepWindows, theme: Theme) {
        self.inputs = inputs
        self.windows = windows
        self.theme = theme
    }

    /// The result of a sweep.
    public struct Result: Sendable {
        public var status: ExitStatus
        public var diagnostics: [Diagnostic]
        /// A report for each document.
        public var reports: [SweepReport]
    }

    /// Reads the inputs.
    ///
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    public func load() throws(DiagnosedError) -> Diagnosed<LintedInputs> {
        var read = try LintedInputs.load(
            inputs.paths, palette: theme.palette, coverage: inputs.coverage, by: .scene, scene: inputs.flow.scene,
            locale: inputs.locale)
        read.value.shard = shard
        return read
    }

    /// Lays out the inputs in every window, finds every change, and draws the pictures.
    ///
    /// Every whole length is laid out, so no change that lasts for a point or more is missed, whatever its cause.
    ///
    /// - Parameters:
    ///   - source: the inputs as ``load()`` returned them.
    ///   - progress: called with the number of finished layouts and the total, from any thread, one call at a time.
    /// - Returns: the reports.
    /// - Throws: an error that stops the whole run.
    public func run(
        _ source: LintedInputs, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws -> Result {
        let withLines = countsLines
        let laidOut = try reports(
            of: (0..<source.count).map(source.path), parts: (0..<source.count).map(source.part),
            progress: progress, tools: { source.makeTools() }
        ) { document, variant, tools in
            source.facts(of: document, on: variant, withLines: withLines, tools: tools)
        }
        var result = Result(
            status: laidOut.diagnostics.isEmpty ? .good : .checkFailed, diagnostics: laidOut.diagnostics,
            reports: laidOut.value)
        if let output {
            let drawn = try draw(&result.reports, of: source, into: output)
            result.diagnostics += drawn.diagnostics.filter { $0.severity == .error }
            result.status = result.status.combined(with: drawn.status)
        }
        return result
    }

    /// - Parameters:
    ///   - documents: the paths of the documents.
    ///   - parts: the names of their scenes, if they are not the initial ones.
    ///   - progress: called with the number of finished layouts and the total.
    ///   - tools: creates the tools that one worker lays out with.
    ///   - facts: gives the facts of a document on a variant.
    /// - Throws: an error if a worker's tools cannot be created.
    /// - Returns: a report for each document, with an error for each window that was abandoned.
    func reports<Tools>(
        of documents: [String], parts: [String?] = [], progress: @escaping @Sendable (Int, Int) -> Void,
        tools: @escaping @Sendable () throws -> Tools,
        facts: @escaping @Sendable (_ document: Int, Variant, Tools) -> [SweepFact]
    ) throws -> Diagnosed<[SweepReport]> {
        let jobs = documents.indices.flatMap { document in windows.variants.map { (document, $0) } }
        let losses = JobLossLog()
        let found = try mapInOrder(
            jobs, workers: work.workers, timeLimit: work.timeLimit, tools: tools,
            name: { "sweep \(documents[$0.0]) \($0.1)" }, finished: { progress($0, jobs.count) },
            lost: { job, loss -> [SweepFact]? in
                losses.add(loss, of: documents[job.0], on: job.1)
                return nil
            },
            body: { (job: (Int, Variant), tools: inout Tools) in facts(job.0, job.1, tools) })
        let count = windows.variants.count
        let reports = documents.enumerated().map { index, path in
            SweepReport(
                document: path, scene: parts.indices.contains(index) ? parts[index] : nil, sizes: windows.lengths,
                facts: Array(found[index * count..<(index + 1) * count]))
        }
        return Diagnosed(reports, diagnostics: losses.diagnostics)
    }

    /// Draws a picture of the middle of each stretch.
    private func draw(
        _ reports: inout [SweepReport], of source: LintedInputs, into path: String
    ) throws -> PreviewReport {
        let folder = try OutputFolder(path: path)
        var all = PreviewReport(files: [], failures: 0, diagnostics: [], status: .good)
        for index in reports.indices {
            let first = windows.lengths[0]
            let request = PreviewRequest(
                variants: reports[index].stretches.filter { !$0.isLost }.map { windows.variants[$0.middle - first] },
                sheet: hasGrid ? SheetArrangement() : nil, theme: theme, workers: work.workers,
                timeLimit: work.timeLimit)
            guard !request.variants.isEmpty else { continue }
            let run = PreviewRun(source: source.only(index), request: request, folder: folder) { source.makeTools() }
            let report = try run.run()
            for stretch in reports[index].stretches.indices {
                let variant = windows.variants[reports[index].stretches[stretch].middle - first]
                reports[index].stretches[stretch].picture = report.files.first { $0.variant == variant }.map {
                    (path as NSString).appendingPathComponent($0.name)
                }
            }
            all.files += report.files
            all.diagnostics += report.diagnostics
            all.status = all.status.combined(with: report.status)
        }
        return all
    }
}

/// The windows of a sweep: one for every whole length along one axis.
public struct SweepWindows: Sendable {
    public var variants: [Variant]
    /// Whether the windows differ in their widths.
    public var isHorizontal: Bool
    /// The length of each window along the axis.
    public var lengths: [Int]
    /// The length along the other axis.
    public var other: Int

    public init(variants: [Variant], isHorizontal: Bool, lengths: [Int], other: Int) {
        self.variants = variants
        self.isHorizontal = isHorizontal
        self.lengths = lengths
        self.other = other
    }
}
