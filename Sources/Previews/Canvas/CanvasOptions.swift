import Bitmaps
public import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import InterfaceBuilder
import OutputFiles
import Rendering
import Sheets
import Theming
import Typography
import Workers

/// The options of `maquette render --canvas`, in the words of its arguments.
///
/// It draws scenes as Interface Builder shows them: on the document's own canvas, or on squares of the size class grid.
public struct CanvasOptions: Sendable {
    public var inputs: [String]
    public var coverage = Coverage()
    /// The scenes, variants and frames that were asked for, which a canvas does not have.
    public var axes: AxisSelection.Words
    public var flow: FlowWords
    /// A comma-separated list of squares such as `wC-hR`, or `all` for one sheet of all nine; empty for the document's
    /// own canvas.
    public var squares = ""
    public var formats = "png"
    public var theme = "ios"
    public var locale: String?
    public var output = "Output"
    public var jobs: Int?
    public var timeLimit: Int? = JobLoss.standardTimeLimit
    /// The options that were given and that only variants have.
    public var ignoredOptions: [String] = []

    public init(inputs: [String], axes: AxisSelection.Words, flow: FlowWords) {
        self.inputs = inputs
        self.axes = axes
        self.flow = flow
    }

    /// A document on a canvas.
    private struct Job: Sendable {
        var document: Int
        /// The square; `nil` for the document's own canvas.
        var square: CanvasSquare?
    }

    private struct Outcome: Sendable {
        var job: Job
        var pictures: [CanvasPicture] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Runs the command.
    ///
    /// - Returns: the result, whose files are written; nothing is printed here.
    public func run() -> RenderOptions.Result {
        var log = ProblemLog()
        let chosen = chosenSquares(into: &log)
        log.check(canvasWith: axes, flow)
        for option in ignoredOptions { log.error(RunProblem.optionOnCanvas(option: option)) }
        let formats = RenderOptions.formats(formats, into: &log)
        log.check(jobs: jobs, timeLimit: timeLimit)
        if let path = inputs.first(where: InputSource.isScene) {
            log.error(RunProblem.sceneOnCanvas, at: SourceLocation(file: path))
        }
        guard let loaded = log.theme(named: theme), !log.hasErrors else { return failure(log, .wrongUsage) }
        do {
            let source = try DocumentSource.load(
                inputs, palette: loaded.palette, coverage: coverage, by: .document, locale: locale)
            log.append(contentsOf: source.diagnostics)
            let folder = try OutputFolder(path: output)
            let outcomes = try draw(source.value, chosen.squares)
            for outcome in outcomes { log.append(contentsOf: outcome.diagnostics) }
            var result = RenderOptions.Result(status: .good, diagnostics: [], text: "")
            result.folder = output
            let stems = PictureName.stems(for: source.value)
            for document in source.value.documents.indices {
                let own = outcomes.filter { $0.job.document == document }
                result.files += try write(
                    own, stem: stems[document], path: source.value.documents[document], as: formats,
                    onSheet: chosen.isSheet, loaded, source.value.makeTools(), to: folder)
            }
            if result.files.isEmpty, !log.hasErrors { log.error(RunProblem.nothingToShow) }
            result.diagnostics = log.diagnostics
            result.status = log.hasErrors ? .unreadableInput : .good
            result.text = text(for: result.files)
            return result
        } catch let error as DiagnosedError {
            let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
            log.append(contentsOf: error.diagnostics)
            return failure(log, error.isWrongUsage || isOutput ? .wrongUsage : .unreadableInput)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            return failure(log, .checkFailed)
        }
    }

    private func failure(_ log: ProblemLog, _ status: ExitStatus) -> RenderOptions.Result {
        RenderOptions.Result(status: status, diagnostics: log.diagnostics, text: "")
    }

    private func chosenSquares(into log: inout ProblemLog) -> (squares: [CanvasSquare?], isSheet: Bool) {
        let words = squares.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words == ["all"] { return (CanvasSquare.all, true) }
        guard !words.isEmpty else { return ([nil], false) }
        var found: [CanvasSquare?] = []
        for word in words {
            if let square = CanvasSquare(word) {
                if !found.contains(square) { found.append(square) }
            } else {
                let known = CanvasSquare.all.map(\.description) + ["all"]
                log.error(RunProblem.unknownSquare(word, nearest: nearestWords(to: word, among: known).first))
            }
        }
        return (found, false)
    }

    private func draw(_ source: DocumentSource, _ squares: [CanvasSquare?]) throws -> [Outcome] {
        let jobs = source.documents.indices.flatMap { document in
            squares.map { Job(document: document, square: $0) }
        }
        return try mapInOrder(
            jobs, workers: self.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeLimit: timeLimit.map { .seconds($0) }, tools: { source.makeTools() },
            name: { "draw the canvas of \(source.documents[$0.document]) \($0.square?.description ?? "")" },
            lost: { job, loss in
                let place = SourceLocation(file: source.documents[job.document])
                return Outcome(
                    job: job,
                    diagnostics: [
                        Diagnostic(.error, WorkerProblem(loss), at: place, context: "the canvas is not drawn")
                    ])
            },
            body: { job, tools in
                Outcome(job: job, pictures: source.canvasPictures(of: job.document, on: job.square, tools: tools))
            })
    }

    // MARK: Files

    /// Writes the pictures of a document's scenes, or a sheet for each scene.
    private func write(
        _ outcomes: [Outcome], stem: String, path: String, as formats: [OutputFormat], onSheet: Bool, _ theme: Theme,
        _ tools: WorkerTools, to folder: OutputFolder
    ) throws -> [PreviewReport.File] {
        let scenes = outcomes.first?.pictures.map(\.name) ?? []
        var files: [PreviewReport.File] = []
        for (index, name) in PictureName.distinct(scenes).enumerated() {
            let sceneStem = scenes.count > 1 ? "\(stem)-\(name)" : stem
            let panels = outcomes.compactMap { outcome in
                outcome.pictures.indices.contains(index) ? (outcome.job.square, outcome.pictures[index]) : nil
            }
            if onSheet {
                files += try write(sheetOf: panels, title: sceneStem, path: path, as: formats, theme, tools, to: folder)
                continue
            }
            for (square, picture) in panels {
                let stem = "\(sceneStem)-canvas\(square.map { "-\($0)" } ?? "")"
                for format in formats {
                    var rendering = tools.rendering
                    let drawn = try render(
                        picture.list, as: format, options: RenderingOptions(scale: picture.scale), with: &rendering)
                    let file = "\(stem).\(format.fileExtension)"
                    try folder.write(drawn.value, as: file)
                    files.append(
                        PreviewReport.File(
                            name: file, document: path, variant: nil,
                            width: Int((picture.list.size.width * picture.scale).rounded()),
                            height: Int((picture.list.size.height * picture.scale).rounded())))
                }
            }
        }
        return files
    }

    /// Writes one sheet of the grid's nine squares.
    private func write(
        sheetOf panels: [(CanvasSquare?, CanvasPicture)], title: String, path: String, as formats: [OutputFormat],
        _ theme: Theme, _ tools: WorkerTools, to folder: OutputFolder
    ) throws -> [PreviewReport.File] {
        var next = 0
        let rows = stride(from: 0, to: panels.count, by: 3).map { Array(panels[$0..<min($0 + 3, panels.count)]) }
        let strips = rows.map { row in
            ContactSheet.Strip(
                heading: Self.heading(of: row.first?.0), subheading: "",
                panels: row.map { square, picture in
                    defer { next += 1 }
                    return ContactSheet.Strip.Panel(
                        ContactSheet.Tile(picture: next, size: picture.list.size, outlineRadius: 0, kind: 0),
                        caption: [square?.title ?? ""], details: Self.details(of: picture))
                })
        }
        let sheet = ContactSheet(
            title: "\(title)-canvas",
            subtitle: "The nine squares of the size class grid; what one excludes is crossed out",
            strips: strips, style: theme.grid)
        let pictures = panels.map { $0.1.list }
        var files: [PreviewReport.File] = []
        for assembly in SheetAssembly.all(
            of: sheet, document: 0, formats: formats, suffix: "-squares", key: { _ in nil })
        {
            for format in assembly.formats {
                let text = TextPlacement(setter: tools.textSetter, scale: SheetAssembly.scale)
                func page(_ number: Int) -> DisplayList {
                    sheet.picture(ofPage: number, rows: nil, text: text) { pictures[$0].items }
                }
                var options = RenderingOptions(scale: SheetAssembly.scale)
                options.background = theme.grid.background
                var rendering = tools.rendering
                let bytes =
                    format == .pdf
                    ? try renderPages(assembly.pages.count, options: options, with: &rendering) {
                        page(assembly.pages.lowerBound + $0)
                    }.value
                    : try render(page(assembly.pages.lowerBound), as: format, options: options, with: &rendering).value
                try folder.write(bytes, as: assembly.fileName(format))
                files.append(
                    PreviewReport.File(
                        name: assembly.fileName(format), document: path, variant: nil, width: assembly.pixelSize.width,
                        height: assembly.pixelSize.height))
            }
        }
        return files
    }

    private static func heading(of square: CanvasSquare?) -> String {
        switch square?.height {
        case .compact: "Compact height"
        case .any: "Any height"
        case .regular: "Regular height"
        case nil: ""
        }
    }

    /// What a square excludes.
    private static func details(of picture: CanvasPicture) -> [String] {
        let count = picture.excludedConstraints
        let constraints = count == 0 ? [] : ["\(count) constraint\(count == 1 ? "" : "s")"]
        let excluded = picture.excludedViews + constraints
        return excluded.isEmpty ? ["Everything is installed"] : ["Without " + excluded.joined(separator: ", ")]
    }

    private func text(for files: [PreviewReport.File]) -> String {
        guard let first = files.first else { return "" }
        let folder = output.hasSuffix("/") ? output : output + "/"
        let count = files.count == 1 ? "1 picture" : "\(files.count) pictures"
        return "\(count) in \(folder) (\(first.name)\(files.count > 1 ? " …" : ""))\n"
    }
}
