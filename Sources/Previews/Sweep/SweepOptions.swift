import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
import Lint
import OutputFiles
import Rendering
import Sheets
import Theming
import Workers

/// The options of `maquette sweep`, in the words of its arguments.
public struct SweepOptions: Sendable {
    public var inputs: [String]
    /// The part of the inputs to lay out.
    public var coverage = Coverage()
    /// The scene of each storyboard to lay out; `nil` for all.
    public var scene: String?
    public var device: String
    /// The orientation; `nil` for the one in which the windows fit.
    public var orientation: String?
    /// The remaining parts of a variant's notation: `dark/ax1`.
    public var looks: [String]
    public var ios: String?
    /// The range of widths, `320...1376`, or one width.
    public var widths: String?
    public var heights: String?
    /// Whether the number of text lines counts.
    public var countsLines = false
    /// The folder for pictures; `nil` for none.
    public var output: String?
    public var hasGrid = false
    public var isJSON = false
    public var theme = "ios"
    /// The language of the documents' strings; `nil` for their own.
    public var locale: String?
    /// The number of workers; `nil` for one per core.
    public var jobs: Int?
    /// The time limit in seconds for the layout in one window; `nil` for no limit.
    public var timeLimit: Int? = JobLoss.standardTimeLimit

    public init(
        inputs: [String], device: String, orientation: String? = nil, looks: [String] = [], ios: String? = nil,
        widths: String? = nil, heights: String? = nil
    ) {
        self.inputs = inputs
        self.device = device
        self.orientation = orientation
        self.looks = looks
        self.ios = ios
        self.widths = widths
        self.heights = heights
    }

    /// The result of a sweep.
    public struct Result: Sendable {
        public var status: ExitStatus
        public var diagnostics: [Diagnostic]
        public var text: String
    }

    /// The windows of a sweep: one for every whole length along one axis.
    struct Windows: Sendable {
        var variants: [Variant]
        var isHorizontal: Bool
        var lengths: [Int]
        /// The length along the other axis.
        var other: Int
    }

    /// Lays out the input in every window of the range, and reports every change.
    ///
    /// Every whole length is laid out, so no change that lasts for a point or more is missed, whatever its cause.
    ///
    /// - Parameter progress: called with the number of finished layouts and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the report and the exit status.
    public func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> Result {
        var log = ProblemLog()
        log.check(jobs: jobs, timeLimit: timeLimit)
        var windows: Windows?
        do {
            windows = try self.windows()
        } catch let problem as SweepProblem {
            log.error(problem)
        } catch let problem as VariantProblem {
            log.error(problem)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
        }
        let loaded = log.theme(named: theme)
        guard let windows, let loaded, !log.hasErrors else {
            return Result(status: ExitStatus(ofArguments: log.diagnostics), diagnostics: log.diagnostics, text: "")
        }
        do {
            let source = try LintedInputs.load(
                inputs, palette: loaded.palette, coverage: coverage, by: .scene, scene: scene, locale: locale)
            log.append(contentsOf: source.diagnostics.filter { $0.severity == .error || $0.problem is RunProblem })
            var status = ExitStatus(ofInputs: log.diagnostics)
            let laidOut = try reports(of: source.value, windows, progress: progress)
            var reports = laidOut.value
            log.append(contentsOf: laidOut.diagnostics)
            if !laidOut.diagnostics.isEmpty { status = status.combined(with: .checkFailed) }
            if let output {
                let drawn = try draw(&reports, of: source.value, windows, theme: loaded, into: output)
                log.append(contentsOf: drawn.diagnostics.filter { $0.severity == .error })
                status = status.combined(with: drawn.status)
            }
            return Result(status: status, diagnostics: log.diagnostics, text: text(of: reports, windows))
        } catch let error as DiagnosedError {
            let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
            return Result(
                status: isOutput ? .wrongUsage : error.statusOfInputs,
                diagnostics: log.diagnostics + error.diagnostics,
                text: "")
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return Result(status: .checkFailed, diagnostics: log.diagnostics, text: "")
        }
    }

    // MARK: Windows

    /// Reads the range and the variant around it.
    func windows() throws -> Windows {
        let across = try widths.map { try Self.range($0, option: "--widths") }
        let down = try heights.map { try Self.range($0, option: "--heights") }
        switch (across, down) {
        case (nil, nil): throw SweepProblem.noRange
        case (let across?, let down?) where across.count > 1 && down.count > 1: throw SweepProblem.twoRanges
        default: break
        }
        let isHorizontal = down == nil || (across?.count ?? 0) > 1
        let size = try screenSize(atLeast: across?.upperBound, down?.upperBound)
        let other = isHorizontal ? down?.lowerBound ?? size.height : across?.lowerBound ?? size.width
        let lengths = Array(isHorizontal ? across ?? other...other : down ?? other...other)
        let variants = try lengths.map { length in
            let (width, height) = isHorizontal ? (length, other) : (other, length)
            return try variant(in: size.orientation, window: "\(width)x\(height)")
        }
        return Windows(variants: variants, isHorizontal: isHorizontal, lengths: lengths, other: other)
    }

    private func variant(in orientation: Orientation, window: String) throws(VariantProblem) -> Variant {
        let parts = [device, orientation.rawValue, window] + looks
        return try Variant(parsing: parts.joined(separator: "/") + (ios.map { "@\($0)" } ?? ""))
    }

    /// The screen in the requested orientation, or in the first one in which the largest window fits.
    private func screenSize(
        atLeast width: Int?, _ height: Int?
    ) throws -> (width: Int, height: Int, orientation: Orientation) {
        var asked: [Orientation] = Orientation.allCases
        if let orientation {
            guard let known = Orientation(rawValue: orientation.lowercased()) else {
                throw VariantProblem.unknownWord(
                    orientation, axis: .orientation,
                    nearest: nearestWords(to: orientation, among: Orientation.allCases.map(\.rawValue)))
            }
            asked = [known]
        }
        let screens = try asked.map { orientation in
            let screen = try Variant(parsing: "\(device)/\(orientation.rawValue)\(ios.map { "@\($0)" } ?? "")")
                .screenSize
            return (width: Int(screen.width), height: Int(screen.height), orientation: orientation)
        }
        return screens.first { $0.width >= width ?? 0 && $0.height >= height ?? 0 } ?? screens[screens.count - 1]
    }

    /// `320...1376`, `320-1376` or `700`.
    private static func range(_ text: String, option: String) throws(SweepProblem) -> ClosedRange<Int> {
        let ends = text.replacing("...", with: "-").split(separator: "-", omittingEmptySubsequences: false)
            .map { Int($0.trimmingCharacters(in: .whitespaces)) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
            throw .badRange(text, option: option)
        }
        guard first <= last else { throw .backwards(first, last, option: option) }
        let sides = MultitaskingSize.sides
        guard sides.contains(first), sides.contains(last) else { throw .beyondAnyScreen(text, option: option) }
        return first...last
    }

    // MARK: The work

    private func reports(
        of source: LintedInputs, _ windows: Windows, progress: @escaping @Sendable (Int, Int) -> Void
    ) throws -> Diagnosed<[SweepReport]> {
        let withLines = countsLines
        return try reports(
            of: (0..<source.count).map(source.path), parts: (0..<source.count).map(source.part), windows,
            timeLimit: timeLimit.map { .seconds($0) }, progress: progress, tools: { source.makeTools() }
        ) { document, variant, tools in
            source.facts(of: document, on: variant, withLines: withLines, tools: tools)
        }
    }

    /// - Parameters:
    ///   - documents: the paths of the documents.
    ///   - parts: the names of their scenes, if they are not the initial ones.
    ///   - windows: the windows that each document is laid out in.
    ///   - timeLimit: the time limit of one layout; `nil` for none.
    ///   - progress: called with the number of finished layouts and the total.
    ///   - tools: creates the tools that one worker lays out with.
    ///   - facts: gives the facts of a document on a variant.
    /// - Throws: an error if a worker's tools cannot be created.
    /// - Returns: a report for each document, with an error for each window that was abandoned.
    func reports<Tools>(
        of documents: [String], parts: [String?] = [], _ windows: Windows,
        timeLimit: TimeLimit?, progress: @escaping @Sendable (Int, Int) -> Void,
        tools: @escaping @Sendable () throws -> Tools,
        facts: @escaping @Sendable (_ document: Int, Variant, Tools) -> [SweepFact]
    ) throws -> Diagnosed<[SweepReport]> {
        let work = documents.indices.flatMap { document in windows.variants.map { (document, $0) } }
        let losses = JobLossLog()
        let found = try mapInOrder(
            work, workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeLimit: timeLimit, tools: tools,
            name: { "sweep \(documents[$0.0]) \($0.1)" }, finished: { progress($0, work.count) },
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
        _ reports: inout [SweepReport], of source: LintedInputs, _ windows: Windows, theme: Theme, into path: String
    ) throws -> PreviewReport {
        let folder = try OutputFolder(path: path)
        var all = PreviewReport(files: [], failures: 0, diagnostics: [], status: .good)
        for index in reports.indices {
            let first = windows.lengths[0]
            let request = PreviewRequest(
                variants: reports[index].stretches.filter { !$0.isLost }.map { windows.variants[$0.middle - first] },
                sheet: hasGrid ? SheetArrangement() : nil, theme: theme,
                workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
                timeLimit: timeLimit.map { .seconds($0) })
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

    private func text(of reports: [SweepReport], _ windows: Windows) -> String {
        let axis = windows.isHorizontal ? "width" : "height"
        if isJSON { return reports.map { $0.json(axis: axis) }.joined() }
        guard let variant = windows.variants.first else { return "" }
        let looks = looks.isEmpty ? "" : "/" + looks.joined(separator: "/")
        let place = "\(variant.device.name)/\(variant.orientation.rawValue)\(looks)@\(variant.ios)"
        return reports.map { $0.text(on: place, axis: axis, other: windows.other) }.joined(separator: "\n")
    }
}

extension DocumentSource {
    /// The facts of one document's initial scene on one variant.
    ///
    /// Nothing is drawn.
    func facts(of document: Int, on variant: Variant, withLines: Bool, tools: WorkerTools) -> [SweepFact] {
        let entry = entries[document]
        return inJob(of: entry, on: variant, tools: tools) { _, _ in
            let tree = VariantTree(
                entry.document, on: variant, scene: entry.sceneID, references: entry.references)
            tree.layout()
            let snapshot = LayoutSnapshot(tree, on: variant, isWhole: false)
            return SweepFact.facts(of: snapshot, window: tree.window, withLines: withLines)
        }
    }
}

/// A problem with a range of windows.
public enum SweepProblem: Problem, Error, Hashable {
    case noRange
    case twoRanges
    case badRange(String, option: String)
    case backwards(Int, Int, option: String)
    case beyondAnyScreen(String, option: String)

    public var code: String {
        switch self {
        case .noRange: "no-range"
        case .twoRanges: "two-ranges"
        case .badRange: "bad-range"
        case .backwards: "backward-range"
        case .beyondAnyScreen: "range-beyond-screens"
        }
    }

    public var message: String {
        switch self {
        case .noRange: "there are no window sizes to sweep"
        case .twoRanges: "--widths and --heights are both ranges, and a sweep goes along one axis"
        case .badRange(let text, let option): "'\(text)' is not a range, in \(option)"
        case .backwards(let first, let last, let option): "\(first) is larger than \(last), in \(option)"
        case .beyondAnyScreen(let text, let option): "no window is as small or as large as '\(text)', in \(option)"
        }
    }

    public var remedy: String? {
        switch self {
        case .noRange: "give one with --widths 320...1376"
        case .twoRanges: "give one length for one of the two, as --heights 700"
        case .badRange: "write 320...1376"
        case .backwards(let first, let last, _): "write \(last)...\(first)"
        case .beyondAnyScreen:
            "stay within \(MultitaskingSize.sides.lowerBound)...\(MultitaskingSize.sides.upperBound)"
        }
    }
}
