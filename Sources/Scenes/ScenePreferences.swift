public import Devices
public import Diagnostics
import LocatedText
import Theming

/// What a scene file asks to be drawn on and in, which holds where the command says nothing else.
public struct ScenePreferences: Sendable {
    public var axes: AxisSelection.Words = [:]
    /// A theme's name, or a path from the scene's folder.
    public var theme: String?

    /// Reads only these two keys of a file; what is wrong with the others is not looked at.
    ///
    /// - Parameter path: of the scene file.
    /// - Returns: what it says, possibly nothing.
    /// - Throws: what is wrong with the two.
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
