/// The page that steps through walks on several variants at once: one file that needs no network.
package struct WalkPage: Encodable {
    /// The app after a step.
    package struct Moment: Encodable {
        /// The picture as a data URL.
        package var picture: String
        /// The picture's width in points.
        package var width: Double
        package var variant: String
        /// Why the step was left out; `nil` if it was taken.
        package var skipped: String?
        /// The callbacks since the step before, as lines.
        package var calls: [String]
        package var findings: [String]

        package init(
            picture: String, width: Double, variant: String, skipped: String?, calls: [String], findings: [String]
        ) {
            self.picture = picture
            self.width = width
            self.variant = variant
            self.skipped = skipped
            self.calls = calls
            self.findings = findings
        }
    }

    /// A walk on one variant.
    package struct Walk: Encodable {
        package var name: String
        /// Why the walk ended early, in a sentence; `nil` if it did not.
        package var stop: String?
        package var moments: [Moment]

        package init(name: String, stop: String?, moments: [Moment]) {
            self.name = name
            self.stop = stop
            self.moments = moments
        }
    }

    package var title: String
    /// The start and the steps, in words.
    package var steps: [String]
    package var walks: [Walk]

    package init(title: String, steps: [String], walks: [Walk]) {
        self.title = title
        self.steps = steps
        self.walks = walks
    }

    /// The page.
    ///
    /// - Throws: an error if the content cannot be written as JSON.
    package var html: String {
        get throws {
            let style = PageTemplate.baseStyle + EmbeddedData.walkStyle
            let script = EmbeddedData.walkScript
            return try PageTemplate(EmbeddedData.walkPage).filled([
                ("TITLE", PageTemplate.escaped(title)),
                (
                    "POLICY",
                    "default-src 'none'; img-src data:; style-src '\(PageTemplate.hash(of: style))'; "
                        + "script-src '\(PageTemplate.hash(of: script))'"
                ),
                ("STYLE", "<style>\(style)</style>"), ("SCRIPT", "<script>\(script)</script>"),
                ("DATA", PageTemplate.json(self)),
            ])
        }
    }
}
