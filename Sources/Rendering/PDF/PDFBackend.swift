import CCairo
import Diagnostics
import Drawing
import Foundation
import Geometry

/// Draws a display list as a document of one page, as many points large as the list.
struct PDFBackend {
    let tools: RenderingTools
    let options: RenderingOptions

    func document(of list: DisplayList) throws(RenderingProblem) -> Diagnosed<[UInt8]> {
        let (width, height) = try list.pageSides
        let output = PDFOutput()
        guard let surface = cairo_pdf_surface_create_for_stream(PDFOutput.write, output.pointer, width, height) else {
            throw .drawingFailed(reason: "no document")
        }
        defer { cairo_surface_destroy(surface) }
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
        // Cairo would write the time of day.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        if !list.title.isEmpty {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, list.title.withoutControlCharacters)
        }
        if !list.summary.isEmpty {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, list.summary.withoutControlCharacters)
        }
        let context = try CairoContext(surface)
        if let background = options.background {
            context.setSource(background)
            cairo_paint(context.pointer)
        }
        var painter = CairoPainter(context: context, tools: tools, target: .page, scale: options.scale)
        try painter.draw(list.items)
        try context.check()
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
        }
        return Diagnosed(output.bytes, diagnostics: painter.log.diagnostics)
    }
}

/// Collects what Cairo writes.
private final class PDFOutput {
    private(set) var bytes: [UInt8] = []

    /// This collector for Cairo, which must not outlive it.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { pointer, data, length in
        guard let pointer, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<PDFOutput>.fromOpaque(pointer).takeUnretainedValue()
        output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}

extension String {
    /// The text without what neither a document's data nor XML may hold.
    var withoutControlCharacters: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }
}
