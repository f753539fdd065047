import DeviceFrames
package import Devices
import Diagnostics
package import Goldens
package import Previews
import Workers

/// The options of commands for goldens, in the words of their arguments.
package struct GoldenOptions: Sendable {
    package var inputs: [String]
    package var axes: AxisSelection.Words
    /// The part of each storyboard to show.
    package var flow = FlowWords()
    /// The part of the inputs to draw.
    package var coverage = Coverage()
    /// The name or path of the theme; `nil` for a scene's preference or the system's own.
    package var theme: String?
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    package var locale: String?
    /// The frame, overlays and companion of windows, as with `render`.
    package var frame = FrameStyle.none.rawValue
    package var annotations = ""
    package var beside: String?
    /// The steps of a walk that each document is taken through, or the path of a steps file; none for no walk.
    package var walk: [String] = []
    /// The folder of goldens.
    package var goldens: String
    /// The shard, such as `2/8`; `nil` for everything.
    package var shard: String?
    /// A pattern that `DOCUMENT/VARIANT` must match; `nil` for all.
    package var matching: String?
    /// The tolerance of the command itself.
    package var tolerance: ToleranceRule
    package var aspects: Set<GoldenAspect>
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The time limit in seconds for one picture; `nil` for no limit.
    package var timeLimit: Int? = JobLoss.standardTimeLimit
    /// The folder that caches results of checks; `nil` to check everything again.
    package var cache: String?

    package init(
        inputs: [String], axes: AxisSelection.Words, theme: String? = nil, goldens: String, shard: String? = nil,
        matching: String? = nil, tolerance: ToleranceRule = ToleranceRule(),
        aspects: Set<GoldenAspect> = [.image, .layout], jobs: Int? = nil, cache: String? = nil
    ) {
        self.inputs = inputs
        self.axes = axes
        self.theme = theme
        self.goldens = goldens
        self.shard = shard
        self.matching = matching
        self.tolerance = tolerance
        self.aspects = aspects
        self.jobs = jobs
        self.cache = cache
    }

    // MARK: Runs

    package typealias Progress = @Sendable (_ done: Int, _ count: Int) -> Void

    /// Compares every picture with its golden, and writes the report.
    package func check(_ reports: GoldenReports, progress: @escaping Progress) -> CommandOutcome {
        outcome { request, log in try request.check(reports, into: &log, progress: progress) }
    }

    /// Records goldens.
    package func record(_ mode: GoldenRun.RecordMode, progress: @escaping Progress) -> CommandOutcome {
        outcome { request, log in try request.record(mode, into: &log, progress: progress) }
    }

    /// Removes the goldens that the whole plan does not cover.
    package func prune(isDry: Bool, includesOtherDocuments: Bool) -> CommandOutcome {
        outcome { request, log in
            try request.prune(isDry: isDry, includesOtherDocuments: includesOtherDocuments, into: &log)
        }
    }

    /// Renames goldens that were recorded when names depended on the other inputs of a run.
    package func rename(isDry: Bool) -> CommandOutcome {
        outcome { request, log in try request.rename(isDry: isDry, into: &log) }
    }

    /// Compares the pictures of two git revisions.
    ///
    /// - Parameters:
    ///   - base: the base revision.
    ///   - head: the head revision; `nil` for the working tree.
    ///   - reports: the outputs.
    ///   - progress: called with the number of finished pictures and the total.
    /// - Returns: the outcome.
    package func compare(
        _ base: String, with head: String?, _ reports: GoldenReports, progress: @escaping Progress
    ) -> CommandOutcome {
        outcome { request, log in
            try RevisionComparison(request, base: base, head: head).compare(reports, into: &log, progress: progress)
        }
    }

    /// The outcome of work, which reads the inputs itself: some of it needs none.
    private func outcome(
        _ work: (GoldenRequest, inout ProblemLog) throws -> CommandOutcome
    ) -> CommandOutcome {
        let run = CommandRun(statusOfWork: { problems in
            let status = ExitStatus(ofGoldens: problems)
            return status == .checkFailed && DiagnosedError(problems).isOfInputs ? .unreadableInput : status
        })
        return run.outcome(prepare: request) { _, _ in
        } work: { request, _, log in
            var request = request
            if !walk.isEmpty { request.walk = try WalkOptions.steps(walk, for: inputs.first ?? "") }
            return try work(request, &log)
        }
    }

    // MARK: Words

    /// Reads all words, before any input file is read.
    private func request(into log: inout ProblemLog) -> GoldenRequest? {
        let preferences = InputSource.preferences(of: inputs)
        let words = axes.completed(by: preferences.axes)
        let variants = log.variants(words, locale: locale)
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        var part: Shard?
        do throws(GoldenProblem) {
            part = try shard.map { text throws(GoldenProblem) in try Shard(parsing: text) }
        } catch {
            log.error(error)
        }
        let name = theme ?? preferences.theme ?? "ios"
        let loaded = log.theme(named: name)
        let annotations = loaded == nil ? [] : PictureLook.annotations(named: annotations, into: &log)
        let look = loaded.map { PictureLook($0, annotations: annotations, into: &log) }
        let frame = FrameStyle(named: frame, into: &log)
        guard let look, let frame, !log.hasErrors else { return nil }
        var request = GoldenRequest(
            inputs: InputSelection(inputs, coverage: coverage, flow: flow, locale: locale), variants: variants,
            look: look, goldens: goldens)
        request.followsGoldens = axes.isEmpty
        request.catalog = log.catalog(with: axes.definitions)
        request.landscapeVariants = log.landscapeVariants(words, locale: locale)
        request.themeName = name
        request.namedTheme = theme
        request.frame = frame
        request.annotations = annotations
        request.beside = beside
        request.shard = part
        request.matching = matching
        request.tolerance = tolerance
        request.aspects = aspects
        request.work = work
        request.cache = cache
        return request
    }
}
