import Devices
import Diagnostics
import InterfaceBuilder

extension LintReport {
    /// The report for programs: one JSON object per issue, one per line, including those in the baseline.
    public var json: String { issues.map { $0.json + "\n" }.joined() }
}

extension LintIssue {
    fileprivate var json: String {
        var fields = [
            "\"rule\":\(JSONText.quoted(finding.rule.name))",
            "\"severity\":\(JSONText.quoted(finding.severity.rawValue))",
        ]
        if let location = finding.location {
            fields.append("\"file\":\(JSONText.quoted(location.file))")
            if let line = location.line { fields.append("\"line\":\(line)") }
            if let column = location.column { fields.append("\"column\":\(column)") }
        }
        if !finding.object.isEmpty { fields.append("\"object\":\(JSONText.quoted(finding.object))") }
        if !finding.name.isEmpty { fields.append("\"name\":\(JSONText.quoted(finding.name))") }
        fields.append("\"message\":\(JSONText.quoted(finding.message))")
        if let remedy = finding.remedy { fields.append("\"remedy\":\(JSONText.quoted(remedy))") }
        if !variants.isEmpty {
            fields.append("\"variants\":[\(variants.map { JSONText.quoted($0.description) }.joined(separator: ","))]")
            fields.append("\"of\":\(variantCount)")
        }
        if let worst { fields.append("\"worst\":\(worst.json)") }
        if isKnown { fields.append("\"known\":true") }
        fields.append("\"fingerprint\":\(JSONText.quoted(fingerprint))")
        return "{" + fields.joined(separator: ",") + "}"
    }
}
