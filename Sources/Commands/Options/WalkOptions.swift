import DeviceFrames
package import Devices
import Diagnostics
import Foundation
package import Previews
import Walks
import Workers

/// The options of `maquette walk`, in the words of its arguments.
package struct WalkOptions: Sendable {
    package var input: String
    /// The steps, or the path of a steps file; none for the file beside the input.
    package var steps: [String]
    package var axes: AxisSelection.Words
    /// The scene to start in, and how presentations adapt and split views collapse.
    package var flow = FlowWords()
    package var coverage = Coverage(.documents)
    /// A comma-separated list of formats of the strip.
    package var formats = "png"
    /// Whether the picture of each step is a file too.
    package var hasPictures = false
    /// Whether an animated picture of each walk is written.
    package var hasAnimation = false
    /// Whether a page that steps through the walks is written.
    package var hasPage = false
    package var theme = "ios"
    /// The theme that was asked for, which file names show; `nil` for the inputs' own or the default.
    package var namedTheme: String?
    package var frame = FrameStyle.none.rawValue
    package var annotations = ""
    package var locale: String?
    package var output = "Output"
    /// Whether the text lists the calls of each step, and those of views too.
    package var showsCalls = false
    package var showsViews = false
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The time limit in seconds for one walk; `nil` for no limit.
    package var timeLimit: Int? = JobLoss.standardTimeLimit

    package init(input: String, steps: [String], axes: AxisSelection.Words) {
        self.input = input
        self.steps = steps
        self.axes = axes
    }

    /// The JSON Schema of steps files.
    package static var jsonSchema: String { WalkFile.jsonSchema }

    /// The same options with a scene file's preferences, unless these options say otherwise.
    ///
    /// - Parameter hasTheme: whether a theme was named.
    /// - Returns: the options; the same ones for other inputs, and if the file cannot be read, which the walk reports.
    package func withScenePreferences(hasTheme: Bool) -> WalkOptions {
        var options = self
        let preferences = InputSource.preferences(of: [input])
        options.axes = options.axes.completed(by: preferences.axes)
        if !hasTheme, let theme = preferences.theme { options.theme = theme }
        return options
    }

    /// Runs the command.
    ///
    /// - Parameter progress: called with the number of finished walks and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the outcome; nothing is printed here.
    package func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> CommandOutcome {
        // A steps file that is missing is an input; every other problem of steps is one of words.
        var statusOfSteps: ExitStatus?
        let run = CommandRun(
            statusOfWords: { statusOfSteps ?? ExitStatus(ofArguments: $0) }, statusOfWork: { _ in .unreadableInput })
        return run.outcome(
            prepare: { log in
                do throws(DiagnosedError) {
                    return request(with: try Self.steps(steps, for: input), into: &log)
                } catch {
                    log.append(contentsOf: error.diagnostics)
                    let isMissing = error.diagnostics.contains { ExitStatus(ofCheck: [$0]) == .unreadableInput }
                    statusOfSteps = isMissing ? .unreadableInput : .wrongUsage
                    return nil
                }
            },
            load: { request, log throws(DiagnosedError) in
                let inputs = try request.load()
                log.append(contentsOf: inputs.diagnostics)
                return inputs
            },
            work: { request, inputs, log in
                guard inputs.impossibleSteps.isEmpty else {
                    log.append(contentsOf: inputs.impossibleSteps)
                    return CommandOutcome(.wrongUsage)
                }
                let report = try request.run(inputs, progress: progress)
                log.append(contentsOf: report.diagnostics)
                return outcome(of: report, log.hasErrors ? .checkFailed : .good)
            })
    }

    private func request(with steps: [WalkStep], into log: inout ProblemLog) -> WalkRequest? {
        let variants = log.variants(axes, locale: locale)
        let formats = log.formats(formats)
        let style = FrameStyle(named: frame, into: &log)
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let loaded, let style, !log.hasErrors else { return nil }
        let annotations = PictureLook.annotations(named: annotations, into: &log)
        var request = WalkRequest(
            inputs: InputSelection([input], coverage: coverage, flow: flow, locale: locale), steps: steps,
            variants: variants, look: PictureLook(loaded, annotations: annotations, into: &log), output: output)
        request.formats = formats
        request.frame = style
        request.nameWords = PictureName.surroundings(
            theme: namedTheme, frame: style, beside: nil, annotations: annotations)
        request.hasPictures = hasPictures
        request.hasAnimation = hasAnimation
        request.hasPage = hasPage
        request.work = work
        return request
    }

    private func outcome(of report: WalkReport, _ status: ExitStatus) -> CommandOutcome {
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
        return CommandOutcome(
            status, text: text,
            json: report.walks.map { $0.walk.json(pictures: $0.pictures.map { folder + $0 }) + "\n" }.joined())
    }

    /// The steps that words or a steps file say.
    ///
    /// - Parameters:
    ///   - words: steps, or the path of a steps file; none for the file beside the input.
    ///   - input: the path of the input.
    /// - Returns: the steps; at least one.
    /// - Throws: all problems at once, those of a file with line and column.
    static func steps(_ words: [String], for input: String) throws(DiagnosedError) -> [WalkStep] {
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
