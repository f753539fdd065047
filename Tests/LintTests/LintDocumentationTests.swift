import Diagnostics
import Foundation
import Lint
import Testing

@Suite("The page on lint") struct LintDocumentationTests {
    /// The rows between the table's head and the next empty line.
    private static func table() throws -> [Substring] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Documentation/Lint.md"), encoding: .utf8)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let head = try #require(lines.firstIndex(of: "| rule | severity | finds |"))
        return Array(lines[(head + 2)...].prefix { !$0.isEmpty })
    }

    @Test func itsTableHasEveryRuleAsItIs() throws {
        let rules = LintRule.allCases.map { "| `\($0.rawValue)` | \($0.severity.rawValue) | \($0.summary) |" }
        #expect(try Self.table().map(String.init) == rules)
    }
}
