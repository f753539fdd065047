public import Devices
public import Diagnostics
import Drawing
import Foundation
public import Theming
public import Typography
public import UIKit

/// A source of screens that are written in Swift with UIKit's names and created for each variant.
public struct ControllerSource: PictureSource {
    /// A screen with the name of its pictures.
    public struct Screen: Sendable {
        public var name: String
        /// Creates the window's root controller.
        ///
        /// It is called within a variant's job, on its thread.
        public var makeController: @MainActor () -> UIViewController
        /// Called when the controller is on screen, for example to select a row or present a controller.
        public var afterAppearing: @MainActor (UIViewController) -> Void
        /// Whether the screen is drawn on a variant; by default, on all.
        var isShown: @Sendable (Variant) -> Bool = { _ in true }
        /// The appearance that the app always has; unspecified for an app that follows the device.
        var appStyle = UIUserInterfaceStyle.unspecified
        /// Creates the window with its root controller; `nil` for one that shows the controller.
        var makeWindow: (@MainActor (Variant) throws -> UIWindow)?

        public init(
            _ name: String, makeController: @escaping @MainActor () -> UIViewController,
            afterAppearing: @escaping @MainActor (UIViewController) -> Void = { _ in }
        ) {
            self.name = name
            self.makeController = makeController
            self.afterAppearing = afterAppearing
        }
    }

    let screens: [Screen]
    private let palette: Palette
    private let fonts: FontLibrary
    private let resources: @Sendable () -> any ResourceLookup

    /// - Parameters:
    ///   - screens: the screens to show.
    ///   - palette: the system's colors.
    ///   - fonts: the fonts for text.
    ///   - resources: creates the lookup of `UIImage(named:)` and `UIColor(named:)` for one job.
    public init(
        _ screens: [Screen], palette: Palette = JobEnvironment.standardPalette, fonts: FontLibrary = FontLibrary(),
        resources: @escaping @Sendable () -> any ResourceLookup = { NoResources() }
    ) {
        self.screens = screens
        self.palette = palette
        self.fonts = fonts
        self.resources = resources
    }

    /// - Parameters:
    ///   - screens: the screens to show.
    ///   - app: the app whose images, colors and fonts the code finds by name; `nil` for none.
    public init(_ screens: [Screen], of app: AppResources?) {
        guard let app else {
            self.init(screens)
            return
        }
        self.init(screens, fonts: app.fonts, resources: { app.makeLookup() })
    }

    public var documents: [String] { screens.map(\.name) }

    /// Creates the tools that one worker draws with.
    public func makeTools() -> WorkerTools { WorkerTools(fonts: fonts) }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        screens[document].isShown(variant) ? nil : .anotherInItsPlace
    }

    public func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        let screen = screens[document]
        let shown = variant.shown(inStyle: screen.appStyle)
        return try inJob(on: shown, tools: tools) { job, tools in
            let window = try screen.makeWindow?(shown) ?? Screen.emptyWindow(on: shown)
            screen.show(in: window)
            let isLight = shown == variant ? nil : true
            return Diagnosed(
                WindowPicture(list: tools.picture(of: window, on: shown), of: window, isLight: isLight),
                diagnostics: job.diagnostics)
        }
    }

    /// Calls a function in a job on the variant.
    func inJob<Result>(
        on variant: Variant, tools: WorkerTools, _ body: @MainActor (JobEnvironment, WorkerTools) throws -> Result
    ) rethrows -> Result {
        let job = JobEnvironment(
            variant: variant, textSetter: tools.textSetter, palette: palette, resources: resources())
        job.rasterizer = tools
        job.screenQueue = ScreenQueue()
        return try job.run(with: tools) { tools in try body(job, tools) }
    }
}

extension ControllerSource.Screen {
    /// A window that fills the variant, and that the app's code finds as its key window.
    @MainActor static func emptyWindow(on variant: Variant) -> UIWindow {
        let window = UIWindow(windowScene: UIWindowScene())
        window.frame = CGRect(origin: .zero, size: variant.windowSize)
        window.makeKey()
        return window
    }

    /// Shows the screen in a window, and does what its code left for later.
    @MainActor func show(in window: UIWindow) {
        let controller = window.rootViewController ?? makeController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        afterAppearing(controller)
        window.layoutWithLaterWork()
    }
}
