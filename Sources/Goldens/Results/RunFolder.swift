public import Diagnostics
import Foundation
internal import InterfaceDocuments
import OutputFiles
import Previews

/// The folder of a run's report: expected and actual pictures, differences, and texts.
public struct RunFolder: Sendable {
    public let path: String

    enum Part: String, CaseIterable {
        case expected, actual, difference
    }

    private static let largestFile = 256 << 20
    static let runName = "run.json"
    public static let pageName = "report.html"
    /// The folder of the small pictures of causes.
    static let sheetsName = "sheets"

    /// Creates the folder if it is missing.
    ///
    /// - Parameters:
    ///   - path: the path as the user gave it.
    ///   - isFresh: whether to remove an earlier run's files first.
    /// - Throws: `OutputProblem` if the folder is not writable.
    public init(path: String, isFresh: Bool = true) throws(DiagnosedError) {
        self.path = path
        // The mark keeps the report's pictures from being taken for those of an app around it.
        try OutputFolder(path: path).write([], as: MadeFolder.mark)
        // Only a run's own folder is emptied, and only of files that a run makes.
        guard isFresh, FileManager.default.fileExists(atPath: "\(path)/\(Self.runName)") else { return }
        for name in Part.allCases.map(\.rawValue) + [Self.sheetsName, Self.pageName, Self.runName] {
            let file = "\(path)/\(name)"
            guard FileManager.default.fileExists(atPath: file) else { continue }
            do {
                try FileManager.default.removeItem(atPath: file)
            } catch {
                throw DiagnosedError(
                    OutputProblem.cannotWrite(name: name, reason: error.localizedDescription),
                    at: SourceLocation(file: file))
            }
        }
    }

    /// Writes a golden's file into a part, and returns its path relative to the report.
    func write(
        _ bytes: [UInt8], in part: Part, _ key: GoldenKey, extension fileExtension: String = "png"
    ) throws(DiagnosedError) -> String {
        let name = "\(part.rawValue)/\(key.fileName).\(fileExtension)"
        let place = SplitPath(name)
        try OutputFolder(path: "\(path)/\(place.folder)").write(bytes, as: place.name)
        return name
    }

    /// Writes a file of the report itself into the folder.
    func write(_ text: String, as name: String) throws(DiagnosedError) {
        try OutputFolder(path: path).write([UInt8](text.utf8), as: name)
    }

    /// The bytes of a file that a run or a request names; `nil` for a file outside the folder, even through a link.
    func contents(of name: String) -> [UInt8]? {
        var file = path
        for part in name.split(separator: "/", omittingEmptySubsequences: false) {
            guard !part.isEmpty, part != ".", part != "..", !part.utf8.contains(0) else { return nil }
            file += "/" + part
            guard !isLink(file) else { return nil }
        }
        do throws(FileReadingFailure) {
            return try readFile(file, limit: Self.largestFile)
        } catch {
            return nil
        }
    }
}
