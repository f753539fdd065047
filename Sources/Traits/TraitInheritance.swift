/// The sources of an environment's traits: its parent's, then the overrides in order.
public struct TraitInheritance: Sendable {
    /// The traits of the parent environment.
    public var inherited: UITraitCollection
    /// The traits that the parent overrides for this child: `setOverrideTraitCollection(_:forChild:)`, or the
    /// presentation controller's `overrideTraitCollection`.
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

    /// The resulting traits; the parent's collection itself if nothing is overridden.
    ///
    /// > Rule: TE-4 to TE-7: an override applies to the traits it specifies; the rest follow the parent, and the
    /// > nearest override wins.
    public var resolved: UITraitCollection {
        let fromParent = setByParent?.values ?? TraitValues()
        if fromParent.isEmpty && own.isEmpty { return inherited }
        var values = inherited.values
        values.merge(fromParent)
        values.merge(own)
        return values == inherited.values ? inherited : UITraitCollection(values)
    }
}

/// A change of an environment's traits.
public struct TraitChange: Sendable {
    public var previous: UITraitCollection?
    public var current: UITraitCollection
    /// The traits that differ, in their fixed order; never empty.
    public var traits: [UITrait]

    /// The change between two collections, or `nil` if no trait differs.
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
