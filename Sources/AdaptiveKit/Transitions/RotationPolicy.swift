import Diagnostics
import Foundation
import Geometry
public import Traits

/// The orientations of an app, from its Info.plist or its delegate.
public struct AppOrientations: Hashable, Sendable {
    public var supported: UIInterfaceOrientationMask
    /// Whether it never shares an iPad's screen.
    public var requiresFullScreen: Bool

    public init(supported: UIInterfaceOrientationMask, requiresFullScreen: Bool = false) {
        self.supported = supported
        self.requiresFullScreen = requiresFullScreen
    }

    /// The orientations of an app that specifies none.
    public static func standard(for idiom: UIUserInterfaceIdiom) -> AppOrientations {
        AppOrientations(supported: idiom == .pad ? .all : .allButUpsideDown)
    }
}

extension JobEnvironment {
    private enum OrientationsKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> AppOrientations? { nil }
    }

    /// The orientations of the app that contains the interface; `nil` if they aren't known.
    public var appOrientations: AppOrientations? {
        get { self[OrientationsKey.self] }
        set { self[OrientationsKey.self] = newValue }
    }
}

/// Decides whether an interface rotates with its device.
///
/// An iPad app that can share the screen rotates to any orientation, and its controllers aren't asked. On an iPhone,
/// and for an app that always fills an iPad's screen, app and controller must both support the orientation.
struct RotationPolicy {
    var idiom: UIUserInterfaceIdiom
    var app: AppOrientations
    var controller: UIInterfaceOrientationMask
    /// Before iOS 16, a controller may refuse to rotate at all.
    var autorotates = true
    var controllerName: String

    private var sharesScreen: Bool {
        idiom == .pad && !app.requiresFullScreen && app.supported.isSuperset(of: .all)
    }

    func refusal(of orientation: UIInterfaceOrientation) -> RotationProblem? {
        // A picture doesn't depend on which of the two landscape orientations it is.
        let wanted: UIInterfaceOrientationMask =
            orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
        if app.supported.isDisjoint(with: wanted) { return .notOfApp(orientation) }
        if sharesScreen { return nil }
        if app.supported.isDisjoint(with: controller) { return .nothingInCommon(controller: controllerName) }
        if !autorotates { return .noAutorotation(controller: controllerName) }
        return app.supported.intersection(controller).isDisjoint(with: wanted)
            ? .notOfController(orientation, controller: controllerName) : nil
    }
}

extension UIWindow {
    /// The reason why the interface doesn't rotate with the device; `nil` if it does.
    ///
    /// The topmost controller that fills the screen decides: one that is presented over the whole screen, or the root.
    public func rotationRefusal(to orientation: UIInterfaceOrientation) -> RotationProblem? {
        let job = JobEnvironment.current
        guard orientation != .unknown, orientation.isLandscape != job.screen.interfaceOrientation.isLandscape,
            let controller = controllerOfOrientation
        else { return nil }
        let idiom = job.screen.traits.userInterfaceIdiom
        return RotationPolicy(
            idiom: idiom, app: job.appOrientations ?? .standard(for: idiom),
            controller: controller.supportedInterfaceOrientations,
            autorotates: job.behavior.ignoresAutorotation || controller.shouldAutorotate,
            controllerName: controller.shortDescription
        ).refusal(of: orientation)
    }

    private var controllerOfOrientation: UIViewController? {
        var asked = rootViewController
        var next = asked?.presentedViewController
        while let presented = next {
            if let presentation = presented.presentationController,
                [.fullScreen, .overFullScreen].contains(presentation.activeStyle ?? presentation.presentationStyle)
            {
                asked = presented
            }
            next = presented.presentedViewController === presented ? nil : presented.presentedViewController
        }
        return asked
    }
}
