/// Collects what is wrong while work goes on.
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

    /// Warns of a kind of problem the first time it is met, and not again in this log.
    ///
    /// - Parameters:
    ///   - key: what makes two reports the same kind: `attribute:label.shadowOffset`.
    ///   - problem: what is wrong.
    ///   - location: where it was first met.
    public mutating func warnOnce(_ key: String, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard reportedKeys.insert(key).inserted else { return }
        warn(problem, at: location)
    }

    public mutating func append(contentsOf diagnostics: [Diagnostic]) {
        collected += diagnostics
    }

    public var hasErrors: Bool { collected.contains { $0.severity == .error } }
    public var isEmpty: Bool { collected.isEmpty }

    /// Everything collected, sorted by place; what is said twice of one place is said once.
    public var diagnostics: [Diagnostic] {
        var said: Set<String> = []
        return collected.sorted { $0.precedes($1) }.filter { said.insert($0.description).inserted }
    }
}
