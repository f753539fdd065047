import ArgumentParser
import Commands
import Devices
import Diagnostics
import Foundation
import Previews
import Settings

/// The command `maquette render`.
struct RenderCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws documents, one picture for each variant.",
        discussion: """
            An input is a .storyboard or .xib file, a scene file, or an app's folder. In a folder, the documents, \
            asset catalogs and Info.plist are found, and every scene of every document is drawn, launch screens \
            first.

            The name of a picture has the document and the variant, such as \
            LaunchScreen-iphone-6-3-portrait-light.png. Defaults (full screen, standard text size, left to right, \
            the newest iOS) are not in the name.

            A scene file describes a screen in YAML. If it is the only input, its own variants and theme apply \
            unless options override them.

            With --canvas, each scene is drawn as Interface Builder shows it: on the document's own canvas, which \
            is 600 by 600 points before Xcode 8 and the device of View As after it. With --square, the canvas is \
            that of size classes.

            Examples:
              maquette render MyApp/ --devices current --grid
              maquette render Main.storyboard --scene Settings --devices iphone-15,ipad-pro-11 --orientations all -o Pictures
            """)

    @Argument(help: "Documents, app folders or scene files. The default is what maquette.yaml names.")
    var inputs: [String] = []

    @OptionGroup(title: "Inputs") var coverage: CoverageOptions

    @OptionGroup(title: "Scenes") var flow: FlowOptions

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @OptionGroup(title: "Interface Builder") var canvas: CanvasSwitches

    @Option(
        help: ArgumentHelp("Output formats, separated by commas: png, svg, pdf.", valueName: "list"),
        completion: ValueCompletion.formats)
    var format = "png"

    @OptionGroup(title: "Sheets and pages") var pages: PageOptions

    @OptionGroup var look: ChosenThemeOption

    @OptionGroup(title: "Around and over it") var surroundings: SurroundingOptions

    @OptionGroup var language: LanguageOption

    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder for the pictures.", valueName: "dir"),
        transform: OutputPath.checked)
    var output = "Output"

    @OptionGroup var workers: WorkerOption

    @Flag(help: "Print JSON: one object for each picture on standard output, one for each problem on standard error.")
    var json = false

    @Flag(help: "Draw again whenever an input file changes. Ctrl-C ends it.")
    var watch = false

    @OptionGroup(title: "Cache and limits") var limits: LimitOptions

    @OptionGroup var part: ShardOption

    @OptionGroup var settings: SettingsOptions

    static let settingKeys: [SettingKey] =
        .covering + .variants + [.locales, .theme, .systemFont, .symbols] + .surroundings + [.format, .output]
        + .pages + .work + [.cache]

    var reach: CommandReach {
        CommandReach(
            inputs: inputs + [surroundings.beside].compactMap { $0 }, files: [look.theme].compactMap { $0 },
            folders: [output] + [limits.kept.folder].compactMap { $0 })
    }

    var memoryLimit: Int? { limits.limit.memoryLimit }

    var jobs: Int? { workers.jobs }

    func check() throws {
        try surroundings.check()
        try pages.check()
        if part.shard != nil, pages.gallery || watch || canvas.isOn {
            throw ValidationError(
                "--shard draws a part of the documents: leave out --gallery, --watch and --canvas, which show all.")
        }
    }

    func run(_ streams: StandardStreams) -> ExitStatus {
        if canvas.isOn { return drawCanvas(streams) }
        streams.complain(limits.kept.diagnostics, asJSON: json)
        let bar = ProgressBar(streams, isShown: streams.isErrorTerminal && !json)
        var options = RenderOptions(
            inputs: inputs, axes: axes.words, flow: flow.words, formats: format, hasGrid: pages.grid,
            theme: look.theme ?? "ios", frame: surroundings.frame, beside: surroundings.beside, output: output,
            jobs: workers.jobs,
            cache: limits.kept.folder, timeLimit: limits.timeLimit)
        options.coverage = coverage.coverage
        options.shard = part.shard
        options.annotations = surroundings.annotate
        options.namedTheme = look.theme
        options.locale = language.locale
        pages.apply(to: &options)
        options = options.withScenePreferences(hasTheme: look.theme != nil)
        let interruption = Interruption(streams, folder: output) { bar.clear() }
        defer { withExtendedLifetime(interruption) {} }
        if watch {
            LiveRun(options).run { result, duration in
                _ = streams.show(result.outcome, asJSON: json)
                let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
                if !json { streams.complain("drawn in \(JSONText.number(seconds)) s; watching for changes") }
            }
        }
        let result = options.run { bar.update(done: $0, count: $1) }
        bar.clear()
        return streams.show(result.outcome, asJSON: json)
    }

    private func drawCanvas(_ streams: StandardStreams) -> ExitStatus {
        var options = CanvasOptions(inputs: inputs, axes: axes.words, flow: flow.words)
        options.coverage = coverage.coverage
        options.squares = canvas.square
        options.formats = format
        options.theme = look.theme ?? "ios"
        options.locale = language.locale
        options.output = output
        options.jobs = workers.jobs
        options.timeLimit = limits.timeLimit
        options.ignoredOptions =
            [("--watch", watch), ("--grid", pages.grid), ("--beside", surroundings.beside != nil)]
            .filter(\.1).map(\.0)
        let interruption = Interruption(streams, folder: output) {}
        defer { withExtendedLifetime(interruption) {} }
        return streams.show(options.run(), asJSON: json)
    }
}

/// The options that draw Interface Builder's canvas.
struct CanvasSwitches: ParsableArguments {
    @Flag(help: "Draw scenes as Interface Builder's canvas shows them, instead of variants.")
    var canvas = false

    @Option(
        help: ArgumentHelp(
            "Draw them on squares of Xcode 6's size class grid, such as wC-hR or wAny-hC, separated by commas.",
            discussion: "With all, one sheet shows the nine squares of each scene, and crosses out what they exclude.",
            valueName: "list"))
    var square = ""

    var isOn: Bool { canvas || !square.isEmpty }
}
