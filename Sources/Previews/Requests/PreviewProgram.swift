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
    ///   - appDelegates: the delegates of an app that creates its window in code; none for other apps.
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
            app = try AppResources(in: order.resources, libraries: order.libraries, modules: order.modules)
        } catch {
            Self.complain(error.diagnostics.map(\.description))
            return ExitStatus.unreadableInput.rawValue
        }
        let screens = self.screens + appScreen + documentScreens(of: app)
        guard !screens.isEmpty else {
            Self.complain([Diagnostic(.error, noPreview, at: SourceLocation(file: order.resources)).description])
            return ExitStatus.unreadableInput.rawValue
        }
        var log = ProblemLog()
        var output = ""
        var status = ExitStatus.good
        do {
            let result = try request(into: &log).run(showing: screens, of: app)
            log.append(contentsOf: result.diagnostics)
            status = result.status
            output = order.isJSON ? result.json : result.text
        } catch let error as DiagnosedError {
            let isOutput = error.diagnostics.contains { $0.problem is OutputProblem }
            log.append(contentsOf: error.diagnostics)
            status = isOutput ? .wrongUsage : .checkFailed
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

    private var noPreview: PreviewProgramProblem {
        .noPreview(filter: order.filter, previews: previews.count, controllers: controllers.map(\.name))
    }

    /// Whether each preview is drawn in the orientation that it asks for, because the command names none.
    private var followsTraits: Bool {
        order.variantsInBothOrientations != nil && previews.contains { $0.preview.isLandscape }
    }

    /// The screens to draw: all previews, or what the filter names.
    private var screens: [ControllerSource.Screen] {
        var names: [String: Int] = [:]
        func screen(_ name: String, _ make: @escaping @MainActor () -> UIViewController) -> ControllerSource.Screen {
            let count = names[name, default: 0] + 1
            names[name] = count
            return ControllerSource.Screen(count == 1 ? name : "\(name) \(count)", makeController: make)
        }
        var screens: [ControllerSource.Screen] = []
        for (preview, file, _) in previews {
            let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            // A name may contain anything, but the name of a file may not.
            let name = (preview.name ?? stem).replacing("/", with: "-").replacing(".", with: "-")
            guard matches(name) || matches(stem) else { continue }
            var shown = screen(name, preview.makeController)
            if followsTraits { shown.isShown = Self.shown(in: preview.isLandscape ? .landscape : .portrait) }
            screens.append(shown)
        }
        if order.filter != nil {
            for (name, make) in controllers where matches(name) {
                var shown = screen(name, make)
                if followsTraits { shown.isShown = Self.shown(in: .portrait) }
                screens.append(shown)
            }
        }
        return screens
    }

    /// The app as it is after its launch, if it creates its window in code.
    private var appScreen: [ControllerSource.Screen] {
        guard !appDelegates.isEmpty, matches(Self.appName) else { return [] }
        let makers = appDelegates
        var screen = ControllerSource.Screen(Self.appName, makeWindow: { try Self.launchedWindow(makers) })
        if followsTraits { screen.isShown = Self.shown(in: .portrait) }
        return [screen]
    }

    @MainActor
    private static func launchedWindow(_ makers: [AppDelegateMaker]) throws(DiagnosedError) -> UIWindow {
        let delegates = makers.map { $0() }
        let window = UIApplication.shared.launch(
            delegate: delegates.lazy.compactMap { $0 as? any UIApplicationDelegate }.first,
            sceneDelegate: delegates.lazy.compactMap { $0 as? any UIWindowSceneDelegate }.first)
        guard let window else { throw DiagnosedError(PreviewProgramProblem.noWindow) }
        return window
    }

    /// The name of the pictures of the launched app.
    private static let appName = "App"

    /// The scenes of storyboards and the views of xibs, with the app's own classes: all, or what the filter names.
    private func documentScreens(of resources: AppResources) -> [ControllerSource.Screen] {
        let taken = Set(screens.map(\.name))
        return resources.documentScreens(modules: order.modules).filter { matches($0.name) }.map { found in
            let name = taken.contains(found.name) ? "\(found.name)-\(found.document)" : found.name
            var shown = ControllerSource.Screen(name, makeController: found.makeController)
            let followsTraits = followsTraits
            shown.isShown = { variant in
                (found.idiom == nil || variant.device.device.idiom == found.idiom)
                    && (!followsTraits || variant.orientation == .portrait)
            }
            return shown
        }
    }

    private static func shown(in orientation: Orientation) -> @Sendable (Variant) -> Bool {
        { $0.orientation == orientation }
    }

    private func matches(_ name: String) -> Bool {
        guard let filter = order.filter, !filter.isEmpty else { return true }
        return name.range(of: filter, options: .caseInsensitive) != nil
    }

    private static func complain(_ lines: [String]) {
        for line in lines { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    }
}

/// A reason why there is nothing to preview.
enum PreviewProgramProblem: Error, Problem, Hashable {
    case noPreview(filter: String?, previews: Int, controllers: [String])
    /// An app whose delegates show no root controller.
    case noWindow

    var code: String {
        switch self {
        case .noPreview: "no-preview"
        case .noWindow: "no-window"
        }
    }

    var message: String {
        switch self {
        case .noPreview(let filter?, _, _): "no preview and no view controller has '\(filter)' in its name"
        case .noPreview(nil, _, _): "the app declares no #Preview of a UIKit view or controller, and has no storyboard"
        case .noWindow: "the app's delegates show no window with a root view controller at launch"
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
        }
    }
}
