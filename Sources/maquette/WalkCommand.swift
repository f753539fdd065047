import ArgumentParser
import Commands
import Previews
import Settings

/// The command `maquette walk`.
struct WalkCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "walk", abstract: "Takes steps in a running app on any devices, and shows what each step does.",
        discussion: """
            The input runs once on each variant, and takes the steps in turn. The result is a strip with a panel for each \
            step; --pictures also writes a file for each. A step that cannot be taken ends the walk on that variant; \
            with a '?' after its verb it is left out there.

              tap:NAME             touches an element, by id, accessibility identifier, label or text
              back, dismiss        goes back on a stack; dismisses what was presented last
              show:NAME            follows a segue or shows a scene of a storyboard; present:NAME presents it
              rotate               turns the device; rotate:portrait and rotate:landscape name the orientation
              resize:SIZE          full, split-third, split-half, split-two-thirds, slide-over, 500x700
              appearance:WORD      light, dark, light-high-contrast, dark-high-contrast
              content-size:WORD    xs to xxxl, ax1 to ax5
              scroll:WHERE         top, bottom, left, right, a distance in points, or the name of an element
              scroll:NAME:WHERE    the same in the scroll view with that name
              type:NAME:TEXT       types into a text field, a text view or a search bar

            Without steps, they are those of INPUT.walk.yaml beside the input.

            Examples:
              maquette walk Main.storyboard tap:settings back rotate --devices iphone-15,ipad-pro-11
              maquette walk Main.storyboard steps.yaml --devices current --format svg --pictures
            """)

    @Argument(help: "A document, an app folder or a scene file.")
    var input: String

    @Argument(help: "Steps in turn, or a steps file in YAML.")
    var steps: [String] = []

    @OptionGroup(title: "Inputs") var folder: WalkFolderOptions

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Option(
        help: ArgumentHelp(
            "Formats of the strip and the pictures, separated by commas: png, svg, pdf.", valueName: "list"))
    var format = "png"

    @Flag(help: "Write the picture of each step, too.")
    var pictures = false

    @Flag(
        help:
            "Write an animated PNG of each walk. Frames and colors change between two steps as alongside animations leave them."
    )
    var animation = false

    @Flag(help: "Write a page that steps through the walks on all variants at once.")
    var page = false

    @Flag(help: "List the callbacks of each step.")
    var calls = false

    @Flag(help: "With --calls, also list callbacks of views.")
    var views = false

    @OptionGroup var look: ChosenThemeOption

    @Option(help: ArgumentHelp("The frame around the window: none, screen, bezel.", valueName: "frame"))
    var frame = "none"

    @Option(help: ArgumentHelp("The annotations over the pictures, as in render.", valueName: "list"))
    var annotate = ""

    @OptionGroup var language: LanguageOption

    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder for the files.", valueName: "dir"),
        transform: OutputPath.checked)
    var output = "Output"

    @OptionGroup var work: WorkOptions

    @Flag(help: "Print JSON: one object for each walk with the layout and the callbacks of each step.")
    var json = false

    @OptionGroup var settings: SettingsOptions

    static let settingKeys: [SettingKey] =
        [.exclude, .target] + .variants + [
            .locales, .theme, .systemFont, .symbols, .frame, .annotate, .format, .output,
        ]
        + .work

    var inputs: [String] { [input] }

    var reach: CommandReach {
        CommandReach(inputs: inputs, files: steps + [look.theme].compactMap { $0 }, folders: [output])
    }

    var memoryLimit: Int? { work.limit.memoryLimit }

    var jobs: Int? { work.workers.jobs }

    func run(_ streams: StandardStreams) -> ExitStatus {
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !json)
        var options = WalkOptions(input: input, steps: steps, axes: axes.words)
        options.flow = folder.words
        options.coverage = Coverage(.documents, excluding: folder.exclude, target: folder.target)
        options.formats = format
        options.hasPictures = pictures
        options.hasAnimation = animation
        options.hasPage = page
        options.showsCalls = calls
        options.showsViews = views
        options.theme = look.theme ?? "ios"
        options.namedTheme = look.theme
        options.frame = frame
        options.annotations = annotate
        options.locale = language.locale
        options.output = output
        options.jobs = work.workers.jobs
        options.timeLimit = work.limit.timeLimit
        options = options.withScenePreferences(hasTheme: look.theme != nil)
        let interruption = Interruption(streams, folder: output) { bar.clear() }
        defer { withExtendedLifetime(interruption) {} }
        let outcome = options.run { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(outcome, asJSON: json)
    }
}

/// The options for where a walk begins.
struct WalkFolderOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The scene to start in, by id, identifier, label, title or class.", valueName: "scene"))
    var scene: String?

    @OptionGroup var adaptation: AdaptationOptions

    @Option(help: ArgumentHelp("Files and folders to leave out, as in .gitignore.", valueName: "pattern"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Only documents of this target of an Xcode project.", valueName: "name"))
    var target: String?

    var words: FlowWords {
        FlowWords(scene: scene, adaptation: adaptation.style, topColumn: adaptation.column)
    }
}
