import CRSVG
import Foundation

/// What is used of librsvg, which is loaded when it is first needed.
///
/// With the libraries behind it, it takes about as long to load as everything else together, and most runs draw no SVG
/// image. Its types are its header's; its functions are looked up by name.
///
/// It draws with the Cairo that is loaded with it. Where the program holds a Cairo of its own, as what `make build`
/// links does, neither may be handed what is the other's: only pixels go from one to the other.
struct SVGLibrary: Sendable {
    typealias Raised = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias MakeHandle =
        @convention(c) @Sendable (UnsafePointer<UInt8>, gsize, Raised?) -> UnsafeMutablePointer<RsvgHandle>?
    typealias RenderDocument =
        @convention(c) @Sendable (
            UnsafeMutablePointer<RsvgHandle>, OpaquePointer, UnsafePointer<RsvgRectangle>, Raised?
        ) -> gboolean
    typealias MakeSurface =
        @convention(c) @Sendable (UnsafeMutableRawPointer, Int32, Int32, Int32, Int32) -> OpaquePointer?
    typealias MakeContext = @convention(c) @Sendable (OpaquePointer) -> OpaquePointer?
    typealias Destroy = @convention(c) @Sendable (OpaquePointer) -> Void

    let version: String
    let makeHandle: MakeHandle
    let renderDocument: RenderDocument
    /// `cairo_image_surface_create_for_data`, and the rest of what it takes to draw onto pixels.
    let makeSurface: MakeSurface
    let makeContext: MakeContext
    let destroyContext: Destroy
    let destroySurface: Destroy

    /// `nil` where the library is not installed.
    static let shared = SVGLibrary()

    /// - Parameter names: what it is called on Linux and on macOS; it may also be linked after all, as it is where the
    ///   linker drops nothing.
    init?(names: [String?] = [nil, "librsvg-2.so.2", "librsvg-2.2.dylib"]) {
        guard let library = names.lazy.compactMap(Self.open).first,
            let make = dlsym(library, "rsvg_handle_new_from_data"),
            let render = dlsym(library, "rsvg_handle_render_document"),
            let makeSurface = dlsym(library, "cairo_image_surface_create_for_data"),
            let makeContext = dlsym(library, "cairo_create"),
            let destroyContext = dlsym(library, "cairo_destroy"),
            let destroySurface = dlsym(library, "cairo_surface_destroy")
        else { return nil }
        makeHandle = unsafeBitCast(make, to: MakeHandle.self)
        renderDocument = unsafeBitCast(render, to: RenderDocument.self)
        self.makeSurface = unsafeBitCast(makeSurface, to: MakeSurface.self)
        self.makeContext = unsafeBitCast(makeContext, to: MakeContext.self)
        self.destroyContext = unsafeBitCast(destroyContext, to: Destroy.self)
        self.destroySurface = unsafeBitCast(destroySurface, to: Destroy.self)
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
