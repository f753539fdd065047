import CCairo
import CRSVG
import Foundation

/// An SVG document that is placed in a picture.
///
/// It is read from memory and without an address of its own, so that it can refer to nothing outside itself.
final class SVGImage {
    private let library: SVGLibrary
    private let handle: UnsafeMutablePointer<RsvgHandle>
    private let digest: String

    init(
        _ document: [UInt8], digest: String, library: SVGLibrary? = .shared
    ) throws(RenderingProblem) {
        self.digest = digest
        guard let library else { throw .noSVGLibrary }
        self.library = library
        var error: UnsafeMutablePointer<GError>?
        guard let handle = library.makeHandle(document, gsize(document.count), &error) else {
            throw .undrawableImage(digest: digest, reason: Self.take(&error))
        }
        self.handle = handle
    }

    deinit { g_object_unref(handle) }

    /// Draws the document so that it fills a frame.
    func draw(into context: CairoContext, frame: CGRect) throws(RenderingProblem) {
        var viewport = RsvgRectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        var error: UnsafeMutablePointer<GError>?
        // Cairo's context has a type of its own in each module that declares it, and is one pointer in all of them.
        guard library.renderDocument(handle, context.pointer, &viewport, &error) != 0 else {
            throw .undrawableImage(digest: digest, reason: Self.take(&error))
        }
    }

    private static func take(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        guard let raised = error else { return "no reason is given" }
        defer { g_clear_error(&error) }
        return String(cString: raised.pointee.message)
    }
}
