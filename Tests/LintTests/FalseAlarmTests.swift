import Diagnostics
import Foundation
import Lint
import Testing

/// Apparent faults that are intentional, or cannot be fixed in the document.
@Suite("False positives of lint") struct FalseAlarmTests {
    /// A table with one prototype with a height, which contains a label with a required height.
    private static func prototype(_ label: String, constraints: String = "") -> String {
        """
        <tableView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" dataMode="prototypes" id="t">
        <rect key="frame" x="0" y="120" width="393" height="400"/><prototypes>
        <tableViewCell reuseIdentifier="Row" rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(label)</subviews>
        <constraints>\(constraints)</constraints></tableViewCellContentView>
        </tableViewCell></prototypes></tableView>
        """
    }

    @Test func aPrototypesTextIsASample() throws {
        let label = LintFixture.label(
            "a", "A sample text that is too long", frame: "x=\"20\" y=\"10\" width=\"60\" height=\"21\"")
        let found = try LintFixture.findings(
            LintFixture.storyboard(Self.prototype(label)), rules: [.truncatedText])
        #expect(found.map(\.severity) == [.note])
        let alone = try LintFixture.findings(LintFixture.storyboard(label), rules: [.truncatedText])
        #expect(alone.map(\.severity) == [.warning])
    }

    @Test(arguments: ["sectionHeaderView", "sectionFooterView"])
    func soIsThatOfACollectionsHeader(key: String) throws {
        let label = LintFixture.label("a", "Hello", frame: "x=\"0\" y=\"0\" width=\"60\" height=\"9\"")
        let found = try LintFixture.findings(
            LintFixture.storyboard(
                """
                <collectionView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="t">
                <rect key="frame" x="0" y="120" width="393" height="400"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" height="50"/>
                <size key="headerReferenceSize" width="50" height="50"/>
                <size key="footerReferenceSize" width="50" height="50"/></collectionViewFlowLayout>
                <cells/><collectionReusableView key="\(key)" reuseIdentifier="Part" id="part">
                <rect key="frame" x="0" y="0" width="393" height="50"/><subviews>\(label)</subviews></collectionReusableView>
                </collectionView>
                """), rules: [.clippedText])
        #expect(found.map(\.severity) == [.note])
    }

    @Test func aPrototypesHeightIsInterfaceBuildersAlone() throws {
        let label = LintFixture.label("a", "Hello", manual: false)
        let pins = """
            <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
            <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c3"/>
            <constraint firstItem="a" firstAttribute="height" constant="90" id="c4"/>
            """
        let found = try LintFixture.findings(
            LintFixture.storyboard(Self.prototype(label, constraints: pins)), rules: [.conflictingConstraints])
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.remedy?.contains("cell") == true)
    }

    @Test(arguments: [(60.0, Severity.error), (60.6, .error), (59.7, .note)])
    func aConflictBelowOnePointIsNotReported(height: Double, severity: Severity) throws {
        let pins = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c2"/>
            <constraint firstItem="a" firstAttribute="bottom" secondItem="root" secondAttribute="top" constant="160" id="c3"/>
            <constraint firstItem="a" firstAttribute="height" constant="\(height == 60 ? 70 : height == 60.6 ? 62 : height)" id="c4"/>
            """
        let found = try LintFixture.findings(
            LintFixture.storyboard(LintFixture.label("a", "Hello", manual: false), constraints: pins),
            rules: [.conflictingConstraints])
        #expect(found.map(\.severity) == [severity])
    }

    @Test func textThatScrollsBelowAnotherDoesNotOverlapIt() throws {
        let scroll = """
            <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
            <rect key="frame" x="0" y="100" width="300" height="300"/>
            <subviews>\(LintFixture.label("a", "Below below", frame: "x=\"20\" y=\"100\" width=\"200\" height=\"21\""))\(
                LintFixture.button("b", "One", frame: "x=\"100\" y=\"150\" width=\"100\" height=\"50\""))</subviews>
            </scrollView>
            """
        let above =
            LintFixture.label("c", "Above", frame: "x=\"30\" y=\"206\" width=\"200\" height=\"21\"")
            + LintFixture.button("d", "Two", frame: "x=\"150\" y=\"270\" width=\"100\" height=\"50\"")
        let rules = [LintRule.overlappingText, .overlappingControls]
        #expect(try LintFixture.findings(LintFixture.storyboard(scroll + above), rules: rules) == [])
    }

    @Test("a plain view whose class is a scroll view scrolls", arguments: ["UIScrollView", "KeyboardScrollView"])
    func scrollViewsByClass(name: String) throws {
        let view = """
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v" customClass="\(name)">
            <rect key="frame" x="0" y="100" width="393" height="600"/>
            <subviews>\(LintFixture.label("a", "Below", frame: "x=\"20\" y=\"900\" width=\"100\" height=\"21\""))</subviews></view>
            """
        func found(_ xml: String) throws -> [LintRule] {
            try LintFixture.findings(xml, rules: [.offScreen]).map(\.rule)
        }
        #expect(try found(LintFixture.storyboard(view)) == [])
        let plain = view.replacingOccurrences(of: " customClass=\"\(name)\"", with: "")
        #expect(try found(LintFixture.storyboard(plain)) == [.offScreen])
    }

    @Test func panelsAtOnePlaceTakeTurns() throws {
        func panel(_ id: String, _ title: String, x: Int) -> String {
            """
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="200" width="300" height="100"/><subviews>\(
                LintFixture.label("\(id)l", title, frame: "x=\"\(x)\" y=\"10\" width=\"200\" height=\"21\""))</subviews></view>
            """
        }
        let found = try LintFixture.findings(
            LintFixture.storyboard(panel("p", "Exposure", x: 0) + panel("q", "Focus", x: 6)), rules: [.overlappingText])
        #expect(found.map(\.severity) == [.note])
    }

    @Test func typedTextScrollsInItsField() throws {
        let field = { (attributes: String) in
            """
            <textField opaque="NO" borderStyle="roundedRect" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
            id="f" \(attributes)><rect key="frame" x="20" y="200" width="90" height="34"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
            """
        }
        func found(_ attributes: String) throws -> [LintRule] {
            try LintFixture.findings(LintFixture.storyboard(field(attributes)), rules: [.truncatedText]).map(\.rule)
        }
        #expect(try found("text=\"A long text that goes on\"") == [])
        #expect(try found("placeholder=\"A long placeholder that goes on\"") == [.truncatedText])
    }

    @Test func viewsParkedOutsideTheWindowAreReportedOnce() throws {
        let drawer = """
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="drawer">
            <rect key="frame" x="-300" y="100" width="280" height="400"/>
            <subviews>\(LintFixture.label("a", "One"))\(LintFixture.label("b", "Two"))</subviews></view>
            """
        let found = try LintFixture.findings(LintFixture.storyboard(drawer), rules: [.offScreen])
        #expect(found.map(\.object) == ["drawer"])
        #expect(found.first?.isMeantIfEverywhere == true)
    }

    @Test("a system color with the values of an older version still counts as the system's")
    func olderSystemColors() throws {
        let label = LintFixture.label(
            "a", "Reset", frame: "x=\"20\" y=\"200\" width=\"200\" height=\"21\"",
            inside: """
                <color key="textColor" red="0.0" green="0.47843137254901963" blue="1" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>
                """)
        #expect(try LintFixture.findings(LintFixture.storyboard(label), rules: [.lowContrast]) == [])
    }
}
