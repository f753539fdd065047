import Bitmaps
import Devices
import Diagnostics
import Foundation

/// A source of some documents of another source.
struct PartialSource: PictureSource {
    private let source: any PictureSource
    /// The indices of the documents in the whole source.
    private let shown: [Int]

    /// - Parameters:
    ///   - source: the whole source.
    ///   - shown: the indices of the documents to show.
    init(_ source: any PictureSource, showing shown: [Int]) {
        self.source = source
        self.shown = shown
    }

    var documents: [String] {
        let documents = source.documents
        return shown.map { documents[$0] }
    }

    var places: [[String]] {
        let places = source.places
        return shown.map { places[$0] }
    }

    var parts: [[String]] {
        let parts = source.parts
        return shown.map { parts[$0] }
    }

    func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        let digests = source.inputDigests(apartFrom: output)
        return shown.map { digests[$0] }
    }

    func inputs(of document: Int) -> DocumentInputs? { source.inputs(of: shown[document]) }

    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
        try source.picture(of: shown[document], on: variant, tools: tools)
    }

    func otherApp(
        beside document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture>? {
        try source.otherApp(beside: shown[document], on: variant, tools: tools)
    }

    func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        source.exclusion(of: shown[document], on: variant)
    }
}
