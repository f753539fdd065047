import Diagnostics
import Foundation
import OutputFiles

/// Writes a file unless it has that text, so that nothing is built again for it.
func writeUnlessEqual(_ text: String, to url: URL) throws(PreviewBuildProblem) {
    let bytes = Data(text.utf8)
    if (try? Data(contentsOf: url)) == bytes { return }
    do throws(DiagnosedError) {
        let folder = try OutputFolder(path: url.deletingLastPathComponent().path)
        try folder.write([UInt8](bytes), as: url.lastPathComponent)
    } catch {
        throw .unwritable(path: url.path, reason: error.diagnostics.map(\.problem.message).joined(separator: ", "))
    }
}
