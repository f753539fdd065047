/// Where an environment's traits come from: its parent's, then what others and it itself override, in order.
public struct TraitInheritance: Sendable {
    /// What the environment above sees.
    public var inherited: UITraitCollection
    /// What the parent sets for this child alone: `setOverrideTraitCollection(_:forChild:)`, or the presentation
    /// controller's `overrideTraitCollection`.
    public var setByParent: UITraitCollection?
    /// The environment's own `traitOverrides`.
    public var own: TraitValues

    public init(
        inherited: UITraitCollection, setByParent: UITraitCollection? = nil, own: TraitValues = TraitValues()
    ) {
        self.inherited = inherited
        self.setByParent = setByParent
        self.own = own
    }

    /// The traits that the environment sees; the very collection of the parent where nothing is overridden.
    ///
    /// > Rule: TE-4 to TE-7: an override holds for the traits it specifies, the rest follows the parent, the nearest
    /// > wins.
    public var resolved: UITraitCollection {
        let fromParent = setByParent?.values ?? TraitValues()
        if fromParent.isEmpty && own.isEmpty { return inherited }
        var values = inherited.values
        values.merge(fromParent)
        values.merge(own)
        return values == inherited.values ? inherited : UITraitCollection(values)
    }
}

/// What an environment hears when its traits are set anew.
public struct TraitChange: Sendable {
    public var previous: UITraitCollection?
    public var current: UITraitCollection
    /// The traits that differ, in their fixed order; never empty.
    public var traits: [UITrait]

    /// The change between two collections, or `nil` where no trait differs and so nobody is to be told.
    ///
    /// > Rule: TE-10.
    public init?(from previous: UITraitCollection?, to current: UITraitCollection) {
        let traits = current.changedTraits(from: previous)
        guard !traits.isEmpty else { return nil }
        self.previous = previous
        self.current = current
        self.traits = traits
    }

    /// Whether one of the named traits is among those that changed.
    ///
    /// > Rule: TE-12.
    public func affects(_ named: [UITrait]) -> Bool {
        traits.contains { changed in named.contains { $0 == changed } }
    }
}
