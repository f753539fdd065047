import Diagnostics

extension LintRule {
    /// The output of `maquette lint --list-rules`.
    public static var table: String {
        let width = all.map(\.name.count).max() ?? 0
        return all.map { rule in
            let severity = rule.severity.rawValue
            return rule.name + String(repeating: " ", count: width + 2 - rule.name.count)
                + severity + String(repeating: " ", count: 9 - severity.count) + rule.summary + "\n"
        }.joined()
    }

    /// The same for programs: one JSON object per line.
    public static var json: String {
        all.map {
            "{\"rule\":\(JSONText.quoted($0.name)),\"severity\":\(JSONText.quoted($0.severity.rawValue)),"
                + "\"subject\":\(JSONText.quoted($0.subject.rawValue)),"
                + "\"summary\":\(JSONText.quoted($0.summary)),\"remedy\":\(JSONText.quoted($0.remedy))}\n"
        }.joined()
    }
}
