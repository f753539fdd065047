public import Devices
public import Diagnostics
import LocatedText
import Theming

/// The variants and the theme that a scene file requests, used unless the command overrides them.
public struct ScenePreferences: Sendable {
    public var axes: AxisSelection.Words = [:]
    /// The name of a theme, or a path relative to the scene's folder.
    public var theme: String?

    /// Reads only these two keys of a file, without checking the others.
    ///
    /// - Parameter path: the path of the scene file.
    /// - Returns: the preferences, possibly empty.
    /// - Throws: the problems with the two keys.
    public static func read(contentsOfFile path: String) throws(DiagnosedError) -> ScenePreferences {
        let root = try YAMLNode.read(contentsOfFile: path)
        var reader = ShapeReader(file: path, colorNames: [])
        var preferences = ScenePreferences()
        if let node = root["variants"] {
            preferences.axes = reader.within(key: "variants") { SceneDocument.variants.read(node, &$0) } ?? [:]
        }
        if let node = root["theme"] {
            preferences.theme = reader.within(key: "theme") { Theme.reference.read(node, &$0) }
        }
        if reader.log.hasErrors { throw DiagnosedError(reader.log.diagnostics) }
        return preferences
    }
}
