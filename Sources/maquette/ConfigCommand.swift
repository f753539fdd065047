import ArgumentParser
import Diagnostics
import Previews
import Settings

/// The command `maquette config`.
struct ConfigCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Shows the settings that a command would use, each with its origin.",
        discussion: """
            Settings are in maquette.yaml, in the input's folder or above it, within the git repository. The command \
            line wins over the file, and the file over the defaults. Without a command, all settings are shown. \
            The exit status is 2 if the file has an error.

            Examples:
              maquette config
              maquette config render MyApp/ --devices ipads
            """)

    @Flag(help: "Print one JSON object.")
    var json = false

    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp("A command with its options, as it would be run.", valueName: "command"))
    var words: [String] = []

    func run(_ output: StandardStreams) throws -> ExitStatus {
        // The parser leaves every word to the command that is shown.
        if words == ["--help"] || words == ["-h"] { throw CleanExit.helpRequest(self) }
        var words = words
        let command: any ParsableCommand = words.isEmpty ? AllSettings() : try MaquetteCommand.parsed(&words)
        do throws(DiagnosedError) {
            guard let command = command as? any ConfiguredCommand else {
                throw DiagnosedError(SettingsProblem.notConfigured(command: words.joined(separator: " ")))
            }
            let listing = SettingsListing(try ConfiguredCommandLine(command, words: words))
            output.write(json ? listing.json : listing.text)
            return .good
        } catch {
            output.complain(error.diagnostics, asJSON: json)
            return .wrongUsage
        }
    }
}

/// A command that uses every setting and does nothing.
private struct AllSettings: ConfiguredCommand {
    static let settingKeys: [SettingKey] = .all

    @OptionGroup var settings: SettingsOptions

    var inputs: [String] { [] }

    init() {
        settings = SettingsOptions()
        settings.configuration = nil
        settings.noConfiguration = false
    }

    func run(_ output: StandardStreams) -> ExitStatus { .good }
}

/// The values of a command's settings, for people and for programs.
struct SettingsListing {
    private let line: ConfiguredCommandLine

    init(_ line: ConfiguredCommandLine) { self.line = line }

    /// A line for each setting: its key, its value and its origin.
    var text: String {
        let rows = line.values.map { [$0.key.name, Self.words(of: $0), Self.origin(of: $0)] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let head = line.file.map { "\($0)\n" } ?? "no maquette.yaml applies; write one with maquette init\n"
        return head
            + rows.map { row in
                let cells = (0..<2).map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
                return "  \(cells[0])  \(cells[1])  \(row[2])\n"
            }.joined()
    }

    /// One object: the file, and each setting with its values and its origin.
    var json: String {
        let settings = line.values.map { value in
            let words = "[\(value.words.map { JSONText.quoted($0) }.joined(separator: ","))]"
            var pairs = ["\"key\":\(JSONText.quoted(value.key.name))", "\"values\":\(words)"]
            switch value.origin {
            case .standard: pairs.append("\"origin\":\"default\"")
            case .commandLine: pairs.append("\"origin\":\"command line\"")
            case .file(let location):
                pairs.append("\"origin\":\"file\"")
                pairs.append("\"line\":\(location.line ?? 0)")
            }
            return "{\(pairs.joined(separator: ","))}"
        }
        let file = line.file.map { JSONText.quoted($0) } ?? "null"
        return "{\"file\":\(file),\"settings\":[\(settings.joined(separator: ","))]}\n"
    }

    private static func words(of value: ConfiguredCommandLine.Value) -> String {
        value.words.isEmpty ? "-" : value.words.joined(separator: ",")
    }

    private static func origin(of value: ConfiguredCommandLine.Value) -> String {
        switch value.origin {
        case .standard: "default"
        case .commandLine: "command line"
        case .file(let location): "\(SettingsFile.name):\(location.line ?? 0)"
        }
    }
}
