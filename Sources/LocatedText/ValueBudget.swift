/// The budget of values to which one input file may expand.
///
/// A file that refers to its own parts can expand to far more values than it contains: a property list through its
/// objects, a YAML file through its anchors. All readers share the same limit.
public struct ValueBudget: Sendable {
    /// The limit for every file.
    public static let most = 100_000

    /// The number of values left.
    public private(set) var left: Int

    public init(_ limit: Int = most) {
        left = limit
    }

    /// Subtracts values from the budget.
    ///
    /// - Parameter count: the number of values; at least 0.
    /// - Returns: whether the budget covers them.
    public mutating func spend(_ count: Int = 1) -> Bool {
        guard count <= left else { return false }
        left -= count
        return true
    }
}
