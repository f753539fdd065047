import Devices
import Diagnostics
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
/// written and dropped; only its display list is kept, and only where a contact sheet needs it.
public struct PreviewRun: Sendable {
    let source: any PictureSource
    let request: PreviewRequest
    let folder: OutputFolder
    let makeTools: @Sendable () throws -> WorkerTools

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
        self.source = source
        self.request = request
        self.folder = folder
        makeTools = tools
    }

    /// Does it.
    ///
    /// - Parameter progress: told how many of how many steps are done, from any thread, one call at a time.
    /// - Returns: what was written and what is wrong with it; a variant that fails does not stop the others.
    /// - Throws: what stops the whole run, such as a full disk.
    public func run(progress: (@Sendable (_ done: Int, _ count: Int) -> Void)? = nil) throws -> PreviewReport {
        let jobs = source.documents.indices.flatMap { document in
            request.variants.map { PictureJob(document: document, variant: $0) }
        }
        let stems = PictureName.stems(for: source.documents)
        let count = jobs.count
        let outcomes = try mapInOrder(
            jobs, workers: request.workers, tools: makeTools, finished: { progress?($0, count) },
            body: { (job: PictureJob, tools: inout WorkerTools) throws -> PictureOutcome in
                try outcome(of: job, stem: stems[job.document], tools: tools)
            })
        var summary = DiagnosticSummary()
        var files: [PreviewReport.File] = []
        var failures = 0
        for (job, outcome) in zip(jobs, outcomes) {
            summary.add(outcome.diagnostics, from: job.variant)
            summary.add(outcome.fontDiagnostics)
            files += outcome.files
            if outcome.picture == nil && outcome.files.isEmpty { failures += 1 }
        }
        if request.hasGrid {
            let sheets = try writeSheets(jobs: jobs, outcomes: outcomes, stems: stems)
            files += sheets.value
            summary.add(sheets.diagnostics)
        }
        return PreviewReport(
            files: files, failures: failures, diagnostics: summary.diagnostics(ofVariants: request.variants.count),
            status: failures > 0 ? .checkFailed : .good)
    }

    // MARK: One job

    struct PictureJob: Sendable {
        var document: Int
        var variant: Variant
    }

    struct PictureOutcome: Sendable {
        /// What a contact sheet shows.
        var picture: DisplayList?
        var files: [PreviewReport.File] = []
        var diagnostics: [Diagnostic] = []
        /// Of the fonts rather than of the variant.
        var fontDiagnostics: [Diagnostic] = []
    }

    private func outcome(of job: PictureJob, stem: String, tools: WorkerTools) throws -> PictureOutcome {
        var outcome = PictureOutcome()
        do {
            let window = try source.picture(of: job.document, on: job.variant, tools: tools)
            outcome.diagnostics = window.diagnostics
            var picture = framed(window.value, job.variant, tools: tools)
            picture.title = "\(stem), \(job.variant.shortDescription)"
            picture.summary = Self.summary(of: job.variant)
            let name = "\(stem)-\(PictureName.suffix(for: job.variant))"
            outcome.fontDiagnostics = tools.takeFontDiagnostics()
            // Text is set in the pinned fonts or not at all.
            let missing = outcome.fontDiagnostics.filter { $0.severity == .error }
            guard missing.isEmpty else { throw DiagnosedError(missing) }
            let options = renderingOptions(for: picture, on: job.variant)
            // All formats are drawn before the first is written: a variant has all of its files or none.
            var files: [(name: String, bytes: [UInt8])] = []
            for format in request.formats {
                var rendering = tools.rendering
                let drawn = try render(picture, as: format, options: options, with: &rendering)
                outcome.diagnostics += drawn.diagnostics
                files.append(("\(name).\(format.fileExtension)", drawn.value))
            }
            for file in files {
                try folder.write(file.bytes, as: file.name)
                let size = options.pixelSize ?? Self.pixelSize(of: picture, scale: options.scale)
                outcome.files.append(
                    PreviewReport.File(
                        name: file.name, document: source.documents[job.document], variant: job.variant,
                        width: size.width, height: size.height))
            }
            if request.hasGrid { outcome.picture = picture }
        } catch {
            if let error = error as? DiagnosedError, error.endsRun { throw error }
            outcome.diagnostics += Self.diagnostics(for: error, document: source.documents[job.document])
        }
        return outcome
    }

    static func diagnostics(for error: any Error, document: String) -> [Diagnostic] {
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

    private func framed(_ window: WindowPicture, _ variant: Variant, tools: WorkerTools) -> DisplayList {
        guard request.frame != .none else { return window.list }
        var geometry = ScreenGeometry(variant.device.device, variant.orientation, variant.ios)
        if window.hidesStatusBar { geometry.statusBarHeight = 0 }
        let frame = ScreenFrame(
            geometry: geometry, window: variant.window, theme: request.theme,
            appearance: ColorAppearance(
                isDark: variant.appearance.style == .dark, isHighContrast: variant.appearance.contrast == .high),
            majorVersion: variant.ios.major, hasLightStatusBar: window.hasLightStatusBar,
            text: TextPlacement(setter: tools.textSetter, scale: variant.scale))
        let screen = frame.screen(around: window.list)
        guard request.frame == .bezel else { return screen }
        return DeviceBody(geometry: geometry, style: request.theme.device).picture(around: screen)
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
