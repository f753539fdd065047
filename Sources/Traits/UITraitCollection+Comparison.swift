extension UITraitCollection: Hashable {
    /// Compares all traits; unspecified equals unspecified.
    ///
    /// > Rule: TC-6.
    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a === b || a.values == b.values
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension UITraitCollection {
    /// Whether every trait that the other specifies has the same value here.
    ///
    /// > Rule: TC-4. Unspecified traits of the other are contained in every collection; so is `nil`.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.contains(trait.values)
    }

    /// The traits whose values differ: the system's first, then custom ones by identifier.
    ///
    /// > Rule: TC-7.
    public func changedTraits(from previousTraitCollection: UITraitCollection?) -> [UITrait] {
        values.changedTraits(from: previousTraitCollection?.values ?? TraitValues())
    }

    /// Whether dynamic colors may look different under these traits than under the other's.
    ///
    /// > Rule: TC-13.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The system's traits that affect colors.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }.map { $0 as UITrait }
    }

    /// The system's traits that affect which variant of an image is used.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
        ]
    }
}

extension TraitValues {
    /// Whether no trait is specified.
    public var isEmpty: Bool { self == TraitValues() }

    /// Copies each trait that the other specifies.
    ///
    /// > Rule: TC-5.
    public mutating func merge(_ later: TraitValues) {
        for trait in systemTraits { trait.merge(later, into: &self) }
        custom.merge(later.custom) { $1 }
    }

    /// > Rule: TC-4.
    func contains(_ other: TraitValues) -> Bool {
        systemTraits.allSatisfy { $0.contains(other, in: self) }
            && other.custom.allSatisfy { key, trait in custom[key] == trait }
    }

    /// > Rule: TC-7.
    func changedTraits(from previous: TraitValues) -> [UITrait] {
        let changed = systemTraits.filter { $0.differs(self, previous) }.map { $0 as UITrait }
        guard !(custom.isEmpty && previous.custom.isEmpty) else { return changed }
        let ownTraits = custom.merging(previous.custom) { current, _ in current }
        let changedOwn = ownTraits.values.map(\.definition)
            .filter { (trait: any UITraitDefinition.Type) in differs(trait, from: previous) }
            .sorted { $0.identifier < $1.identifier }
        return changed + changedOwn
    }

    /// Whether a custom trait differs between the collections, where an unset trait has its default.
    private func differs<T: UITraitDefinition>(_ trait: T.Type, from other: TraitValues) -> Bool {
        !CustomTrait.areEqual(self[trait], other[trait])
    }
}

extension UITraitCollection {
    /// The specified traits: the system's in their fixed order, then custom ones by identifier.
    public var specifiedTraits: [UITrait] {
        let system = systemTraits.filter { $0.isSpecified(in: values) }.map { $0 as UITrait }
        return system + values.custom.values.map(\.definition).sorted { $0.identifier < $1.identifier }
    }

    /// A trait's value as a word: `compact`, `UICTContentSizeCategoryL`.
    public func word<T: UITraitDefinition>(for trait: T.Type) -> String {
        let value = self[trait]
        if let category = value as? UIContentSizeCategory { return category.rawValue }
        return "\(value)"
    }
}

extension UITraitCollection: CustomStringConvertible {
    /// The specified traits, in their fixed order: `<UITraitCollection: userInterfaceIdiom = phone, …>`.
    public var description: String {
        let words = specifiedTraits.map { "\($0.name) = \(word(for: $0))" }
        return "<UITraitCollection: \(words.isEmpty ? "unspecified" : words.joined(separator: ", "))>"
    }
}
