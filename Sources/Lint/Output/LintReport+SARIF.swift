public import Devices
import Diagnostics
import Foundation

extension LintReport {
    /// As SARIF 2.1.0, which code hosts and editors show beside the lines.
    ///
    /// Rules are all of those that there are, so that their indices never move between runs.
    public func sarif(of variants: [Variant], version: String) -> String {
        var out = "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{"
        out += "\"tool\":{\"driver\":{\"name\":\"maquette\",\"semanticVersion\":\(JSONText.quoted(version)),\"rules\":["
        out += LintRule.allCases.map(\.sarif).joined(separator: ",")
        out += "]}},\"columnKind\":\"unicodeCodePoints\",\"results\":["
        out += issues.map { $0.sarif(of: variants) }.joined(separator: ",\n")
        return out + "]}]}\n"
    }
}

extension LintRule {
    fileprivate var sarif: String {
        let text = summary.prefix(1).uppercased() + summary.dropFirst() + "."
        return "{\"id\":\(JSONText.quoted(rawValue)),\"shortDescription\":{\"text\":\(JSONText.quoted(text))},"
            + "\"defaultConfiguration\":{\"level\":\"\(severity.rawValue)\"}}"
    }
}

extension LintIssue {
    fileprivate func sarif(of all: [Variant]) -> String {
        let name = finding.name.isEmpty ? "" : "\(finding.name): "
        var text = name + finding.message
        let places = VariantWords.words(for: variants, of: all)
        if !places.isEmpty { text += " (\(places))" }
        text += "."
        if let remedy = finding.remedy { text += " To mend it: \(remedy)." }
        var fields = [
            "\"ruleId\":\(JSONText.quoted(finding.rule.rawValue))",
            "\"ruleIndex\":\(LintRule.allCases.firstIndex(of: finding.rule) ?? 0)",
            "\"level\":\"\(finding.severity.rawValue)\"",
            "\"message\":{\"text\":\(JSONText.quoted(text))}",
            "\"locations\":[\(location)]",
            "\"partialFingerprints\":{\"maquette/v1\":\(JSONText.quoted(fingerprint))}",
        ]
        if isKnown { fields.append("\"suppressions\":[{\"kind\":\"external\"}]") }
        if !variants.isEmpty {
            fields.append(
                "\"properties\":{\"variants\":[\(variants.map { JSONText.quoted($0.description) }.joined(separator: ","))]}"
            )
        }
        return "{" + fields.joined(separator: ",") + "}"
    }

    private var location: String {
        var parts: [String] = []
        if let location = finding.location {
            var physical = "\"artifactLocation\":{\"uri\":\(JSONText.quoted(Self.uri(location.file)))}"
            if let line = location.line, line > 0 {
                let column = location.column.map { ",\"startColumn\":\(max(1, $0))" } ?? ""
                physical += ",\"region\":{\"startLine\":\(line)\(column)}"
            }
            parts.append("\"physicalLocation\":{\(physical)}")
        }
        if !finding.object.isEmpty {
            parts.append(
                "\"logicalLocations\":[{\"name\":\(JSONText.quoted(finding.object)),\"kind\":\"object\"}]")
        }
        return "{\(parts.joined(separator: ","))}"
    }

    /// A path as a relative reference, or as a file URI where it begins at the root.
    private static func uri(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: ":")
        let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + encoded : encoded
    }
}
