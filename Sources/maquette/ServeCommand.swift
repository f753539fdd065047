import ArgumentParser
import Commands
import Diagnostics
import Foundation
import Previews
import Settings
import Synchronization
import Workers

/// The command `maquette serve`.
struct ServeCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Shows the pictures in a browser, and updates them when a file changes.",
        discussion: """
            The page is the gallery of render --gallery, with problems above the pictures. \
            Only this machine can open it. Pictures go to the output folder as with render.

            Examples:
              maquette serve MyApp/ --devices iphone-15,ipad-pro-11
              maquette serve Mail.yaml --port 9000
            """)

    @Argument(help: "Documents, app folders or scene files. The default is what maquette.yaml names.")
    var inputs: [String] = []

    @OptionGroup(title: "Inputs") var coverage: CoverageOptions

    @OptionGroup(title: "Scenes") var flow: FlowOptions

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @OptionGroup var look: ChosenThemeOption

    @OptionGroup(title: "Around and over it") var surroundings: SurroundingOptions

    @OptionGroup var language: LanguageOption

    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder for the pictures.", valueName: "dir"),
        transform: OutputPath.checked)
    var output = "Output"

    @Option(help: ArgumentHelp("The port to listen on; 0 picks a free one.", valueName: "n"))
    var port: UInt16 = 8008

    @OptionGroup var workers: WorkerOption

    @OptionGroup(title: "Cache and limits") var limits: LimitOptions

    @OptionGroup var settings: SettingsOptions

    static let settingKeys: [SettingKey] =
        .covering + .variants + [.locales, .theme, .systemFont, .symbols] + .surroundings + [.output] + .work + [.cache]

    var reach: CommandReach {
        CommandReach(
            inputs: inputs + [surroundings.beside].compactMap { $0 }, files: [look.theme].compactMap { $0 },
            folders: [output] + [limits.kept.folder].compactMap { $0 })
    }

    var memoryLimit: Int? { limits.limit.memoryLimit }

    var jobs: Int? { workers.jobs }

    func check() throws { try surroundings.check() }

    func run(_ streams: StandardStreams) -> ExitStatus {
        streams.complain(limits.kept.diagnostics, asJSON: false)
        var options = RenderOptions(
            inputs: inputs, axes: axes.words, flow: flow.words, formats: "png", hasGrid: false,
            theme: look.theme ?? "ios", frame: surroundings.frame, beside: surroundings.beside, output: output,
            jobs: workers.jobs, cache: limits.kept.folder, timeLimit: limits.timeLimit)
        options.coverage = coverage.coverage
        options.annotations = surroundings.annotate
        options.namedTheme = look.theme
        options.locale = language.locale
        options = options.withScenePreferences(hasTheme: look.theme != nil)
        let failure = LastError()
        // After a restart because of a crash, it uses the same port as before.
        let journal = CrashJournal.current
        let live = LiveRun(options)
        let port = journal.map(\.port).flatMap { $0 == 0 ? nil : $0 } ?? port
        let ended = DispatchSemaphore(value: 0)
        Task {
            do {
                try await live.serve(port: port) { address in
                    journal?.port = URL(string: address)?.port.flatMap(UInt16.init(exactly:)) ?? 0
                    streams.write("\(address)\n")
                } report: { result in
                    streams.complain(result.outcome.diagnostics, asJSON: false)
                }
            } catch {
                failure.message.withLock { $0 = "\(error)" }
            }
            ended.signal()
        }
        ended.wait()
        let reason = failure.message.withLock { $0 }
        streams.complain("the port \(port) cannot be listened on: \(reason) (name another one with --port)")
        return .wrongUsage
    }
}

/// The server's last error.
private final class LastError: Sendable {
    let message = Mutex("it was closed")
}
