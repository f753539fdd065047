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

/// The job's screen.
public final class UIScreen: NSObject {
    private let facts: ScreenFacts

    private init(_ facts: ScreenFacts) {
        self.facts = facts
    }

    /// The screen of the running job.
    public static var main: UIScreen { UIScreen(JobEnvironment.current.screen) }

    public var bounds: CGRect { CGRect(origin: .zero, size: facts.size) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: facts.size.width * facts.scale, height: facts.size.height * facts.scale)
    }
    public var scale: CGFloat { facts.scale }
    public var nativeScale: CGFloat { facts.scale }
    public var traitCollection: UITraitCollection { facts.traits }
}
