public import Diagnostics
import Foundation

extension SymbolFolder {
    /// The environment variable that names a folder of symbols for every theme.
    private static let variable = "MAQUETTE_SYMBOLS"

    /// Names a folder of symbols for this process and those that it starts.
    ///
    /// It sets the environment variable, so call it before other threads start.
    ///
    /// - Parameter path: the folder, which counts from the working folder unless it is absolute.
    package static func use(at path: String) {
        setenv(variable, URL(fileURLWithPath: path).standardizedFileURL.path, 1)
    }

    /// The path of the folder for every theme; `nil` for none.
    package static func path(in environment: [String: String]) -> String? {
        guard let path = environment[variable], !path.isEmpty else { return nil }
        return path
    }

    /// Lists the folder that the environment names; `nil` if it names none.
    ///
    /// - Throws: ``ThemeProblem`` if the folder cannot be listed or has no templates.
    fileprivate static func named(in environment: [String: String]) throws(DiagnosedError) -> SymbolFolder? {
        guard let path = path(in: environment) else { return nil }
        let symbols: SymbolFolder
        do {
            symbols = try SymbolFolder(path: path)
        } catch {
            throw DiagnosedError(
                ThemeProblem.unlistedFolder(path, error.reason), at: SourceLocation(file: path))
        }
        guard !symbols.names.isEmpty else {
            throw DiagnosedError(ThemeProblem.noSymbols(path), at: SourceLocation(file: path))
        }
        return symbols
    }
}

extension Theme {
    /// A built-in theme by name, or the theme of a file, with the user's own symbols.
    ///
    /// - Parameters:
    ///   - reference: a name (`ios`), or the path of a `.yaml` file.
    ///   - environment: the variables of which `MAQUETTE_SYMBOLS` names a folder of symbols in the place of the theme's.
    /// - Returns: the theme, with its inherited values.
    /// - Throws: ``ThemeProblem``, ``ShapeProblem`` and ``YAMLProblem`` cases, with all problems at once.
    public static func named(
        _ reference: String, symbolsIn environment: [String: String]
    ) throws(DiagnosedError) -> Theme {
        var theme = try named(reference)
        theme.symbols = try SymbolFolder.named(in: environment) ?? theme.symbols
        return theme
    }
}
