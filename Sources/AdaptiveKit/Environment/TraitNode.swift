import Traits

/// Where an environment is in the flow of traits.
package struct TraitState {
    /// What was last set, `nil` before the environment was ever below one with traits.
    var resolved: UITraitCollection?
    /// What a root without anything above it was given.
    var given: UITraitCollection?
    /// The environment's own `traitOverrides`.
    var own = TraitValues()
    /// The smallest and the largest size of text that the environment lets come from above.
    var contentSizeLimits: (lowest: UIContentSizeCategory?, highest: UIContentSizeCategory?)
    var registrations: [TraitChangeRegistration] = []
    /// Brings what differs by traits in the tree below up to date, before anybody is told.
    var content: ((UITraitCollection) -> Void)?
}

/// An environment of ours: it sees the traits of the one above it with what is overridden for it, and passes them on.
package protocol TraitNode: UITraitEnvironment, UITraitChangeObservable {
    var traitState: TraitState { get set }

    /// What the environment above gives to this one, and sets for it alone; `nil` if nothing above has any traits.
    var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? { get }

    /// Lets the environments below inherit, parents before children.
    func passTraitsOn()

    /// Called when a trait differs, before anybody is told.
    func traitsDidChange()
}

extension TraitNode {
    /// What was last set; before that nothing, or from iOS 13 a guess from the screen.
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

    /// Takes the traits from above, and passes them on where they changed.
    ///
    /// > Rules: TE-1, TE-4 to TE-7.
    func inheritTraits() {
        guard let (inherited, setByParent) = traitsAbove ?? traitState.given.map({ ($0, nil) }) else { return }
        setTraits(
            limited(TraitInheritance(inherited: inherited, setByParent: setByParent, own: traitState.own).resolved))
    }

    private func limited(_ traits: UITraitCollection) -> UITraitCollection {
        let (lowest, highest) = traitState.contentSizeLimits
        let size = traits.preferredContentSizeCategory.limited(from: lowest, through: highest)
        return size == traits.preferredContentSizeCategory
            ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = size }
    }

    /// Tells of a difference, parents first.
    ///
    /// > Rules: TE-10 to TE-12. Before iOS 13 what was told first had had no traits, and hears of none.
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

    /// Sets what a root inherits that nothing above gives any traits: a window, or the view of a canvas.
    func give(_ traits: UITraitCollection) {
        traitState.given = traits
        inheritTraits()
    }

    /// Changes what the environment overrides for itself.
    func setOwnTraits(_ values: TraitValues) {
        traitState.own = values
        inheritTraits()
    }

    /// Sets the smallest and the largest size of text that the environment lets come from above.
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

/// A presentation controller, as the controller that it presents sees it.
package protocol PresentingContainer: UIContentContainer, TraitNode {
    /// What the presented controller sees otherwise than the presentation controller.
    ///
    /// > Rule: TE-6.
    var traitsForPresented: UITraitCollection? { get }
}
