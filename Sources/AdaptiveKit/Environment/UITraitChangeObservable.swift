public import Traits

/// An object whose trait changes can be observed: a view, controller, presentation controller, window or scene.
///
/// > Rule: TE-12.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// A registration for trait changes, valid until it is unregistered.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Calls the closure with the environment and its previous traits when one of the given traits changes.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (_ environment: Environment, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Calls one of the environment's own methods.
    ///
    /// UIKit uses a selector; here you pass the method itself: `action: MyView.update`.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping (Self) -> () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (environment: Self, _) in action(environment)() }
    }

    /// Calls a method of another object, which isn't retained.
    ///
    /// UIKit uses a selector; here you pass the method itself.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping (Target) -> (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (environment: Self, previous) in
            if let target { action(target)(environment, previous) }
        }
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitNode)?.traitState.registrations.removeAll { $0 === registration }
    }

    /// The trait overrides of this environment and its descendants.
    ///
    /// > Rule: TE-7.
    public var traitOverrides: any UITraitOverrides {
        get { (self as? any TraitNode)?.traitState.own ?? TraitValues() }
        set {
            if let values = newValue as? TraitValues { (self as? any TraitNode)?.setOwnTraits(values) }
        }
    }

    /// Updates the traits.
    ///
    /// They are always up to date.
    public func updateTraitsIfNeeded() {}

    private func register(
        _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits, handler: handler)
        (self as? any TraitNode)?.traitState.registrations.append(registration)
        return registration
    }
}

@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

extension TraitState {
    @MainActor func notify(_ change: TraitChange, of environment: any UITraitEnvironment) {
        for registration in registrations where change.affects(registration.traits) {
            JobEnvironment.current.recorder?.record(.traitChangeHandler, of: environment, traits: change.previous)
            registration.handler(environment, change.previous ?? UITraitCollection())
        }
    }
}
