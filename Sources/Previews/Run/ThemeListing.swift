import Diagnostics
import Theming

/// What `maquette themes` prints.
public enum ThemeListing {
    /// A name a line.
    public static var table: String {
        Theme.embeddedNames.map { $0 + "\n" }.joined()
    }

    /// The JSON Schema of theme files.
    public static var jsonSchema: String { Theme.jsonSchema }

    /// One object a line.
    public static var json: String {
        Theme.embeddedNames.map { "{\"name\":\(JSONText.quoted($0))}\n" }.joined()
    }
}
