import ArgumentParser
import Commands
import Previews
import Settings

/// The command `maquette sweep`.
struct SweepCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep", abstract: "Finds the window widths at which the interface changes.",
        discussion: """
            Lays out the document, without drawing, at every whole width of the range. Reports where a size class \
            changes, a split view collapses, a view appears or disappears, text is truncated, constraints conflict, \
            or a collection gains a column. With --output, the middle of each range is drawn.

            Examples:
              maquette sweep Main.storyboard --device ipad-pro-13
              maquette sweep MyApp/ --scene Inbox --device ipad-pro-11 --widths 320...800 --output Widths --grid
            """)

    @Argument(help: "Documents, app folders or scene files. The default is what maquette.yaml names.")
    var inputs: [String] = []

    @OptionGroup(title: "Inputs") var coverage: CoverageOptions

    @OptionGroup var scene: SceneOption

    @Option(
        help: ArgumentHelp("The device whose screen shows the windows.", valueName: "name"),
        completion: ValueCompletion.devices)
    var device: String

    @OptionGroup var own: DeviceDefinitionOptions

    @Option(help: ArgumentHelp("A range of widths, ends included, or one width.", valueName: "320...1376"))
    var widths: String?

    @Option(help: ArgumentHelp("A range of heights instead, or the height of all windows.", valueName: "n...m"))
    var heights: String?

    @Option(help: ArgumentHelp("The device's orientation. The default fits the widest window.", valueName: "word"))
    var orientation: String?

    @Option(help: ArgumentHelp("light, dark, light-high-contrast, dark-high-contrast.", valueName: "word"))
    var appearance: String?

    @Option(help: ArgumentHelp("The text size: large is the default; up to ax5.", valueName: "word"))
    var contentSize: String?

    @Option(help: ArgumentHelp("ltr or rtl.", valueName: "word"))
    var direction: String?

    @Option(help: ArgumentHelp("The iOS version. The default is the newest that the device runs.", valueName: "n"))
    var ios: String?

    @Flag(help: "Also report where a text's number of lines changes.")
    var lines = false

    @Option(
        name: [.short, .long], help: ArgumentHelp("Draw a picture of each range into a folder.", valueName: "dir"),
        transform: OutputPath.checked)
    var output: String?

    @Flag(help: "Also draw a contact sheet of the ranges; needs --output.")
    var grid = false

    @Flag(help: "Print JSON, one object on each line, for each range.")
    var json = false

    @OptionGroup var language: LanguageOption

    @OptionGroup var look: ThemeOption

    @OptionGroup var work: WorkOptions

    @OptionGroup var part: ShardOption

    @OptionGroup var settings: SettingsOptions

    static let settingKeys: [SettingKey] =
        .covering + [.deviceDefinitions, .locales, .theme, .systemFont, .symbols] + .work

    var reach: CommandReach {
        CommandReach(inputs: inputs, files: [look.theme], folders: [output].compactMap { $0 })
    }

    var memoryLimit: Int? { work.limit.memoryLimit }

    var jobs: Int? { work.workers.jobs }

    func check() throws {
        if grid && output == nil { throw ValidationError("--grid needs an output folder: add --output.") }
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !json)
        var options = SweepOptions(
            inputs: inputs, device: device, orientation: orientation,
            looks: [appearance, contentSize, direction].compactMap { $0 }, ios: ios, widths: widths, heights: heights)
        options.coverage = coverage.coverage
        options.scene = scene.scene
        options.shard = part.shard
        options.countsLines = lines
        options.definitions = own.definitions
        options.output = output
        options.hasGrid = grid
        options.isJSON = json
        options.theme = look.theme
        options.locale = language.locale
        options.jobs = work.workers.jobs
        options.timeLimit = work.limit.timeLimit
        let outcome = options.run { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: json)
    }
}
