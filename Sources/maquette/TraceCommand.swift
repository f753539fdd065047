import ArgumentParser
import Previews

/// The command `maquette trace`.
struct TraceCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace", abstract: "Lists UIKit's callbacks during a rotation or resize, in order.",
        discussion: """
            The document is shown in a window on one variant, which then turns, is resized, or gets other settings: \
            every callback is listed with what it announces and with the size and traits that its controller sees \
            meanwhile, then the views that are elsewhere afterwards, as the document is laid out on the new variant.

            Several --to make a scenario. A variant is written as everywhere, ipad-pro-11/landscape/split-half@17; \
            left out, the version is that of --from.
            """)

    @Argument(help: "Documents, app folders (their launch screens) or scene files.")
    var inputs: [String]

    @Option(help: ArgumentHelp("Where the window begins.", valueName: "variant"))
    var from: String

    @Option(help: ArgumentHelp("The variant after the change; several are taken in turn.", valueName: "variant"))
    var to: [String] = []

    @Flag(help: "End with the app going to the background, where the app switcher takes its pictures.")
    var background = false

    @Option(help: ArgumentHelp("The scene or its controller, by id. The default is the initial one.", valueName: "id"))
    var scene: String?

    @Flag(help: "Also list callbacks of views.")
    var views = false

    @Flag(help: "Print JSON, one object on each line, for each document with all calls.")
    var json = false

    @OptionGroup var language: LanguageOption

    @OptionGroup var look: ThemeOption

    @OptionGroup var limit: TimeLimitOption

    func run(_ output: StandardStreams) -> ExitStatus {
        var options = TraceOptions(
            inputs: inputs, from: from, to: to, endsInBackground: background, scene: scene, showsViews: views,
            isJSON: json, theme: look.theme)
        options.locale = language.locale
        options.timeLimit = limit.timeLimit
        let result = options.run { output.write($0) }
        output.complain(result.diagnostics, asJSON: json)
        return result.status
    }
}
