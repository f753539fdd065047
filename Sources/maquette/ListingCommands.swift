import ArgumentParser
import Devices
import Diagnostics
import Previews
import Settings

/// A command that lists devices, a project's own among them.
protocol ListingCommand: ConfiguredCommand {}

extension ListingCommand {
    static var settingKeys: [SettingKey] { [.deviceDefinitions] }

    var inputs: [String] { [] }

    var isWithoutInput: Bool { true }
}

/// The command `maquette devices`.
struct DevicesCommand: ListingCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Lists screen sizes and the devices that have them.",
        discussion: """
            Examples:
              maquette devices
              maquette devices --json
            """)

    @OptionGroup var own: DeviceDefinitionOptions

    @Flag(help: "Print JSON, one object for each device.")
    var json = false

    @OptionGroup var settings: SettingsOptions

    func run(_ output: StandardStreams) -> ExitStatus {
        do {
            let catalog = try own.catalog
            output.write(json ? catalog.json : catalog.table)
            return .good
        } catch {
            output.complain([Diagnostic(.error, error)], asJSON: json)
            return .wrongUsage
        }
    }
}

/// The command `maquette matrix`.
struct MatrixCommand: ListingCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix", abstract: "Lists the variants that the options select.",
        discussion: """
            Impossible combinations, such as split view on an iPhone, are skipped.

            Examples:
              maquette matrix --devices ipads --multitasking all
              maquette matrix --devices current --orientations all --json
            """)

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Flag(help: "Print JSON, one object for each variant.")
    var json = false

    @OptionGroup var settings: SettingsOptions

    func run(_ output: StandardStreams) -> ExitStatus {
        do {
            let matrix = try axes.matrix()
            output.write(json ? matrix.json : matrix.table)
            return .good
        } catch {
            output.complain([Diagnostic(.error, error)], asJSON: json)
            return .wrongUsage
        }
    }
}

/// The command `maquette themes`.
struct ThemesCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes", abstract: "Lists the built-in themes.",
        discussion: """
            --theme also takes the path of a .yaml file, which may inherit from one of these. \
            `maquette figure themes` shows them side by side.

            Examples:
              maquette themes
              maquette themes --schema >theme.schema.json
            """)

    @Flag(help: "Print JSON, one object for each theme.")
    var json = false

    @Flag(help: "The JSON Schema of theme files instead, for editors.")
    var schema = false

    func run(_ output: StandardStreams) -> ExitStatus {
        output.write(schema ? ThemeListing.jsonSchema : json ? ThemeListing.json : ThemeListing.table)
        return .good
    }
}
