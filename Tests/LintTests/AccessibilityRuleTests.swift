import Diagnostics
import Foundation
import Lint
import Testing

@Suite("Rules for VoiceOver and Dynamic Type") struct AccessibilityRuleTests {
    private func findings(_ view: String, controller: String = "") throws -> [LintFinding] {
        try LintFixture.findings(
            LintFixture.storyboard(view, controller: controller), rules: [.missingAccessibilityLabel])
    }

    private static func button(_ state: String, more: String = "", inside: String = "") -> String {
        """
        <button opaque="NO" buttonType="system" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b" \(more)>
        <rect key="frame" x="20" y="200" width="44" height="44"/><state key="normal" \(state)/>\(inside)</button>
        """
    }

    @Test(
        "a button with only an image needs a label",
        arguments: [
            (Self.button("image=\"burger\""), [Severity.warning]),
            (Self.button("backgroundImage=\"burger\""), [.warning]),
            (Self.button("image=\"burger\"", more: "customClass=\"Burger\""), [.note]),
            (Self.button("image=\"burger\" title=\"Menu\""), []),
            (Self.button("image=\"xmark\" catalog=\"system\""), []),
            (Self.button("title=\"\""), []),
            (
                Self.button(
                    "image=\"burger\"", inside: "<accessibility key=\"accessibilityConfiguration\" label=\"Menu\"/>"),
                []
            ),
            (
                Self.button(
                    "image=\"burger\"",
                    inside:
                        "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
                ), []
            ),
        ])
    func pictureButtons(button: String, severities: [Severity]) throws {
        let found = try findings(button)
        #expect(found.map(\.severity) == severities)
        #expect(found.allSatisfy { $0.object == "b" && $0.location?.line != nil && $0.remedy != nil })
    }

    @Test func viewsWithOutletsMayBeUsedByCode() throws {
        let scene = LintFixture.storyboard(Self.button("image=\"burger\"")).replacingOccurrences(
            of: "</view>\n</viewController>",
            with:
                "</view><connections><outlet property=\"menu\" destination=\"b\" id=\"o1\"/></connections></viewController>"
        )
        #expect(try LintFixture.findings(scene, rules: [.missingAccessibilityLabel]).map(\.severity) == [.note])
    }

    @Test(arguments: [("", 1), ("placeholder=\"Name\"", 0)])
    func fieldsWithoutAnyWord(attributes: String, count: Int) throws {
        let field = """
            <textField fixedFrame="YES" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="f" \(attributes)>
            <rect key="frame" x="20" y="200" width="200" height="34"/></textField>
            """
        let found = try findings(field)
        #expect(found.count == count && found.allSatisfy { $0.severity == .note })
    }

    @Test func textsOfFixedSizeAreOneFinding() throws {
        let styled = LintFixture.label("c", "Three").replacingOccurrences(
            of: "type=\"system\" pointSize=\"17\"", with: "style=\"UICTFontTextStyleBody\"")
        func found(_ views: String) throws -> [LintFinding] {
            try LintFixture.findings(LintFixture.storyboard(views), rules: [.fixedTextSize])
        }
        let mixed = try found(LintFixture.label("a", "One") + LintFixture.label("b", "Two") + styled)
        #expect(mixed.map(\.severity) == [.note])
        #expect(mixed.first?.message.hasPrefix("2 of its 3 texts have") == true)
        #expect(try found(styled) == [])
    }
}
