import ArgumentParser
import Commands
import Previews

/// The command `maquette trace`.
struct TraceCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace", abstract: "Lists UIKit's callbacks during a rotation or resize, in order.",
        discussion: """
            Shows the document in a window on one variant, then rotates or resizes the window, or changes its \
            settings. Lists every callback with what it announces and with the size and traits that its controller \
            has at that moment, then the views that have moved when the document is laid out on the new variant.

            Repeat --to for a sequence of changes. Variants are written in full, such as \
            ipad-pro-11/landscape/split-half@17. The default version is that of --from.

            Examples:
              maquette trace Main.storyboard --from ipad-pro-11/landscape --to ipad-pro-11/landscape/split-half
              maquette trace MyApp/ --scene Settings --from iphone-15 --to iphone-15/landscape --background
            """)

    @Argument(help: "Documents, app folders (their launch screens) or scene files.")
    var inputs: [String]

    @Option(help: ArgumentHelp("The variant before the change.", valueName: "variant"))
    var from: String

    @Option(help: ArgumentHelp("The variant after the change; repeat it for a sequence.", valueName: "variant"))
    var to: [String] = []

    @OptionGroup var own: DeviceDefinitionOptions

    @Flag(help: "End with the app going to the background, where the app switcher takes its pictures.")
    var background = false

    @OptionGroup var scene: SceneOption

    @Flag(help: "Also list callbacks of views.")
    var views = false

    @Flag(help: "Print JSON, one object on each line, for each document with all calls.")
    var json = false

    @OptionGroup var language: LanguageOption

    @OptionGroup var look: ThemeOption

    @OptionGroup var limit: TimeLimitOption

    var reach: CommandReach { CommandReach(inputs: inputs, files: [look.theme]) }

    var memoryLimit: Int? { limit.memoryLimit }

    func run(_ output: StandardStreams) -> ExitStatus {
        var options = TraceOptions(
            inputs: inputs, from: from, to: to, endsInBackground: background, scene: scene.scene, showsViews: views,
            isJSON: json, theme: look.theme)
        options.definitions = own.definitions
        options.locale = language.locale
        options.timeLimit = limit.timeLimit
        return output.show(options.run { output.write($0) }, asJSON: json)
    }
}
