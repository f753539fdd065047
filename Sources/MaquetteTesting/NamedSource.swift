import Devices
import Diagnostics
import Previews

/// A source's pictures under the name of the test that expects them.
struct NamedSource: PictureSource {
    private(set) var source: any PictureSource
    let prefix: String

    /// The same name for the pictures of another source, such as the moments of a walk.
    func renaming(_ other: any PictureSource) -> NamedSource { NamedSource(source: other, prefix: prefix) }

    /// The moments of a walk are told apart by their steps.
    var parts: [[String]] { source is WalkedSource ? source.parts : documents.map { _ in [] } }

    var documents: [String] {
        if source is WalkedSource { return source.documents.map { _ in prefix } }
        // If an app has a launch screen for each idiom, both are expected.
        return source.documents.indices.map { $0 == 0 ? prefix : "\(prefix)-\($0 + 1)" }
    }

    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
        try source.picture(of: document, on: variant, tools: tools)
    }

    func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        source.exclusion(of: document, on: variant)
    }
}
