import Foundation

/// Documents of public repositories, kept beside the package and not part of it.
public enum Corpus {
    /// The folder `shared/corpus` beside the package's own.
    public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpus").path

    /// The parts of the corpus whose documents store frames to compare with.
    public static let parts = ["dev", "train"]

    public static var isPresent: Bool { FileManager.default.fileExists(atPath: folder) }

    /// The paths of all storyboards and xibs in a part, relative to the corpus, in order.
    public static func documents(in part: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: "\(folder)/\(part)")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { "\(part)/\($0)" }
    }
}
