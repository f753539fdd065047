/// A problem with its severity and its address.
public struct Diagnostic: Sendable {
    public var severity: Severity
    public var location: SourceLocation?
    public var problem: any Problem
    /// What else the reader needs to place it, such as the variant that shows it.
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
    /// `file:line:column: error: what is wrong (what would be right)`.
    public var description: String {
        var text = location.map { "\($0): " } ?? ""
        text += "\(severity.rawValue): \(problem.message)"
        if let context { text += " [\(context)]" }
        if let remedy = problem.remedy { text += " (\(remedy))" }
        return text
    }
}

extension Diagnostic {
    /// Whether this comes before another: by place, then the graver first, then by words.
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

/// A value, with everything that was found wrong while it was made.
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

/// The error that ends a piece of work: one or more problems, each with its address.
public struct DiagnosedError: Error, Sendable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    public init(_ problem: any Problem, at location: SourceLocation? = nil) {
        self.init([Diagnostic(.error, problem, at: location)])
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
