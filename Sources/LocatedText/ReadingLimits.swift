/// The limits of reading a file, which protect memory, time and the stack.
public struct ReadingLimits: Hashable, Sendable {
    /// The size of the file, in bytes.
    public var bytes: Int
    /// The maximum nesting depth of values.
    public var depth: Int
    /// The number of nodes: values of YAML and JSON, elements and attributes of XML.
    ///
    /// In YAML, the values that an alias repeats count too, so a few lines cannot expand to billions of values.
    public var nodes: Int
    /// The length of one text, in bytes.
    public var text: Int

    public init(bytes: Int = 1 << 20, depth: Int = 64, nodes: Int = ValueBudget.most, text: Int = 1 << 20) {
        self.bytes = bytes
        self.depth = depth
        self.nodes = nodes
        self.text = text
    }
}

/// A counter of the nodes that a reader has made, checked against the limits.
struct NodeBudget {
    let limits: ReadingLimits
    private var budget: ValueBudget

    init(_ limits: ReadingLimits) {
        self.limits = limits
        budget = ValueBudget(limits.nodes)
    }

    /// Counts nodes at a depth.
    ///
    /// - Returns: the limit that they exceed, if any.
    mutating func spend(_ count: Int = 1, depth: Int) -> LimitProblem? {
        if depth > limits.depth { return .tooDeep(limit: limits.depth) }
        return budget.spend(count) ? nil : .tooManyNodes(limit: limits.nodes)
    }
}
