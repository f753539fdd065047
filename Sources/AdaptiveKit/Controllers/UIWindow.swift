public import Foundation
import Geometry
import Traits

/// The root view on a screen.
open class UIWindow: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        settle()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        settle()
    }

    /// Creates a window that fills the job's screen.
    public convenience init() {
        self.init(frame: CGRect(origin: .zero, size: JobEnvironment.current.screen.size))
    }

    private lazy var ownUndoManager = UndoManager()

    open override var undoManager: UndoManager? { ownUndoManager }

    private func settle() {
        let screen = JobEnvironment.current.screen
        hierarchy.window = self
        backgroundColor = nil
        hidesStatusBar = JobEnvironment.current.hidesStatusBar
        isStatusBarGone = hidesStatusBar
        takeSafeArea(of: screen)
        inheritTraits()
    }

    /// Whether the app hides the status bar, regardless of its controllers' preference.
    ///
    /// Not part of UIKit.
    package var hidesStatusBar = false {
        didSet { if hidesStatusBar != oldValue { setNeedsLayout() } }
    }

    /// Whether the safe area excludes the status bar.
    private var isStatusBarGone = false

    /// Adopts a screen's safe area, without the status bar's part if that is hidden.
    ///
    /// > Rule: CH-2, its first two parts.
    func takeSafeArea(of screen: ScreenFacts) { layoutState.ownSafeAreaInsets = safeArea(of: screen) }

    /// A screen's safe area, without the status bar's part if that is hidden.
    func safeArea(of screen: ScreenFacts) -> UIEdgeInsets {
        var insets = screen.safeAreaInsets
        if isStatusBarGone { insets.top -= screen.statusBarInset }
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeKeyboard()
        let isGone = isStatusBarHidden
        guard isGone != isStatusBarGone else { return }
        isStatusBarGone = isGone
        takeSafeArea(of: JobEnvironment.current.screen)
        markNeedsLayout()
    }

    /// Creates a window that fills a scene, which in a split screen is a part of the screen.
    public init(windowScene: UIWindowScene) {
        let screen = JobEnvironment.current.screen
        super.init(frame: CGRect(origin: .zero, size: screen.windowSize ?? screen.size))
        settle()
        self.windowScene = windowScene
        windowScene.add(self)
        inheritTraits()
    }

    /// The height of a window above others; stored, but has no effect.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
        public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
    }

    open var windowLevel = Level.normal
    open var canResizeToFitContent = false
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() { isKeyWindow = false }
    open func sendEvent(_ event: UIEvent) {}

    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The traits from the scene, or from the screen without one.
    var traitsOfScene: UITraitCollection { windowScene?.traitCollection ?? JobEnvironment.current.screen.traits }

    /// Children whose views entered the tree, and whose appearance the next layout completes.
    var appearingControllers: [UIViewController] = []

    /// Whether views move between containers, and their controllers hear of no appearance.
    var suspendsAppearance = false

    /// The responder that gets what is typed.
    weak var firstResponder: UIResponder?

    /// The software keyboard, while it is on screen.
    var keyboard: KeyboardView?

    /// The running rotation or resize.
    weak var runningTransition: TransitionCoordinator?

    open override var window: UIWindow? { self }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            // The old root may be inside the new one already.
            if let oldValue, oldValue.viewIfLoaded?.superview === self {
                oldValue.beginTransition(toAppear: false, animated: false)
                oldValue.viewIfLoaded?.removeFromSuperview()
                oldValue.endTransition(animated: false)
            }
            if !waitsForRootView { addRootView() }
        }
    }

    /// Whether the root controller's view is loaded only when the window becomes visible.
    ///
    /// Not part of UIKit, where all windows wait.
    package var waitsForRootView = false

    private func addRootView() {
        guard let controller = rootViewController, let view = controller.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        layoutIfNeededBeforeAppearing()
    }

    open var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            windowScene?.add(self)
            inheritTraits()
        }
    }
    /// The job's screen; there is no other.
    open var screen: UIScreen {
        get { UIScreen.main }
        set { _ = newValue }
    }
    open private(set) var isKeyWindow = false
    open func makeKey() {
        for window in JobEnvironment.current.application.windows where window.isKeyWindow && window !== self {
            window.resignKey()
        }
        isKeyWindow = true
    }
    /// Shows the window: its root controller appears, and the tree is laid out.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        isOnScreen = true
        if waitsForRootView {
            waitsForRootView = false
            addRootView()
        } else {
            layoutIfNeededBeforeAppearing()
        }
    }

    private var isOnScreen = false

    private func layoutIfNeededBeforeAppearing() {
        guard isOnScreen else { return }
        rootViewController?.appearAsRoot()
        layoutIfNeeded()
    }
}
