import Diagnostics
import Foundation
import Lint
import Testing

/// `Documentation/Lint.md`, with a list that is generated from the rules.
struct LintPage {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/Lint.md")

    let text: String

    /// The page with the current list of rules: a table, and a section for each.
    ///
    /// - Returns: `nil` if the page has no such list.
    var updated: String? {
        guard let start = text.range(of: "| rule | severity | finds |\n"),
            let end = text.range(of: "\n`maquette lint --list-rules`", range: start.upperBound..<text.endIndex),
            let details = text.range(of: "## Rules in detail\n", range: end.upperBound..<text.endIndex),
            let next = text.range(of: "\n## ", range: details.upperBound..<text.endIndex)
        else { return nil }
        let rows = LintRule.all.map { "| `\($0.name)` | \($0.severity.rawValue) | \($0.summary) |\n" }
        let sections = LintRule.all.map { rule -> String in
            "\n### \(rule.name)\n\n" + Self.wrapped(rule.documentation) + "\n*Fix:* " + rule.remedy + "\n"
        }
        let parts: [String] = [
            String(text[..<start.upperBound]), "|---|---|---|\n", rows.joined(),
            String(text[end.lowerBound..<details.upperBound]), sections.joined(), String(text[next.lowerBound...]),
        ]
        return parts.joined()
    }

    /// A paragraph in lines of at most 125 characters.
    private static func wrapped(_ text: String) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= 125 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

@Suite("The page on lint") struct LintDocumentationTests {
    @Test("It lists every rule as it is. `make lint-page` writes it again.")
    func rules() throws {
        let page = LintPage(text: try String(contentsOf: LintPage.url, encoding: .utf8))
        let updated = try #require(page.updated)
        if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_LINT_PAGE"] != nil {
            try updated.write(to: LintPage.url, atomically: true, encoding: .utf8)
        } else {
            #expect(page.text == updated)
        }
    }

    @Test func everyRuleIsDescribedInSentences() {
        for rule in LintRule.all {
            #expect(rule.documentation.hasSuffix("."), "\(rule.name)")
            #expect(rule.remedy.hasSuffix("."), "\(rule.name)")
            #expect(!rule.summary.hasSuffix("."), "\(rule.name)")
        }
    }
}
