import AppPreviews
import ArgumentParser
import Diagnostics
import Foundation
import Previews
import Settings

/// The command `maquette preview`.
struct PreviewCommand: ConfiguredCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Draws the #Previews of an app's or package's Swift code.",
        discussion: """
            PATH is a Swift package or the folder of an app's sources, as it is: selectors, outlets and #Preview are \
            rewritten for this machine in a folder of their own, and built there. Only what changed is built again. \
            SwiftUI exists only on Apple's platforms; its views and previews are left out, with a note.

            Examples:
              maquette preview MyApp/
              maquette preview MyApp/ --filter Settings --devices iphone-15
            """)

    @Argument(help: "A Swift package, or a folder of an app's sources.")
    var path: String

    @Option(
        help: ArgumentHelp(
            "Draw only previews with this in their name or file's name, and view controllers with it in their class's.",
            valueName: "name"))
    var filter: String?

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
        .axes + [.theme, .systemFont, .frame, .annotate, .format, .output] + .pages + .work

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

    func run(_ streams: StandardStreams) throws -> ExitStatus {
        let program: String
        let app: PreviewedApp
        do throws(DiagnosedError) {
            app = try PreviewedApp(at: path)
            let build = try PreviewBuild(of: app, maquette: maquette ?? Self.package, folder: buildFolder) { line in
                streams.complain(line)
            }
            program = try build.build()
        } catch {
            streams.complain(error.diagnostics, asJSON: json)
            return .unreadableInput
        }
        return try draw(app, with: program)
    }

    /// Maquette's own package, as it was when the command was built.
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    private func draw(_ app: PreviewedApp, with program: String) throws -> ExitStatus {
        var order = PreviewProgram.Order()
        order.words = axes.words
        order.formats = format
        order.theme = look.theme
        order.frame = frame
        order.annotations = annotate
        order.output = output
        order.hasGrid = pages.grid
        order.rows = pages.rows
        order.columns = pages.columns
        order.isToScale = pages.scaling == .toScale
        order.paper = pages.paper
        order.hasPairs = pages.pairs
        order.hasGallery = pages.gallery
        order.isGalleryInline = pages.inline
        order.jobs = work.workers.jobs
        order.timeLimit = work.limit.timeLimit
        order.isJSON = json
        order.filter = filter
        order.resources = app.root.path
        order.modules = app.modules.map(\.name)
        let file = FileManager.default.temporaryDirectory.appending(path: "maquette-order-\(UUID().uuidString).json")
        try JSONEncoder().encode(order).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [file.path]
        try process.run()
        process.waitUntilExit()
        return ExitStatus(rawValue: process.terminationStatus) ?? .checkFailed
    }
}
