public import Diagnostics

/// A problem with the arguments of a lint run.
public enum LintProblem: Problem, Hashable {
    case unknownRule(String, nearest: [String])
    /// A severity for a rule that does not exist; empty for none.
    case unknownSeverity(String, rule: String)
    case noRuleLeft
    case badBaseline(line: String)
    case unreadableBaseline(reason: String)

    public var code: String {
        switch self {
        case .unknownRule: "unknown-rule"
        case .unknownSeverity: "unknown-severity"
        case .noRuleLeft: "no-rule-left"
        case .badBaseline: "bad-baseline"
        case .unreadableBaseline: "unreadable-baseline"
        }
    }

    public var message: String {
        switch self {
        case .unknownRule(let word, _): "'\(word)' is not a rule"
        case .unknownSeverity(let word, let rule):
            word.isEmpty ? "the rule '\(rule)' is given no severity" : "'\(word)' is not a severity"
        case .noRuleLeft: "--rules and --except leave no rule to check"
        case .badBaseline(let line): "'\(line)' is not a line of a baseline"
        case .unreadableBaseline(let reason): "this baseline cannot be read: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownRule(_, let nearest):
            (nearest.isEmpty ? "" : "did you mean \(nearest[0])? ") + "`maquette lint --list-rules` lists them"
        case .unknownSeverity(_, let rule): "write \(rule)=note, \(rule)=warning or \(rule)=error"
        case .noRuleLeft: "take a rule out of --except"
        case .badBaseline: "write it again with --write-baseline"
        case .unreadableBaseline: "check the path, or write one with --write-baseline"
        }
    }
}
