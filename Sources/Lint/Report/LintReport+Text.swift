public import Devices
import Diagnostics

extension LintReport {
    /// The report for people: a line for each problem, one for its fix and variants, and a summary at the end.
    ///
    /// Issues with one cause are shown at the first location, with the lines of the others.
    ///
    /// - Parameters:
    ///   - variants: the variants that documents were laid out on.
    ///   - showsNotes: whether notes are listed rather than only counted.
    ///   - isColored: whether severities have terminal colors.
    /// - Returns: lines that end in line breaks.
    public func text(of variants: [Variant], showsNotes: Bool, isColored: Bool = false) -> String {
        let shown = news.filter { showsNotes || $0.finding.severity > .note }
        var others: [Cause: [LintIssue]] = [:]
        var first: [Cause: Int] = [:]
        for (index, issue) in shown.enumerated() {
            guard let cause = Cause(of: issue.finding) else { continue }
            if first[cause] == nil { first[cause] = index } else { others[cause, default: []].append(issue) }
        }
        var out = ""
        for (index, issue) in shown.enumerated() {
            let cause = Cause(of: issue.finding)
            if let cause, first[cause] != index { continue }
            out += issue.text(of: variants, with: cause.flatMap { others[$0] } ?? [], isColored: isColored)
        }
        return out + summary(showsNotes: showsNotes)
    }

    /// The values that findings with one cause share.
    private struct Cause: Hashable {
        var rule: LintRule
        var severity: Severity
        var file: String
        var cause: String

        init?(of finding: LintFinding) {
            guard !finding.cause.isEmpty, let location = finding.location else { return nil }
            (rule, severity, file, cause) = (finding.rule, finding.severity, location.file, finding.cause)
        }
    }

    /// The summary, such as `2 errors, 1 warning and 3 notes in 4 documents on 36 variants`, and then the rules by
    /// frequency.
    private func summary(showsNotes: Bool) -> String {
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let known = issues.count - news.count
        var line =
            "\(counted(count(of: .error), "error")), \(counted(count(of: .warning), "warning")) and "
            + "\(counted(count(of: .note), "note")) in \(counted(documentCount, "document")) on "
            + counted(variantCount, "variant")
        if uncheckedCount > 0 {
            let subject = uncheckedCount == 1 ? "1 layout or input" : "\(uncheckedCount) layouts or inputs"
            line = "incomplete: \(subject) could not be checked; in the rest " + line
        }
        if known > 0 { line += "; \(known) known from the baseline" }
        if !showsNotes, count(of: .note) > 0 { line += "; --notes lists the notes too" }
        // Errors and warnings come first, because notes are many and not the purpose of the check.
        var counts: [LintRule: (worse: Int, notes: Int)] = [:]
        for issue in news {
            if issue.finding.severity > .note {
                counts[issue.finding.rule, default: (0, 0)].worse += 1
            } else {
                counts[issue.finding.rule, default: (0, 0)].notes += 1
            }
        }
        let rules = counts.sorted {
            ($1.value.worse, $1.value.notes, $0.key.name) < ($0.value.worse, $0.value.notes, $1.key.name)
        }
        let width = rules.map { String($0.value.worse + $0.value.notes).count }.max() ?? 0
        let lines = rules.map { rule, count in
            let number = String(count.worse + count.notes)
            let notes =
                count.notes == 0
                ? ""
                : count.worse == 0 ? ", notes" : ", \(count.notes) of them \(count.notes == 1 ? "a note" : "notes")"
            return "  " + String(repeating: " ", count: width - number.count) + "\(number) \(rule.name)\(notes)\n"
        }
        return line + "\n" + lines.joined()
    }
}

extension LintIssue {
    /// The issue with others of the same cause, as lines with line breaks.
    fileprivate func text(of all: [Variant], with others: [LintIssue], isColored: Bool) -> String {
        let place = finding.location.map { "\($0): " } ?? ""
        let name = finding.name.isEmpty ? "" : "\(finding.name): "
        let word = finding.severity.rawValue
        let severity = isColored ? "\u{1B}[\(finding.severity.terminalStyle)m\(word)\u{1B}[0m" : word
        var lines = [
            DiagnosticPrinter.printable(place) + severity
                + DiagnosticPrinter.printable(": \(name)\(finding.message) [\(finding.rule.name)]")
        ]
        var more: [String] = []
        let words = VariantWords.words(for: variants, of: all)
        if !words.isEmpty { more.append(words) }
        if variants.count > 1, let worst, !isEven, !words.hasSuffix(" as \(worst.shortDescription)") {
            more.append("worst on \(worst.shortDescription)")
        }
        if !more.isEmpty { lines.append(more.joined(separator: "; ")) }
        if !others.isEmpty {
            let places = others.compactMap { $0.finding.location?.line }.map(String.init)
            let listed = places.prefix(Self.mostLines).joined(separator: ", ")
            lines.append(
                "so with \(others.count) more: line\(places.count == 1 ? "" : "s") "
                    + listed + (places.count > Self.mostLines ? ", …" : ""))
        }
        if let remedy = finding.remedy { lines.append(remedy) }
        return lines[0] + "\n" + lines.dropFirst().map { "    \(DiagnosticPrinter.printable($0))\n" }.joined()
    }

    private static let mostLines = 20
}

extension Severity {
    /// Bold red, magenta and cyan, as in compilers.
    fileprivate var terminalStyle: String {
        switch self {
        case .error: "1;31"
        case .warning: "1;35"
        default: "1;36"
        }
    }
}
