public import Diagnostics
import Foundation
import OutputFiles
import Scenes
import Theming

/// The operations of `maquette scene` on files.
public enum SceneFiles {
    /// The JSON Schema of scene files.
    public static var jsonSchema: String { SceneDocument.jsonSchema }

    /// Checks scene files and the documents that they name.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files.
    ///   - theme: the name or path of the theme whose colors may be named.
    /// - Returns: the status, which is good, a failed check or an unreadable file, and the problems found.
    public static func check(_ paths: [String], theme: String) -> (status: ExitStatus, diagnostics: [Diagnostic]) {
        let palette: Palette
        do {
            palette = try Theme.named(theme).palette
        } catch {
            return (.wrongUsage, error.diagnostics)
        }
        let diagnostics = SceneSource.load(paths, palette: palette).diagnostics
        return (ExitStatus(ofCheck: diagnostics), diagnostics)
    }

    /// Writes a starter scene file.
    ///
    /// - Parameter path: the path of the new file.
    /// - Throws: ``OutputProblem`` if the file exists or cannot be written.
    public static func writeStarter(to path: String) throws(DiagnosedError) {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw DiagnosedError(OutputProblem.exists, at: SourceLocation(file: path))
        }
        try OutputFolder.write(Array(SceneStarter.text.utf8), to: path)
    }
}
