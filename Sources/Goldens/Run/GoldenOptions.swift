import Bitmaps
import Caching
import DeviceFrames
public import Devices
import Diagnostics
import Foundation
public import Previews
import Theming
import Workers

/// The options of commands for goldens, in the words of their arguments.
public struct GoldenOptions: Sendable {
    public var inputs: [String]
    public var axes: AxisSelection.Words
    /// The part of each storyboard to show.
    public var flow = FlowWords()
    /// The part of the inputs to draw.
    public var coverage = Coverage()
    /// The name or path of the theme; `nil` for a scene's preference or the system's own.
    public var theme: String?
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    public var locale: String?
    /// The frame, overlays and companion of windows, as with `render`.
    public var frame = FrameStyle.none.rawValue
    public var annotations = ""
    public var beside: String?
    /// The steps of a walk that each document is taken through, or the path of a steps file; none for no walk.
    public var walk: [String] = []
    /// The folder of goldens.
    public var goldens: String
    /// The shard, such as `2/8`; `nil` for everything.
    public var shard: String?
    /// A pattern that `DOCUMENT/VARIANT` must match; `nil` for all.
    public var matching: String?
    /// The tolerance of the command itself.
    public var tolerance: ToleranceRule
    public var aspects: Set<GoldenAspect>
    /// The number of workers; `nil` for one per core.
    public var jobs: Int?
    /// The time limit in seconds for one picture; `nil` for no limit.
    public var timeLimit: Int? = JobLoss.standardTimeLimit
    /// The folder that caches results of checks; `nil` to check everything again.
    public var cache: String?

    public init(
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

    // MARK: Arguments

    /// The parsed arguments.
    struct Prepared {
        var variants: [Variant]
        var look: PictureLook
        var frame: FrameStyle
        /// The theme as requested; `nil` for the system's own.
        var theme: String?
        /// The key of everything that pictures depend on besides inputs and variants.
        var key: String
        var shard: Shard?
        var workers: Int
    }

    /// Parses all arguments, before any input file is read.
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
            look = PictureLook(try Theme.named(name), annotations: annotations, into: &log)
        } catch {
            log.append(contentsOf: error.diagnostics)
        }
        let frame = FrameStyle(named: frame, into: &log)
        guard let look, let frame, !log.hasErrors else { return nil }
        let walked = walk.isEmpty ? "" : " \(walk)"
        let shown =
            "\(flow.scene ?? "") \(flow.show) \(flow.present) \(flow.adaptation.rawValue) \(locale ?? "")\(walked)"
        let around = "\(frame.rawValue) \(annotations)"
        return Prepared(
            variants: variants, look: look, frame: frame, theme: name == "ios" ? nil : name,
            key: "\(look.theme.key(askedForAs: name)) \(shown) \(around)", shard: part,
            workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    /// The same options in landscape, for an app that is always in landscape, if no orientation was named.
    func turned(for source: Source, _ prepared: Prepared) -> GoldenOptions? {
        guard axes[.orientation] == nil, source.pictures.isShownOnlyTurned(from: prepared.variants) else { return nil }
        var turned = self
        turned.axes[.orientation] = ["landscape"]
        return turned
    }

    /// The words in the names of goldens after the document and its part.
    var nameWords: [String] {
        PictureName.surroundings(theme: theme, frame: frame, beside: beside, annotations: annotations)
    }

    /// The same words as they were before names showed the theme and the scene's own name.
    var formerNameWords: [String] {
        flow.formerNames + (locale.map { [$0] } ?? [])
            + PictureName.surroundings(theme: nil, frame: frame, beside: beside, annotations: annotations)
    }

    /// Whether the command selects a part of documents, a language, or surroundings.
    var saysWhatIsShown: Bool { !nameWords.isEmpty || !formerNameWords.isEmpty }

    /// The pictures to draw, and the tools to draw them with.
    struct Source {
        let pictures: FramedSource
        let makeTools: @Sendable () -> WorkerTools
        /// The number of documents that were not read because they are unchanged.
        let unchangedDocuments: Int
    }

    /// Reads the inputs; their problems are added to the log.
    func source(
        of inputs: [String], beside: String?, _ prepared: Prepared, changed: ChangedDocuments? = nil,
        into log: inout ProblemLog
    ) throws(DiagnosedError) -> Source {
        let palette = prepared.look.theme.palette
        if !walk.isEmpty { return try walkedSource(of: inputs, prepared, into: &log) }
        let source = try InputSource.load(
            inputs, palette: palette, covering: coverage, showing: flow, locale: locale, changed: changed)
        log.append(contentsOf: source.diagnostics)
        var companion: InputSource?
        if let beside {
            let other = try InputSource.load([beside], palette: palette)
            log.append(contentsOf: other.diagnostics)
            companion = other.value
        }
        let look = prepared.look
        return Source(
            pictures: FramedSource(source.value, in: prepared.frame, beside: companion, theme: look.theme),
            makeTools: { source.value.makeTools(in: look) },
            unchangedDocuments: source.value.unchangedDocuments)
    }

    /// The run that covers a source.
    ///
    /// The reasons for excluding variants are added to the log.
    ///
    /// - Parameters:
    ///   - source: the source of the documents.
    ///   - prepared: the parsed arguments.
    ///   - examiner: the examiner that compares pictures.
    ///   - asRecorded: whether documents with goldens are shown as in these if no axis was named.
    ///   - log: receives problems.
    /// - Returns: the run, not yet started.
    func run(
        of source: Source, _ prepared: Prepared, _ examiner: GoldenExaminer, asRecorded: Bool = true,
        into log: inout ProblemLog
    ) -> GoldenRun {
        let plan = GoldenPlan(
            of: source.pictures, on: prepared.variants, nameWords: nameWords,
            orAsIn: asRecorded && axes.isEmpty ? examiner.store.manifest : nil)
        log.append(contentsOf: plan.exclusions)
        var run = GoldenRun(
            source: source.pictures, plan: plan, examiner: examiner, workers: prepared.workers,
            tools: source.makeTools)
        run.shard = prepared.shard
        run.matching = matching
        run.timeLimit = timeLimit.map { .seconds($0) }
        return run
    }

    /// The goldens' own tolerances, then the command's.
    func toleranceRules() throws(DiagnosedError) -> ToleranceRules {
        ToleranceRules(try ToleranceFile.rules(in: goldens) + [tolerance])
    }
}
