import AdaptiveKit
public import Diagnostics

/// One thing that one variant shows.
public struct LintFinding: Hashable, Sendable {
    public var rule: LintRule
    public var severity: Severity
    public var location: SourceLocation?
    /// The object of the document that it is about, by its id; empty for the document as a whole.
    public var object: String
    /// What a person calls the object: its class and what it shows.
    public var name: String
    /// What is wrong, in one clause.
    public var message: String
    /// What would mend it, in one clause.
    public var remedy: String?
    /// How bad it is here, so that of many variants the worst is told; larger is worse.
    public var weight: Double
    /// Tells apart findings of one rule about one object: the other view, the axis.
    public var detail: String
    /// Whether it is meant so where every variant shows it: parked by a document for code to bring in.
    public var isMeantIfEverywhere = false
    /// What findings of one cause share, so that a person reads them as one; empty for one by itself.
    public var cause = ""

    public init(
        _ rule: LintRule, severity: Severity? = nil, at location: SourceLocation?, object: String = "",
        name: String = "", message: String, remedy: String? = nil, weight: Double = 0, detail: String = ""
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.location = location
        self.object = object
        self.name = name
        self.message = message
        self.remedy = remedy
        self.weight = weight
        self.detail = detail
    }

    /// A diagnostic as a finding, where it is one.
    ///
    /// What an asset or document problem says is the same on every variant, so it tells itself apart by its words.
    public init?(_ diagnostic: Diagnostic) {
        guard let rule = LintRule(of: diagnostic.problem) else { return nil }
        if case .conflict(let constraints, let broken)? = diagnostic.problem as? ConstraintProblem {
            self.init(conflict: constraints, broken: broken, at: diagnostic.location)
            return
        }
        self.init(
            rule, severity: diagnostic.severity == .error ? .error : rule.severity, at: diagnostic.location,
            message: diagnostic.problem.message, remedy: diagnostic.problem.remedy,
            detail: rule == .conflictingConstraints ? "" : diagnostic.problem.message)
    }

    /// A smallest set of constraints, those of one stack view or safe area named once.
    private init(conflict constraints: [String], broken: String, at location: SourceLocation?) {
        var said: Set<String> = [broken]
        let others = constraints.filter { said.insert($0).inserted }
        self.init(
            .conflictingConstraints, at: location,
            message: "\(broken) cannot hold together with " + others.joined(separator: "; ") + ", and was broken",
            remedy: ConstraintProblem.conflict(constraints: constraints, broken: broken).remedy)
    }
}
