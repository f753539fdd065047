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

/// The strength of a row.
public enum Strength: Hashable, Sendable {
    case required
    /// Any finite number. All rows of a higher priority come before any of a lower one; nothing is summed across them.
    case priority(Double)
}

/// A linear equation or inequality between variables: `Σ coefficient × variable  relation  constant`.
///
/// A row costs the distance by which it fails, at its strength. The two sides may have different strengths, so that
/// "about 50, rather more than less" is one row.
public struct Row: Hashable, Sendable {
    public var terms: [Term]
    public var constant: Double
    /// The strength against falling below the constant; `nil` allows it.
    public var below: Strength?
    /// The strength against rising above the constant; `nil` allows it.
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

/// An error of the solver.
public enum SolverError: Error, Hashable, Sendable {
    /// No point satisfies these required rows together; take any one away and the others can be satisfied.
    ///
    /// The last one is the row being added or changed. The solver is unchanged.
    case unsatisfiable([RowID])
    /// A coefficient, constant or priority that is not finite.
    case notFinite
    /// A row that was removed, or that belongs to another solver.
    case unknownRow
    /// The search took more steps than any sound system needs; the numbers must be far apart in size.
    case stepLimit
}
