import Bitmaps
public import Devices
public import Diagnostics
import Foundation
public import Previews
import Theming

/// What came of a command about goldens.
public struct GoldenOutcome: Sendable {
    public var status: ExitStatus
    public var diagnostics: [Diagnostic]
    /// For people.
    public var text: String
    /// For programs.
    public var json: String
    /// What was found, where something was compared.
    public var record: GoldenRunRecord?

    public init(
        _ status: ExitStatus, diagnostics: [Diagnostic] = [], text: String = "", json: String = "",
        record: GoldenRunRecord? = nil
    ) {
        self.status = status
        self.diagnostics = diagnostics
        self.text = text
        self.json = json
        self.record = record
    }

    /// The outcome of work that an error ended.
    init(_ error: any Error, after diagnostics: [Diagnostic] = []) {
        guard let error = error as? DiagnosedError else {
            self.init(
                .checkFailed,
                diagnostics: diagnostics + [Diagnostic(.error, RunProblem.pictureFailed(reason: "\(error)"))])
            return
        }
        let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
        let isFile = error.diagnostics.contains { $0.problem is GoldenProblem }
        self.init(
            isOutput ? .wrongUsage : isFile ? .unreadableInput : .checkFailed,
            diagnostics: diagnostics + error.diagnostics)
    }
}

/// What a command about goldens was asked to cover, in the words of its arguments.
public struct GoldenOptions: Sendable {
    public var inputs: [String]
    public var axes: AxisSelection.Words
    public var theme: String
    /// The folder of goldens.
    public var goldens: String
    /// `2/8`; `nil` for everything.
    public var shard: String?
    /// A pattern that `DOCUMENT/VARIANT` must match; `nil` for all.
    public var only: String?
    /// What the command itself loosens.
    public var tolerance: ToleranceRule
    public var aspects: Set<GoldenAspect>
    /// `nil` for as many as there are cores.
    public var jobs: Int?
    /// How many seconds one picture may take; `nil` for as long as it likes.
    public var timeLimit: Int? = JobLoss.standardTimeLimit
    /// Where is kept what earlier checks found; `nil` for checking everything anew.
    public var cache: String?

    public init(
        inputs: [String], axes: AxisSelection.Words, theme: String = "ios", goldens: String, shard: String? = nil,
        only: String? = nil, tolerance: ToleranceRule = ToleranceRule(),
        aspects: Set<GoldenAspect> = [.image, .layout],
        jobs: Int? = nil, cache: String? = nil
    ) {
        self.inputs = inputs
        self.axes = axes
        self.theme = theme
        self.goldens = goldens
        self.shard = shard
        self.only = only
        self.tolerance = tolerance
        self.aspects = aspects
        self.jobs = jobs
        self.cache = cache
    }

    // MARK: Checking

    /// Where a check puts what it found.
    public struct Reports: Sendable {
        /// The folder of the report.
        public var output: String
        /// Whether the page holds the pictures itself.
        public var isInline: Bool
        /// Files beside the report; `nil` for none.
        public var junit: String?
        public var summary: String?
        /// Whether differences are printed as GitHub prints annotations.
        public var hasAnnotations: Bool
        /// Whether only what differs is printed.
        public var isQuiet: Bool

        public init(
            output: String, isInline: Bool = false, junit: String? = nil, summary: String? = nil,
            hasAnnotations: Bool = false, isQuiet: Bool = false
        ) {
            self.output = output
            self.isInline = isInline
            self.junit = junit
            self.summary = summary
            self.hasAnnotations = hasAnnotations
            self.isQuiet = isQuiet
        }
    }

    /// Compares every picture with its golden, and writes the report.
    public func check(
        _ reports: Reports, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) -> GoldenOutcome {
        var log = ProblemLog()
        guard let prepared = prepare(into: &log) else {
            return GoldenOutcome(.wrongUsage, diagnostics: log.diagnostics)
        }
        do {
            let store = try GoldenStore(path: goldens)
            let rules = ToleranceRules(try ToleranceFile.rules(in: goldens) + [tolerance])
            let source = try InputSource.load(inputs, palette: prepared.theme.palette)
            log.append(contentsOf: source.diagnostics)
            if store.manifest.goldens.isEmpty { log.warn(GoldenProblem.noGoldens, at: SourceLocation(file: goldens)) }
            let folder = try RunFolder(path: reports.output)
            var run = run(
                of: source.value, prepared,
                GoldenExaminer(store: store, tolerances: rules, aspects: aspects, folder: folder))
            run.memory = cache.flatMap {
                GoldenMemory(
                    in: PictureCache(path: $0), goldens: goldens, source: source.value,
                    theme: prepared.theme.key(askedForAs: theme))
            }
            let check = try run.check(
                title: inputs.joined(separator: ", "), inputs: inputs,
                inputDigest: try InputDigest.digest(of: inputs).hexadecimal, progress: progress)
            // What explains the differences comes before the documents' own problems.
            let status: ExitStatus = log.hasErrors ? .unreadableInput : .good
            var outcome = try GoldenReport(check.record, in: folder).write(reports)
            if check.remembered > 0, !outcome.text.isEmpty {
                outcome.text += "\(check.remembered) remembered from an earlier check\n"
            }
            outcome.status = outcome.status.combined(with: status)
            outcome.diagnostics = check.diagnostics + log.diagnostics
            return outcome
        } catch {
            return Self.outcome(of: error, log)
        }
    }

    // MARK: Recording

    /// Records goldens.
    public func record(
        _ mode: GoldenRun.RecordMode, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) -> GoldenOutcome {
        var log = ProblemLog()
        guard let prepared = prepare(into: &log) else {
            return GoldenOutcome(.wrongUsage, diagnostics: log.diagnostics)
        }
        do {
            let store = try GoldenStore(path: goldens)
            let rules = ToleranceRules(try ToleranceFile.rules(in: goldens) + [tolerance])
            let source = try InputSource.load(inputs, palette: prepared.theme.palette)
            log.append(contentsOf: source.diagnostics)
            let run = run(of: source.value, prepared, GoldenExaminer(store: store, tolerances: rules, aspects: aspects))
            let recording = try run.record(mode, progress: progress)
            let status: ExitStatus = log.hasErrors ? .unreadableInput : .good
            log.append(contentsOf: recording.diagnostics)
            let json =
                recording.recorded.map { "{\"recorded\":\(JSONText.quoted($0))}\n" }
                + recording.refused.map { "{\"refused\":\(JSONText.quoted($0))}\n" }
            var text = "\(recording.recorded.count) recorded, \(recording.unchanged) unchanged"
            if !recording.refused.isEmpty { text += ", \(recording.refused.count) refused" }
            return GoldenOutcome(
                status.combined(with: recording.refused.isEmpty ? .good : .checkFailed), diagnostics: log.diagnostics,
                text: text + " in \(goldens)\n", json: json.joined())
        } catch {
            return Self.outcome(of: error, log)
        }
    }

    // MARK: Pruning

    /// Removes the goldens that nothing of the whole plan is of.
    ///
    /// - Parameters:
    ///   - isDry: whether it is only said what would go.
    ///   - includesOtherDocuments: whether goldens of documents that the inputs do not have go as well.
    /// - Returns: what went, or would go.
    public func prune(isDry: Bool, includesOtherDocuments: Bool = false) -> GoldenOutcome {
        var log = ProblemLog()
        guard let prepared = prepare(into: &log) else {
            return GoldenOutcome(.wrongUsage, diagnostics: log.diagnostics)
        }
        do {
            let store = try GoldenStore(path: goldens)
            let source = try InputSource.load(inputs, palette: prepared.theme.palette)
            // What could not be read may well be what a golden is of.
            guard !source.diagnostics.contains(where: { $0.severity == .error }) else {
                return GoldenOutcome(.unreadableInput, diagnostics: source.diagnostics)
            }
            let documents = PictureName.stems(for: source.value.documents)
            let plan = Set(
                GoldenPlan(documents: documents, variants: prepared.variants).cases.map(\.key.description))
            let orphans =
                includesOtherDocuments
                ? store.manifest.goldens.keys.filter { !plan.contains($0) }.sorted()
                : GoldenRun.orphans(of: store, plan: plan, only: only)
            if !isDry, !orphans.isEmpty {
                let transaction = try GoldenTransaction(in: goldens)
                for name in orphans.compactMap(GoldenKey.fileName) {
                    transaction.remove(name + ".png")
                    transaction.remove(name + ".txt")
                }
                try transaction.commit { manifest in for key in orphans { manifest.goldens[key] = nil } }
            }
            let verb = isDry ? "would go" : "removed"
            return GoldenOutcome(
                .good, text: orphans.map { "\($0)\n" }.joined() + "\(orphans.count) \(verb)\n",
                json: orphans.map { "{\"orphan\":\(JSONText.quoted($0))}\n" }.joined())
        } catch {
            return Self.outcome(of: error, log)
        }
    }

    // MARK: Arguments

    struct Prepared {
        var variants: [Variant]
        var theme: Theme
        var shard: Shard?
        var workers: Int
    }

    /// Reads the arguments, all of them, before any file of the input is.
    func prepare(into log: inout ProblemLog) -> Prepared? {
        var variants: [Variant] = []
        do {
            variants = try Matrix(AxisSelection(parsing: axes)).variants
        } catch {
            log.error(error)
        }
        log.check(jobs: jobs, timeLimit: timeLimit)
        var part: Shard?
        do throws(GoldenProblem) {
            part = try shard.map { text throws(GoldenProblem) in try Shard(parsing: text) }
        } catch {
            log.error(error)
        }
        var loaded: Theme?
        do {
            loaded = try Theme.named(theme)
        } catch {
            log.append(contentsOf: error.diagnostics)
        }
        guard let loaded, !log.hasErrors else { return nil }
        return Prepared(
            variants: variants, theme: loaded, shard: part,
            workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    func run(of source: InputSource, _ prepared: Prepared, _ examiner: GoldenExaminer) -> GoldenRun {
        var run = GoldenRun(
            source: source, variants: prepared.variants, examiner: examiner, workers: prepared.workers,
            tools: { source.makeTools() })
        run.shard = prepared.shard
        run.only = only
        run.timeLimit = timeLimit.map { .seconds($0) }
        return run
    }

    /// Inputs that cannot be read have problems of many kinds; goldens and outputs have their own.
    static func outcome(of error: any Error, _ log: ProblemLog) -> GoldenOutcome {
        var outcome = GoldenOutcome(error, after: log.diagnostics)
        if let error = error as? DiagnosedError, outcome.status == .checkFailed,
            !error.diagnostics.contains(where: { $0.problem is RunProblem })
        {
            outcome.status = .unreadableInput
        }
        return outcome
    }
}
