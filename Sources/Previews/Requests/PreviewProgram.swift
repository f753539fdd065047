public import DeviceFrames
public import Devices
import Diagnostics
import Foundation
import OutputFiles
public import Rendering
public import Sheets
import Theming
public import UIKit
import Workers

/// A program that draws an app's previews: the one that `maquette preview` builds from the app's sources.
public struct PreviewProgram {
    /// A preview, with the place of its `#Preview`.
    public typealias DeclaredPreview = (preview: Preview, file: String, line: Int)
    /// A controller's class, with the way to create one.
    public typealias NamedController = (name: String, make: @MainActor () -> UIViewController)
    /// A function that creates a delegate of the app or of its scenes.
    public typealias AppDelegateMaker = @MainActor @Sendable () -> AnyObject

    /// The request that the command passes to the program.
    public struct Order: Codable, Sendable {
        /// The variants to draw, each in the notation of ``Variant``.
        public var variants: [String] = []
        /// The same variants in both orientations, in case that previews ask for one; `nil` if the command names one.
        public var variantsInBothOrientations: [String]?
        public var formats = [OutputFormat.png]
        /// The devices of the project's own that variants name.
        public var deviceDefinitions: [DeviceDefinition] = []
        /// The name or path of the theme.
        public var theme = "ios"
        public var frame = FrameStyle.none
        /// The names of the annotations over the pictures.
        public var annotations: [String] = []
        public var output = "Output"
        /// The arrangement of contact sheets; `nil` for none.
        public var sheet: SheetArrangement?
        public var hasPairs = false
        /// The images in the gallery's grid; `nil` for no gallery.
        public var gallery: GalleryPictures?
        /// The number of workers.
        public var workers = 1
        /// The time limit in seconds for one picture; `nil` for no limit.
        public var timeLimit: Int?
        public var isJSON = false
        /// A part of the names of the previews and controllers to draw; `nil` for all previews.
        public var filter: String?
        /// The folder of the app's images, colors, fonts and documents.
        public var resources = ""
        /// The folders of the libraries that the app uses, as far as they are elsewhere.
        public var libraries: [String] = []
        /// The paths of files and folders with documents that are not the app's.
        public var resourcesOfOthers: [String] = []
        /// The modules of the app, in which documents find classes.
        public var modules: [String] = []

        public init() {}
    }

    private let order: Order
    private let previews: [DeclaredPreview]
    private let controllers: [NamedController]
    private let appDelegates: [AppDelegateMaker]
    /// The standard output of the process.
    private let results: ResultOutput

    /// Draws previews and ends the process with the run's status.
    ///
    /// The first argument of the process is the path of a file with the order. The previews are drawn in a child
    /// process, so that one that crashes does not take the others with it. What the app prints goes to standard error;
    /// standard output contains only the results.
    ///
    /// - Parameters:
    ///   - previews: the previews of the app.
    ///   - controllers: the controllers that the app can create without arguments.
    ///   - appDelegates: the delegates of the app and of its scenes.
    public static func main(
        previews: @escaping () -> [DeclaredPreview], controllers: @escaping () -> [NamedController],
        appDelegates: @escaping () -> [AppDelegateMaker]
    ) -> Never {
        let status: Int32
        do {
            if let code = try Supervisor.supervise() { exit(code) }
            let path = CommandLine.arguments.dropFirst().first ?? ""
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let results = ResultOutput(dup(STDOUT_FILENO))
            dup2(STDERR_FILENO, STDOUT_FILENO)
            let program = PreviewProgram(
                order: try JSONDecoder().decode(Order.self, from: data), previews: previews(),
                controllers: controllers(), appDelegates: appDelegates(), results: results)
            // Only the one thread uses it.
            nonisolated(unsafe) let alone = program
            status = try onWorker { alone.run() }
        } catch {
            status = ExitStatus.checkFailed.rawValue
            complain([(error as? any Problem).map { Diagnostic(.error, $0).description } ?? "error: \(error)"])
        }
        // A supervisor's child passes its status on even if a thread of a lost job ends it first.
        CrashJournal.current?.exitStatus = status
        fflush(nil)
        exit(status)
    }

    private func run() -> Int32 {
        let app: AppResources
        do throws(DiagnosedError) {
            app = try AppResources(
                in: order.resources, libraries: order.libraries, leavingOut: order.resourcesOfOthers,
                modules: order.modules)
        } catch {
            Self.complain(error.diagnostics.map(\.description))
            return ExitStatus.unreadableInput.rawValue
        }
        var log = ProblemLog()
        var output = ""
        var status = ExitStatus.good
        do {
            let request = try request(into: &log)
            let screens = try screens(of: app, on: request.pictures.variants.first, into: &log)
            let result = try request.run(showing: screens, of: app)
            log.append(contentsOf: result.diagnostics)
            status = result.status
            output = order.isJSON ? result.json : result.text
        } catch let error as DiagnosedError {
            log.append(contentsOf: error.diagnostics)
            status = Self.status(of: error)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
            status = .checkFailed
        }
        Self.complain(log.diagnostics.map(\.description))
        let failure = results.write(output)
        guard failure == 0 else {
            Self.complain(["error: results cannot be written: \(String(cString: strerror(failure)))"])
            return ExitStatus.wrongUsage.rawValue
        }
        return status.rawValue
    }

    /// The request for the pictures.
    private func request(into log: inout ProblemLog) throws -> RenderRequest {
        let variants = followsTraits ? order.variantsInBothOrientations ?? order.variants : order.variants
        let catalog = try DeviceCatalog.standard.adding(order.deviceDefinitions)
        let theme = try Theme.named(order.theme, symbolsIn: ProcessInfo.processInfo.environment)
        let annotations = order.annotations.compactMap { NamedAnnotation($0) }
        var pictures = PreviewRequest(
            variants: try variants.map { try Variant(parsing: $0, catalog: catalog) }, formats: order.formats,
            frame: order.frame,
            sheet: order.sheet,
            nameWords: PictureName.surroundings(
                theme: nil, frame: order.frame, beside: nil, annotations: annotations),
            theme: theme, workers: order.workers, timeLimit: order.timeLimit.map { .seconds($0) })
        pictures.hasPairs = order.hasPairs
        pictures.gallery = order.gallery
        return RenderRequest(
            inputs: InputSelection([]), pictures: pictures,
            look: PictureLook(theme, annotations: annotations, into: &log), themeName: order.theme,
            annotations: annotations, output: order.output)
    }

    private static func status(of error: DiagnosedError) -> ExitStatus {
        if error.diagnostics.contains(where: { $0.problem is OutputProblem }) { return .wrongUsage }
        return error.diagnostics.contains { $0.problem is PreviewProgramProblem } ? .unreadableInput : .checkFailed
    }

    private var noPreview: PreviewProgramProblem {
        .noPreview(filter: order.filter, previews: previews.count, controllers: controllers.map(\.name))
    }

    /// Whether each preview is drawn in the orientation that it asks for, because the command names none.
    private var followsTraits: Bool {
        order.variantsInBothOrientations != nil && previews.contains { $0.preview.isLandscape }
    }

    /// The screens to draw.
    ///
    /// First the app is launched once in a job of its own, so that a crash at launch loses no screen.
    private func screens(
        of app: AppResources, on variant: Variant?, into log: inout ProblemLog
    ) throws -> [ControllerSource.Screen] {
        let launch = AppLaunch(
            delegates: appDelegates, documents: app.documentScreens(modules: order.modules),
            propertyList: LaunchPropertyList(Bundle.main.infoDictionary ?? [:]))
        let source = ControllerSource([], of: app)
        let outcomes: [AppLaunch.Outcome] = try mapInOrder(
            appDelegates.isEmpty ? [] : [variant].compactMap(\.self), workers: 1,
            timeLimit: order.timeLimit.map { .seconds($0) }, tools: { source.makeTools() },
            name: { _ in "launch of the app" }, lost: { _, _ in .failed }
        ) { variant, tools in
            source.inJob(on: variant, tools: tools) { _, _ in launch.run().outcome }
        }
        if outcomes == [.failed] { log.warn(PreviewProgramProblem.failedLaunch) }
        let screens = PreviewScreens(
            previews: previews, controllers: order.filter == nil ? [] : controllers, launch: launch,
            outcome: outcomes.first, filter: order.filter, followsTraits: followsTraits
        ).all
        guard !screens.isEmpty else { throw DiagnosedError(noPreview, at: SourceLocation(file: order.resources)) }
        return screens
    }

    private static func complain(_ lines: [String]) {
        for line in lines { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    }
}

/// A reason why there is nothing to preview.
enum PreviewProgramProblem: Error, Problem, Hashable {
    case noPreview(filter: String?, previews: Int, controllers: [String])
    /// An app that shows no root controller.
    case noWindow
    /// An app that crashes, or takes too long, when it is launched.
    case failedLaunch

    var code: String {
        switch self {
        case .noPreview: "no-preview"
        case .noWindow: "no-window"
        case .failedLaunch: "failed-launch"
        }
    }

    var message: String {
        switch self {
        case .noPreview(let filter?, _, _): "no preview and no view controller has '\(filter)' in its name"
        case .noPreview(nil, _, _): "the app declares no #Preview of a UIKit view or controller, and has no storyboard"
        case .noWindow: "the app's delegates show no window with a root view controller at launch"
        case .failedLaunch: "the app cannot be launched, so its screens are drawn without a launch"
        }
    }

    var remedy: String? {
        switch self {
        case .noPreview(_, _, let controllers) where controllers.isEmpty:
            "add #Preview { MyViewController() } beside a controller"
        case .noPreview(_, _, let controllers):
            "add #Preview { … }, or name one of its controllers with --filter: "
                + controllers.prefix(20).joined(separator: ", ")
        case .noWindow: "set the window's rootViewController in the app's or the scene's delegate, without waiting"
        case .failedLaunch: "fix what crashes or waits in the delegates of the app and of its scene"
        }
    }
}
