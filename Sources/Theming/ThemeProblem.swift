public import Diagnostics

/// A problem with a theme.
public enum ThemeProblem: Problem, Hashable {
    /// The text in place of a color: "'#12'", "nothing".
    case badColor(String)
    case badVersion(String)
    case noLightShade(String)
    case unknownColorName(String, nearest: String?)
    case colorCircle([String])
    case inheritanceCircle([String])
    case unknownTheme(String, known: [String])
    /// An inherited file outside the folder.
    case outsideFolder(String)
    /// A folder of symbols that cannot be listed, and why.
    case unlistedFolder(String, String)
    /// A folder of symbols without templates.
    case noSymbols(String)

    public var code: String {
        switch self {
        case .badColor: "theme-bad-color"
        case .badVersion: "theme-bad-version"
        case .noLightShade: "theme-no-light-shade"
        case .unknownColorName: "theme-unknown-color-name"
        case .colorCircle: "theme-color-circle"
        case .inheritanceCircle: "theme-inheritance-circle"
        case .unknownTheme: "unknown-theme"
        case .outsideFolder: "theme-outside-folder"
        case .unlistedFolder: "theme-unlisted-folder"
        case .noSymbols: "theme-no-symbols"
        }
    }

    public var message: String {
        switch self {
        case .badColor(let found): "\(found) is not a color"
        case .badVersion(let text): "'\(text)' is neither an appearance nor a version of iOS"
        case .noLightShade(let name): "the color '\(name)' has no value for light mode"
        case .unknownColorName(let name, _): "there is no color '\(name)'"
        case .colorCircle(let names): "these colors refer only to each other: \(names.joined(separator: " → "))"
        case .inheritanceCircle(let names): "these themes inherit from each other: \(names.joined(separator: " → "))"
        case .unknownTheme(let name, _): "there is no theme '\(name)'"
        case .outsideFolder(let path): "\(path) is outside the folder of the file that names it"
        case .unlistedFolder(let path, let reason): "the folder '\(path)' cannot be listed: \(reason)"
        case .noSymbols(let path): "the folder '\(path)' has no .svg files"
        }
    }

    public var remedy: String? {
        switch self {
        case .badColor: "write \"#RRGGBB\" or \"#RRGGBBAA\" in quotation marks"
        case .badVersion:
            "appearances are \(PaletteChanges.appearances.joined(separator: ", ")); versions are ios7, ios13…"
        case .noLightShade: "add 'light:'"
        case .unknownColorName(_, let nearest):
            nearest.map { "did you mean '\($0)'?" } ?? "write \"#RRGGBB\" in quotation marks, or give it a value here"
        case .colorCircle: "give one of them a value"
        case .inheritanceCircle: "remove 'inherits' from one of them"
        case .outsideFolder: "copy it beside the file that names it, and name it without '..'"
        case .unlistedFolder: "check the path and its permissions"
        case .noSymbols:
            "export symbols as templates from Apple's SF Symbols app, each named after its symbol, such as star.svg"
        case .unknownTheme(_, let known): "known are \(known.joined(separator: ", ")), or the path of a .yaml file"
        }
    }
}
