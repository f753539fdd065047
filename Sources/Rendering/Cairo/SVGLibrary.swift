import CRSVG
import Foundation

/// What is used of librsvg, which is loaded when it is first needed.
///
/// With the libraries behind it, it takes about as long to load as everything else together, and most runs draw no SVG
/// image. Its types are its header's; its functions are looked up by name.
struct SVGLibrary: Sendable {
    typealias Raised = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias MakeHandle =
        @convention(c) @Sendable (UnsafePointer<UInt8>, gsize, Raised?) -> UnsafeMutablePointer<RsvgHandle>?
    typealias RenderDocument =
        @convention(c) @Sendable (
            UnsafeMutablePointer<RsvgHandle>, OpaquePointer, UnsafePointer<RsvgRectangle>, Raised?
        ) -> gboolean

    let version: String
    let makeHandle: MakeHandle
    let renderDocument: RenderDocument

    /// `nil` where the library is not installed.
    static let shared = SVGLibrary()

    /// - Parameter names: what it is called on Linux and on macOS; it may also be linked after all, as it is where the
    ///   linker drops nothing.
    init?(names: [String?] = [nil, "librsvg-2.so.2", "librsvg-2.2.dylib"]) {
        guard let library = names.lazy.compactMap(Self.open).first,
            let make = dlsym(library, "rsvg_handle_new_from_data"),
            let render = dlsym(library, "rsvg_handle_render_document")
        else { return nil }
        makeHandle = unsafeBitCast(make, to: MakeHandle.self)
        renderDocument = unsafeBitCast(render, to: RenderDocument.self)
        version = ["major", "minor", "micro"].map { part in
            dlsym(library, "rsvg_\(part)_version").map { "\($0.load(as: guint.self))" } ?? "?"
        }.joined(separator: ".")
    }

    /// A library that has what is needed; `nil` stands for the program itself.
    private static func open(_ name: String?) -> UnsafeMutableRawPointer? {
        guard let library = dlopen(name, RTLD_LAZY), dlsym(library, "rsvg_handle_new_from_data") != nil else {
            return nil
        }
        return library
    }
}
