import Diagnostics
package import Foundation

/// The HTML page of a run: a single file that needs no network, or a page that follows a server.
package enum GalleryPage {
    package static let fileName = "gallery.html"
    /// The folder of thumbnails, within the folder of the pictures.
    package static let thumbnailFolder = "thumbnails"
    /// The longest side of a thumbnail, in pixels.
    package static let thumbnailSide: CGFloat = 560

    /// The page of a run.
    ///
    /// It contains everything but the pictures, and may load nothing else.
    package static func html(for run: GalleryRun) throws -> String {
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

    /// The live page, which requests the run from a server.
    package static let live = PageTemplate(EmbeddedData.galleryPage).filled([
        ("TITLE", "Maquette"),
        ("POLICY", policy),
        ("STYLE", "<link rel=\"stylesheet\" href=\"/gallery.css\">"),
        ("SCRIPT", "<script src=\"/gallery.js\"></script>"),
        ("DATA", "null"),
    ])

    /// The Content Security Policy of served pages.
    package static let policy =
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'"
    package static let style = PageTemplate.baseStyle + EmbeddedData.galleryStyle
    package static let script = EmbeddedData.galleryScript
}
