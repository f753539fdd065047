/// A problem with its severity and its address.
public struct Diagnostic: Sendable {
    public var severity: Severity
    public var location: SourceLocation?
    public var problem: any Problem
    /// Further context, such as the variant that shows the problem.
    public var context: String?

    public init(
        _ severity: Severity, _ problem: any Problem, at location: SourceLocation? = nil, context: String? = nil
    ) {
        self.severity = severity
        self.location = location
        self.problem = problem
        self.context = context
    }
}

extension Diagnostic: CustomStringConvertible {
    /// `file:line:column: error: message (remedy)`.
    public var description: String {
        var text = location.map { "\($0): " } ?? ""
        text += "\(severity.rawValue): \(problem.message)"
        if let context { text += " [\(context)]" }
        if let remedy = problem.remedy { text += " (\(remedy))" }
        return text
    }
}

extension Diagnostic {
    /// Whether this comes before another: by place, then by severity, then by text.
    func precedes(_ other: Diagnostic) -> Bool {
        switch (location, other.location) {
        case (let a?, let b?) where a != b: return a < b
        case (nil, _?): return true
        case (_?, nil): return false
        default: break
        }
        if severity != other.severity { return severity > other.severity }
        return description < other.description
    }
}

/// A value with the diagnostics of its creation.
public struct Diagnosed<Value> {
    public var value: Value
    /// Sorted by place.
    public var diagnostics: [Diagnostic]

    public init(_ value: Value, diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }

    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Diagnosed<Other> {
        Diagnosed<Other>(try transform(value), diagnostics: diagnostics)
    }
}

extension Diagnosed: Sendable where Value: Sendable {}

/// An error of one or more diagnostics that ends a piece of work.
public struct DiagnosedError: Error, Sendable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]

    /// The same problems as warnings, for work that goes on without the piece that failed.
    public var warnings: [Diagnostic] {
        diagnostics.map { Diagnostic(.warning, $0.problem, at: $0.location, context: $0.context) }
    }

    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    public init(_ problem: any Problem, at location: SourceLocation? = nil) {
        self.init([Diagnostic(.error, problem, at: location)])
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
