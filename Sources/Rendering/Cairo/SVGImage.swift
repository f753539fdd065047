import CCairo
import CRSVG
import Foundation

/// An SVG document inside a picture.
///
/// It is read from memory without a base URL, so that it cannot refer to anything outside.
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

    /// Draws the document to fill a surface.
    func draw(onto surface: ImageSurface) throws(RenderingProblem) {
        let problem: RenderingProblem?? = surface.withPixels { pixels, stride in
            guard
                let target = library.makeSurface(
                    pixels, Int32(CAIRO_FORMAT_ARGB32.rawValue), Int32(surface.width), Int32(surface.height),
                    Int32(stride))
            else { return .drawingFailed(reason: "no surface") }
            defer { library.destroySurface(target) }
            guard let context = library.makeContext(target) else { return .drawingFailed(reason: "no context") }
            defer { library.destroyContext(context) }
            var viewport = RsvgRectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
            var error: UnsafeMutablePointer<GError>?
            guard library.renderDocument(handle, context, &viewport, &error) != 0 else {
                return .undrawableImage(digest: digest, reason: Self.take(&error))
            }
            return nil
        }
        if let problem = problem ?? .drawingFailed(reason: "the pixels cannot be written") { throw problem }
    }

    private static func take(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        guard let raised = error else { return "no reason is given" }
        defer { g_clear_error(&error) }
        return String(cString: raised.pointee.message)
    }
}
