public import Foundation
import Geometry
public import Traits

/// The root of a tree on a screen.
open class UIWindow: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        settle()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        settle()
    }

    /// A window that fills the job's screen.
    public convenience init() {
        self.init(frame: CGRect(origin: .zero, size: JobEnvironment.current.screen.size))
    }

    private func settle() {
        let screen = JobEnvironment.current.screen
        hierarchy.window = self
        backgroundColor = nil
        layoutState.ownSafeAreaInsets = screen.safeAreaInsets
        setTraits(screen.traits)
    }

    open override var window: UIWindow? { self }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.disappearAsRoot()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let controller = rootViewController, let view = controller.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
            layoutIfNeededBeforeAppearing()
        }
    }

    open var windowScene: UIWindowScene?
    open var screen: UIScreen { UIScreen.main }
    open private(set) var isKeyWindow = false
    open func makeKey() { isKeyWindow = true }
    /// Shows the window: its root controller appears, and the tree is laid out.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        isOnScreen = true
        layoutIfNeededBeforeAppearing()
    }

    private var isOnScreen = false

    private func layoutIfNeededBeforeAppearing() {
        guard isOnScreen else { return }
        rootViewController?.appearAsRoot()
        layoutIfNeeded()
    }
}

/// What a window belongs to.
open class UIWindowScene: UIResponder {
    open var screen: UIScreen { UIScreen.main }
    open var traitCollection: UITraitCollection { JobEnvironment.current.screen.traits }
}

/// The job's screen.
public final class UIScreen: NSObject {
    private let facts: ScreenFacts

    private init(_ facts: ScreenFacts) {
        self.facts = facts
    }

    /// The screen of the job that runs.
    public static var main: UIScreen { UIScreen(JobEnvironment.current.screen) }

    public var bounds: CGRect { CGRect(origin: .zero, size: facts.size) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: facts.size.width * facts.scale, height: facts.size.height * facts.scale)
    }
    public var scale: CGFloat { facts.scale }
    public var nativeScale: CGFloat { facts.scale }
    public var traitCollection: UITraitCollection { facts.traits }
}
