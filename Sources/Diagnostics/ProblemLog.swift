/// Collects problems while work continues.
public struct ProblemLog: Sendable {
    private var collected: [Diagnostic] = []
    private var reportedKeys: Set<String> = []

    public init() {}

    public mutating func error(_ problem: any Problem, at location: SourceLocation? = nil) {
        collected.append(Diagnostic(.error, problem, at: location))
    }

    public mutating func warn(_ problem: any Problem, at location: SourceLocation? = nil) {
        collected.append(Diagnostic(.warning, problem, at: location))
    }

    public mutating func note(_ problem: any Problem, at location: SourceLocation? = nil) {
        collected.append(Diagnostic(.note, problem, at: location))
    }

    /// Adds a warning the first time that a kind of problem occurs in this log.
    ///
    /// - Parameters:
    ///   - key: identifies the kind, as in `attribute:label.shadowOffset`.
    ///   - problem: the problem.
    ///   - location: where it first occurred.
    public mutating func warnOnce(_ key: String, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard reportedKeys.insert(key).inserted else { return }
        warn(problem, at: location)
    }

    public mutating func append(contentsOf diagnostics: [Diagnostic]) {
        collected += diagnostics
    }

    public var hasErrors: Bool { collected.contains { $0.severity == .error } }
    public var isEmpty: Bool { collected.isEmpty }

    /// The collected diagnostics, sorted by place, without duplicates.
    public var diagnostics: [Diagnostic] {
        var said: Set<String> = []
        return collected.sorted { $0.precedes($1) }.filter { said.insert($0.description).inserted }
    }
}
