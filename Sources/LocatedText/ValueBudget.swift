/// The number of values that one input file may stand for.
///
/// A file that refers to its own parts can stand for far more than it holds: a property list to its objects, a YAML
/// file to its anchors. All readers count what a file becomes against the same budget.
public struct ValueBudget: Sendable {
    /// What every file may stand for.
    public static let most = 100_000

    /// How many values are left.
    public private(set) var left: Int

    public init(_ limit: Int = most) {
        left = limit
    }

    /// Takes values off the budget.
    ///
    /// - Parameter count: how many; at least 0.
    /// - Returns: whether the budget covers them.
    public mutating func spend(_ count: Int = 1) -> Bool {
        guard count <= left else { return false }
        left -= count
        return true
    }
}
