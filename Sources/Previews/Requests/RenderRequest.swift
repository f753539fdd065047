import Bitmaps
import Caching
public import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
import OutputFiles
package import Pages
import Theming

/// A request to draw inputs on variants, and to write the pictures to a folder.
///
/// ``load()`` reads the inputs, and ``run(_:progress:)`` draws them. With a cache, pictures that earlier runs made from
/// the same inputs are not drawn again.
public struct RenderRequest: Sendable {
    public var inputs: InputSelection
    /// The path of the input that shares the screen, if a frame shows it.
    public var beside: String?
    public var pictures: PreviewRequest
    /// The variants for an app that is always in landscape; none to show it on no other variants.
    public var landscapeVariants: [Variant] = []
    public var look: PictureLook
    /// The name or path that the theme was requested by.
    public var themeName: String
    /// The annotations over the pictures, besides those that the theme always draws.
    public var annotations: [NamedAnnotation]
    /// The folder of the pictures.
    public var output: String
    /// The folder of the cache; `nil` for none.
    public var cache: String?
    /// The part of the documents to draw; `nil` for all.
    public var shard: Shard?

    public init(
        inputs: InputSelection, beside: String? = nil, pictures: PreviewRequest, look: PictureLook,
        themeName: String = "ios", annotations: [NamedAnnotation] = [], output: String, cache: String? = nil
    ) {
        self.inputs = inputs
        self.beside = beside
        self.pictures = pictures
        self.look = look
        self.themeName = themeName
        self.annotations = annotations
        self.output = output
        self.cache = cache
    }

    /// The inputs of a request, read.
    public struct Inputs: Sendable {
        let source: InputSource
        let companion: InputSource?
        /// The problems of the inputs without those of the companion.
        let known: [Diagnostic]
        /// The problems found while reading.
        public let diagnostics: [Diagnostic]
    }

    /// Reads the inputs.
    ///
    /// - Returns: the inputs that could be read, with an error for each that could not.
    /// - Throws: all problems, if no input could be read.
    public func load() throws(DiagnosedError) -> Inputs {
        let palette = pictures.theme.palette
        let source = try InputSource.load(
            inputs.paths, palette: palette, covering: inputs.coverage, showing: inputs.flow, locale: inputs.locale)
        var companion: Diagnosed<InputSource>?
        if let beside {
            do throws(DiagnosedError) {
                companion = try InputSource.load([beside], palette: palette)
            } catch {
                throw DiagnosedError(source.diagnostics + error.diagnostics)
            }
        }
        return Inputs(
            source: source.value, companion: companion?.value, known: source.diagnostics,
            diagnostics: source.diagnostics + (companion?.diagnostics ?? []))
    }

    /// Draws the inputs and writes every file.
    ///
    /// - Parameters:
    ///   - inputs: the inputs as ``load()`` returned them.
    ///   - progress: called with the number of finished pictures and the total, from any thread, one call at a time.
    /// - Returns: the files that were written or are unchanged, with the problems found while drawing.
    /// - Throws: an error that stops the whole run, such as a full disk.
    public func run(
        _ inputs: Inputs, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws -> RenderResult {
        let source = inputs.source
        var request = pictures
        request.companion = inputs.companion
        if !landscapeVariants.isEmpty, source.isShownOnlyTurned(from: request.variants) {
            request.variants = landscapeVariants
        }
        let shown: any PictureSource =
            shard.map { PartialSource(source, showing: $0.indices(of: source.documents.count)) } ?? source
        let documents = shown.documents
        if shard != nil, documents.isEmpty {
            let nothing = PreviewReport(files: [], failures: 0, diagnostics: [], status: .good)
            return RenderResult(nothing, of: self, after: inputs.known)
        }
        let folder = try OutputFolder(path: output)
        let digests = isCached ? shown.inputDigests(apartFrom: output) : []
        let isWhole = !inputs.diagnostics.contains { $0.severity == .error }
        let memory = isWhole ? memory(in: folder, documents: documents, inputs: digests) : nil
        if let report = memory?.report(for: request, documents: documents) {
            return RenderResult(report, of: self, after: inputs.known)
        }
        let cache = runCache(in: folder)
        let look = look
        let run = PreviewRun(
            source: shown, request: request, folder: folder, cache: cache, inputDigests: digests,
            tools: { source.makeTools(in: look) })
        if request.gallery == .thumbnails { _ = try folder.folder(GalleryPage.thumbnailFolder) }
        let report = try run.run(progress: progress)
        if let memory, let stamps = cache?.stamps {
            memory.remember(report, for: request, documents: documents, stamps: stamps)
        }
        var result = RenderResult(report, of: self, after: inputs.known)
        // Problems found while reading the inputs do not belong to a picture.
        result.gallery?.add(inputs.diagnostics)
        if let gallery = result.gallery, request.gallery != .files { try write(gallery, to: folder) }
        return result
    }

    /// Draws screens that an app's code creates.
    ///
    /// - Parameters:
    ///   - screens: the screens, each a document of the run.
    ///   - app: the app's images, colors, fonts and documents.
    /// - Returns: the files, with the problems found while drawing.
    /// - Throws: an error that stops the whole run.
    func run(showing screens: [ControllerSource.Screen], of app: AppResources) throws -> RenderResult {
        let source = ControllerSource(
            screens, palette: pictures.theme.palette, fonts: app.fonts, resources: { app.makeLookup() })
        let folder = try OutputFolder(path: output)
        let look = look
        let run = PreviewRun(
            source: source, request: pictures, folder: folder,
            tools: {
                let tools = source.makeTools()
                look.apply(to: tools)
                return tools
            })
        if pictures.gallery == .thumbnails { _ = try folder.folder(GalleryPage.thumbnailFolder) }
        let result = RenderResult(try run.run(), of: self)
        if let gallery = result.gallery, pictures.gallery != .files { try write(gallery, to: folder) }
        return result
    }

    /// Writes the page, with embedded pictures if requested.
    private func write(_ gallery: GalleryRun, to folder: OutputFolder) throws {
        var gallery = gallery
        if pictures.gallery == .inline {
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

    // MARK: The cache

    /// Whether results are cached.
    ///
    /// A companion beside an input is not part of its digest.
    private var isCached: Bool { cache != nil && beside == nil }

    private func runCache(in folder: OutputFolder) -> RunCache? {
        guard let cache, isCached else { return nil }
        return RunCache(
            PictureCache(path: cache), folder: folder, request: digest(ofWholeRun: false),
            limit: PictureCache.standardLimit)
    }

    /// The memory of an earlier run with the same request.
    ///
    /// It exists only for runs that make nothing but pictures and sheets.
    private func memory(in folder: OutputFolder, documents: [String], inputs: [ContentDigest?]) -> RunMemory? {
        guard let cache, isCached, !pictures.needsRecords else { return nil }
        return RunMemory(
            PictureCache(path: cache), folder: folder, request: digest(ofWholeRun: true), documents: documents,
            inputs: inputs)
    }

    /// The digest of everything in the request that changes a file of the run, or only of what changes a picture.
    private func digest(ofWholeRun: Bool) -> ContentDigest {
        var ignored: Set = ["theme", "workers", "timeLimit", "companion", "variants"]
        if !ofWholeRun { ignored.insert("sheet") }
        var builder = DigestBuilder()
        for digest in [
            FieldDigest.of(inputs), FieldDigest.of(annotations), FieldDigest.of(pictures, ignoring: ignored),
        ] { builder.combine(digest.hexadecimal) }
        builder.combine(pictures.theme.key(askedForAs: themeName))
        if ofWholeRun { for variant in pictures.variants { builder.combine(variant.identity) } }
        return builder.finish()
    }
}

/// The result of a ``RenderRequest``.
public struct RenderResult: Sendable {
    public var status: ExitStatus
    /// The problems found while drawing.
    public var diagnostics: [Diagnostic]
    /// The files that were written or are unchanged.
    public var files: [PreviewReport.File]
    /// The folder of the files, as it was requested.
    private let folder: String
    /// The files besides pictures and sheets, with their kinds.
    private let pages: [(name: String, kind: String)]
    /// The data for a page that shows the run.
    package var gallery: GalleryRun?

    /// - Parameters:
    ///   - report: the report of the run.
    ///   - request: the request.
    ///   - known: the problems that reading the inputs found.
    init(_ report: PreviewReport, of request: RenderRequest, after known: [Diagnostic] = []) {
        status = report.status
        diagnostics = report.diagnostics.filter { Self.isNews($0, after: known) }
        files = report.files
        folder = request.output
        gallery = report.gallery
        var pages: [(name: String, kind: String)] = []
        if request.pictures.hasPairs { pages.append((PictureSet.manifestName, "manifest")) }
        if request.pictures.gallery != nil { pages.append((GalleryPage.fileName, "gallery")) }
        self.pages = pages
    }

    /// The result of drawing files that no run of variants makes.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - folder: the folder of the files, as it was requested.
    ///   - diagnostics: the problems found while drawing.
    init(_ files: [PreviewReport.File], in folder: String, diagnostics: [Diagnostic]) {
        status = ExitStatus(ofInputs: diagnostics)
        self.diagnostics = diagnostics
        self.files = files
        self.folder = folder
        pages = []
    }

    /// Whether a variant's warning adds to the error that reading the document found at the same location.
    private static func isNews(_ diagnostic: Diagnostic, after known: [Diagnostic]) -> Bool {
        guard diagnostic.severity != .error, let location = diagnostic.location else { return true }
        return !known.contains { $0.severity == .error && $0.location == location }
    }

    /// A summary for people in a line or two; empty if nothing was written.
    public var text: String {
        let pictures = files.filter { $0.variant != nil }
        let sheets = files.filter { $0.variant == nil }
        guard !files.isEmpty else { return "" }
        var line = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
        if !sheets.isEmpty { line += sheets.count == 1 ? " and a contact sheet" : " and \(sheets.count) sheets" }
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        let named = sheets.isEmpty ? pictures.prefix(1).map(\.name) : sheets.prefix(1).map(\.name)
        let more = (sheets.isEmpty ? pictures : sheets).count > 1 ? " …" : ""
        var text = "\(line) in \(folder) (\(named.joined())\(more))\n"
        for page in pages {
            switch page.kind {
            case "manifest": text += "what to write to show them: \(folder)\(PictureSet.snippetsName)\n"
            default: text += "gallery: \(folder)\(page.name)\n"
            }
        }
        return text
    }

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
