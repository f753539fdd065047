public import Diagnostics

/// A problem with `maquette.yaml` or with the project that it is written for.
public enum SettingsProblem: Problem, Hashable {
    /// A path in the file that leads out of the file's folder.
    case leavesFolder(String)
    /// A word that does not name a language.
    case notALanguage(String)
    /// A word in a list of window sizes that does not name one.
    case notASize(String)
    /// The inputs have different files.
    case severalFiles([String])
    /// There is nothing to look at: neither the command line nor the file names inputs.
    case noInputs(command: String, hasFile: Bool)
    /// A command that does not use the file.
    case notConfigured(command: String)
    /// There is already a file.
    case exists

    public var code: String {
        switch self {
        case .leavesFolder: "settings-leave-folder"
        case .notALanguage: "settings-not-a-language"
        case .notASize: "settings-not-a-size"
        case .severalFiles: "settings-several-files"
        case .noInputs: "settings-no-inputs"
        case .notConfigured: "settings-not-configured"
        case .exists: "settings-exist"
        }
    }

    public var message: String {
        switch self {
        case .leavesFolder(let path): "'\(path)' is outside of the file's folder"
        case .notALanguage(let word): "'\(word)' is not a language"
        case .notASize(let word): "'\(word)' is not a window size"
        case .severalFiles(let paths): "the inputs belong to several projects: \(paths.joined(separator: ", "))"
        case .noInputs(let command, _): "\(command) has no input"
        case .notConfigured(let command): "'\(command)' uses no settings"
        case .exists: "the file exists"
        }
    }

    public var remedy: String? {
        switch self {
        case .leavesFolder: "name a path below it, or give this one on the command line"
        case .notALanguage: "write a language's code, such as de or pt-BR, or base"
        case .notASize: "write a width and a height in points, as 500x700"
        case .severalFiles: "name one with --configuration, or none with --no-configuration"
        case .noInputs(_, hasFile: true): "name an app's folder or documents, or add inputs: to maquette.yaml"
        case .noInputs(_, hasFile: false):
            "name an app's folder or documents, or write maquette.yaml with maquette init"
        case .notConfigured: "name a command that draws or checks, such as render, lint or golden check"
        case .exists: "remove it, or write it again with --force"
        }
    }
}
