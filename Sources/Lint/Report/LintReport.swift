public import Devices
public import Diagnostics

/// A report that merges the findings of many variants.
public struct LintReport: Sendable {
    private struct Entry {
        var worst: LintFinding
        var worstVariant: Variant?
        /// Whether each of the variants shows it; empty while none does.
        var isShown: [Bool] = []
        var leastWeight: Double
        var order: Int
    }

    /// A rule and the object of its findings.
    private struct Place: Hashable {
        var rule: String
        var file: String
        var object: String

        init(rule: String, of finding: LintFinding) {
            self.rule = rule
            file = finding.location?.file ?? ""
            object = finding.object.isEmpty ? "line \(finding.location?.line ?? 0)" : finding.object
        }
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
        let count = variants.count
        let positions = Dictionary(zip(variants, variants.indices)) { first, _ in first }
        var entries: [String: Entry] = [:]
        for (variant, found) in findings {
            let position = variant.flatMap { positions[$0] }
            for finding in found {
                let file = finding.location?.file ?? ""
                let place = finding.object.isEmpty ? "\(finding.location?.line ?? 0)" : finding.object
                let key = [finding.rule.name, file, place, finding.detail].joined(separator: "|")
                var entry =
                    entries[key]
                    ?? Entry(
                        worst: finding, worstVariant: variant, leastWeight: finding.weight, order: entries.count)
                let severity = max(entry.worst.severity, finding.severity)
                if finding.weight > entry.worst.weight { (entry.worst, entry.worstVariant) = (finding, variant) }
                entry.worst.severity = severity
                entry.leastWeight = min(entry.leastWeight, finding.weight)
                if let position {
                    if entry.isShown.isEmpty { entry.isShown = Array(repeating: false, count: count) }
                    entry.isShown[position] = true
                }
                entries[key] = entry
            }
        }
        for (key, entry) in entries where entry.worst.isMeantIfEverywhere {
            let all = counts[entry.worst.location?.file ?? ""] ?? count
            if all > 1, entry.isShown.count(where: \.self) == all { entries[key]?.worst.severity = .note }
        }
        let found = Set(entries.values.map { Place(rule: $0.worst.rule.name, of: $0.worst) })
        let told = entries.values.filter { entry in
            let implying = entry.worst.rule.implyingRule.map { Place(rule: $0, of: entry.worst) }
            return entry.worst.location == nil || implying.map { !found.contains($0) } ?? true
        }
        // Most issues are on the same variants, so they share one list: thousands of lists of their own take a gigabyte.
        var lists: [[Bool]: [Variant]] = [:]
        issues = told.sorted { a, b in
            let (x, y) = (a.worst, b.worst)
            if x.location != y.location {
                guard let first = x.location else { return true }
                guard let second = y.location else { return false }
                return first < second
            }
            if x.severity != y.severity { return x.severity > y.severity }
            return (x.rule.name, x.message, a.order) < (y.rule.name, y.message, b.order)
        }.map { entry in
            let list = lists[entry.isShown] ?? zip(variants, entry.isShown).filter(\.1).map(\.0)
            lists[entry.isShown] = list
            return LintIssue(
                finding: entry.worst, variants: list, variantCount: count, worst: entry.worstVariant,
                isEven: entry.worst.weight - entry.leastWeight < 0.01)
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
