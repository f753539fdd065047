package import Diagnostics
import Foundation

extension FontLibrary {
    /// The environment variable that names a font file to use in the place of the system font.
    static let systemFontVariable = "MAQUETTE_SYSTEM_FONT"

    /// Names a font file for the system font of this process and of those that it starts.
    ///
    /// It sets the environment variable, so call it before other threads start.
    ///
    /// - Parameter path: the file, which counts from the working folder unless it is absolute.
    package static func useSystemFont(at path: String) {
        setenv(systemFontVariable, URL(fileURLWithPath: path).standardizedFileURL.path, 1)
    }

    /// The path of the font in the place of the system font; `nil` for none.
    package static func systemFontPath(in environment: [String: String]) -> String? {
        guard let path = environment[systemFontVariable], !path.isEmpty else { return nil }
        return path
    }

    /// The standard fonts, with the font that the environment names in the place of the system font.
    ///
    /// A file that cannot be read as a font is an error.
    package static func standard(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Diagnosed<FontLibrary> {
        guard let path = systemFontPath(in: environment) else { return Diagnosed(FontLibrary(), diagnostics: []) }
        return FontLibrary().replacingSystemFont(with: path)
    }
}
