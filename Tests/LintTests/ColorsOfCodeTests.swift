import Diagnostics
import InterfaceDocuments
import Lint
import Testing

/// Colors that code may replace, so that the document does not decide the contrast.
@Suite("Colors that code may set") struct ColorsOfCodeTests {
    private static let gray =
        "<color key=\"textColor\" white=\"0.7\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"

    private func severities(
        _ views: String, outlet: String? = nil, on variant: String = "iphone-6-3"
    ) throws -> [Severity] {
        let connections = outlet.map {
            "<connections><outlet property=\"shown\" destination=\"\($0)\" id=\"o\"/></connections></viewController>"
        }
        let xml = LintFixture.storyboard(views).replacing("</viewController>", with: connections ?? "</viewController>")
        return try LintFixture.findings(xml, on: variant, rules: [.lowContrast]).map(\.severity)
    }

    @Test func anOutletToTheTextOrToWhatIsBehindItMakesANote() throws {
        let label = LintFixture.label("a", "Hello", inside: Self.gray)
        #expect(try severities(label) == [.warning])
        #expect(try severities(label, outlet: "a") == [.note])
        #expect(try severities(label, outlet: "root") == [.note])
        #expect(try severities(label, outlet: "vc") == [.warning])
    }

    @Test func textThatIsInvisibleInXcodeIsColoredByCode() throws {
        let white =
            "<color key=\"textColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        for variant in ["iphone-6-3", "iphone-6-3/portrait/full/dark"] {
            #expect(try severities(LintFixture.label("a", "Hello", inside: white), on: variant) == [.note])
        }
    }

    @Test func textThatTurnsWhiteInTheDarkIsNotMeant() throws {
        let turning = "<color key=\"textColor\" systemColor=\"labelColor\"/>"
        let label = LintFixture.label("a", "Hello", inside: turning)
        #expect(try severities(label, on: "iphone-6-3/portrait/full/dark") == [.warning])
    }
}

@Suite("Causes that are reported once") struct SingleCauseTests {
    @Test func aViewThatIsOpenBothWaysIsOneFinding() throws {
        let view = LintFixture.label("a", "Hello", manual: false)
        let found = try LintFixture.findings(LintFixture.storyboard(view), rules: [.ambiguousLayout])
        #expect(found.map(\.object) == ["a"])
        #expect(found.first?.message.contains("its horizontal place and vertical place open") == true)
    }

    @Test func aControllersViewIsPlacedByItsContainer() throws {
        let xml = LintFixture.storyboard("").replacing(
            "<view key=\"view\" id=\"root\">",
            with: "<view key=\"view\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"root\">")
        #expect(try LintFixture.findings(xml, rules: [.ambiguousLayout]) == [])
    }
}
