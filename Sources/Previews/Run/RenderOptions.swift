import Bitmaps
import Caching
import DeviceFrames
public import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
internal import InterfaceDocuments
import OutputFiles
import Pages
import Rendering
import Sheets
import Theming
import Workers

/// The options of `maquette render`, in the words of its arguments.
public struct RenderOptions: Sendable {
    public var inputs: [String]
    public var axes: AxisSelection.Words
    /// The part of each storyboard to show.
    public var flow: FlowWords
    /// The part of the inputs to draw.
    public var coverage = Coverage()
    /// A comma-separated list of formats.
    public var formats: String
    /// Whether contact sheets are written.
    ///
    /// Naming rows or columns implies them.
    public var hasGrid: Bool
    /// The axes that change from the top of a sheet down, and from left to right, as comma-separated lists.
    public var rows = ""
    public var columns = ""
    /// Whether a point has the same length everywhere on a sheet.
    public var isToScale = false
    /// The paper that a sheet's pages are cut for.
    public var paper = SheetArrangement.Paper.none.rawValue
    /// Whether light and dark are written at every scale, with markup that shows them.
    public var hasPairs = false
    /// The images of the gallery page; `nil` for no page.
    public var gallery: GalleryPictures?
    /// The name or path of the theme.
    public var theme: String
    /// The theme that was asked for, which file names show; `nil` for the inputs' own or the default.
    public var namedTheme: String?
    public var frame: String
    /// A comma-separated list of annotations over the pictures; empty for none.
    public var annotations = ""
    /// The path of the input that shares the screen, if a frame shows it.
    public var beside: String?
    public var output: String
    /// The number of workers; `nil` for one per core.
    public var jobs: Int?
    /// The folder of the cache; `nil` for none.
    public var cache: String?
    /// The time limit in seconds for one picture; `nil` for no limit.
    public var timeLimit: Int?
    /// The language of the documents' strings, such as `de`; `nil` for their own.
    public var locale: String?

    /// The same options with a single scene file's preferences, unless these options say otherwise.
    ///
    /// - Parameter hasTheme: whether a theme was named.
    /// - Returns: the options; the same ones for other inputs, and if the file cannot be read, which drawing reports.
    public func withScenePreferences(hasTheme: Bool) -> RenderOptions {
        var options = self
        let preferences = InputSource.preferences(of: inputs)
        options.axes.merge(preferences.axes) { own, _ in own }
        if !hasTheme, let theme = preferences.theme { options.theme = theme }
        return options
    }

    public init(
        inputs: [String], axes: AxisSelection.Words, flow: FlowWords = FlowWords(), formats: String, hasGrid: Bool,
        theme: String, frame: String, beside: String? = nil, output: String, jobs: Int?, cache: String? = nil,
        timeLimit: Int? = nil
    ) {
        self.inputs = inputs
        self.axes = axes
        self.flow = flow
        self.formats = formats
        self.hasGrid = hasGrid
        self.theme = theme
        self.frame = frame
        self.beside = beside
        self.output = output
        self.jobs = jobs
        self.cache = cache
        self.timeLimit = timeLimit
    }

    /// The options that do not change any file of a run.
    private static let apartFromRuns: Set<String> = ["output", "jobs", "cache", "timeLimit"]

    /// The options that do not change any picture.
    private static let apartFromPictures = apartFromRuns.union(["hasGrid", "rows", "columns", "isToScale", "paper"])

    /// The result of a run, for people and for programs.
    public struct Result: Sendable {
        public var status: ExitStatus
        public var diagnostics: [Diagnostic]
        /// A summary for people in a line or two; empty if nothing was written.
        public var text: String
        /// The files that were written or are unchanged.
        public var files: [PreviewReport.File] = []
        /// The folder of the files, as the user gave it.
        var folder = ""
        /// The files besides pictures and sheets, with their kinds.
        var pages: [(name: String, kind: String)] = []
        /// The data for a page that shows the run.
        var gallery: GalleryRun?
    }

    /// Runs the command, from checking the arguments to writing the last file.
    ///
    /// All wrong arguments are reported at once. Inputs are read only after that, and files are written last.
    ///
    /// - Parameter progress: called with the number of finished pictures and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the result; nothing is printed here.
    public func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> Result {
        var log = ProblemLog()
        let request = request(into: &log)
        guard var request, !log.hasErrors else {
            return failure(log.diagnostics, .wrongUsage)
        }
        let look = PictureLook(request.theme, annotations: annotations, into: &log)
        guard !log.hasErrors else { return failure(log.diagnostics, .wrongUsage) }
        let source: Diagnosed<InputSource>
        do {
            source = try InputSource.load(
                inputs, palette: request.theme.palette, covering: coverage, showing: flow, locale: locale)
        } catch {
            return failure(error.diagnostics, error.isWrongUsage ? .wrongUsage : .unreadableInput)
        }
        if axes[.orientation] == nil, source.value.isShownOnlyTurned(from: request.variants) {
            var turned = self
            turned.axes[.orientation] = ["landscape"]
            return turned.run(progress: progress)
        }
        log.append(contentsOf: source.diagnostics)
        if let beside {
            do throws(DiagnosedError) {
                let companion = try InputSource.load([beside], palette: request.theme.palette)
                log.append(contentsOf: companion.diagnostics)
                request.companion = companion.value
            } catch {
                return failure(log.diagnostics + error.diagnostics, .unreadableInput)
            }
        }
        // If only some inputs can be read, those are drawn.
        let inputStatus: ExitStatus = log.hasErrors ? .unreadableInput : .good
        do {
            let folder = try OutputFolder(path: output)
            let documents = source.value.documents
            let inputs = isCached ? source.value.inputDigests(apartFrom: output) : []
            let memory = log.hasErrors ? nil : memory(for: request, in: folder, documents: documents, inputs: inputs)
            if let report = memory?.report(for: request, documents: documents) {
                return result(of: report, after: source.diagnostics, &log, .good)
            }
            let cache = runCache(for: request.theme, in: folder)
            let run = PreviewRun(
                source: source.value, request: request, folder: folder, cache: cache, inputDigests: inputs,
                tools: { source.value.makeTools(in: look) })
            if request.gallery == .thumbnails { _ = try folder.folder(GalleryPage.thumbnailFolder) }
            let report = try run.run(progress: progress)
            if let memory, let stamps = cache?.stamps {
                memory.remember(report, for: request, documents: documents, stamps: stamps)
            }
            var gallery = report.gallery
            // Problems found while reading the inputs do not belong to a picture.
            gallery?.add(log.diagnostics)
            if let gallery, self.gallery != .files { try write(gallery, to: folder) }
            var result = result(of: report, after: source.diagnostics, &log, inputStatus)
            result.gallery = gallery
            return result
        } catch let error as DiagnosedError {
            let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
            let rest = error.without(whatFollowsFrom: log.diagnostics)
            return failure(
                log.diagnostics + rest.diagnostics, isOutput ? .wrongUsage : inputStatus.combined(with: .checkFailed))
        } catch {
            return failure(
                log.diagnostics + [Diagnostic(.error, RunProblem.pictureFailed(reason: "\(error)"))], .checkFailed)
        }
    }

    /// Runs the command for screens that an app's code creates.
    ///
    /// - Parameters:
    ///   - screens: the screens, each a document of the run.
    ///   - folder: the folder of the app's images, colors, fonts and documents.
    ///   - modules: the modules in which documents find classes.
    /// - Returns: the result; nothing is printed here.
    func run(showing screens: [ControllerSource.Screen], resources folder: String, modules: [String]) -> Result {
        var log = ProblemLog()
        guard let request = request(into: &log), !log.hasErrors else { return failure(log.diagnostics, .wrongUsage) }
        let look = PictureLook(request.theme, annotations: annotations, into: &log)
        guard !log.hasErrors else { return failure(log.diagnostics, .wrongUsage) }
        do {
            let resources = try AppResources(in: folder, modules: modules)
            let source = ControllerSource(
                screens, palette: request.theme.palette, fonts: resources.fonts,
                resources: { resources.makeLookup() })
            let folder = try OutputFolder(path: output)
            let run = PreviewRun(
                source: source, request: request, folder: folder,
                tools: {
                    let tools = source.makeTools()
                    look.apply(to: tools)
                    return tools
                })
            if request.gallery == .thumbnails { _ = try folder.folder(GalleryPage.thumbnailFolder) }
            let report = try run.run()
            var gallery = report.gallery
            gallery?.add(log.diagnostics)
            if let gallery, self.gallery != .files { try write(gallery, to: folder) }
            return result(of: report, after: [], &log, .good)
        } catch let error as DiagnosedError {
            let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
            return failure(log.diagnostics + error.diagnostics, isOutput ? .wrongUsage : .checkFailed)
        } catch {
            return failure(
                log.diagnostics + [Diagnostic(.error, RunProblem.pictureFailed(reason: "\(error)"))], .checkFailed)
        }
    }

    /// Writes the page, with embedded pictures if requested.
    private func write(_ gallery: GalleryRun, to folder: OutputFolder) throws {
        var gallery = gallery
        if self.gallery == .inline {
            var images: [String: String] = [:]
            for picture in gallery.pictures {
                guard let data = FileManager.default.contents(atPath: folder.file(picture.file)) else { continue }
                let kind = picture.file.hasSuffix(".svg") ? "svg+xml" : "png"
                images[picture.file] = "data:image/\(kind);base64,\(data.base64EncodedString())"
            }
            gallery.images = images
        }
        try folder.write([UInt8](GalleryPage.html(for: gallery).utf8), as: GalleryPage.fileName)
    }

    /// The existing files that the pictures are made from, as far as the input shows.
    var watchedFiles: [String] {
        var files = Set(inputs)
        if Theme.isPath(theme) { files.insert(theme) }
        for input in inputs {
            do {
                let project = try Project.open(
                    input, excluding: coverage.excluded, target: coverage.target
                ).value
                files.formUnion(InputFingerprint(project, apartFrom: output).files + project.documents)
            } catch {
                // An unreadable input may become readable, so its own path is watched.
                files.formUnion(InputFingerprint.neighbours(of: input))
            }
        }
        return files.sorted()
    }

    /// Whether results are cached.
    ///
    /// A companion beside an input is not part of its digest.
    private var isCached: Bool { cache != nil && beside == nil }

    private func runCache(for theme: Theme, in folder: OutputFolder) -> RunCache? {
        guard let cache, isCached else { return nil }
        return RunCache(
            PictureCache(path: cache), folder: folder,
            request: requestDigest(theme, ignoring: Self.apartFromPictures), limit: PictureCache.standardLimit)
    }

    /// The memory of an earlier run with the same request.
    ///
    /// It exists only for runs that make nothing but pictures and sheets.
    private func memory(
        for request: PreviewRequest, in folder: OutputFolder, documents: [String], inputs: [ContentDigest?]
    ) -> RunMemory? {
        guard let cache, isCached, !request.needsRecords else { return nil }
        return RunMemory(
            PictureCache(path: cache), folder: folder,
            request: requestDigest(request.theme, ignoring: Self.apartFromRuns), documents: documents, inputs: inputs)
    }

    private func requestDigest(_ theme: Theme, ignoring ignored: Set<String>) -> ContentDigest {
        var builder = DigestBuilder()
        builder.combine(FieldDigest.of(self, ignoring: ignored).hexadecimal)
        builder.combine(theme.key(askedForAs: self.theme))
        return builder.finish()
    }

    /// The result of a report, together with problems that were found before it.
    private func result(
        of report: PreviewReport, after known: [Diagnostic], _ log: inout ProblemLog, _ inputStatus: ExitStatus
    ) -> Result {
        log.append(contentsOf: report.diagnostics.filter { Self.isNews($0, after: known) })
        var pages: [(name: String, kind: String)] = []
        if hasPairs { pages.append((PictureSet.manifestName, "manifest")) }
        if gallery != nil { pages.append((GalleryPage.fileName, "gallery")) }
        return Result(
            status: report.status.combined(with: inputStatus), diagnostics: log.diagnostics, text: text(for: report),
            files: report.files, folder: output, pages: pages)
    }

    /// Whether a variant's warning adds to the error that reading the document found at the same location.
    private static func isNews(_ diagnostic: Diagnostic, after known: [Diagnostic]) -> Bool {
        guard diagnostic.severity != .error, let location = diagnostic.location else { return true }
        return !known.contains { $0.severity == .error && $0.location == location }
    }

    private func failure(_ diagnostics: [Diagnostic], _ status: ExitStatus) -> Result {
        Result(status: status, diagnostics: diagnostics, text: "")
    }

    // MARK: Arguments

    private var nameWords: [String] {
        PictureName.surroundings(theme: namedTheme, frame: frame, beside: beside, annotations: annotations)
    }

    private func request(into log: inout ProblemLog) -> PreviewRequest? {
        var axes = axes
        if hasPairs, axes[.appearance] == nil { axes[.appearance] = ["light", "dark"] }
        let variants = log.variants(axes, locale: locale)
        let formats = Self.formats(formats, into: &log)
        let arrangement = SheetArrangement(
            rows: rows, columns: columns, isToScale: isToScale, paper: paper, into: &log)
        let hasSheet = hasGrid || !rows.isEmpty || !columns.isEmpty
        let style = FrameStyle(named: frame, into: &log)
        log.check(jobs: jobs, timeLimit: timeLimit)
        let loaded = log.theme(named: theme)
        guard let loaded, let style else { return nil }
        var request = PreviewRequest(
            variants: variants, formats: formats, frame: style, sheet: hasSheet ? arrangement : nil,
            nameWords: nameWords, theme: loaded, workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeLimit: timeLimit.map { .seconds($0) })
        request.hasPairs = hasPairs
        request.gallery = gallery
        return request
    }

    static func formats(_ list: String, into log: inout ProblemLog) -> [OutputFormat] {
        var formats: [OutputFormat] = []
        let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        for word in words where !word.isEmpty {
            guard let format = OutputFormat(rawValue: word) else {
                log.error(
                    RunProblem.unknownFormat(
                        word, nearest: nearestWords(to: word, among: OutputFormat.allCases.map(\.rawValue)).first))
                continue
            }
            if !formats.contains(format) { formats.append(format) }
        }
        if formats.isEmpty && !log.hasErrors { log.error(RunProblem.unknownFormat(list, nearest: nil)) }
        return formats
    }

    // MARK: Results

    private func text(for report: PreviewReport) -> String {
        let pictures = report.files.filter { $0.variant != nil }
        let sheets = report.files.filter { $0.variant == nil }
        guard !report.files.isEmpty else { return "" }
        var line = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
        if !sheets.isEmpty { line += sheets.count == 1 ? " and a contact sheet" : " and \(sheets.count) sheets" }
        let folder = output.hasSuffix("/") ? output : output + "/"
        let named = sheets.isEmpty ? pictures.prefix(1).map(\.name) : sheets.prefix(1).map(\.name)
        let more = (sheets.isEmpty ? pictures : sheets).count > 1 ? " …" : ""
        var text = "\(line) in \(folder) (\(named.joined())\(more))\n"
        if hasPairs { text += "what to write to show them: \(folder)\(PictureSet.snippetsName)\n" }
        if gallery != nil { text += "gallery: \(folder)\(GalleryPage.fileName)\n" }
        return text
    }
}

extension RenderOptions.Result {
    /// For programs: one JSON object per file, one per line.
    public var json: String {
        func path(_ name: String) -> String { JSONText.quoted((folder as NSString).appendingPathComponent(name)) }
        let lines = pages.map { "{\"file\":\(path($0.name)),\"\($0.kind)\":true}\n" }
        return files.map { file in
            var fields = ["\"file\":\(path(file.name))"]
            fields.append("\"document\":\(JSONText.quoted(file.document))")
            if let variant = file.variant {
                fields.append("\"variant\":\(variant.json)")
            } else {
                fields.append("\"sheet\":true")
            }
            fields.append("\"pixels\":[\(file.width),\(file.height)]")
            return "{" + fields.joined(separator: ",") + "}\n"
        }.joined() + lines.joined()
    }
}
