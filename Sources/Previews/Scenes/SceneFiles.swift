public import Diagnostics
import Foundation
import Scenes
import Theming

/// What `maquette scene` does with files.
public enum SceneFiles {
    /// The JSON Schema of scene files.
    public static var jsonSchema: String { SceneDocument.jsonSchema }

    /// Reads scene files with the documents that they name, for what is wrong with them.
    ///
    /// - Parameters:
    ///   - paths: of the files.
    ///   - theme: whose colours may be named: a name or a path.
    /// - Returns: good, or that the check failed, or that a file could not be read; and what is wrong.
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

    /// Writes a scene file to start from.
    ///
    /// - Parameter path: of the new file.
    /// - Throws: ``OutputProblem`` where there is a file already, or none can be written.
    public static func writeStarter(to path: String) throws(DiagnosedError) {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw DiagnosedError(OutputProblem.exists, at: SourceLocation(file: path))
        }
        try OutputFolder.write(Array(SceneStarter.text.utf8), to: path)
    }
}
