import ArgumentParser
import Commands
import Foundation
import Previews
import Settings

/// The command `maquette preview`.
struct PreviewCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Draws the #Previews of an app's or package's Swift code.",
        discussion: """
            PATH is a Swift package, the folder of an Xcode project or that of an app's sources, as it is: selectors, outlets and #Preview are \
            rewritten for this machine in a folder of their own, and built there. Only what changed is built again. \
            SwiftUI exists only on Apple's platforms; its views and previews are left out, with a note.

            Examples:
              maquette preview MyApp/
              maquette preview MyApp/ --filter Settings --devices iphone-15
            """)

    @Argument(help: "A Swift package, an Xcode project or its folder, or a folder of an app's sources.")
    var path: String

    @Option(
        help: ArgumentHelp(
            "Draw only previews with this in their name or file's name, and view controllers with it in their class's.",
            valueName: "name"))
    var filter: String?

    @Option(help: ArgumentHelp("The target of an Xcode project. The default is its first iOS app.", valueName: "name"))
    var target: String?

    @Flag(help: "Leave out statements and declarations that do not compile here, each with a note.")
    var keepGoing = false

    @OptionGroup(title: "Axes") var axes: AxisOptions

    @Option(help: ArgumentHelp("Output formats, separated by commas: png, svg, pdf.", valueName: "list"))
    var format = "png"

    @OptionGroup(title: "Sheets and pages") var pages: PageOptions

    @OptionGroup var look: ThemeOption

    @Option(help: ArgumentHelp("The frame around the window: none, screen, bezel.", valueName: "frame"))
    var frame = "none"

    @Option(help: ArgumentHelp("The annotations over the pictures, as render has them.", valueName: "list"))
    var annotate = ""

    @Option(name: [.short, .long], help: ArgumentHelp("The folder for the pictures.", valueName: "dir"))
    var output = "Output"

    @OptionGroup var work: WorkOptions

    @OptionGroup var settings: SettingsOptions

    static let settingKeys: [SettingKey] =
        .variants + [.target, .theme, .systemFont, .symbols, .frame, .annotate, .format, .output] + .pages + .work

    var inputs: [String] { [path] }

    func check() throws { try pages.check() }

    @Flag(help: "Print JSON: one object for each picture.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "The folder for rewritten sources and what is built. The default is in XDG_CACHE_HOME or ~/.cache.",
            valueName: "dir"))
    var buildFolder: String?

    @Option(
        help: ArgumentHelp("The folder of Maquette's package. The default is where it was built.", valueName: "dir"))
    var maquette: String?

    func run(_ streams: StandardStreams) -> ExitStatus {
        var pictures = RenderOptions(
            inputs: [], axes: axes.words, formats: format, hasGrid: pages.grid, theme: look.theme, frame: frame,
            output: output, jobs: work.workers.jobs, timeLimit: work.limit.timeLimit)
        pictures.annotations = annotate
        pages.apply(to: &pictures)
        var options = PreviewOptions(path: path, pictures: pictures, maquette: maquette ?? Self.package)
        options.filter = filter
        options.target = target
        options.keepsGoing = keepGoing
        options.isJSON = json
        options.buildFolder = buildFolder
        return streams.show(options.run { streams.complain($0) }, asJSON: json)
    }

    /// Maquette's own package, as it was when the command was built.
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
