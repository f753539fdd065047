import Foundation
import Testing

@Suite("Conformance")
struct ConformanceTests {
    /// The location of the page, which `make conformance` writes by setting the variable.
    private static let page = PackageManifest.root.appending(path: "Documentation/Conformance.md")
    private static let isWriting = ProcessInfo.processInfo.environment["MAQUETTE_WRITE_CONFORMANCE"] == "1"

    private static let made = Result { try ConformanceTable.make() }

    @Test func thePageIsCurrent() throws {
        let page = try Self.made.get().page
        if Self.isWriting { try Data(page.utf8).write(to: Self.page) }
        let committed = try String(contentsOf: Self.page, encoding: .utf8)
        let isCurrent = committed == page
        #expect(isCurrent, "the page is stale: run make conformance")
    }

    @Test func testsNameRulesThatThereAre() throws {
        let table = try Self.made.get()
        let known = Set(table.ruleIDs)
        let strangers = table.tests.flatMap { test in
            test.rules.filter { !known.contains($0) }.map { "\(test.file): \($0)" }
        }
        #expect(strangers.isEmpty)
    }

    @Test func reasonsAreOfRulesThatAreNotShown() throws {
        let table = try Self.made.get()
        let known = Set(table.ruleIDs)
        let stale = table.book.reasons.keys.sorted().filter { !known.contains($0) || table.state(of: $0) == .shown }
        #expect(stale.isEmpty, "these rules are shown now: take their reasons out of Rules.json")
    }

    @Test(arguments: ["TC", "TE", "TR", "SC", "VC"])
    func theHeartIsShownWhole(group: String) throws {
        let table = try Self.made.get()
        let missing = table.ruleIDs.filter { $0.hasPrefix("\(group)-") && table.state(of: $0) != .shown }
        #expect(missing.isEmpty)
    }

    @Test func namesAreRead() {
        func read(_ name: String) -> RuleTest? { RuleTest(name: name, file: "x", groups: ["TC", "AL"]) }
        #expect(read("TC-1 TC-2 (partly) what it shows")?.rules == ["TC-1", "TC-2"])
        #expect(read("TC-1 TC-2 (partly) what it shows")?.isPartial == true)
        #expect(read("TC-1 to TC-3: a range")?.rules == ["TC-1", "TC-2", "TC-3"])
        #expect(read("TC-1 to TC-3: a range")?.title == "a range")
        #expect(read("AL-1, UTF-8 counts as no rule")?.rules == ["AL-1"])
        #expect(read("no rule at all") == nil)
    }
}
