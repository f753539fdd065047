import ArgumentParser
import Commands
import Previews
import Settings

/// The command `maquette layout`.
struct LayoutCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Prints the frame of every view.",
        discussion: """
            Lays out each document on variants, as the app would show it. With --canvas, each scene is laid out as \
            on Interface Builder's canvas: on the document's own design device, with simulated and inferred bars. \
            Frames are in the superview's coordinates.

            Examples:
              maquette layout Main.storyboard --devices iphone-15
              maquette layout MyApp/ --scene Settings --json
            """)

    @Argument(help: "Documents, app folders or scene files. The default is what maquette.yaml names.")
    var inputs: [String] = []

    @OptionGroup(title: "Inputs") var coverage: CoverageOptions

    @OptionGroup(title: "Scenes") var flow: FlowOptions

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Flag(help: "Lay out as Interface Builder's canvas does.")
    var canvas = false

    @Flag(help: "Print JSON, one object on each line, for each document and variant.")
    var json = false

    @Flag(help: "Print the view hierarchy. This is the default.")
    var tree = false

    @OptionGroup var look: ThemeOption

    @OptionGroup var language: LanguageOption

    @OptionGroup var work: WorkOptions

    @OptionGroup var settings: SettingsOptions

    static let settingKeys: [SettingKey] = .covering + .variants + [.locales, .theme, .systemFont, .symbols] + .work

    var reach: CommandReach { CommandReach(inputs: inputs, files: [look.theme]) }

    var memoryLimit: Int? { work.limit.memoryLimit }

    var jobs: Int? { work.workers.jobs }

    func validate() throws {
        if json && tree { throw ValidationError("use either --json or --tree.") }
    }

    func run(_ output: StandardStreams) -> ExitStatus {
        var options = LayoutOptions(
            inputs: inputs, axes: axes.words, flow: flow.words, isOnCanvas: canvas, format: json ? .json : .tree,
            theme: look.theme, jobs: work.workers.jobs)
        options.coverage = coverage.coverage
        options.locale = language.locale
        options.timeLimit = work.limit.timeLimit
        return output.show(options.run { output.write($0) }, asJSON: json)
    }
}
