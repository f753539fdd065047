import Devices
import Diagnostics
import Foundation
import Lint
import Testing

@Suite("Merging the findings of many variants") struct LintReportTests {
    private static let variants = ["iphone-6-3", "iphone-6-3/landscape", "ipad-pro-11"].map { word in
        do { return try Variant(parsing: word) } catch { preconditionFailure("\(word) is a variant: \(error)") }
    }

    @Test(
        "A baseline recognizes an issue by the end of its file's path, whatever the working directory",
        arguments: [
            ("Main.storyboard", "App/Main.storyboard", true), ("App/Main.storyboard", "Main.storyboard", true),
            ("App/Main.storyboard", "App/Main.storyboard", true),
            ("Code/App/Main.storyboard", "App/Main.storyboard", true),
            ("Pad/Main.storyboard", "Phone/Main.storyboard", false), ("Main.storyboard", "OtherMain.storyboard", false),
        ])
    func baselinePaths(written: String, met: String, isKnown: Bool) throws {
        let baseline = try LintBaseline(parsing: "off-screen|\(written)|a|the right|edge", file: "baseline.txt")
        #expect(baseline.knows("off-screen|\(met)|a|the right|edge") == isKnown)
        #expect(!baseline.knows("off-screen|\(met)|b|the right|edge"))
        #expect(!baseline.knows("zero-size|\(met)|a|the right|edge"))
        #expect(!baseline.knows("off-screen|\(met)|a|"))
    }

    private static func finding(
        _ object: String, line: Int, weight: Double = 1, severity: Severity? = nil, cause: String = "",
        isMeantIfEverywhere: Bool = false
    ) -> LintFinding {
        var finding = LintFinding(
            .offScreen, severity: severity, at: SourceLocation(file: "Main.storyboard", line: line, column: 3),
            object: object, name: "UILabel", message: "it lies beyond", remedy: "let it scroll", weight: weight)
        finding.cause = cause
        finding.isMeantIfEverywhere = isMeantIfEverywhere
        return finding
    }

    private static func report(_ findings: [[LintFinding]], counts: [String: Int] = [:]) -> LintReport {
        LintReport(
            Array(zip(variants.map(Optional.some), findings)), documents: 1, variants: variants, counts: counts)
    }

    @Test func onEveryVariantItIsMeantSo() {
        let parked = Self.finding("a", line: 4, isMeantIfEverywhere: true)
        #expect(Self.report([[parked], [parked], [parked]]).issues.map(\.finding.severity) == [.note])
        #expect(Self.report([[parked], [], [parked]]).issues.map(\.finding.severity) == [.warning])
        #expect(
            Self.report([[parked], [], [parked]], counts: ["Main.storyboard": 2]).issues.map(\.finding.severity)
                == [.note], "the document is never shown on the other")
    }

    @Test func onTheOneVariantThatWasLookedAtNothingIsMeantSo() {
        let parked = Self.finding("a", line: 4, isMeantIfEverywhere: true)
        let report = LintReport(
            [(variant: Self.variants[0], findings: [parked])], documents: 1, variants: [Self.variants[0]])
        #expect(report.issues.map(\.finding.severity) == [.warning])
    }

    @Test func aBaselineTellsTwoFindingsOfOneObjectApart() throws {
        var second = Self.finding("a", line: 4)
        second.detail = "vertical"
        var report = Self.report([[Self.finding("a", line: 4), second], [], []])
        #expect(report.issues.count == 2)
        let known = LintBaseline.text(for: Self.report([[second], [], []]))
        report.apply(try LintBaseline(parsing: known, file: "baseline"))
        #expect(report.news.map(\.finding.detail) == [""])
        report.apply(try LintBaseline(parsing: LintBaseline.text(for: report), file: "baseline"))
        #expect(report.news.isEmpty)
    }

    @Test func theWorstTellsTheWordsAndTheMostSevereTheSeverity() {
        let report = Self.report([
            [Self.finding("a", line: 4, weight: 1, severity: .warning)],
            [Self.finding("a", line: 4, weight: 9, severity: .note)],
        ])
        #expect(report.issues.map(\.finding.severity) == [.warning])
        #expect(report.issues.first?.worst == Self.variants[1])
    }

    @Test func changesWithOneCauseAreGrouped() {
        let findings =
            (1...4).map { Self.finding("v\($0)", line: $0 * 10, cause: "root right") }
            + [Self.finding("x", line: 90, cause: "root bottom")]
        let report = Self.report([findings, [], []])
        #expect(report.issues.count == 5, "for programs each by itself")
        let text = report.text(of: Self.variants, showsNotes: false)
        #expect(text.contains("Main.storyboard:10:3: warning: UILabel: it lies beyond [off-screen]\n"))
        #expect(text.contains("    so with 3 more: lines 20, 30, 40\n"))
        #expect(!text.contains("Main.storyboard:20:3"))
        #expect(text.contains("Main.storyboard:90:3"))
        #expect(text.contains("0 errors, 5 warnings and 0 notes"))
    }

    @Test func colorsAreForTerminalsAlone() {
        let report = Self.report([[Self.finding("a", line: 4)], [], []])
        #expect(!report.text(of: Self.variants, showsNotes: false).contains("\u{1B}"))
        let colored = report.text(of: Self.variants, showsNotes: false, isColored: true)
        #expect(colored.contains("\u{1B}[1;35mwarning\u{1B}[0m: UILabel"))
    }

    @Test("SARIF has no more results than code hosts accept, and the least severe are omitted")
    func mostResults() throws {
        let findings = (1...5200).map { Self.finding("v\($0)", line: $0, severity: $0 <= 200 ? .note : .warning) }
        let text = Self.report([findings, [], []]).sarif(of: Self.variants, version: "1.0.0")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 5000)
        #expect(results.allSatisfy { $0["level"] as? String == "warning" })
        #expect(text.contains("200 of 5200 issues, the least severe, were left out"))
    }

    @Test("every rule has a description and a fix for code hosts")
    func ruleHelp() throws {
        let text = Self.report([[], [], []]).sarif(of: Self.variants, version: "1.0.0")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.count == LintRule.all.count)
        for rule in rules {
            let help = try #require(rule["help"] as? [String: String])
            #expect(help["markdown"]?.contains("`maquette:disable \(rule["id"] as? String ?? "?")`") == true)
            #expect(help["text"]?.isEmpty == false)
        }
    }
}
