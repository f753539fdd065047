public import Traits

extension UIView {
    /// The controller whose view this is.
    var owningViewController: UIViewController? { hierarchy.controller }

    /// What was last set; before that, a guess from the screen.
    ///
    /// > Rule: TE-3.
    var currentTraits: UITraitCollection {
        if let resolved = traitState.resolved { return resolved }
        let guess = JobEnvironment.current.screen.traits
        guard !traitState.own.isEmpty else { return guess }
        return TraitInheritance(inherited: guess, own: traitState.own).resolved
    }

    /// What the environment above this view gives it: its controller's traits where it is a controller's view, else its
    /// superview's; `nil` where nothing above has any yet.
    ///
    /// > Rule: TE-2.
    private var inheritedTraits: UITraitCollection? {
        if let controller = owningViewController { return controller.resolvedTraits }
        return superview?.traitState.resolved
    }

    /// Takes the traits from above, and passes them on where they changed.
    ///
    /// Parents hear first (TE-11).
    func inheritTraits() {
        // A controller's traits come before those of its view.
        owningViewController?.inheritTraits()
        guard let inherited = inheritedTraits else { return }
        setTraits(TraitInheritance(inherited: inherited, own: traitState.own).resolved)
    }

    func setTraits(_ traits: UITraitCollection) {
        let previous = traitState.resolved ?? currentTraits
        let isFirst = traitState.resolved == nil
        traitState.resolved = traits
        let change = TraitChange(from: previous, to: traits)
        if let change {
            markNeedsLayout()
            receiveAppearanceForChangedTraits()
            traitCollectionDidChange(change.previous)
            traitState.notify(change, of: self)
        }
        guard change != nil || isFirst else { return }
        for view in hierarchy.subviews { view.inheritTraits() }
    }

    func setOwnStyle(_ style: UIUserInterfaceStyle) {
        traitState.own.userInterfaceStyle = style == .unspecified ? nil : style
        ownTraitsDidChange()
    }

    private func ownTraitsDidChange() {
        if inheritedTraits != nil {
            inheritTraits()
        } else if traitState.resolved != nil {
            setTraits(
                TraitInheritance(inherited: JobEnvironment.current.screen.traits, own: traitState.own).resolved)
        }
    }

    /// Sets the traits of a root that no window gives any: the view of a canvas.
    public func becomeRoot(withTraits traits: UITraitCollection) {
        setTraits(TraitInheritance(inherited: traits, own: traitState.own).resolved)
    }

    // MARK: iOS 17

    /// Traits that hold for this view and all below it.
    ///
    /// > Rule: TE-7.
    public var traitOverrides: any UITraitOverrides {
        get { traitState.own }
        set {
            traitState.own = newValue as? TraitValues ?? traitState.own
            ownTraitsDidChange()
        }
    }

    public func updateTraitsIfNeeded() {}

    /// Calls the closure when one of the named traits changed.
    ///
    /// > Rule: TE-12.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitState.register(traits, handler)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.registrations.removeAll { $0 === registration }
    }
}

/// A promise to be told of trait changes, until it is taken back.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitChangeRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

extension ViewTraitState {
    mutating func register<Environment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        registrations.append(registration)
        return registration
    }

    func notify(_ change: TraitChange, of environment: any UITraitEnvironment) {
        for registration in registrations where change.affects(registration.traits) {
            registration.handler(environment, change.previous ?? UITraitCollection())
        }
    }
}
