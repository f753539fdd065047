/// An unknown of a system.
public struct Variable: Hashable, Sendable {
    /// The solver's own number for it.
    let symbol: Int32
}

/// A multiple of a variable.
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How an expression compares with a constant.
public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// How much it matters that a row holds.
public enum Strength: Hashable, Sendable {
    case required
    /// Any finite number. All rows of a higher priority come before any of a lower one; nothing is summed across them.
    case priority(Double)
}

/// A linear equation or inequality between variables: `Σ coefficient × variable  relation  constant`.
///
/// What a row costs is the distance by which it fails, at its strength. The two sides may have strengths of their own,
/// so that "about 50, rather more than less" is one row.
public struct Row: Hashable, Sendable {
    public var terms: [Term]
    public var constant: Double
    /// How much it matters that the expression does not fall below the constant; `nil` lets it.
    public var below: Strength?
    /// How much it matters that the expression does not rise above the constant; `nil` lets it.
    public var above: Strength?

    public init(_ terms: [Term], constant: Double, below: Strength?, above: Strength?) {
        self.terms = terms
        self.constant = constant
        self.below = below
        self.above = above
    }

    public init(_ terms: [Term], _ relation: Relation, _ constant: Double, strength: Strength = .required) {
        self.init(
            terms, constant: constant,
            below: relation == .lessThanOrEqual ? nil : strength,
            above: relation == .greaterThanOrEqual ? nil : strength)
    }
}

/// A row that a solver holds.
public struct RowID: Hashable, Sendable {
    let slot: Int32
    /// Slots are used again; an id of a row that is gone stays unknown.
    let generation: Int32
}

/// What can go wrong in a solver.
public enum SolverError: Error, Hashable, Sendable {
    /// No point satisfies these required rows together; take any one away and the others can be satisfied.
    ///
    /// The last is the row that was being added or changed; the solver is as it was before.
    case unsatisfiable([RowID])
    /// A coefficient, constant or priority that is not finite.
    case notFinite
    /// A row that was removed, or that belongs to another solver.
    case unknownRow
    /// The search took more steps than any sound system needs; the numbers must be far apart in size.
    case stepLimit
}
