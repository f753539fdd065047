public import Diagnostics
import InterfaceDocuments
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

    /// Creates a finding about a view of a layout.
    init(
        _ rule: LintRule, _ view: LayoutSnapshot.View, severity: Severity? = nil, _ message: String, remedy: String?,
        weight: Double = 0, detail: String = ""
    ) {
        self.init(
            rule, severity: severity, at: view.location, object: view.id, name: view.name, message: message,
            remedy: remedy, weight: weight, detail: detail)
    }

    /// Creates a finding of a rule from a diagnostic.
    ///
    /// Asset and document problems are the same on every variant, so their messages distinguish them.
    init(_ rule: LintRule, _ diagnostic: Diagnostic) {
        self.init(
            rule, severity: diagnostic.severity == .error ? .error : rule.severity, at: diagnostic.location,
            message: diagnostic.problem.message, remedy: diagnostic.problem.remedy, detail: diagnostic.problem.message)
        // Many constraints may refer to one view that is gone.
        if case DocumentProblem.danglingReference(let id, _, _) = diagnostic.problem { cause = id }
    }
}
