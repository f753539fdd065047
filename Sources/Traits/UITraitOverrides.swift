/// Traits that an environment sets for itself and its descendants.
///
/// > Rule: TE-7.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether the trait is overridden here.
    func contains(_ trait: UITrait) -> Bool
    /// Removes an override, so that the trait is inherited again.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    public func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    public mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.clear(in: &self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }
}
