import ArgumentParser
import Devices
import Diagnostics
import Previews
import Settings

/// A command line that the settings of `maquette.yaml` complete.
///
/// The command line wins over a scene file, a scene file over `maquette.yaml`, and that over the defaults.
struct ConfiguredCommandLine {
    /// Where a value comes from.
    enum Origin: Hashable {
        case standard
        case file(SourceLocation)
        case commandLine
    }

    /// The value of one key.
    struct Value {
        var key: SettingKey
        var words: [String]
        var origin: Origin
    }

    /// The words of the command line with those of the file.
    let words: [String]
    /// The path of the file; `nil` if there is none.
    let file: String?
    /// The value of each key that the command uses.
    let values: [Value]

    /// Completes a command line.
    ///
    /// - Parameters:
    ///   - command: the command as the command line alone describes it.
    ///   - words: the command line without the program's name.
    /// - Throws: the problems of the file, or the reason why none applies.
    init(_ command: some ConfiguredCommand, words: [String]) throws(DiagnosedError) {
        let keys = type(of: command).settingKeys
        let end = words.firstIndex(of: "--") ?? words.count
        let options = Array(words[..<end])
        let arguments = command.namedArguments
        var file: SettingsFile?
        if !command.settings.noConfiguration {
            var path = command.settings.configuration
            if path == nil { path = try SettingsFile.find(around: command.inputs) }
            if let path { file = try SettingsFile(contentsOfFile: path) }
        }
        self.file = file?.path
        let inputs = arguments.isEmpty ? file?.settings[.inputs]?.values ?? [] : arguments
        let scene = InputSource.preferences(of: keys.contains(.inputs) ? inputs : [])
        var added: [String] = []
        values = keys.map { key in
            if let own = key.values(in: options, arguments: arguments) {
                return Value(key: key, words: own, origin: .commandLine)
            }
            let isOfScene = key.axis.map { scene.axes[$0] != nil } ?? (key == .theme && scene.theme != nil)
            guard let setting = file?.settings[key], !isOfScene, !key.isContradicted(by: options) else {
                let standard = key.standard.isEmpty ? [] : [key.standard]
                return Value(key: key, words: standard, origin: .standard)
            }
            added += key.words(for: setting.values)
            return Value(key: key, words: setting.values, origin: .file(setting.location))
        }
        self.words = options + added + words[end...]
    }
}
