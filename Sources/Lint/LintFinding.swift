public import Diagnostics
import UIKit

/// One finding on one variant.
public struct LintFinding: Hashable, Sendable {
    public var rule: LintRule
    public var severity: Severity
    public var location: SourceLocation?
    /// The ID of the document's object that it is about; empty for the whole document.
    public var object: String
    /// The object's display name: its class and content.
    public var name: String
    /// The problem, in one clause.
    public var message: String
    /// The fix, in one clause.
    public var remedy: String?
    /// The weight on this variant.
    ///
    /// Of many variants, the one with the largest weight is reported.
    public var weight: Double
    /// Distinguishes findings of one rule about one object, for example by the other view or the axis.
    public var detail: String
    /// Whether it is intentional if every variant shows it, as for views that a document keeps off screen for code to
    /// move in.
    public var isMeantIfEverywhere = false
    /// A value shared by findings with one cause, which are shown as one; empty for a single finding.
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

    /// Creates a finding from a diagnostic; `nil` if it is not a finding.
    ///
    /// Asset and document problems are the same on every variant, so their messages distinguish them.
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

    /// Creates a finding for a minimal set of conflicting constraints.
    ///
    /// Those of one stack view or safe area are named once.
    private init(conflict constraints: [String], broken: String, at location: SourceLocation?) {
        var said: Set<String> = [broken]
        let others = constraints.filter { said.insert($0).inserted }
        self.init(
            .conflictingConstraints, at: location,
            message: "\(broken) cannot hold together with " + others.joined(separator: "; ") + ", and was broken",
            remedy: ConstraintProblem.conflict(constraints: constraints, broken: broken).remedy)
    }
}
