import Diagnostics
import Theming

/// The output of `maquette themes`.
public enum ThemeListing {
    /// One name per line.
    public static var table: String {
        Theme.embeddedNames.map { $0 + "\n" }.joined()
    }

    /// The names of all themes.
    public static var names: [String] { Theme.embeddedNames }

    /// The JSON Schema of theme files.
    public static var jsonSchema: String { Theme.jsonSchema }

    /// One JSON object per line.
    public static var json: String {
        Theme.embeddedNames.map { "{\"name\":\(JSONText.quoted($0))}\n" }.joined()
    }
}
