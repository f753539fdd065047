import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import Lint
import Testing
import Typography
import UIKit

@Suite("Rules for fonts") struct FontRuleTests {
    /// The findings of the rule on each of several variants, which one worker lays out in turn.
    private func findings(_ views: String, on variants: [String] = ["iphone-6-3"]) throws -> [[LintFinding]] {
        let document = try InterfaceDocument.read(
            Data(LintFixture.storyboard(views).utf8), path: "Test.storyboard"
        ).value
        let setter = MetricTextSetter(library: FontLibrary())
        return try variants.map { name in
            let variant = try Variant(parsing: name)
            return JobEnvironment.$running.withValue(JobEnvironment(variant: variant, textSetter: setter)) {
                let tree = VariantTree(document, on: variant)
                tree.layout()
                return LayoutSnapshot(tree, on: variant).findings(of: [.missingFont])
            }
        }
    }

    private func label(_ id: String, _ text: String, font: String) -> String {
        LintFixture.label(id, text).replacing(
            "type=\"system\" pointSize=\"17\"", with: "name=\"\(font)\" family=\"F\" pointSize=\"17\"")
    }

    @Test func anUnknownFontIsFoundAtEachViewOnEachVariant() throws {
        let views =
            label("a", "One", font: "NoSuchFont-Bold") + label("b", "Two", font: "NoSuchFont-Bold")
            + label("c", "Three", font: "Georgia")
        let found = try findings(views, on: ["iphone-6-3", "iphone-6-3/landscape", "iphone-6-3/portrait"])
        #expect(found.map { $0.map(\.object) } == [["a", "b"], ["a", "b"], ["a", "b"]])
        let finding = try #require(found.first?.first)
        #expect(finding.severity == .warning && finding.location?.line != nil)
        #expect(finding.message.contains("NoSuchFont-Bold"))
    }

    @Test func charactersThatNoFontHasAreOneFindingForAView() throws {
        let found = try findings(LintFixture.label("a", "A \u{12345} \u{12346}") + LintFixture.label("b", "B"))
        #expect(found[0].map(\.object) == ["a"])
        #expect(found[0].first?.message.contains("\u{12345} \u{12346}") == true, "\(found)")
    }

    @Test("A button's title belongs to the button")
    func button() throws {
        let button = LintFixture.button("b", "\u{12345}", frame: "x=\"20\" y=\"100\" width=\"200\" height=\"40\"")
        #expect(try findings(button)[0].map(\.object) == ["b"])
    }

    @Test func factsThatTheInputCannotChangeAreNotFindings() {
        let problems: [FontProblem] = [
            .missingFont(postScriptName: "Inter", package: "fonts-inter"), .noHyphenation(language: "de"),
        ]
        for problem in problems { #expect(LintFinding(Diagnostic(.error, problem)) == nil) }
        let finding = LintFinding(Diagnostic(.warning, FontProblem.unreadableFontFile(path: "A.ttf")))
        #expect(finding?.rule == .missingFont)
    }
}
