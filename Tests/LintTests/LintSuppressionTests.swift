import Diagnostics
import Foundation
import InterfaceDocuments
import Lint
import Testing

@Suite("Suppressions in inputs") struct LintSuppressionTests {
    private static func notes(_ text: String) -> String {
        """
        <attributedString key="userComments"><fragment content="\(text)">\
        <attributes><font key="NSFont" metaFont="smallSystem"/></attributes></fragment></attributedString>
        """
    }

    /// A button that is too small to touch, in a view with its own notes.
    private static func document(outer: String = "", inner: String = "") throws -> (InterfaceDocument, String) {
        let button = """
            <button opaque="NO" buttonType="system" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="10" y="10" width="20" height="20"/><state key="normal" title="x"/>\(inner)</button>
            """
        let view = """
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="50" y="200" width="200" height="200"/><subviews>\(button)</subviews>\(outer)</view>
            """
        let xml = LintFixture.storyboard(view)
        return (try InterfaceDocument.read(Data(xml.utf8), path: "Test.storyboard").value, xml)
    }

    @Test(
        "a line of the notes applies to a view and its descendants",
        arguments: [
            ("", "", true), ("maquette:disable small-touch-target", "", false),
            ("", "Meant so.&#10;maquette:disable off-screen, small-touch-target", false),
            ("maquette:disable", "", false), ("maquette:disable off-screen", "", true),
            ("Use maquette:disable small-touch-target here?", "", true),
        ])
    func notes(outer: String, inner: String, counts: Bool) throws {
        let (document, xml) = try Self.document(
            outer: outer.isEmpty ? "" : Self.notes(outer), inner: inner.isEmpty ? "" : Self.notes(inner))
        let finding = try #require(try LintFixture.findings(xml, rules: [.smallTouchTarget]).first)
        let suppressions = LintSuppressions(document)
        #expect(suppressions.allow(finding) == counts)
        #expect(suppressions.diagnostics.isEmpty)
    }

    @Test("an unknown rule is reported, with the likely one")
    func unknownWords() throws {
        let (document, _) = try Self.document(outer: Self.notes("maquette:disable small-touch-targt"))
        let diagnostic = try #require(LintSuppressions(document).diagnostics.first)
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.problem.remedy?.hasPrefix("did you mean small-touch-target?") == true)
        #expect(diagnostic.location?.line != nil)
    }

    @Test("a comment in a scene file applies to the block that begins on its line or after it")
    func comments() {
        let suppressions = LintSuppressions(
            sceneText: """
                root:
                  view:
                    views:
                      # maquette:disable low-contrast
                      - label:
                          text: "# maquette:disable off-screen"

                          color: gray
                      - label: {text: b}  # maquette:disable zero-size, off-screen
                      - label: {text: c}
                """, path: "a.yaml")
        func allows(_ rule: LintRule, _ line: Int, in file: String = "a.yaml") -> Bool {
            suppressions.allow(LintFinding(rule, at: SourceLocation(file: file, line: line), message: ""))
        }
        #expect(
            (4...12).map { allows(.lowContrast, $0) } == [true, false, false, false, false, true, true, true, true])
        #expect((4...12).filter { !allows(.offScreen, $0) } == [9])
        #expect(!allows(.zeroSize, 9))
        #expect(allows(.lowContrast, 5, in: "b.yaml"))
        #expect(suppressions.diagnostics.isEmpty)
    }
}
