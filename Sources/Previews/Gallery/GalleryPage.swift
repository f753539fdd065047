import Diagnostics
import Foundation

/// The page that shows a run: one file that needs no network, or one that follows a server.
enum GalleryPage {
    static let fileName = "gallery.html"
    /// Below the folder of the pictures.
    static let thumbnailFolder = "thumbnails"
    /// The longest side of a small picture, in pixels.
    static let thumbnailSide: CGFloat = 560

    /// The page of a run: it holds all but the pictures, and may ask for nothing but those.
    static func html(for run: GalleryRun) throws -> String {
        try PageTemplate(EmbeddedData.galleryPage).filled([
            ("TITLE", PageTemplate.escaped(run.title)),
            (
                "POLICY",
                "default-src 'none'; img-src 'self' file: data:; style-src '\(PageTemplate.hash(of: style))'; "
                    + "script-src '\(PageTemplate.hash(of: script))'"
            ),
            ("STYLE", "<style>\(style)</style>"),
            ("SCRIPT", "<script>\(script)</script>"),
            ("DATA", PageTemplate.json(run)),
        ])
    }

    /// The same page for a server, which it asks for the run.
    static let live = PageTemplate(EmbeddedData.galleryPage).filled([
        ("TITLE", "Maquette"),
        ("POLICY", policy),
        ("STYLE", "<link rel=\"stylesheet\" href=\"/gallery.css\">"),
        ("SCRIPT", "<script src=\"/gallery.js\"></script>"),
        ("DATA", "null"),
    ])

    /// What a served page may ask for.
    static let policy = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'"
    static let style = PageTemplate.baseStyle + EmbeddedData.galleryStyle
    static let script = EmbeddedData.galleryScript
}
