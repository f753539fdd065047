import Bitmaps
import Caching
import Devices
public import Diagnostics
import Drawing
import Foundation
import Geometry
public import OutputFiles
import Pages
import Rendering
import Theming
import Traits
import Typography
import Workers

/// A run that writes pictures of documents × variants to a folder.
///
/// A job is one document on one variant, from the tree to the written file, on one worker. A finished picture is
/// written and released. Display lists are kept only for contact sheets, within a memory limit. Pictures that an
/// earlier run made from the same input are not laid out, drawn or written again.
public struct PreviewRun: Sendable {
    let source: any PictureSource
    let request: PreviewRequest
    let folder: OutputFolder
    let makeTools: @Sendable () throws -> WorkerTools
    let cache: RunCache?
    /// The digests of everything that each document's pictures depend on, if there is a cache.
    let inputDigests: [ContentDigest?]

    /// Creates a run over all documents of a source.
    ///
    /// - Parameters:
    ///   - source: the source of the windows' pictures.
    ///   - request: the request for pictures.
    ///   - folder: the folder to write to.
    ///   - tools: creates the tools that one worker draws with.
    public init(
        source: any PictureSource, request: PreviewRequest, folder: OutputFolder,
        tools: @escaping @Sendable () throws -> WorkerTools
    ) {
        self.init(source: source, request: request, folder: folder, cache: nil, tools: tools)
    }

    /// Creates a run with a cache of earlier runs.
    ///
    /// Input digests that are already known are passed in.
    init(
        source: any PictureSource, request: PreviewRequest, folder: OutputFolder, cache: RunCache?,
        inputDigests: [ContentDigest?]? = nil, tools: @escaping @Sendable () throws -> WorkerTools
    ) {
        self.source = source
        self.request = request
        self.folder = folder
        self.cache = cache
        self.inputDigests = cache == nil ? [] : inputDigests ?? source.inputDigests(apartFrom: folder.path)
        makeTools = tools
    }

    /// Runs all jobs.
    ///
    /// - Parameter progress: called with the number of finished steps and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the files that were written, and their problems. A variant that fails does not stop the others.
    /// - Throws: an error that stops the whole run, such as a full disk.
    public func run(progress: (@Sendable (_ done: Int, _ count: Int) -> Void)? = nil) throws -> PreviewReport {
        defer { cache?.finish() }
        let (jobs, exclusions) = try jobs()
        let count = jobs.count
        let lists = DisplayListCache()
        let outcomes = RunOutcomes(for: request, documents: source.documents)
        outcomes.summary.add(exclusions)
        let pool = WorkerPool(workers: request.workers, timeLimit: request.timeLimit, tools: makeTools)
        try pool.run(
            jobs, name: { "draw \(source.documents[$0.document]) \($0.name)" }, finished: { progress?($0, count) },
            lost: { job, loss in
                PictureOutcome(
                    job: job,
                    diagnostics: [
                        Diagnostic(
                            .error, WorkerProblem(loss), at: SourceLocation(file: source.documents[job.document]))
                    ])
            },
            body: { job, tools, ticket in try outcome(of: job, tools: tools, lists: lists, ticket: ticket) },
            consume: outcomes.take)
        var lacksSheets = false
        if let arrangement = request.sheet {
            let sheets = try writeSheets(
                arrangement, of: outcomes.sizes.map { (jobs[$0.key], $0.value) }, lists: lists)
            outcomes.files += sheets.value
            outcomes.summary.add(sheets.diagnostics)
            lacksSheets = sheets.diagnostics.contains { $0.severity == .error }
        }
        if let pairs = outcomes.pairs {
            try folder.write([UInt8](pairs.manifest.utf8), as: PictureSet.manifestName)
            try folder.write([UInt8](pairs.snippets.utf8), as: PictureSet.snippetsName)
        }
        return PreviewReport(
            files: outcomes.files, gallery: outcomes.gallery?.run, failures: outcomes.failures,
            diagnostics: outcomes.summary.diagnostics(ofVariants: request.variants.count),
            status: outcomes.failures > 0 || lacksSheets ? .checkFailed : .good)
    }

    /// The jobs to run, and the reasons why the rest of the matrix is excluded, each once with the number that it
    /// excludes.
    private func jobs() throws(DiagnosedError) -> (jobs: [PictureJob], exclusions: [Diagnostic]) {
        let stems = PictureName.stems(for: source, followedBy: request.nameWords)
        let shown = source.shown(on: request.variants)
        let jobs = shown.value.enumerated().map { index, shown in
            PictureJob(index: index, document: shown.document, variant: shown.variant, stem: stems[shown.document])
        }
        guard !jobs.isEmpty else {
            throw DiagnosedError([Diagnostic(.error, RunProblem.noVariantLeft)] + shown.diagnostics)
        }
        return (jobs, shown.diagnostics)
    }

    // MARK: One job

    struct PictureJob: Sendable {
        var index: Int
        var document: Int
        var variant: Variant
        /// The stem of the document's file names.
        var stem: String

        /// The picture's name without the extension.
        var name: String { "\(stem)-\(PictureName.suffix(for: variant))" }
    }

    struct PictureOutcome: Sendable {
        var job: PictureJob
        /// The picture's size in points; `nil` if there is no picture.
        var size: CGSize?
        var files: [PreviewReport.File] = []
        /// The thumbnail for the gallery.
        var thumbnail: String?
        /// The record of what the picture shows, if a page or a manifest needs it.
        var record: PictureRecord?
        var diagnostics: [Diagnostic] = []
        /// The problems with fonts rather than with the variant.
        var fontDiagnostics: [Diagnostic] = []
    }

    private func outcome(
        of job: PictureJob, tools: WorkerTools, lists: DisplayListCache, ticket: JobTicket
    ) throws -> PictureOutcome {
        do {
            let name = job.name
            let input = cache?.inputKey(inputDigests[job.document], name: name, variant: job.variant)
            if let entry = try cache?.unchanged(name, input: input), let known = outcome(of: job, from: entry) {
                return known
            }
            return try freshOutcome(of: job, input: input, tools: tools, lists: lists, ticket: ticket)
        } catch {
            if let error = error as? DiagnosedError, error.endsRun { throw error }
            return PictureOutcome(
                job: job, diagnostics: Self.diagnostics(for: error, document: source.documents[job.document]))
        }
    }

    /// The outcome of an earlier run; `nil` if anything is needed that was not kept.
    private func outcome(of job: PictureJob, from entry: PictureEntry) -> PictureOutcome? {
        var outcome = PictureOutcome(
            job: job, size: CGSize(width: entry.width, height: entry.height),
            diagnostics: entry.warnings.map(\.diagnostic))
        if request.needsRecords {
            guard let record = cache?.record(of: entry.list) else { return nil }
            outcome.record = record
        }
        for file in entry.files {
            add(file.name, PixelSize(width: file.width, height: file.height), to: &outcome)
        }
        return outcome
    }

    private func add(_ file: String, _ size: PixelSize, to outcome: inout PictureOutcome) {
        guard !file.hasPrefix(GalleryPage.thumbnailFolder + "/") else {
            outcome.thumbnail = file
            return
        }
        outcome.files.append(
            PreviewReport.File(
                name: file, document: source.documents[outcome.job.document], variant: outcome.job.variant,
                width: size.width, height: size.height))
    }

    private func freshOutcome(
        of job: PictureJob, input: String?, tools: WorkerTools, lists: DisplayListCache, ticket: JobTicket
    ) throws -> PictureOutcome {
        var outcome = PictureOutcome(job: job)
        let (picture, window, diagnostics) = try picture(of: job, tools: tools)
        outcome.diagnostics = diagnostics
        outcome.fontDiagnostics = tools.takeFontDiagnostics()
        // Text is set only in the pinned fonts.
        let missing = outcome.fontDiagnostics.filter { $0.severity == .error }
        guard missing.isEmpty else { throw DiagnosedError(missing) }
        // All files are drawn before the first one is written, so a variant has all of its files or none.
        let made = try plannedFiles(of: job, picture).map { file in
            try makeFile(file, of: picture, in: job.name, tools, &outcome.diagnostics)
        }
        if request.needsRecords { outcome.record = PictureRecord(picture, window: window) }
        let cell = request.sheet == nil ? nil : try flattened(picture, tools)
        guard ticket.beginDelivery() else { return outcome }
        // The next run redraws pictures that were drawn while something could not be read.
        let isCertain = outcome.fontDiagnostics.isEmpty && !outcome.diagnostics.contains { $0.problem.mayPass }
        var entry = PictureEntry(
            input: isCertain ? input : nil, list: cache == nil ? "" : picture.digest.hexadecimal,
            width: picture.size.width, height: picture.size.height, files: [],
            warnings: outcome.diagnostics.map(KeptDiagnostic.init))
        for file in made {
            if let record = try put(file) { entry.files.append(record) }
            add(file.name, file.pixelSize, to: &outcome)
        }
        if entry.files.count == made.count { cache?.remember(entry, as: job.name) }
        if let record = outcome.record { cache?.keep(record, of: entry.list) }
        outcome.size = picture.size
        if let cell { lists.put(cell, of: picture, at: job.index) }
        return outcome
    }

    /// A picture for the cells of sheets, whole or cut into bands: without backdrops.
    func flattened(_ picture: DisplayList, _ tools: WorkerTools) throws -> DisplayList {
        var rendering = tools.rendering
        return try renderBackdrops(of: picture, with: &rendering)
    }

    /// The picture of a job and the window in it, with the problems found.
    func picture(of job: PictureJob, tools: WorkerTools) throws -> (DisplayList, window: DisplayList, [Diagnostic]) {
        let framing = FramedSource(source, in: request.frame, beside: request.companion, theme: request.theme)
        var (picture, window) = try framing.framed(job.document, on: job.variant, tools: tools)
        picture.title = "\(job.stem), \(job.variant.shortDescription)"
        picture.summary = Self.summary(of: job.variant)
        return (picture, window.value.list, window.diagnostics)
    }

    /// The diagnostics for an error in one picture.
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

    private static func summary(of variant: Variant) -> String {
        let axes = VariantAxis.allCases.filter { !$0.isPlain(in: variant) }
        let words = VariantWords.sentence(axes.map { $0.title(of: variant) } + variant.sizeFacts)
        return words.replacing(" · ", with: ", ")
    }
}

extension DiagnosedError {
    /// Whether the rest of a run is pointless, because there is no space for files or a font is missing.
    var endsRun: Bool {
        diagnostics.contains { diagnostic in
            if case .missingFont? = diagnostic.problem as? FontProblem { return true }
            return diagnostic.problem is OutputProblem
        }
    }
}
