import Traits

/// The trait state of an environment.
package struct TraitState {
    /// The last resolved traits; `nil` before the environment was first below one with traits.
    var resolved: UITraitCollection?
    /// The traits given to a root.
    var given: UITraitCollection?
    /// The environment's own `traitOverrides`.
    var own = TraitValues()
    /// The limits of the content size category that the environment inherits.
    var contentSizeLimits: (lowest: UIContentSizeCategory?, highest: UIContentSizeCategory?)
    var registrations: [TraitChangeRegistration] = []
    /// Updates the content that varies by traits in the tree below, before change callbacks.
    var content: ((UITraitCollection) -> Void)?
}

/// An environment that inherits the traits of its parent environment with its overrides, and passes them on.
@MainActor package protocol TraitNode: UITraitEnvironment, UITraitChangeObservable {
    var traitState: TraitState { get set }

    /// The traits from the parent environment, and those that it sets for this one alone; `nil` if no ancestor has
    /// traits.
    var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? { get }

    /// Updates the environments below, parents before children.
    func passTraitsOn()

    /// Called when a trait changes, before change callbacks.
    func traitsDidChange()
}

extension TraitNode {
    /// The last resolved traits.
    ///
    /// Before the first, none, or from iOS 13 on a guess based on the screen.
    ///
    /// > Rule: TE-3.
    var currentTraits: UITraitCollection {
        if let resolved = traitState.resolved { return resolved }
        return TraitInheritance(inherited: traitsBeforeFirst, own: traitState.own).resolved
    }

    private var traitsBeforeFirst: UITraitCollection {
        let job = JobEnvironment.current
        return job.behavior.hasTraitsBeforeWindow ? job.screen.traits : UITraitCollection()
    }

    /// Inherits the traits, and passes them on if they changed.
    ///
    /// > Rules: TE-1, TE-4 to TE-7.
    func inheritTraits() {
        guard let (inherited, setByParent) = traitsAbove ?? traitState.given.map({ ($0, nil) }) else { return }
        setTraits(resolvedTraits(below: inherited, setByParent: setByParent))
    }

    /// The traits of this environment below an environment with the given traits.
    func resolvedTraits(below inherited: UITraitCollection, setByParent: UITraitCollection?) -> UITraitCollection {
        limited(TraitInheritance(inherited: inherited, setByParent: setByParent, own: traitState.own).resolved)
    }

    private func limited(_ traits: UITraitCollection) -> UITraitCollection {
        let (lowest, highest) = traitState.contentSizeLimits
        let size = traits.preferredContentSizeCategory.limited(from: lowest, through: highest)
        return size == traits.preferredContentSizeCategory
            ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = size }
    }

    /// Reports a change, parents first.
    ///
    /// > Rules: TE-10 to TE-12. Before iOS 13, the first traits are reported without previous ones.
    func setTraits(_ traits: UITraitCollection) {
        let job = JobEnvironment.current
        let isFirst = traitState.resolved == nil
        let hadNone = isFirst && !job.behavior.hasTraitsBeforeWindow
        let change = TraitChange(from: hadNone ? nil : currentTraits, to: traits)
        traitState.resolved = traits
        if change != nil || isFirst { traitState.content?(traits) }
        if let change {
            traitsDidChange()
            job.recorder?.record(.traitCollectionDidChange, of: self, traits: change.previous)
            traits.performAsCurrent {
                traitCollectionDidChange(change.previous)
                traitState.notify(change, of: self)
            }
        }
        if change != nil || isFirst { passTraitsOn() }
    }

    /// Sets the traits of a root that inherits none: a window, or the view of a canvas.
    func give(_ traits: UITraitCollection) {
        traitState.given = traits
        inheritTraits()
    }

    /// Sets the environment's own overrides.
    func setOwnTraits(_ values: TraitValues) {
        traitState.own = values
        inheritTraits()
    }

    /// Sets the limits of the content size category that the environment inherits.
    func setContentSizeLimits(_ lowest: UIContentSizeCategory?, _ highest: UIContentSizeCategory?) {
        guard traitState.contentSizeLimits != (lowest, highest) else { return }
        traitState.contentSizeLimits = (lowest, highest)
        inheritTraits()
    }

    func setOwnStyle(_ style: UIUserInterfaceStyle) {
        var own = traitState.own
        own.userInterfaceStyle = style == .unspecified ? nil : style
        setOwnTraits(own)
    }
}

/// A presentation controller, from the perspective of the controller that it presents.
@MainActor package protocol PresentingContainer: UIContentContainer, TraitNode {
    /// The traits of the presented controller that differ from those of the presentation controller.
    ///
    /// > Rule: TE-6.
    var traitsForPresented: UITraitCollection? { get }
}
