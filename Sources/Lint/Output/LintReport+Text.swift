public import Devices
import Diagnostics

extension LintReport {
    /// For people: a line for what is wrong, one for what would mend it and where it is seen; a summary at the end.
    ///
    /// - Parameters:
    ///   - variants: those that documents were laid out on.
    ///   - showsNotes: whether notes are listed rather than only counted.
    /// - Returns: lines with line breaks at their ends.
    public func text(of variants: [Variant], showsNotes: Bool) -> String {
        var out = ""
        for issue in news where showsNotes || issue.finding.severity > .note {
            let finding = issue.finding
            let place = finding.location.map { "\($0): " } ?? ""
            let name = finding.name.isEmpty ? "" : "\(finding.name): "
            out += "\(place)\(finding.severity.rawValue): \(name)\(finding.message) [\(finding.rule.rawValue)]\n"
            var more: [String] = []
            let where_ = VariantWords.words(for: issue.variants, of: variants)
            if !where_.isEmpty { more.append(where_) }
            if issue.variants.count > 1, let worst = issue.worst, !issue.isEven {
                more.append("worst on \(worst.shortDescription)")
            }
            if !more.isEmpty { out += "    \(more.joined(separator: "; "))\n" }
            if let remedy = finding.remedy { out += "    \(remedy)\n" }
        }
        return out.split(separator: "\n", omittingEmptySubsequences: false).map {
            DiagnosticPrinter.printable(String($0))
        }
        .joined(separator: "\n") + summary(showsNotes: showsNotes)
    }

    /// `2 errors, 1 warning and 3 notes in 4 documents on 36 variants`, then the rules by how often they were broken.
    private func summary(showsNotes: Bool) -> String {
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let known = issues.count - news.count
        var line =
            "\(counted(count(of: .error), "error")), \(counted(count(of: .warning), "warning")) and "
            + "\(counted(count(of: .note), "note")) in \(counted(documentCount, "document")) on "
            + counted(variantCount, "variant")
        if known > 0 { line += "; \(known) known from the baseline" }
        if !showsNotes, count(of: .note) > 0 { line += "; --notes lists the notes too" }
        var counts: [LintRule: Int] = [:]
        for issue in news { counts[issue.finding.rule, default: 0] += 1 }
        let rules = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        let width = rules.first.map { String($0.value).count } ?? 0
        let lines = rules.map { rule, count in
            "  " + String(repeating: " ", count: width - String(count).count) + "\(count) \(rule.rawValue)\n"
        }
        return line + "\n" + lines.joined()
    }
}

extension LintRule {
    /// What `maquette lint --list-rules` prints.
    public static var table: String {
        let width = allCases.map(\.rawValue.count).max() ?? 0
        return allCases.map { rule in
            let severity = rule.severity.rawValue
            return rule.rawValue + String(repeating: " ", count: width + 2 - rule.rawValue.count)
                + severity + String(repeating: " ", count: 9 - severity.count) + rule.summary + "\n"
        }.joined()
    }

    /// The same for programs: one object a line.
    public static var json: String {
        allCases.map {
            "{\"rule\":\(JSONText.quoted($0.rawValue)),\"severity\":\(JSONText.quoted($0.severity.rawValue)),"
                + "\"summary\":\(JSONText.quoted($0.summary))}\n"
        }.joined()
    }
}
