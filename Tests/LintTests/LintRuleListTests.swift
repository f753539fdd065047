import Foundation
import Lint
import Testing

@Suite("The list of rules") struct LintRuleListTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Lint/Rules")

    @Test func namesAreUnique() {
        #expect(Set(LintRule.all.map(\.name)).count == LintRule.all.count)
        for rule in LintRule.all { #expect(LintRule.named(rule.name) == rule) }
        #expect(LintRule.named("no-such-rule") == nil)
    }

    @Test("A file in a subject's folder is one rule of that subject, named after it")
    func files() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".swift") && $0.contains("/") }
        let listed = LintRule.all.map { rule in
            let name = rule.name.split(separator: "-").map(\.capitalized).joined()
            return "\(rule.subject.rawValue.capitalized)/\(name).swift"
        }
        #expect(files.sorted() == listed.sorted())
    }
}
