public import Devices
public import Diagnostics

/// One problem, with all variants that show it.
public struct LintIssue: Sendable {
    /// The finding on the variant where it is worst.
    public var finding: LintFinding
    /// The variants in the order of the matrix; empty for a problem that does not depend on one.
    public var variants: [Variant]
    /// The number of variants that the document was laid out on.
    public var variantCount: Int
    /// The variant where it is worst.
    public var worst: Variant?
    /// Whether it has the same weight on every variant that shows it.
    public var isEven: Bool
    /// Whether it is in the baseline.
    public var isKnown = false

    /// A fingerprint that identifies the issue across runs, even if lines move and numbers change.
    ///
    /// It contains the file's path if that is below the working directory, and otherwise only its name, so that it is
    /// valid in every checkout.
    public var fingerprint: String {
        let path = finding.location?.file ?? ""
        let file = path.hasPrefix("/") ? SplitPath(path).name : path
        return [finding.rule.rawValue, file, finding.object, finding.detail].joined(separator: "|")
    }
}

/// A report that merges the findings of many variants.
public struct LintReport: Sendable {
    private struct Entry {
        var worst: LintFinding
        var worstVariant: Variant?
        var variants: [Variant] = []
        var known: Set<Variant> = []
        var leastWeight: Double
        var order: Int
    }

    /// The issues, by location and then by rule.
    public private(set) var issues: [LintIssue]
    /// The number of documents, and the largest number of variants for one.
    public var documentCount: Int
    public var variantCount: Int
    /// The number of layouts and inputs that could not be checked.
    public var uncheckedCount = 0

    /// - Parameters:
    ///   - findings: the findings of each document and variant, in order; the variant is `nil` for those that apply to
    ///     all.
    ///   - documents: the number of documents.
    ///   - variants: the variants that documents were laid out on.
    ///   - counts: the number of variants that a document was laid out on, by its path, if not all.
    public init(
        _ findings: [(variant: Variant?, findings: [LintFinding])], documents: Int, variants: [Variant],
        counts: [String: Int] = [:]
    ) {
        var entries: [String: Entry] = [:]
        for (variant, found) in findings {
            for finding in found {
                let file = finding.location?.file ?? ""
                let place = finding.object.isEmpty ? "\(finding.location?.line ?? 0)" : finding.object
                let key = [finding.rule.rawValue, file, place, finding.detail].joined(separator: "|")
                var entry =
                    entries[key]
                    ?? Entry(
                        worst: finding, worstVariant: variant, leastWeight: finding.weight, order: entries.count)
                let severity = max(entry.worst.severity, finding.severity)
                if finding.weight > entry.worst.weight { (entry.worst, entry.worstVariant) = (finding, variant) }
                entry.worst.severity = severity
                entry.leastWeight = min(entry.leastWeight, finding.weight)
                if let variant, entry.known.insert(variant).inserted { entry.variants.append(variant) }
                entries[key] = entry
            }
        }
        let count = variants.count
        for (key, entry) in entries where entry.worst.isMeantIfEverywhere {
            let all = counts[entry.worst.location?.file ?? ""] ?? count
            if all > 1, entry.variants.count == all { entries[key]?.worst.severity = .note }
        }
        issues = entries.values.sorted { a, b in
            let (x, y) = (a.worst, b.worst)
            if x.location != y.location {
                guard let first = x.location else { return true }
                guard let second = y.location else { return false }
                return first < second
            }
            if x.severity != y.severity { return x.severity > y.severity }
            return (x.rule.rawValue, x.message, a.order) < (y.rule.rawValue, y.message, b.order)
        }.map {
            LintIssue(
                finding: $0.worst, variants: $0.variants, variantCount: count, worst: $0.worstVariant,
                isEven: $0.worst.weight - $0.leastWeight < 0.01)
        }
        documentCount = documents
        variantCount = count
    }

    /// Marks the issues in a baseline.
    public mutating func apply(_ baseline: LintBaseline) {
        for index in issues.indices {
            issues[index].isKnown = baseline.knows(issues[index].fingerprint)
        }
    }

    /// The issues that are not in the baseline.
    public var news: [LintIssue] { issues.filter { !$0.isKnown } }

    public func count(of severity: Severity) -> Int { news.count { $0.finding.severity == severity } }
}

/// A baseline of accepted issues: a file with one fingerprint per line.
public struct LintBaseline: Sendable {
    /// The paths of the files with an issue, by the rest of its fingerprint; in components, the file's name first.
    private var files: [String: [[Substring]]] = [:]

    /// The largest size of a file that is read.
    public static let maximumBytes = 1 << 26

    /// Parses a baseline.
    ///
    /// Empty lines and lines that begin with `#` are ignored.
    ///
    /// - Throws: ``LintProblem/badBaseline(line:)`` for a line that is not a fingerprint.
    public init(parsing text: String, file: String) throws(DiagnosedError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.hasSuffix("\r") ? line.dropLast() : line
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard let rule = line.split(separator: "|", omittingEmptySubsequences: false).first,
                line.count(where: { $0 == "|" }) >= 3, LintRule(rawValue: String(rule)) != nil
            else {
                throw DiagnosedError(
                    LintProblem.badBaseline(line: String(line.prefix(60))),
                    at: SourceLocation(file: file, line: index + 1, column: 1))
            }
            let (issue, path) = Self.parts(of: line)
            files[issue, default: []].append(path)
        }
    }

    /// Whether an issue is in the baseline.
    ///
    /// A baseline is valid in any working directory: two paths match if one is a suffix of the other.
    public func knows(_ fingerprint: String) -> Bool {
        let (issue, path) = Self.parts(of: fingerprint[...])
        return files[issue]?.contains { zip($0, path).allSatisfy(==) } ?? false
    }

    private static func parts(of fingerprint: Substring) -> (issue: String, path: [Substring]) {
        var fields = fingerprint.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3 else { return (String(fingerprint), []) }
        let path = fields.remove(at: 1).split(separator: "/")
        return (fields.joined(separator: "|"), path.reversed())
    }

    /// The baseline file for a report.
    public static func text(for report: LintReport) -> String {
        var seen: Set<String> = []
        let lines = report.issues.map(\.fingerprint).filter { seen.insert($0).inserted }.sorted()
        return "# What maquette lint lets pass: rule|file|object|detail, one a line.\n"
            + lines.map { DiagnosticPrinter.printable($0) + "\n" }.joined()
    }
}

/// A problem with the arguments of a lint run.
public enum LintProblem: Problem, Hashable {
    case unknownRule(String, nearest: [String])
    case noRuleLeft
    case badBaseline(line: String)
    case unreadableBaseline(reason: String)

    public var code: String {
        switch self {
        case .unknownRule: "unknown-rule"
        case .noRuleLeft: "no-rule-left"
        case .badBaseline: "bad-baseline"
        case .unreadableBaseline: "unreadable-baseline"
        }
    }

    public var message: String {
        switch self {
        case .unknownRule(let word, _): "'\(word)' is no rule"
        case .noRuleLeft: "--only and --except leave no rule to check"
        case .badBaseline(let line): "'\(line)' is not a line of a baseline"
        case .unreadableBaseline(let reason): "this baseline cannot be read: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownRule(_, let nearest):
            (nearest.isEmpty ? "" : "did you mean \(nearest[0])? ") + "`maquette lint --list-rules` lists them"
        case .noRuleLeft: "take a rule out of --except"
        case .badBaseline: "write it again with --write-baseline"
        case .unreadableBaseline: "check the path, or write one with --write-baseline"
        }
    }
}
