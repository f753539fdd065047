import ArgumentParser
import Previews

/// The command `maquette layout`.
struct LayoutCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Prints the frame of every view.",
        discussion: """
            On variants as the app would show them, or with --canvas as Interface Builder's canvas shows each scene: at \
            the document's own design device, with simulated and inferred bars. Frames are in the superview's \
            coordinates. Of a folder, every document is laid out.
            """)

    @Argument(help: "Documents or apps' folders.")
    var inputs: [String]

    @OptionGroup(title: "Scenes") var flow: FlowOptions

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Flag(help: "As Interface Builder's canvas shows it.")
    var canvas = false

    @Flag(help: "One JSON object a line, one line a document and variant.")
    var json = false

    @Flag(help: "The hierarchy, a view a line; so it is unless --json is given.")
    var tree = false

    @Option(help: ArgumentHelp("A theme's name, or the path of a .yaml file.", valueName: "name|file"))
    var theme = "ios"

    @Option(
        help: ArgumentHelp(
            "The language of texts, as de or pt-BR, from the .strings or .xcstrings beside a document.",
            valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp("How many workers share the work; as many as there are cores unless given.", valueName: "n"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("After so long one layout is given up, and the others go on.", valueName: "seconds"))
    var timeLimit = 60

    func validate() throws {
        if json && tree { throw ValidationError("--json and --tree exclude each other.") }
    }

    func run(_ output: StandardStreams) -> ExitStatus {
        var options = LayoutOptions(
            inputs: inputs, axes: axes.words, flow: flow.words, isOnCanvas: canvas, format: json ? .json : .tree,
            theme: theme, jobs: jobs)
        options.locale = locale
        options.timeLimit = timeLimit
        let result = options.run { output.write($0) }
        output.complain(result.diagnostics, asJSON: json)
        return result.status
    }
}
