import Devices
import Diagnostics
import Previews

/// A source's pictures under the name of the test that expects them.
struct NamedSource: PictureSource {
    let source: any PictureSource
    let prefix: String

    var documents: [String] {
        // If an app has a launch screen for each idiom, both are expected.
        source.documents.indices.map { $0 == 0 ? prefix : "\(prefix)-\($0 + 1)" }
    }

    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
        try source.picture(of: document, on: variant, tools: tools)
    }

    func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        source.exclusion(of: document, on: variant)
    }
}
