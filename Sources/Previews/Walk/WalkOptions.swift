import DeviceFrames
public import Devices
public import Diagnostics
import Foundation
import OutputFiles
import Rendering
import Theming
public import Walks
import Workers

/// The options of `maquette walk`, in the words of its arguments.
public struct WalkOptions: Sendable {
    public var input: String
    /// The steps, or the path of a steps file; none for the file beside the input.
    public var steps: [String]
    public var axes: AxisSelection.Words
    /// The scene to start in, and how presentations adapt and split views collapse.
    public var flow = FlowWords()
    public var coverage = Coverage(.documents)
    /// A comma-separated list of formats of the strip.
    public var formats = "png"
    /// Whether the picture of each step is a file too.
    public var hasPictures = false
    /// Whether an animated picture of each walk is written.
    public var hasAnimation = false
    /// Whether a page that steps through the walks is written.
    public var hasPage = false
    public var theme = "ios"
    /// The theme that was asked for, which file names show; `nil` for the inputs' own or the default.
    public var namedTheme: String?
    public var frame = FrameStyle.none.rawValue
    public var annotations = ""
    public var locale: String?
    public var output = "Output"
    /// Whether the text lists the calls of each step, and those of views too.
    public var showsCalls = false
    public var showsViews = false
    /// The number of workers; `nil` for one per core.
    public var jobs: Int?
    /// The time limit in seconds for one walk; `nil` for no limit.
    public var timeLimit: Int? = JobLoss.standardTimeLimit

    public init(input: String, steps: [String], axes: AxisSelection.Words) {
        self.input = input
        self.steps = steps
        self.axes = axes
    }

    /// The JSON Schema of steps files.
    public static var jsonSchema: String { WalkFile.jsonSchema }

    /// The result of the command.
    public struct Result: Sendable {
        public var status: ExitStatus
        public var diagnostics: [Diagnostic]
        /// What people read.
        public var text = ""
        /// What programs read: one JSON object for each walk, on a line each.
        public var json = ""
    }

    /// The same options with a scene file's preferences, unless these options say otherwise.
    ///
    /// - Parameter hasTheme: whether a theme was named.
    /// - Returns: the options; the same ones for other inputs, and if the file cannot be read, which the walk reports.
    public func withScenePreferences(hasTheme: Bool) -> WalkOptions {
        var options = self
        let preferences = InputSource.preferences(of: [input])
        options.axes.merge(preferences.axes) { own, _ in own }
        if !hasTheme, let theme = preferences.theme { options.theme = theme }
        return options
    }

    /// Runs the command.
    ///
    /// - Parameter progress: called with the number of finished walks and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the result; nothing is printed here.
    public func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> Result {
        var log = ProblemLog()
        let steps: [WalkStep]
        do throws(DiagnosedError) {
            steps = try Self.steps(self.steps, for: input)
        } catch {
            let isMissing = error.diagnostics.contains { ExitStatus(ofCheck: [$0]) == .unreadableInput }
            return Result(status: isMissing ? .unreadableInput : .wrongUsage, diagnostics: error.diagnostics)
        }
        let variants = log.variants(axes, locale: locale)
        let formats = RenderOptions.formats(formats, into: &log)
        let style = FrameStyle(named: frame, into: &log)
        log.check(jobs: jobs, timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let loaded, let style, !log.hasErrors else {
            return Result(status: ExitStatus(ofArguments: log.diagnostics), diagnostics: log.diagnostics)
        }
        let look = PictureLook(loaded, annotations: annotations, into: &log)
        guard !log.hasErrors else { return Result(status: .wrongUsage, diagnostics: log.diagnostics) }
        do throws(DiagnosedError) {
            let source = try InputSource.load(
                [input], palette: loaded.palette, covering: coverage, showing: flow, locale: locale)
            log.append(contentsOf: source.diagnostics)
            let documents = try source.value.walkedDocuments()
            let wrong = documents.flatMap { source.value.problems(with: steps, in: $0) }
            guard wrong.isEmpty else {
                return Result(status: .wrongUsage, diagnostics: log.diagnostics + wrong)
            }
            var run = WalkRun(
                source: source.value, documents: documents, steps: steps, variants: variants,
                folder: try OutputFolder(path: output), theme: loaded)
            run.formats = formats
            run.frame = style
            run.hasPictures = hasPictures
            run.hasAnimation = hasAnimation
            run.hasPage = hasPage
            run.nameWords = PictureName.surroundings(
                theme: namedTheme, frame: frame, beside: nil, annotations: annotations)
            run.workers = jobs ?? ProcessInfo.processInfo.activeProcessorCount
            run.timeLimit = timeLimit.map { .seconds($0) }
            run.makeTools = { source.value.makeTools(in: look) }
            return result(of: try run.run(progress: progress), &log)
        } catch {
            let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
            return Result(
                status: error.isWrongUsage || isOutput ? .wrongUsage : .unreadableInput,
                diagnostics: log.diagnostics + error.diagnostics)
        }
    }

    private func result(of report: WalkRun.Report, _ log: inout ProblemLog) -> Result {
        log.append(contentsOf: report.diagnostics)
        let inputStatus: ExitStatus = log.hasErrors ? .checkFailed : .good
        var text = ""
        if showsCalls {
            text = report.walks.map { $0.walk.text(.init(showsViews: showsViews)) }.joined(separator: "\n") + "\n"
        }
        let folder = output.hasSuffix("/") ? output : output + "/"
        if let first = report.files.first {
            let count = report.walks.count
            text +=
                "\(count == 1 ? "1 walk" : "\(count) walks") of \(report.stepCount) step\(report.stepCount == 1 ? "" : "s")"
                + " in \(folder) (\(first)\(report.files.count > 1 ? " …" : ""))\n"
        }
        return Result(
            status: inputStatus, diagnostics: log.diagnostics, text: text,
            json: report.walks.map { $0.walk.json(pictures: $0.pictures.map { folder + $0 }) + "\n" }.joined())
    }

    /// The steps that words or a steps file say.
    ///
    /// - Parameters:
    ///   - words: steps, or the path of a steps file; none for the file beside the input.
    ///   - input: the path of the input.
    /// - Returns: the steps; at least one.
    /// - Throws: all problems at once, those of a file with line and column.
    public static func steps(_ words: [String], for input: String) throws(DiagnosedError) -> [WalkStep] {
        let files = words.filter { WalkFile.isStepsFile($0) && !$0.contains(":") }
        if let file = files.first, words.count > 1 {
            throw DiagnosedError(WalkProblem.stepsFileAmongSteps(file))
        }
        let standard = WalkFile.path(for: input)
        let path = files.first ?? (words.isEmpty ? standard : nil)
        if let path {
            if files.isEmpty, !FileManager.default.fileExists(atPath: path) {
                throw DiagnosedError(WalkProblem.noSteps(file: standard), at: SourceLocation(file: input))
            }
            let steps = try WalkFile.read(contentsOfFile: path).steps
            guard !steps.isEmpty else {
                throw DiagnosedError(WalkProblem.noSteps(file: path), at: SourceLocation(file: path))
            }
            return steps
        }
        if words.count > WalkStep.limit { throw DiagnosedError(WalkProblem.tooManySteps(words.count)) }
        var steps: [WalkStep] = []
        var problems: [Diagnostic] = []
        for (index, word) in words.enumerated() {
            do throws(WalkProblem) {
                steps.append(try WalkStep(parsing: word))
            } catch {
                problems.append(Diagnostic(.error, error, context: "step \(index + 1) of \(words.count), \(word)"))
            }
        }
        guard problems.isEmpty else { throw DiagnosedError(problems) }
        return steps
    }
}
