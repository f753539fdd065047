import Bitmaps
public import Devices
import Diagnostics
import Foundation
public import Previews
import Theming

/// What a command about goldens was asked to cover, in the words of its arguments.
public struct GoldenOptions: Sendable {
    public var inputs: [String]
    public var axes: AxisSelection.Words
    /// What of each storyboard is shown.
    public var flow = FlowWords()
    /// A name or a path; `nil` for what a scene asks for, or the system's own.
    public var theme: String?
    /// The language of the documents' words, as `de`; `nil` for their own.
    public var locale: String?
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
        inputs: [String], axes: AxisSelection.Words, theme: String? = nil, goldens: String, shard: String? = nil,
        only: String? = nil, tolerance: ToleranceRule = ToleranceRule(),
        aspects: Set<GoldenAspect> = [.image, .layout], jobs: Int? = nil, cache: String? = nil
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

    // MARK: Arguments

    /// The arguments as they were read.
    struct Prepared {
        var variants: [Variant]
        var look: PictureLook
        /// What the theme was asked for as; `nil` for the system's own.
        var theme: String?
        /// What pictures depend on beside inputs and variants.
        var key: String
        var shard: Shard?
        var workers: Int
    }

    /// Reads the arguments, all of them, before any file of the input is.
    func prepare(into log: inout ProblemLog) -> Prepared? {
        let preferences = InputSource.preferences(of: inputs)
        var variants: [Variant] = []
        do {
            let words = axes.merging(preferences.axes) { own, _ in own }.following(locale: locale)
            variants = try Matrix(AxisSelection(parsing: words)).variants
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
        let name = theme ?? preferences.theme ?? "ios"
        var look: PictureLook?
        do {
            look = PictureLook(try Theme.named(name), into: &log)
        } catch {
            log.append(contentsOf: error.diagnostics)
        }
        guard let look, !log.hasErrors else { return nil }
        let shown = "\(flow.scene ?? "") \(flow.show) \(flow.present) \(flow.adaptation.rawValue) \(locale ?? "")"
        return Prepared(
            variants: variants, look: look, theme: name == "ios" ? nil : name,
            key: "\(look.theme.key(askedForAs: name)) \(shown)", shard: part,
            workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    /// What goldens are called beside their documents: what is shown of these, and in which language.
    private var nameWords: [String] { flow.names + (locale.map { [$0] } ?? []) }

    /// Reads the inputs; what is wrong with them goes into the log.
    func source(
        of inputs: [String], _ prepared: Prepared, into log: inout ProblemLog
    ) throws(DiagnosedError) -> InputSource {
        let source = try InputSource.load(
            inputs, palette: prepared.look.theme.palette, showing: flow, locale: locale)
        log.append(contentsOf: source.diagnostics)
        return source.value
    }

    /// The run that covers a source; why some of its variants are left out goes into the log.
    ///
    /// - Parameters:
    ///   - source: the documents.
    ///   - prepared: the arguments.
    ///   - examiner: compares.
    ///   - asRecorded: whether, where no axis was named, documents that have goldens are shown as these were recorded.
    ///   - log: takes what is to be said.
    /// - Returns: the run, of which nothing is done yet.
    func run(
        of source: InputSource, _ prepared: Prepared, _ examiner: GoldenExaminer, asRecorded: Bool = true,
        into log: inout ProblemLog
    ) -> GoldenRun {
        let plan = GoldenPlan(
            of: source, on: prepared.variants, nameWords: nameWords,
            orAsIn: asRecorded && axes.isEmpty ? examiner.store.manifest : nil)
        log.append(contentsOf: plan.exclusions)
        var run = GoldenRun(
            source: source, plan: plan, examiner: examiner, workers: prepared.workers,
            tools: { source.makeTools(in: prepared.look) })
        run.shard = prepared.shard
        run.only = only
        run.timeLimit = timeLimit.map { .seconds($0) }
        return run
    }

    /// The goldens' own tolerances, then the command's.
    func toleranceRules() throws(DiagnosedError) -> ToleranceRules {
        ToleranceRules(try ToleranceFile.rules(in: goldens) + [tolerance])
    }
}
