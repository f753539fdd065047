import Arrangement
import Foundation
public import Geometry
public import Traits

extension UIViewController {
    var currentTraits: UITraitCollection {
        if let resolved = traitState.resolved { return resolved }
        let guess = JobEnvironment.current.screen.traits
        guard !traitState.own.isEmpty else { return guess }
        return TraitInheritance(inherited: guess, own: traitState.own).resolved
    }

    var resolvedTraits: UITraitCollection? { traitState.resolved }

    /// > Rules: TE-1, TE-4.
    private var inheritedTraits: (traits: UITraitCollection, override: UITraitCollection?)? {
        if let parent = parentController, let traits = parent.traitState.resolved {
            return (traits, parent.overrideTraitCollection(forChild: self))
        }
        if let above = viewIfLoaded?.superview?.traitState.resolved { return (above, nil) }
        return nil
    }

    func inheritTraits() {
        guard let (inherited, override) = inheritedTraits else { return }
        setTraits(TraitInheritance(inherited: inherited, setByParent: override, own: traitState.own).resolved)
    }

    func setTraits(_ traits: UITraitCollection) {
        let change = TraitChange(from: currentTraits, to: traits)
        let isFirst = traitState.resolved == nil
        traitState.resolved = traits
        if let change {
            traitCollectionDidChange(change.previous)
            traitState.notify(change, of: self)
        }
        guard change != nil || isFirst else { return }
        for child in childControllers { child.inheritTraits() }
        viewIfLoaded?.inheritTraits()
    }

    func setOverride(_ collection: UITraitCollection?, for child: UIViewController) {
        childTraitOverrides[ObjectIdentifier(child)] = collection
        if child.parentController === self { child.inheritTraits() }
    }

    /// Sets the traits of a root that no window gives any: the controller of a canvas.
    public func becomeRoot(withTraits traits: UITraitCollection) {
        setTraits(TraitInheritance(inherited: traits, own: traitState.own).resolved)
    }

    public var traitOverrides: any UITraitOverrides {
        get { traitState.own }
        set {
            traitState.own = newValue as? TraitValues ?? traitState.own
            inheritTraits()
        }
    }

    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitState.register(traits, handler)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.registrations.removeAll { $0 === registration }
    }

    // MARK: Margins

    /// The least distance of content from the sides of the view.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        LayoutMargins.rootView(width: viewIfLoaded?.bounds.width ?? 0)
    }

    /// The margins that the view gets as a controller's view; `nil` where the controller asks for none.
    var rootViewMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }
}
