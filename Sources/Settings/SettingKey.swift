/// A key of `maquette.yaml`, with the words of the command line that mean the same.
public struct SettingKey: Hashable, Sendable {
    /// The form that a setting takes on the command line.
    public enum Form: Hashable, Sendable {
        /// Arguments without the name of an option.
        case arguments
        /// One option with a list, separated by commas.
        case list
        /// The option once for each value.
        case repeated
        /// One option with one value.
        case value
        /// A flag, and the flag that means the opposite.
        case flag(opposite: String)
    }

    /// The path of keys in the file: `axes.devices`.
    public let name: String
    /// The option: `--devices`; empty for arguments.
    public let option: String
    public let form: Form
    /// The value without a setting, in the words of the command line; empty for none.
    public let standard: String
    /// Other words of the command line that make the setting pointless, because they contradict it.
    let rivals: [String]

    init(_ name: String, _ option: String, _ form: Form, standard: String = "", rivals: [String] = []) {
        self.name = name
        self.option = option
        self.form = form
        self.standard = standard
        self.rivals = rivals
    }

    /// Whether `-o` is short for the option.
    private var hasShortName: Bool { option == "--output" }

    /// The last key of the path.
    var key: String { String(name.split(separator: ".").last ?? "") }

    public static func == (a: SettingKey, b: SettingKey) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The words that set the key on a command line.
    ///
    /// - Parameter values: the values of a setting.
    /// - Returns: the words; none for a flag that is off where that is the default.
    public func words(for values: [String]) -> [String] {
        switch form {
        case .arguments: values
        case .list: ["\(option)=\(values.joined(separator: ","))"]
        case .repeated: values.map { "\(option)=\($0)" }
        case .value: values.prefix(1).map { "\(option)=\($0)" }
        case .flag(let opposite): [values.first == "true" ? option : opposite]
        }
    }

    /// The values that a command line gives the key.
    ///
    /// - Parameters:
    ///   - words: the words of the command line up to `--`.
    ///   - arguments: the arguments without an option's name, as the parser sees them.
    /// - Returns: the values; `nil` if the command line does not set the key.
    public func values(in words: [String], arguments: [String]) -> [String]? {
        switch form {
        case .arguments: return arguments.isEmpty ? nil : arguments
        case .flag(let opposite):
            return words.last { $0 == option || $0 == opposite }.map { [$0 == option ? "true" : "false"] }
        case .list, .repeated, .value:
            var values: [String] = []
            for (index, word) in words.enumerated() {
                if word.hasPrefix(option + "=") {
                    values.append(String(word.dropFirst(option.count + 1)))
                } else if word == option || hasShortName && word == "-o" {
                    values.append(index + 1 < words.count ? words[index + 1] : "")
                } else if hasShortName, word.hasPrefix("-o") {
                    values.append(String(word.dropFirst(word.hasPrefix("-o=") ? 3 : 2)))
                }
            }
            return values.isEmpty ? nil : values
        }
    }

    /// Whether words of the command line contradict a setting of the key.
    public func isContradicted(by words: [String]) -> Bool {
        rivals.contains { rival in words.contains { $0 == rival || $0.hasPrefix(rival + "=") } }
    }
}
