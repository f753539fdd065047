public import Diagnostics

/// A lint rule: its texts, and the checks that find its violations.
///
/// Each rule is a constant in its own file below `Rules`, and ``all`` lists them.
public struct LintRule: Sendable {
    /// The name in options, baselines and reports.
    public let name: String
    public let subject: Subject
    /// The severity of the rule's findings, unless a finding lowers it.
    public let severity: Severity
    /// A description of what the rule finds, in one clause without a full stop.
    public let summary: String
    /// The exact condition and its exceptions, in sentences.
    public let documentation: String
    /// The fix, in one sentence.
    public let remedy: String
    /// The name of a rule that makes this one's findings about the same object redundant.
    let implyingRule: String?
    let checks: [LintCheck]

    /// The subject of a rule.
    public enum Subject: String, Sendable {
        case layout, text, touch, accessibility, resources, documents, launch
    }

    init(
        _ name: String, _ subject: Subject, _ severity: Severity, summary: String,
        documentation: String,
        remedy: String, impliedBy implyingRule: String? = nil, checks: LintCheck...
    ) {
        self.name = name
        self.subject = subject
        self.severity = severity
        self.summary = summary
        self.documentation = documentation
        self.remedy = remedy
        self.implyingRule = implyingRule
        self.checks = checks
    }

    /// Whether the rule covers a problem of reading, building or layout.
    func covers(_ problem: any Problem) -> Bool {
        checks.contains { check in
            if case .problems(let isCovered) = check { isCovered(problem) } else { false }
        }
    }
}

/// Rules are equal if they have the same name.
extension LintRule: Hashable {
    public static func == (a: LintRule, b: LintRule) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
