import Caching
public import DeviceFrames
public import Devices
import Diagnostics
import Foundation
public import Previews
import Theming
public import Walks

/// A request to record the pictures and layouts of inputs as goldens, or to compare them with goldens.
public struct GoldenRequest: Sendable {
    public var inputs: InputSelection
    public var variants: [Variant]
    /// The variants for an app that is always in landscape; none to show it on no other variants.
    public var landscapeVariants: [Variant] = []
    /// Whether documents that have goldens are shown on the variants of these instead.
    public var followsGoldens = false
    public var look: PictureLook
    /// The name or path that the theme was requested by.
    public var themeName = "ios"
    /// The theme in the names of goldens; `nil` for a scene's preference or the system's own.
    public var namedTheme: String?
    public var frame = FrameStyle.none
    /// The annotations over the pictures, besides those that the theme always draws.
    public var annotations: [NamedAnnotation] = []
    /// The path of the input that shares the screen, if a frame shows it.
    public var beside: String?
    /// The steps of a walk that each document is taken through; none for no walk.
    public var walk: [WalkStep] = []
    /// The folder of goldens.
    public var goldens: String
    /// The shard; `nil` for everything.
    public var shard: Shard?
    /// A pattern that `DOCUMENT/VARIANT` must match; `nil` for all.
    public var matching: String?
    /// The tolerance of the request itself.
    public var tolerance = ToleranceRule()
    public var aspects: Set<GoldenAspect> = [.image, .layout]
    /// The devices that goldens may show.
    public var catalog = DeviceCatalog.standard
    public var work = Workload()
    /// The folder that caches results of checks; `nil` to check everything again.
    public var cache: String?

    public init(inputs: InputSelection, variants: [Variant], look: PictureLook, goldens: String) {
        self.inputs = inputs
        self.variants = variants
        self.look = look
        self.goldens = goldens
    }

    /// The theme as a report names it; `nil` for the system's own.
    var reportedTheme: String? { themeName == "ios" ? nil : themeName }

    /// The key of everything that pictures depend on besides inputs and variants.
    var key: String {
        let flow = inputs.flow
        let walked = walk.isEmpty ? "" : " \(walk.map(\.notation))"
        let shown =
            "\(flow.scene ?? "") \(flow.show) \(flow.present) \(flow.adaptation.rawValue) \(inputs.locale ?? "")"
            + walked
        let around = "\(frame.rawValue) \(annotations.map(\.word).joined(separator: ","))"
        return "\(look.theme.key(askedForAs: themeName)) \(shown) \(around)"
    }

    // MARK: Names

    /// The words in the names of goldens after the document and its part.
    var nameWords: [String] {
        PictureName.surroundings(theme: namedTheme, frame: frame, beside: beside, annotations: annotations)
    }

    /// The same words as they were before names showed the theme and the scene's own name.
    var formerNameWords: [String] {
        inputs.flow.formerNames + (inputs.locale.map { [$0] } ?? [])
            + PictureName.surroundings(theme: nil, frame: frame, beside: beside, annotations: annotations)
    }

    /// Whether the request selects a part of documents, a language, or surroundings.
    var saysWhatIsShown: Bool { !nameWords.isEmpty || !formerNameWords.isEmpty }

    // MARK: Inputs

    /// The pictures to draw, and the tools to draw them with.
    struct Source {
        let pictures: FramedSource
        let makeTools: @Sendable () -> WorkerTools
        /// The number of documents that were not read because they are unchanged.
        let unchangedDocuments: Int
    }

    /// The same request in landscape, for an app that is always in landscape.
    func turned(for source: Source) -> GoldenRequest {
        guard !landscapeVariants.isEmpty, source.pictures.isShownOnlyTurned(from: variants) else { return self }
        var request = self
        request.variants = landscapeVariants
        return request
    }

    /// Reads the inputs; their problems are added to the log.
    func source(into log: inout ProblemLog) throws(DiagnosedError) -> Source {
        try source(of: inputs.paths, beside: beside, into: &log)
    }

    /// Reads other inputs in place of the request's own; their problems are added to the log.
    func source(
        of paths: [String], beside: String?, changed: ChangedDocuments? = nil, into log: inout ProblemLog
    ) throws(DiagnosedError) -> Source {
        if !walk.isEmpty { return try walkedSource(of: paths, into: &log) }
        let palette = look.theme.palette
        let source = try InputSource.load(
            paths, palette: palette, covering: inputs.coverage, showing: inputs.flow, locale: inputs.locale,
            changed: changed)
        log.append(contentsOf: source.diagnostics)
        var companion: InputSource?
        if let beside {
            let other = try InputSource.load([beside], palette: palette)
            log.append(contentsOf: other.diagnostics)
            companion = other.value
        }
        let look = look
        return Source(
            pictures: FramedSource(source.value, in: frame, beside: companion, theme: look.theme),
            makeTools: { source.value.makeTools(in: look) },
            unchangedDocuments: source.value.unchangedDocuments)
    }

    /// The run that covers a source.
    ///
    /// The reasons for excluding variants are added to the log.
    ///
    /// - Parameters:
    ///   - source: the source of the documents.
    ///   - examiner: the examiner that compares pictures.
    ///   - asRecorded: whether documents with goldens are shown as in these if the request follows goldens.
    ///   - log: receives problems.
    /// - Returns: the run, not yet started.
    func run(
        of source: Source, _ examiner: GoldenExaminer, asRecorded: Bool = true, into log: inout ProblemLog
    ) -> GoldenRun {
        let plan = GoldenPlan(
            of: source.pictures, on: variants, nameWords: nameWords,
            orAsIn: asRecorded && followsGoldens ? examiner.store.manifest : nil, among: catalog)
        log.append(contentsOf: plan.exclusions)
        var run = GoldenRun(
            source: source.pictures, plan: plan, examiner: examiner, workers: work.workers, tools: source.makeTools)
        run.shard = shard
        run.matching = matching
        run.timeLimit = work.timeLimit
        return run
    }

    /// The goldens' own tolerances, then the request's.
    func toleranceRules() throws(DiagnosedError) -> ToleranceRules {
        ToleranceRules(try ToleranceFile.rules(in: goldens) + [tolerance])
    }
}
