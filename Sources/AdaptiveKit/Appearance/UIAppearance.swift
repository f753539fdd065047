public import Traits

/// A container for appearance proxies: a view, controller or bar item.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class whose instances can all be styled at once.
///
/// `UINavigationBar.appearance().barTintColor = .black` applies to every bar that enters a window afterwards in the
/// same job and has no tint of its own. A proxy is an instance of the class that records the properties that UIKit
/// marks for appearance, and is never shown. Properties that an app's class declares aren't recorded: setting one is a
/// warning once such an object is in a window.
///
/// > Rule: AP-1 to AP-4.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    static func appearance() -> Self

    /// A proxy for instances inside the named classes, the innermost first.
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

    /// Applies the recorded settings to this view.
    func receiveAppearance(from records: AppearanceRecords) {
        records.apply(to: self, traits: traitCollection) { containers }
    }

    /// The views and controllers that contain this view, the window first.
    private var containers: [AnyObject] {
        var above: [AnyObject] = []
        var responder = next
        while let container = responder {
            above.append(container)
            responder = container.next
        }
        return above.reversed()
    }

    /// Applies the recorded settings to the items of this bar.
    ///
    /// A bar calls it before it measures its items, because they aren't in a window themselves.
    package func giveAppearance(to items: [UIBarItem]) {
        let records = JobEnvironment.current.appearance
        guard !records.isEmpty, window != nil else { return }
        for item in items { records.apply(to: item, traits: traitCollection) { containers + [self] } }
    }

    /// Applies the recorded settings to this view and its descendants.
    ///
    /// > Rule: AP-1.
    func receiveAppearanceInSubtree() {
        let records = JobEnvironment.current.appearance
        guard !records.isEmpty else { return }
        eachInSubtree { $0.receiveAppearance(from: records) }
    }

    /// Applies the recorded settings again if the view is in a window and its traits changed.
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
    /// Turns a new object into a proxy for its class.
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
        JobEnvironment.current.appearance.watch(made, of: self)
        return made
    }
}
