import CCairo
import Diagnostics
import Drawing
import Foundation
import Geometry

/// Draws display lists as the pages of a document, each of its list's size in points.
struct PDFBackend {
    let tools: RenderingTools
    let options: RenderingOptions

    func document(of list: DisplayList) throws(RenderingProblem) -> Diagnosed<[UInt8]> {
        var document = try PDFDocument(firstPage: list, backend: self)
        try document.add(list)
        return try document.finish()
    }
}

/// A document under construction.
struct PDFDocument: ~Copyable {
    private let backend: PDFBackend
    private let output = PDFOutput()
    private let surface: OpaquePointer
    private var pageCount = 0
    private var diagnostics: [Diagnostic] = []

    /// Creates an empty document with the title and summary of its first page.
    init(firstPage: DisplayList, backend: PDFBackend) throws(RenderingProblem) {
        let (width, height) = try firstPage.pageSides
        guard let surface = cairo_pdf_surface_create_for_stream(PDFOutput.write, output.pointer, width, height) else {
            throw .drawingFailed(reason: "no document")
        }
        self.surface = surface
        self.backend = backend
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
        // Cairo would write the current time.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        if !firstPage.title.isEmpty {
            let title = firstPage.title.withoutControlCharacters
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        }
        if !firstPage.summary.isEmpty {
            let summary = firstPage.summary.withoutControlCharacters
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, summary)
        }
    }

    deinit { cairo_surface_destroy(surface) }

    mutating func add(_ list: DisplayList) throws(RenderingProblem) {
        if pageCount > 0 {
            let (width, height) = try list.pageSides
            cairo_surface_show_page(surface)
            cairo_pdf_surface_set_size(surface, width, height)
        }
        pageCount += 1
        let list = try list.drawingBackdrops(on: backend.options.background, with: backend.tools)
        let context = try CairoContext(surface)
        if let background = backend.options.background {
            context.setSource(background)
            cairo_paint(context.pointer)
        }
        var painter = CairoPainter(
            context: context, tools: backend.tools, target: .page, scale: backend.options.scale)
        try painter.draw(list.items)
        try context.check()
        diagnostics += painter.log.diagnostics
    }

    mutating func finish() throws(RenderingProblem) -> Diagnosed<[UInt8]> {
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
        }
        return Diagnosed(output.bytes, diagnostics: diagnostics)
    }
}

/// Collects Cairo's output.
private final class PDFOutput {
    private(set) var bytes: [UInt8] = []

    /// A pointer to this collector, which must outlive its use.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { pointer, data, length in
        guard let pointer, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<PDFOutput>.fromOpaque(pointer).takeUnretainedValue()
        output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}

extension String {
    /// The text without characters that PDF metadata or XML do not allow.
    var withoutControlCharacters: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }
}
