import Bitmaps
public import Devices
import Diagnostics
import Foundation

extension LintReport {
    /// The largest number of results that code hosts show of a run.
    static let mostSARIFResults = 5000

    /// The report as SARIF 2.1.0, which code hosts and editors show beside the lines.
    ///
    /// All existing rules are listed, so that their indices do not change between runs. If there are more results than
    /// code hosts accept, the worst are included, and the report says so.
    public func sarif(of variants: [Variant], version: String) -> String {
        var out = "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{"
        out += "\"tool\":{\"driver\":{\"name\":\"maquette\",\"semanticVersion\":\(JSONText.quoted(version)),\"rules\":["
        out += LintRule.all.map(\.sarif).joined(separator: ",")
        out += "]}},\"columnKind\":\"unicodeCodePoints\","
        let shown = worst(Self.mostSARIFResults)
        if shown.count < issues.count {
            let text = "\(issues.count - shown.count) of \(issues.count) issues, the least severe, were left out"
            out +=
                "\"invocations\":[{\"executionSuccessful\":true,\"toolExecutionNotifications\":[{\"level\":\"warning\","
                + "\"message\":{\"text\":\(JSONText.quoted(text))}}]}],"
        }
        out += "\"results\":["
        out += shown.map { $0.sarif(of: variants) }.joined(separator: ",\n")
        return out + "]}]}\n"
    }

    /// The worst issues up to a number, in their order.
    private func worst(_ most: Int) -> [LintIssue] {
        guard issues.count > most else { return issues }
        let kept = issues.indices.sorted {
            let (a, b) = (issues[$0].finding.severity, issues[$1].finding.severity)
            return a != b ? a > b : $0 < $1
        }.prefix(most)
        return kept.sorted().map { issues[$0] }
    }
}

extension LintRule {
    fileprivate var sarif: String {
        let text = summary.prefix(1).uppercased() + summary.dropFirst() + "."
        let help =
            "\(text) \(remedy) Where it is meant, a line `maquette:disable \(name)` in Xcode's notes of the view says so."
        return "{\"id\":\(JSONText.quoted(name)),\"shortDescription\":{\"text\":\(JSONText.quoted(text))},"
            + "\"help\":{\"text\":\(JSONText.quoted(help.replacing("`", with: ""))),\"markdown\":\(JSONText.quoted(help))},"
            + "\"defaultConfiguration\":{\"level\":\"\(severity.rawValue)\"},"
            + "\"properties\":{\"tags\":[\(JSONText.quoted(subject.rawValue))]}}"
    }
}

extension LintIssue {
    fileprivate func sarif(of all: [Variant]) -> String {
        let name = finding.name.isEmpty ? "" : "\(finding.name): "
        var text = name + finding.message
        let places = VariantWords.words(for: variants, of: all)
        if !places.isEmpty { text += " (\(places))" }
        text += "."
        if let remedy = finding.remedy { text += " To fix it: \(remedy)." }
        var fields = [
            "\"ruleId\":\(JSONText.quoted(finding.rule.name))",
            "\"ruleIndex\":\(LintRule.all.firstIndex(of: finding.rule) ?? 0)",
            "\"level\":\"\(finding.severity.rawValue)\"",
            "\"message\":{\"text\":\(JSONText.quoted(text))}",
            "\"locations\":[\(location)]",
            "\"partialFingerprints\":{\"primaryLocationLineHash\":\"\(fingerprintHash)\","
                + "\"maquette/v2\":\(JSONText.quoted(fingerprint))}",
        ]
        if isKnown { fields.append("\"suppressions\":[{\"kind\":\"external\"}]") }
        // Variants are not listed by name: a whole matrix has thousands, more than code hosts accept.
        if let worst {
            fields.append(
                "\"properties\":{\"variants\":\(variants.count),\"of\":\(variantCount),"
                    + "\"worst\":\(JSONText.quoted(worst.description))}")
        }
        return "{" + fields.joined(separator: ",") + "}"
    }

    /// The fingerprint in GitHub's form.
    ///
    /// Without one, GitHub computes its own from the line's text.
    private var fingerprintHash: String {
        var builder = DigestBuilder()
        builder.combine(fingerprint)
        return builder.finish().hexadecimal.prefix(16) + ":1"
    }

    private var location: String {
        var parts: [String] = []
        if let location = finding.location {
            // Code hosts require a line, so issues of a whole file are at its beginning.
            let line = max(1, location.line ?? 1)
            let column = location.column.map { ",\"startColumn\":\(max(1, $0))" } ?? ""
            parts.append(
                "\"physicalLocation\":{\"artifactLocation\":{\"uri\":\(JSONText.quoted(Self.uri(location.file)))},"
                    + "\"region\":{\"startLine\":\(line)\(column)}}")
        }
        if !finding.object.isEmpty {
            parts.append(
                "\"logicalLocations\":[{\"name\":\(JSONText.quoted(finding.object)),\"kind\":\"object\"}]")
        }
        return "{\(parts.joined(separator: ","))}"
    }

    /// A path as a relative reference, or as a file URI if it is absolute.
    private static func uri(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: ":")
        let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + encoded : encoded
    }
}
