import ArgumentParser
import Devices
import Diagnostics
import Previews

/// The command `maquette devices`.
struct DevicesCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Lists the screen geometries and the devices that have them.")

    @Flag(help: "One JSON object a device, for programs.")
    var json = false

    func run(_ output: StandardStreams) -> ExitStatus {
        let catalog = DeviceCatalog.standard
        output.write(json ? catalog.json : catalog.table)
        return .good
    }
}

/// The command `maquette matrix`.
struct MatrixCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix", abstract: "Lists the variants that the axes stand for.",
        discussion: "Combinations that no device has, such as split views on an iPhone, are left out.")

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Flag(help: "One JSON object a variant, for programs.")
    var json = false

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
        commandName: "themes", abstract: "Lists the themes that the command carries.",
        discussion: """
            --theme also takes the path of a .yaml file, which may inherit from one of these. \
            `maquette figure themes` shows them side by side.
            """)

    @Flag(help: "One JSON object a theme, for programs.")
    var json = false

    @Flag(help: "The JSON Schema of theme files instead, for editors.")
    var schema = false

    func run(_ output: StandardStreams) -> ExitStatus {
        output.write(schema ? ThemeListing.jsonSchema : json ? ThemeListing.json : ThemeListing.table)
        return .good
    }
}
