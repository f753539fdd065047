import AppPreviews
import Devices
import Diagnostics
import Foundation
package import Previews
import Workers

/// The options of `maquette preview`, in the words of its arguments.
package struct PreviewOptions: Sendable {
    /// The path of a Swift package, or of a folder of an app's sources.
    package var path: String
    /// The options of the pictures; they have no inputs.
    package var pictures: RenderOptions
    /// A part of the names of the previews and controllers to draw; `nil` for all previews.
    package var filter: String?
    /// Whether the program prints JSON.
    package var isJSON = false
    /// The folder of Maquette's own package.
    package var maquette: String
    /// The target of an Xcode project; `nil` for its first app.
    package var target: String?
    /// Whether code that does not compile is left out.
    package var keepsGoing = false
    /// The folder for rewritten sources and for what is built; `nil` for one in the user's cache.
    package var buildFolder: String?

    package init(path: String, pictures: RenderOptions, maquette: String) {
        self.path = path
        self.pictures = pictures
        self.maquette = maquette
    }

    /// Builds the program that draws the previews, and runs it.
    ///
    /// The program prints its results itself.
    ///
    /// - Parameter report: receives lines for people while the program is built.
    /// - Returns: the outcome.
    package func run(report: @escaping @Sendable (String) -> Void) -> CommandOutcome {
        CommandRun().outcome(prepare: order) { order, _ throws(DiagnosedError) in
            let app = try PreviewedApp(at: path, target: target, scratch: buildFolder)
            let build = try PreviewBuild(
                of: app, maquette: maquette, folder: buildFolder, keepsGoing: keepsGoing, report: report)
            return (app: app, program: try build.build())
        } work: { order, built, _ in
            var order = order
            order.resources = built.app.root.path
            order.libraries = built.app.libraries.map(\.path)
            order.resourcesOfOthers = built.app.resourcesOfOthers
            order.modules = built.app.modules.map(\.name)
            return CommandOutcome(try Self.run(built.program, order))
        }
    }

    private func order(into log: inout ProblemLog) -> PreviewProgram.Order? {
        guard let request = pictures.request(into: &log) else { return nil }
        var order = PreviewProgram.Order()
        order.variants = request.pictures.variants.map(\.description)
        if pictures.axes[.orientation] == nil {
            var both = pictures
            both.axes[.orientation] = ["all"]
            order.variantsInBothOrientations = both.request(into: &log)?.pictures.variants.map(\.description)
        }
        order.deviceDefinitions = pictures.axes.definitions
        order.formats = request.pictures.formats
        order.theme = pictures.theme
        order.frame = request.pictures.frame
        order.annotations = request.annotations.map(\.word)
        order.output = pictures.output
        order.sheet = request.pictures.sheet
        order.hasPairs = request.pictures.hasPairs
        order.gallery = request.pictures.gallery
        order.workers = request.pictures.workers
        order.timeLimit = request.pictures.timeLimit?.seconds
        order.isJSON = isJSON
        order.filter = filter
        return order
    }

    private static func run(_ program: String, _ order: PreviewProgram.Order) throws -> ExitStatus {
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
