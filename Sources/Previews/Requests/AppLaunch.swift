import Devices
import InterfaceDocuments
import UIKit
import Workers

/// The launch of a previewed app: its main storyboard is opened, and its delegates are called.
struct AppLaunch: Sendable {
    /// The functions that create the delegates of the app and of its scenes.
    let delegates: [PreviewProgram.AppDelegateMaker]
    /// The scenes of its storyboards, and the views of its xibs.
    let documents: [AppResources.DocumentScreen]
    /// The app's property list; empty for an app without one.
    let propertyList: LaunchPropertyList

    /// What the app shows after a launch.
    enum Outcome: Sendable {
        /// It crashed, or took too long.
        case failed
        /// The controller of its main storyboard, or nothing.
        case storyboard
        /// A controller that its code chose.
        case other
    }

    /// The result of a launch in a job.
    struct Launched {
        /// The window with the app's interface; `nil` if the app shows none.
        var window: UIWindow?
        /// The controller that the main storyboard opens with.
        var initialController: UIViewController?

        @MainActor var outcome: Outcome {
            window.map { $0.rootViewController === initialController ? .storyboard : .other } ?? .storyboard
        }
    }

    /// Whether a screen is what the main storyboard of some kind of device opens with.
    func opens(_ screen: AppResources.DocumentScreen) -> Bool {
        screen.isInitial && propertyList.mainStoryboardName.all.contains(screen.document)
    }

    /// Whether the launch opens a storyboard, and not only a window that code creates.
    var opensStoryboard: Bool { documents.contains(where: opens) }

    /// Launches the app in the running job, which keeps its delegates alive.
    @discardableResult
    @MainActor func run() -> Launched {
        let objects = delegates.map { $0() }
        let sceneDelegates = objects.compactMap { $0 as? any UIWindowSceneDelegate }
        let named = sceneDelegates.first { "\(type(of: $0))" == propertyList.sceneDelegateName }
        var launched = Launched()
        let name = propertyList.mainStoryboardName.value(for: UIDevice.current.userInterfaceIdiom)
        let screen = documents.first { $0.isInitial && $0.document == name }
        launched.window = UIApplication.shared.launch(
            delegate: objects.lazy.compactMap { $0 as? any UIApplicationDelegate }.first,
            sceneDelegate: named ?? sceneDelegates.first
        ) {
            launched.initialController = screen?.makeController()
            return launched.initialController
        }
        return launched
    }
}
