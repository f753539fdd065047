import ArgumentParser
import Commands
import Previews
import Settings

/// The command `maquette figure`.
struct FigureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figure", abstract: "Draws figures for articles on adaptive interfaces.",
        discussion: """
            Draws size classes, traits, transitions, split views, multitasking and presentations with the same \
            engine as previews, so figures show real behavior. --list names the built-in figures. A figure file \
            describes a figure in YAML: the place of previews, texts and tables, and the arrows between them.

            Examples:
              maquette figure --list
              maquette figure size-classes --theme docs --format svg,png
            """,
        subcommands: [Draw.self, Check.self, Schema.self], defaultSubcommand: Draw.self)

    /// The command `maquette figure draw`, which `maquette figure` is short for.
    struct Draw: ConfiguredCommand {
        static let configuration = CommandConfiguration(
            commandName: "draw", abstract: "Draws figures. This is the default subcommand.",
            discussion: """
                Examples:
                  maquette figure size-classes
                  maquette figure Figure.yaml --format pdf -o Figures
                """)

        @Argument(
            help: ArgumentHelp("Names of figures, all, or paths of figure files.", valueName: "name|file"),
            completion: ValueCompletion.figures)
        var names: [String] = []

        @Flag(help: "Lists the figures.")
        var list = false

        @Option(
            help: ArgumentHelp(
                "A theme's name or the path of a .yaml file. The default is docs, or what the figure file names.",
                valueName: "name|file"))
        var theme: String?

        @Option(help: ArgumentHelp("The language of the captions: en, zh.", valueName: "language"))
        var language = "en"

        @Option(
            help: ArgumentHelp("Devices to use instead of the figure's own: names, groups or globs.", valueName: "list")
        )
        var devices: [String] = []

        @OptionGroup var own: DeviceDefinitionOptions

        @Option(help: ArgumentHelp("png, svg, pdf.", valueName: "list"))
        var format = "svg"

        @Option(
            name: .shortAndLong, help: ArgumentHelp("The folder for the files.", valueName: "folder"),
            transform: OutputPath.checked)
        var output = "Output"

        @OptionGroup var work: WorkOptions

        @OptionGroup var settings: SettingsOptions

        static let settingKeys: [SettingKey] = [.deviceDefinitions] + .figures + .work

        /// Figures of no project are drawn as well.
        var inputs: [String] { [] }

        var namedArguments: [String] { names }

        var isWithoutInput: Bool { true }

        var reach: CommandReach { CommandReach(inputs: names, files: [theme].compactMap { $0 }, folders: [output]) }

        var memoryLimit: Int? { work.limit.memoryLimit }

        var jobs: Int? { work.workers.jobs }

        func run(_ output: StandardStreams) -> ExitStatus {
            if list {
                output.write(FigureOptions.listing)
                return .good
            }
            var options = FigureOptions(
                names: names, theme: theme, language: language, devices: devices, formats: format,
                output: self.output)
            options.definitions = own.definitions
            options.jobs = work.workers.jobs
            options.timeLimit = work.limit.timeLimit
            return output.show(options.run { output.write($0) }, asJSON: false)
        }
    }

    /// The command `maquette figure check`.
    struct Check: StatusCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Checks figure files.",
            discussion: """
                Examples:
                  maquette figure check Figure.yaml
                  maquette figure check Figures/*.yaml --json
                """)

        @Argument(help: "Figure files.")
        var paths: [String]

        @Option(help: ArgumentHelp("Instead of the files' own theme.", valueName: "name|file"))
        var theme: String?

        @OptionGroup var limit: TimeLimitOption

        @Flag(help: "Print JSON, one object for each problem, on standard error.")
        var json = false

        var reach: CommandReach { CommandReach(inputs: paths, files: [theme].compactMap { $0 }) }

        var memoryLimit: Int? { limit.memoryLimit }

        func run(_ output: StandardStreams) -> ExitStatus {
            output.show(FigureOptions.check(paths, theme: theme, timeLimit: limit.timeLimit), asJSON: json)
        }
    }

    /// The command `maquette figure schema`.
    struct Schema: StatusCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema", abstract: "Prints the JSON Schema of figure files, for editors.")

        func run(_ output: StandardStreams) -> ExitStatus {
            output.write(FigureOptions.jsonSchema)
            return .good
        }
    }
}
