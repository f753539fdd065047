/// An unknown of a system.
public struct Variable: Hashable, Sendable {
    /// The number of its symbol in the solver.
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

/// The relation of an expression to a constant.
public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// The strength of a row.
public enum Strength: Hashable, Sendable {
    case required
    /// A preference of any finite priority.
    ///
    /// All rows of a higher priority come before any row of a lower one; costs are never added across priorities.
    case priority(Double)
}

/// A linear equation or inequality between variables: `Σ coefficient × variable  relation  constant`.
///
/// The cost of a row is the distance by which it fails, at its strength. The two sides may have different strengths, so
/// that "about 50, rather more than less" is one row.
public struct Row: Hashable, Sendable {
    public var terms: [Term]
    public var constant: Double
    /// The strength against falling below the constant; `nil` if that is allowed.
    public var below: Strength?
    /// The strength against rising above the constant; `nil` if that is allowed.
    public var above: Strength?
    /// The place among the variables' orders of a row that is met exactly where rows leave that open; `nil` for none.
    public var order: Int?

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

/// The identifier of a row in a solver.
public struct RowID: Hashable, Sendable {
    let slot: Int32
    /// The number of times that the slot was reused, so that the identifier of a removed row stays invalid.
    let generation: Int32
}

/// An error of the solver.
public enum SolverError: Error, Hashable, Sendable {
    /// These required rows conflict, but would not if any one of them were removed.
    ///
    /// The last one is the row being added or changed. The solver is unchanged.
    case unsatisfiable([RowID])
    /// A coefficient, constant or priority is not finite.
    case notFinite
    /// A row was removed, or belongs to another solver.
    case unknownRow
    /// The search exceeded the limit of steps, because the numbers differ too much in magnitude.
    case stepLimit
}
