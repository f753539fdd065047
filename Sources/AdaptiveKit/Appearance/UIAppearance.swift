public import Traits

/// What appearance proxies may be asked to look inside of: views, controllers, bar items.
public protocol UIAppearanceContainer: AnyObject {}

/// What can be styled for all its instances at once.
///
/// `UINavigationBar.appearance().barTintColor = .black` holds for every bar that enters a window afterwards, in the
/// same job, and that nobody gave a tint of its own. What a proxy answers is an instance of the class that records what
/// UIKit marks for appearance and is otherwise never seen: what a subclass declares of its own is not recorded.
///
/// > Rule: AP-1 to AP-4.
public protocol UIAppearance: AnyObject {
    static func appearance() -> Self

    /// A proxy for instances inside of the named classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// A proxy for instances whose traits contain these.
    static func appearance(for trait: UITraitCollection) -> Self

    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance {
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
    }

    public static func appearance(for trait: UITraitCollection) -> Self {
        appearance(for: trait, whenContainedInInstancesOf: [])
    }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: AppearanceReceiver, UIAppearance, UIAppearanceContainer {
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        recording(RuntimeClass.make(self, frame: .zero), traits: trait, containers: containerTypes)
    }

    /// Applies what proxies recorded for this view.
    func receiveAppearance(from records: AppearanceRecords) {
        records.apply(to: self, traits: traitCollection) { containers }
    }

    /// The views and controllers that this view is in, the window first.
    private var containers: [AnyObject] {
        var above: [AnyObject] = []
        var responder = next
        while let container = responder {
            above.append(container)
            responder = container.next
        }
        return above.reversed()
    }

    /// Applies what proxies recorded for items to those that this bar shows.
    ///
    /// A bar calls it before it measures them, since items are in no window of their own.
    package func giveAppearance(to items: [UIBarItem]) {
        let records = JobEnvironment.current.appearance
        guard !records.isEmpty, window != nil else { return }
        for item in items { records.apply(to: item, traits: traitCollection) { containers + [self] } }
    }

    /// Applies what proxies recorded for all views from this one down.
    ///
    /// > Rule: AP-1.
    func receiveAppearanceInSubtree() {
        let records = JobEnvironment.current.appearance
        guard !records.isEmpty else { return }
        eachInSubtree { $0.receiveAppearance(from: records) }
    }

    /// Applies anew what proxies recorded, where the view is in a window and its traits changed.
    ///
    /// > Rule: AP-4.
    func receiveAppearanceForChangedTraits() {
        guard window != nil else { return }
        let records = JobEnvironment.current.appearance
        if !records.isEmpty { receiveAppearance(from: records) }
    }
}

extension UIBarItem: AppearanceReceiver, UIAppearance, UIAppearanceContainer {
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        recording(RuntimeClass.make(self), traits: trait, containers: containerTypes)
    }
}

extension AppearanceReceiver {
    /// Makes a fresh object a proxy for its class.
    fileprivate static func recording(
        _ made: Self, traits: UITraitCollection, containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        var depth = 0
        var mirror = Mirror(reflecting: made).superclassMirror
        while let above = mirror {
            depth += 1
            mirror = above.superclassMirror
        }
        made.appearanceState.role = .proxy(
            AppearanceProxy(target: self, classDepth: depth, containers: containers.map { $0 }, traits: traits))
        return made
    }
}
