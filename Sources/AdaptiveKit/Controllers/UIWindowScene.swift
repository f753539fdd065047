public import Foundation
public import Traits

/// A scene that contains windows.
open class UIWindowScene: UIScene {
    package var traitState = TraitState()
    private var members: [WeakWindow] = []

    private struct WeakWindow { weak var window: UIWindow? }

    /// Creates a scene on the job's screen.
    public override init() {
        super.init()
        give(JobEnvironment.current.screen.traits)
    }

    /// The windows, in the order in which they were added.
    open var windows: [UIWindow] { members.compactMap(\.window) }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var screen: UIScreen { UIScreen.main }
    open var interfaceOrientation: UIInterfaceOrientation { JobEnvironment.current.screen.interfaceOrientation }
    /// The geometry of the scene as it stands.
    open var effectiveGeometry: Geometry { Geometry(of: self) }
    /// The coordinates of the scene.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The state of the status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var isFullScreen: Bool { true }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// Asks for another size or orientation; the variant's stays.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func add(_ window: UIWindow) {
        remove(window)
        members.append(WeakWindow(window: window))
    }

    func remove(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
    }
}

extension UIWindowScene: TraitNode {
    package var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? { nil }
    package func traitsDidChange() {}
    package func passTraitsOn() {
        for window in windows { window.inheritTraits() }
    }
}

/// The job's screen, which is one object.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
    private enum MainKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> UIScreen {
            withMainActorIsolation { UIScreen(of: job) }
        }
    }

    private unowned let job: JobEnvironment

    private init(of job: JobEnvironment) {
        self.job = job
        super.init()
    }

    private var facts: ScreenFacts { job.screen }

    /// The screen of the running job.
    public static var main: UIScreen { JobEnvironment.current[MainKey.self] }

    public var bounds: CGRect { CGRect(origin: .zero, size: facts.size) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: facts.size.width * facts.scale, height: facts.size.height * facts.scale)
    }
    public var scale: CGFloat { facts.scale }
    public var nativeScale: CGFloat { facts.scale }
    public var traitCollection: UITraitCollection { facts.traits }
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public static var screens: [UIScreen] { [main] }
    public var mirrored: UIScreen? { nil }
    public var brightness: CGFloat {
        get { 1 }
        set { _ = newValue }
    }
    public var isCaptured: Bool { false }
    public var wantsSoftwareDimming: Bool {
        get { false }
        set { _ = newValue }
    }
    /// The screen without the status bar, in points; the whole screen here.
    public var applicationFrame: CGRect { bounds }
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    public var preferredMode: UIScreenMode? { currentMode }
    public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    public var overscanCompensation: OverscanCompensation {
        get { .none }
        set { _ = newValue }
    }
    public var focusedItem: (any UIFocusItem)? { nil }
    public var focusedView: UIView? { nil }
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let windows = job.application.windows
        return windows.last?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
    public var maximumFramesPerSecond: Int { 60 }
    /// The coordinates of the screen as it stands.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
    /// The coordinates of the screen held upright.
    public var fixedCoordinateSpace: any UICoordinateSpace {
        let (shorter, longer) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return ScreenSpace(bounds: CGRect(x: 0, y: 0, width: shorter, height: longer))
    }

    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

    /// The treatment of the edges of an external screen.
    public enum OverscanCompensation: Int, Hashable, Sendable { case scale = 0, insetBounds, none }
}

/// The resolution of a screen.
@preconcurrency @MainActor
public final class UIScreenMode: NSObject {
    /// The size in pixels.
    public let size: CGSize
    public var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
