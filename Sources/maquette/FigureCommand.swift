import ArgumentParser
import Figures
import Previews

/// The command `maquette figure`.
struct FigureCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "figure", abstract: "Draws figures for articles on adaptive interfaces.",
        discussion: """
            Size classes, traits, transitions, split views, multitasking, presentations: each figure is drawn from \
            the engine that lays out every preview, so it shows what the rules give. --list names them.
            """)

    @Argument(help: "Names of figures, or all.")
    var names: [String] = []

    @Flag(help: "Lists the figures.")
    var list = false

    @Option(help: ArgumentHelp("A theme's name, or the path of a .yaml file.", valueName: "name|file"))
    var theme = "docs"

    @Option(help: ArgumentHelp("The captions' language: en, zh.", valueName: "language"))
    var language = "en"

    @Option(help: ArgumentHelp("Devices instead of the figure's own: names, groups or globs.", valueName: "list"))
    var devices: [String] = []

    @Option(help: ArgumentHelp("png, svg, pdf.", valueName: "list"))
    var format = "svg"

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the files.", valueName: "folder"))
    var output = "Output"

    func run(_ output: StandardStreams) -> ExitStatus {
        if list {
            output.write(FigureOptions.listing)
            return .good
        }
        let options = FigureOptions(
            names: names, theme: theme, language: language, devices: devices, formats: format, output: self.output)
        let result = options.run { output.write($0) }
        output.complain(result.diagnostics, asJSON: false)
        return result.status
    }
}
