public import Diagnostics

/// What can be wrong with a theme.
public enum ThemeProblem: Problem, Hashable {
    case unknownKey(String, in: String, nearest: String?)
    case missingKey(String)
    case wrongType(key: String, expected: String)
    case badColor(String)
    case badVersion(String)
    case negative(key: String)
    case unknownColorName(String, nearest: String?)
    case colorCircle([String])
    case inheritanceCircle([String])
    case unknownTheme(String, known: [String])

    public var code: String {
        switch self {
        case .unknownKey: "theme-unknown-key"
        case .missingKey: "theme-missing-key"
        case .wrongType: "theme-wrong-type"
        case .badColor: "theme-bad-color"
        case .badVersion: "theme-bad-version"
        case .negative: "theme-negative-length"
        case .unknownColorName: "theme-unknown-color-name"
        case .colorCircle: "theme-color-circle"
        case .inheritanceCircle: "theme-inheritance-circle"
        case .unknownTheme: "unknown-theme"
        }
    }

    public var message: String {
        switch self {
        case .unknownKey(let key, let parent, _):
            parent.isEmpty ? "a theme has no '\(key)'" : "'\(parent)' has no '\(key)'"
        case .missingKey(let key): "'\(key)' is missing, and there is no theme to inherit it from"
        case .wrongType(let key, let expected): "'\(key)' is not \(expected)"
        case .badColor(let text): "'\(text)' is not a colour"
        case .badVersion(let text): "'\(text)' is neither an appearance nor a version of iOS"
        case .negative(let key): "'\(key)' is below zero"
        case .unknownColorName(let name, _): "no colour is called '\(name)'"
        case .colorCircle(let names): "these colours only refer to one another: \(names.joined(separator: " → "))"
        case .inheritanceCircle(let names): "these themes inherit from one another: \(names.joined(separator: " → "))"
        case .unknownTheme(let name, _): "no theme is called '\(name)'"
        }
    }

    public var remedy: String? {
        switch self {
        case .wrongType, .negative: nil
        case .unknownKey(_, _, let nearest), .unknownColorName(_, let nearest): nearest.map { "did you mean '\($0)'?" }
        case .missingKey: "add it, or begin with 'inherits: ios'"
        case .badColor: "write \"#RRGGBB\" or \"#RRGGBBAA\" in quotation marks"
        case .badVersion:
            "appearances are \(ThemeReader.appearances.joined(separator: ", ")); versions are ios7, ios13…"
        case .colorCircle: "give one of them a value"
        case .inheritanceCircle: "let one of them stand on its own"
        case .unknownTheme(_, let known): "known are \(known.joined(separator: ", ")), or the path of a .yaml file"
        }
    }
}
