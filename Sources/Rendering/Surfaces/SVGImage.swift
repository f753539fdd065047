import CCairo
import CRSVG
import Foundation

/// An SVG document inside a picture.
///
/// It is read from memory without a base URL, so that it cannot refer to anything outside.
final class SVGImage {
    private let handle: UnsafeMutablePointer<RsvgHandle>
    private let digest: String

    init(_ document: [UInt8], digest: String) throws(RenderingProblem) {
        self.digest = digest
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_data(document, gsize(document.count), &error) else {
            throw .undrawableImage(digest: digest, reason: Self.take(&error))
        }
        self.handle = handle
    }

    deinit { g_object_unref(handle) }

    /// Draws the document to fill a surface.
    func draw(onto surface: ImageSurface) throws(RenderingProblem) {
        guard let context = cairo_create(surface.pointer), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            throw .drawingFailed(reason: "no context")
        }
        defer { cairo_destroy(context) }
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
        var error: UnsafeMutablePointer<GError>?
        guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
            throw .undrawableImage(digest: digest, reason: Self.take(&error))
        }
    }

    private static func take(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        guard let raised = error else { return "no reason is given" }
        defer { g_clear_error(&error) }
        return String(cString: crsvg_error_message(raised))
    }
}
