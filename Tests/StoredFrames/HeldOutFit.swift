import Foundation
@_spi(Fitting) import Typography

/// A fit of the system font's advances that did not see some repositories' documents.
///
/// Frames that come out right with it show how well the fit does on documents that it does not know.
public struct HeldOutFit: Sendable {
    /// The names of the repositories' folders in the parts of the corpus.
    public let repositories: Set<String>
    /// The advances, in the format of the built-in ones.
    private let advances: Data

    private struct Document: Decodable {
        var heldOut: [String]
    }

    /// Reads the fits in a folder, which `Scripts/fit-metrics.py --held-out` writes.
    ///
    /// - Throws: an error of the file system, or `DecodingError` for a file that is not a fit.
    public static func read(from folder: String) throws -> [HeldOutFit] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted().map {
            let data = try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))
            let document = try JSONDecoder().decode(Document.self, from: data)
            _ = try MetricTextSetter(advances: data)
            return HeldOutFit(repositories: Set(document.heldOut), advances: data)
        }
    }

    /// Whether a document, by its path in the corpus, is of a repository that the fit did not see.
    func holdsOut(_ path: String) -> Bool {
        let folders = path.split(separator: "/")
        return folders.count > 1 && repositories.contains(String(folders[1]))
    }

    /// Measures text with the fit.
    func makeSetter() -> MetricTextSetter {
        (try? MetricTextSetter(advances: advances)) ?? MetricTextSetter()
    }
}
