import Bitmaps
import Devices
public import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Theming
import Traits
import Typography

/// Documents × variants → pictures in a folder.
///
/// A job is one document on one variant, from the tree to the written file, on one worker. A finished picture is
/// written and dropped; display lists are kept only for contact sheets, and no more of them than fit into a bounded
/// memory. What an earlier run made of the same input is neither laid out nor drawn nor written again.
public struct PreviewRun: Sendable {
    let source: any PictureSource
    let request: PreviewRequest
    let folder: OutputFolder
    let makeTools: @Sendable () throws -> WorkerTools
    let cache: RunCache?
    /// What each document's pictures depend on, where there is a cache to ask.
    let inputDigests: [ContentDigest?]

    /// A run over all documents of a source.
    ///
    /// - Parameters:
    ///   - source: makes the windows' pictures.
    ///   - request: which pictures, and how.
    ///   - folder: where they go.
    ///   - tools: makes what one worker draws with.
    public init(
        source: any PictureSource, request: PreviewRequest, folder: OutputFolder,
        tools: @escaping @Sendable () throws -> WorkerTools
    ) {
        self.init(source: source, request: request, folder: folder, cache: nil, tools: tools)
    }

    init(
        source: any PictureSource, request: PreviewRequest, folder: OutputFolder, cache: RunCache?,
        tools: @escaping @Sendable () throws -> WorkerTools
    ) {
        self.source = source
        self.request = request
        self.folder = folder
        self.cache = cache
        inputDigests = cache == nil ? [] : source.inputDigests()
        makeTools = tools
    }

    /// Does it.
    ///
    /// - Parameter progress: told how many of how many steps are done, from any thread, one call at a time.
    /// - Returns: what was written and what is wrong with it; a variant that fails does not stop the others.
    /// - Throws: what stops the whole run, such as a full disk.
    public func run(progress: (@Sendable (_ done: Int, _ count: Int) -> Void)? = nil) throws -> PreviewReport {
        defer { cache?.finish() }
        let (jobs, exclusions) = try jobs()
        let count = jobs.count
        let shelf = PictureShelf()
        let outcomes = RunOutcomes()
        outcomes.summary.add(exclusions)
        let pool = WorkerPool(workers: request.workers, timeLimit: request.timeLimit, tools: makeTools)
        try pool.run(
            jobs, finished: { progress?($0, count) },
            lost: { job, loss in
                PictureOutcome(
                    job: job,
                    diagnostics: [
                        Diagnostic(
                            .error, RunProblem.jobLost(loss), at: SourceLocation(file: source.documents[job.document]))
                    ])
            },
            body: { job, tools, ticket in try outcome(of: job, tools: tools, shelf: shelf, ticket: ticket) },
            consume: outcomes.take)
        if request.hasGrid {
            let sheets = try writeSheets(of: outcomes.sizes.map { (jobs[$0.key], $0.value) }, shelf: shelf)
            outcomes.files += sheets.value
            outcomes.summary.add(sheets.diagnostics)
        }
        return PreviewReport(
            files: outcomes.files, failures: outcomes.failures,
            diagnostics: outcomes.summary.diagnostics(ofVariants: request.variants.count),
            status: outcomes.failures > 0 ? .checkFailed : .good)
    }

    /// What there is to draw, and why the rest of the matrix is not drawn: each reason once, with how many it left out.
    private func jobs() throws(DiagnosedError) -> (jobs: [PictureJob], exclusions: [Diagnostic]) {
        var jobs: [PictureJob] = []
        var reasons: [(diagnostic: Diagnostic, variants: Set<Variant>)] = []
        let stems = PictureName.stems(for: source.documents, followedBy: request.nameWords)
        for document in source.documents.indices {
            for variant in request.variants {
                switch source.exclusion(of: document, on: variant) {
                case nil:
                    jobs.append(
                        PictureJob(index: jobs.count, document: document, variant: variant, stem: stems[document]))
                case .anotherInItsPlace: break
                case .never(let diagnostic):
                    if let index = reasons.firstIndex(where: { $0.diagnostic.description == diagnostic.description }) {
                        reasons[index].variants.insert(variant)
                    } else {
                        reasons.append((diagnostic, [variant]))
                    }
                }
            }
        }
        let exclusions = reasons.map { reason in
            var diagnostic = reason.diagnostic
            let count = reason.variants.count
            diagnostic.context = "\(count) variant\(count == 1 ? "" : "s") left out"
            return diagnostic
        }
        guard !jobs.isEmpty else { throw DiagnosedError([Diagnostic(.error, RunProblem.noVariantLeft)] + exclusions) }
        return (jobs, exclusions)
    }

    // MARK: One job

    struct PictureJob: Sendable {
        var index: Int
        var document: Int
        var variant: Variant
        /// What the document's files begin with.
        var stem: String

        /// The picture's name without the extension.
        var name: String { "\(stem)-\(PictureName.suffix(for: variant))" }
    }

    struct PictureOutcome: Sendable {
        var job: PictureJob
        /// The picture's, in points; `nil` where there is none.
        var size: CGSize?
        var files: [PreviewReport.File] = []
        var diagnostics: [Diagnostic] = []
        /// Of the fonts rather than of the variant.
        var fontDiagnostics: [Diagnostic] = []
    }

    private func outcome(
        of job: PictureJob, tools: WorkerTools, shelf: PictureShelf, ticket: JobTicket
    ) throws -> PictureOutcome {
        do {
            let name = job.name
            let input = cache?.inputKey(inputDigests[job.document], name: name, variant: job.variant.description)
            if let entry = try cache?.unchanged(name, input: input) { return outcome(of: job, from: entry) }
            return try freshOutcome(of: job, input: input, tools: tools, shelf: shelf, ticket: ticket)
        } catch {
            if let error = error as? DiagnosedError, error.endsRun { throw error }
            return PictureOutcome(
                job: job, diagnostics: Self.diagnostics(for: error, document: source.documents[job.document]))
        }
    }

    private func outcome(of job: PictureJob, from entry: RunLedger.Entry) -> PictureOutcome {
        PictureOutcome(
            job: job, size: CGSize(width: entry.width, height: entry.height),
            files: entry.files.map { file(of: job, $0.name, PixelSize(width: $0.width, height: $0.height)) },
            diagnostics: entry.warnings.map(\.diagnostic))
    }

    private func file(of job: PictureJob, _ name: String, _ size: PixelSize) -> PreviewReport.File {
        PreviewReport.File(
            name: name, document: source.documents[job.document], variant: job.variant, width: size.width,
            height: size.height)
    }

    private func freshOutcome(
        of job: PictureJob, input: String?, tools: WorkerTools, shelf: PictureShelf, ticket: JobTicket
    ) throws -> PictureOutcome {
        var outcome = PictureOutcome(job: job)
        let (picture, diagnostics) = try picture(of: job, tools: tools)
        outcome.diagnostics = diagnostics
        outcome.fontDiagnostics = tools.takeFontDiagnostics()
        // Text is set in the pinned fonts or not at all.
        let missing = outcome.fontDiagnostics.filter { $0.severity == .error }
        guard missing.isEmpty else { throw DiagnosedError(missing) }
        let options = renderingOptions(for: picture, on: job.variant)
        let size = options.pixelSize ?? Self.pixelSize(of: picture, scale: options.scale)
        // All formats are drawn before the first is written: a variant has all of its files or none.
        let made = try request.formats.map { format in
            let file = "\(job.name).\(format.fileExtension)"
            return try makeFile(file, of: picture, in: job.name, as: format, options, tools, &outcome.diagnostics)
        }
        guard ticket.beginDelivery() else { return outcome }
        var entry = RunLedger.Entry(
            input: outcome.fontDiagnostics.isEmpty ? input : nil, list: cache == nil ? "" : picture.digest.hexadecimal,
            width: picture.size.width, height: picture.size.height, files: [],
            warnings: outcome.diagnostics.map(RunLedger.Warning.init))
        for file in made {
            if let record = try put(file, size) { entry.files.append(record) }
            outcome.files.append(self.file(of: job, file.name, size))
        }
        if entry.files.count == made.count { cache?.remember(entry, as: job.name) }
        outcome.size = picture.size
        if request.hasGrid { shelf.put(picture, at: job.index) }
        return outcome
    }

    /// The picture of a job, with what was found wrong.
    func picture(of job: PictureJob, tools: WorkerTools) throws -> (DisplayList, [Diagnostic]) {
        let window = try source.picture(of: job.document, on: job.variant, tools: tools)
        var diagnostics = window.diagnostics
        var picture = try framed(window.value, job.variant, tools: tools, into: &diagnostics)
        picture.title = "\(job.stem), \(job.variant.shortDescription)"
        picture.summary = Self.summary(of: job.variant)
        return (picture, diagnostics)
    }

    /// A file that is drawn, or known to be there.
    struct MadeFile {
        var name: String
        /// What it is drawn from; `nil` where nothing is kept.
        var key: ContentDigest?
        var content: RunCache.Content
    }

    private func makeFile(
        _ file: String, of picture: DisplayList, in name: String, as format: OutputFormat, _ options: RenderingOptions,
        _ tools: WorkerTools, _ diagnostics: inout [Diagnostic]
    ) throws -> MadeFile {
        func draw() throws -> (bytes: [UInt8], mayBeKept: Bool) {
            var rendering = tools.rendering
            let drawn = try render(picture, as: format, options: options, with: &rendering)
            diagnostics += drawn.diagnostics
            return (drawn.value, drawn.diagnostics.isEmpty)
        }
        guard let cache else { return MadeFile(name: file, content: .bytes(try draw().bytes)) }
        let key = cache.pictureKey(picture, as: format, options)
        return MadeFile(name: file, key: key, content: try cache.content(of: file, in: name, key: key, draw: draw))
    }

    /// Puts a file in place; gives what the next run is to know of it, `nil` where that is nothing.
    func put(_ file: MadeFile, _ size: PixelSize) throws -> RunLedger.File? {
        var stamp: FileStamp?
        switch file.content {
        case .inPlace(let known): stamp = known
        case .bytes(let bytes): stamp = try folder.stampedWrite(bytes, as: file.name)
        }
        guard let stamp, let key = file.key else { return nil }
        return RunLedger.File(
            name: file.name, width: size.width, height: size.height, picture: key.hexadecimal, stamp: stamp)
    }

    /// What an error of one picture is to the reader.
    public static func diagnostics(for error: any Error, document: String) -> [Diagnostic] {
        switch error {
        case let error as DiagnosedError: error.diagnostics
        case let problem as any Problem: [Diagnostic(.error, problem, at: SourceLocation(file: document))]
        default:
            [
                Diagnostic(
                    .error, RunProblem.pictureFailed(reason: "\(error)"), at: SourceLocation(file: document))
            ]
        }
    }

    /// The other app's window, where the frame shows one and a source has it.
    private func companion(
        of variant: Variant, tools: WorkerTools, into diagnostics: inout [Diagnostic]
    ) throws -> DisplayList? {
        guard let source = request.companion, let beside = variant.companion else { return nil }
        let found = try source.picture(of: 0, on: beside, tools: tools)
        diagnostics += found.diagnostics
        return found.value.list
    }

    private func framed(
        _ window: WindowPicture, _ variant: Variant, tools: WorkerTools, into diagnostics: inout [Diagnostic]
    ) throws -> DisplayList {
        tools.framed(
            window, on: variant, in: request.frame, theme: request.theme,
            companion: request.frame == .none ? nil : try companion(of: variant, tools: tools, into: &diagnostics))
    }

    /// Pixels of the panel for what shows the panel; the device around it keeps the same proportion.
    private func renderingOptions(for picture: DisplayList, on variant: Variant) -> RenderingOptions {
        switch request.frame {
        case .none: return RenderingOptions(scale: variant.scale, pixelSize: variant.windowPixelSize)
        case .screen: return RenderingOptions(scale: variant.scale, pixelSize: variant.screenPixelSize)
        case .bezel:
            let scale = CGFloat(variant.screenPixelSize.width) / variant.screenSize.width
            return RenderingOptions(scale: variant.scale, pixelSize: Self.pixelSize(of: picture, scale: scale))
        }
    }

    static func pixelSize(of picture: DisplayList, scale: CGFloat) -> PixelSize {
        PixelSize(
            width: Int((picture.size.width * scale).rounded()), height: Int((picture.size.height * scale).rounded()))
    }

    private static func summary(of variant: Variant) -> String {
        let size = VariantCaption(variant)
        return "\(size.device), \(size.title), \(size.details.joined(separator: ", "))"
    }
}

extension DiagnosedError {
    /// Whether the rest of a run would be in vain: there is no room for files, or a font is missing.
    fileprivate var endsRun: Bool {
        diagnostics.contains { diagnostic in
            if case .missingFont? = diagnostic.problem as? FontProblem { return true }
            return diagnostic.problem is OutputProblem
        }
    }
}

/// What came of a run's jobs, taken in one at a time in the jobs' own order.
private final class RunOutcomes: @unchecked Sendable {
    var summary = DiagnosticSummary()
    var files: [PreviewReport.File] = []
    var failures = 0
    /// In points, by the index of the job; of what there is a picture of.
    var sizes: [(key: Int, value: CGSize)] = []

    func take(_ outcome: PreviewRun.PictureOutcome) {
        summary.add(outcome.diagnostics, from: outcome.job.variant)
        summary.add(outcome.fontDiagnostics)
        files += outcome.files
        if outcome.files.isEmpty { failures += 1 }
        if let size = outcome.size { sizes.append((outcome.job.index, size)) }
    }
}
