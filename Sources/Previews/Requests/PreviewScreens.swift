import Devices
import Diagnostics
import Foundation
import UIKit

/// The screens that the program with an app's previews draws: its previews, the launched app, and its documents.
struct PreviewScreens {
    let previews: [PreviewProgram.DeclaredPreview]
    let controllers: [PreviewProgram.NamedController]
    let launch: AppLaunch
    /// What the app shows after its launch; `nil` for an app without delegates.
    let outcome: AppLaunch.Outcome?
    /// A part of the names of the screens to draw; `nil` for all.
    let filter: String?
    /// Whether each preview is drawn in the orientation that it asks for, and everything else in portrait.
    let followsTraits: Bool

    /// The name of the pictures of the launched app.
    private static let appName = "App"

    /// The screens: all, or what the filter names.
    var all: [ControllerSource.Screen] {
        let declared = declaredScreens
        let screens = declared + appScreen + documentScreens(besides: Set(declared.map(\.name)))
        return screens.map { screen in
            var screen = screen
            screen.appStyle = launch.propertyList.userInterfaceStyle
            return screen
        }
    }

    // MARK: Previews and controllers

    private var declaredScreens: [ControllerSource.Screen] {
        var counts: [String: Int] = [:]
        func screen(
            _ name: String, in orientation: Orientation, _ make: @escaping @MainActor () -> UIViewController
        ) -> ControllerSource.Screen {
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return self.screen(
                count == 1 ? name : "\(name) \(count)", makeController: make, isShown: { $0.orientation == orientation }
            )
        }
        return previews.compactMap { preview, file, _ in
            let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            // A name may contain anything, but the name of a file may not.
            let name = (preview.name ?? stem).replacing("/", with: "-").replacing(".", with: "-")
            guard matches(name) || matches(stem) else { return nil }
            return screen(name, in: preview.isLandscape ? .landscape : .portrait, preview.makeController)
        }
            + controllers.filter { matches($0.name) }.map { screen($0.name, in: .portrait, $0.make) }
    }

    /// A screen, after the app's launch; if each preview follows its own traits, on the variants that `isShown` names.
    private func screen(
        _ name: String, makeController: @escaping @MainActor () -> UIViewController,
        isShown: @escaping @Sendable (Variant) -> Bool
    ) -> ControllerSource.Screen {
        var screen = ControllerSource.Screen(name, makeController: makeController)
        if followsTraits { screen.isShown = isShown }
        guard isLaunched else { return screen }
        let launch = launch
        screen.makeWindow = { variant in
            // The app's code finds this window before those of the launch.
            let window = ControllerSource.Screen.emptyWindow(on: variant)
            launch.run()
            window.makeKey()
            window.rootViewController = makeController()
            return window
        }
        return screen
    }

    private func matches(_ name: String) -> Bool {
        guard let filter, !filter.isEmpty else { return true }
        return name.range(of: filter, options: .caseInsensitive) != nil
    }

    // MARK: The app

    /// Whether the app is launched before each screen.
    private var isLaunched: Bool { outcome == .storyboard || outcome == .other }

    /// The app as it is after its launch, unless it shows its main storyboard, which is drawn among the documents.
    private var appScreen: [ControllerSource.Screen] {
        let isOther = outcome == .other || outcome == .failed && !launch.opensStoryboard
        guard isOther, matches(Self.appName) else { return [] }
        var screen = screen(Self.appName, makeController: { UIViewController() }, isShown: Self.isPortrait)
        let launch = launch
        screen.makeWindow = { _ in
            guard let window = launch.run().window else { throw DiagnosedError(PreviewProgramProblem.noWindow) }
            return window
        }
        return [screen]
    }

    // MARK: Documents

    /// The scenes of storyboards and the views of xibs, with the app's own classes.
    private func documentScreens(besides names: Set<String>) -> [ControllerSource.Screen] {
        launch.documents.filter { matches($0.name) }.map { found in
            let name = names.contains(found.name) ? "\(found.name)-\(found.document)" : found.name
            var shown = screen(name, makeController: found.makeController, isShown: Self.isPortrait)
            let isShown = shown.isShown
            shown.isShown = { variant in
                (found.idiom == nil || variant.device.device.idiom == found.idiom) && isShown(variant)
            }
            if outcome == .storyboard, launch.opens(found) {
                let launch = launch
                shown.makeWindow = { variant in
                    let launched = launch.run()
                    if launched.outcome == .storyboard, let window = launched.window { return window }
                    let window = ControllerSource.Screen.emptyWindow(on: variant)
                    window.rootViewController = found.makeController()
                    return window
                }
            }
            return shown
        }
    }

    private static func isPortrait(_ variant: Variant) -> Bool { variant.orientation == .portrait }
}
