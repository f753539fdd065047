import Bitmaps
public import Diagnostics
import Drawing
import Foundation
import Geometry
public import InterfaceBuilder
import OutputFiles
public import Rendering
import Sheets
public import Theming
import Typography
import Workers

/// A request to draw documents as Interface Builder's canvas shows them, and to write the pictures to a folder.
///
/// Scenes are drawn on the document's own canvas, or on squares of the size class grid.
public struct CanvasRequest: Sendable {
    public var inputs: InputSelection
    /// The squares; `nil` for the document's own canvas.
    public var squares: [CanvasSquare?]
    /// Whether the squares of a scene are on one sheet.
    public var isSheet: Bool
    public var formats: [OutputFormat]
    public var theme: Theme
    /// The folder of the pictures.
    public var output: String
    public var work = Workload()

    public init(
        inputs: InputSelection, squares: [CanvasSquare?] = [nil], isSheet: Bool = false,
        formats: [OutputFormat] = [.png], theme: Theme, output: String
    ) {
        self.inputs = inputs
        self.squares = squares
        self.isSheet = isSheet
        self.formats = formats
        self.theme = theme
        self.output = output
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

    /// Reads the inputs.
    ///
    /// - Returns: the documents that could be read, with an error for each that could not.
    /// - Throws: all problems, if no document could be read.
    public func load() throws(DiagnosedError) -> Diagnosed<DocumentSource> {
        try DocumentSource.load(
            inputs.paths, palette: theme.palette, coverage: inputs.coverage, by: .document, locale: inputs.locale)
    }

    /// Draws the documents and writes every file.
    ///
    /// - Parameter source: the documents as ``load()`` returned them.
    /// - Returns: the files, with the problems found while drawing.
    /// - Throws: an error that stops the whole run, such as a full disk.
    public func run(_ source: DocumentSource) throws -> RenderResult {
        let folder = try OutputFolder(path: output)
        let outcomes = try draw(source, squares)
        let stems = PictureName.stems(for: source)
        var files: [PreviewReport.File] = []
        for document in source.documents.indices {
            files += try write(
                outcomes.filter { $0.job.document == document }, stem: stems[document],
                path: source.documents[document], as: formats, onSheet: isSheet, theme, source.makeTools(), to: folder)
        }
        return RenderResult(files, in: output, diagnostics: outcomes.flatMap(\.diagnostics))
    }

    private func draw(_ source: DocumentSource, _ squares: [CanvasSquare?]) throws -> [Outcome] {
        let jobs = source.documents.indices.flatMap { document in
            squares.map { Job(document: document, square: $0) }
        }
        return try mapInOrder(
            jobs, workers: work.workers, timeLimit: work.timeLimit, tools: { source.makeTools() },
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

    /// The views and constraints that a square excludes.
    private static func details(of picture: CanvasPicture) -> [String] {
        let count = picture.excludedConstraints
        let constraints = count == 0 ? [] : ["\(count) constraint\(count == 1 ? "" : "s")"]
        let excluded = picture.excludedViews + constraints
        return excluded.isEmpty ? ["Everything is installed"] : ["Without " + excluded.joined(separator: ", ")]
    }
}
