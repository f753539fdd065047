import Diagnostics
import Foundation
import Geometry
import InterfaceDocuments
import Testing
import Traits

@Suite struct DocumentReadingTests {
    @Test func everyKindOfViewReadsWithoutProblem() throws {
        let document = try Fixture.read(Fixture.everyKindOfView)
        #expect(document.diagnostics.map(\.description) == [])
        let root = try #require(document.value.topViews.first)
        #expect(root.subviews.map(\.id) == ["label", "button", "image", "stack", "table"])
        #expect(root.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(root.properties.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(root.layoutGuides.map(\.key) == ["safeArea"])
        #expect(root.runtimeAttributes.map(\.value) == [.number(7.5)])
        #expect(root.properties.backgroundColor == .white(1, alpha: 1, space: .calibratedWhite))
    }

    @Test(
        "The canvas's own text size applies if it is enabled",
        arguments: [
            (#"isEnabled="YES" dynamicTypePreference="1""#, UIContentSizeCategory.small),
            (#"isEnabled="YES" dynamicTypePreference="11""#, .accessibilityExtraExtraExtraLarge),
            (#"dynamicTypePreference="7""#, nil), (#"isEnabled="YES""#, nil),
            (#"isEnabled="YES" dynamicTypePreference="12""#, nil),
            (#"isEnabled="YES" dynamicTypePreference="-1""#, nil),
        ] as [(String, UIContentSizeCategory?)])
    func overriddenContentSize(attributes: String, size: UIContentSizeCategory?) throws {
        let text = Fixture.xib(#"<view id="root"/>"#).replacingOccurrences(
            of: "<objects>", with: "<accessibilityOverrides \(attributes)/><objects>")
        let document = try Fixture.read(text)
        #expect(document.value.overriddenContentSize == size)
        #expect(document.diagnostics.isEmpty)
    }

    @Test("Limits of the text size are read by name and by UIKit's string; other spellings are reported")
    func contentSizeBounds() throws {
        let document = try Fixture.read(
            Fixture.xib(
                """
                <view id="a" minimumContentSizeCategory="large" maximumContentSizeCategory="UICTContentSizeCategoryXL"/>
                <view id="b" minimumContentSizeCategory="huge"/>
                """))
        let views = document.value.topViews.map(\.properties)
        #expect(views.map(\.minimumContentSizeCategory) == [.large, nil])
        #expect(views.map(\.maximumContentSizeCategory) == [.extraLarge, nil])
        #expect(document.diagnostics.count == 1)
    }

    @Test func labelContent() throws {
        let root = try #require(Fixture.read(Fixture.everyKindOfView).value.topViews.first)
        guard case .label(let label) = root.subviews[0].content else {
            Issue.record("no label")
            return
        }
        #expect(label.text == "Hello")
        #expect(label.numberOfLines == 1)
        #expect(!label.adjustsFontSizeToFit)
        #expect(label.font == DocumentFont(kind: .system, pointSize: 17, weight: .semibold))
        #expect(label.textColor == .components(red: 0.5, green: 0.25, blue: 0.125, alpha: 1, space: .sRGB))
        #expect(root.subviews[0].properties.horizontalHuggingPriority == 251)
        #expect(!root.subviews[0].properties.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func constraintsKeepRatioPriorityAndName() throws {
        let root = try #require(Fixture.read(Fixture.everyKindOfView).value.topViews.first)
        let half = try #require(root.constraints.last)
        #expect(half.multiplier == 0.5)
        #expect(half.relation == .lessThanOrEqual)
        #expect(half.priority == 750)
        #expect(half.identifier == "half")
        #expect(root.constraints.first?.isSymbolic == true)
        #expect(root.constraints.first?.constant == 20)
    }

    @Test func tablesKeepHeadersSectionsAndCells() throws {
        let root = try #require(Fixture.read(Fixture.everyKindOfView).value.topViews.first)
        let table = try #require(root.subviews.last)
        #expect(table.keyedViews.map(\.id) == ["header"])
        #expect(table.sections.map(\.headerTitle) == ["One"])
        let cell = try #require(table.sections.first?.cells.first)
        #expect(cell.keyedViews.map(\.elementName) == ["tableViewCellContentView"])
        #expect(cell.keyedViews.first?.subviews.map(\.id) == ["cellLabel"])
    }

    @Test func placesPointAtTheOpeningTag() throws {
        let text = Fixture.xib(
            """
            <view id="a">
              <subviews><label
                  text="x"
                  numberOfLines="many" id="b"/></subviews>
            </view>
            """)
        let document = try Fixture.read(text)
        let place = try #require(document.diagnostics.first?.location)
        #expect(document.diagnostics.map(\.problem.code) == ["bad-number"])
        #expect((place.line, place.column) == (6, 13))
    }

    @Test(
        "A wrong reference is reported with both names",
        arguments: [
            (#"<constraint id="c" firstItem="gone" firstAttribute="top"/>"#, "dangling-reference"),
            (
                #"<constraint id="c" firstItem="a" firstAttribute="top" secondItem="a" secondAttribute="top"/>"#,
                "self-constraint"
            ),
            (#"<constraint id="a" firstAttribute="width" constant="4"/>"#, "duplicate-id"),
            (#"<constraint firstAttribute="width" constant="4"/>"#, "missing-attribute"),
            (#"<constraint id="c" firstAttribute="width" relation="about" constant="4"/>"#, "unknown-value"),
            (#"<constraint id="c" firstAttribute="width" multiplier="1:0"/>"#, "bad-number"),
            (#"<constraint id="c" firstAttribute="width" multiplier="3%5"/>"#, "bad-number"),
            (#"<constraint id="c" firstAttribute="width" multiplier="%"/>"#, "bad-number"),
            (#"<constraint id="c" firstAttribute="width" priority="high"/>"#, "bad-number"),
        ])
    func constraintProblems(constraint: String, code: String) throws {
        let document = try Fixture.read(
            Fixture.xib("<view id=\"a\"><constraints>\n\(constraint)\n</constraints></view>"))
        #expect(document.diagnostics.map(\.problem.code) == [code])
        #expect(document.diagnostics.first?.problem.remedy != nil)
    }

    @Test func unsupportedElementsAreReportedOnceAndTheirChildrenStay() throws {
        let document = try Fixture.read(
            Fixture.xib(
                """
                <view id="a"><subviews>
                <hologramView id="h1" depth="3"><subviews><label text="in" id="l"/></subviews></hologramView>
                <hologramView id="h2" depth="4"/>
                </subviews></view>
                """))
        #expect(document.diagnostics.map(\.problem.code) == ["unknown-attribute", "unknown-element"])
        #expect(document.diagnostics.allSatisfy { $0.severity == .warning && $0.location?.line == 6 })
        #expect(document.value.topViews.first?.subviews.first?.subviews.map(\.id) == ["l"])
    }

    @Test func controllersThatHoldOneAnotherAreAnError() throws {
        let text = Fixture.storyboard(
            """
            <scene sceneID="s1"><objects><navigationController id="n1"><connections>
            <segue destination="n2" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="s2"><objects><navigationController id="n2"><connections>
            <segue destination="n1" kind="relationship" relationship="rootViewController" id="r2"/>
            </connections></navigationController></objects></scene>
            """, initial: "n1")
        let document = try Fixture.read(text, path: "Main.storyboard")
        #expect(document.diagnostics.map(\.problem.code) == ["cyclic-reference"])
        #expect(document.diagnostics.first?.problem.message.contains("n1 → n2 → n1") == true)
    }

    @Test(
        "SB-2 The most specific variation wins, and masks install by class",
        arguments: [
            (DocumentTraits(), 10.0, ["c"]),
            (DocumentTraits(width: .compact, height: .regular), 20.0, ["c"]),
            (DocumentTraits(width: .regular, height: .regular), 40.0, ["d"]),
            (DocumentTraits(width: .compact, height: .compact), 30.0, ["c"]),
            (DocumentTraits(width: .regular, height: .compact), 50.0, ["c"]),
        ])
    func variations(traits: DocumentTraits, constant: Double, installed: [String]) throws {
        let root = try #require(
            Fixture.read(
                Fixture.xib(
                    """
                    <view id="a"><constraints>
                    <constraint id="c" firstAttribute="width" constant="10">
                    <variation key="heightClass=compact-widthClass=compact" constant="30"/>
                    <variation key="widthClass=compact" constant="20"/>
                    <variation key="widthClass=regular" constant="40"/>
                    <variation key="heightClass=compact-widthClass=regular" constant="50"/>
                    </constraint>
                    <constraint id="d" firstAttribute="height" constant="1"/>
                    </constraints>
                    <variation key="default"><mask key="constraints"><exclude reference="d"/></mask></variation>
                    <variation key="heightClass=regular-widthClass=regular">
                    <mask key="constraints"><include reference="d"/><exclude reference="c"/></mask></variation>
                    </view>
                    """)
            ).value.topViews.first)
        #expect(root.constraints[0].resolved(for: traits).constant == CGFloat(constant))
        let there = root.constraints.map(\.id).filter {
            root.variations.installs($0, in: "constraints", for: traits)
        }
        #expect(there == installed)
    }

    @Test("SB-2 Values that vary replace attributes and keyed children")
    func variedValues() throws {
        let root = try #require(
            Fixture.read(
                Fixture.xib(
                    """
                    <stackView id="a" axis="horizontal" spacing="8">
                    <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
                    <variation key="widthClass=compact" axis="vertical">
                    <color key="backgroundColor" systemColor="systemRedColor"/></variation>
                    <variation key="widthClass=regular" hidden="YES"/>
                    </stackView>
                    """)
            ).value.topViews.first)
        let compact = root.resolved(for: DocumentTraits(width: .compact, height: .regular))
        let regular = root.resolved(for: DocumentTraits(width: .regular, height: .regular))
        guard case .stackView(let tall) = compact.content, case .stackView(let wide) = regular.content else {
            Issue.record("no stack views")
            return
        }
        #expect((tall.axis, tall.spacing) == (.vertical, 8))
        #expect((wide.axis, wide.spacing) == (.horizontal, 8))
        #expect(compact.properties.backgroundColor == .system("systemRedColor"))
        #expect(regular.properties.isHidden && !compact.properties.isHidden)
    }

    @Test func textMayStandInAnElementOrInBase64() throws {
        let root = try #require(
            Fixture.read(
                Fixture.xib(
                    """
                    <view id="a"><subviews>
                    <label id="b"><string key="text">two
                    lines</string></label>
                    <label id="c"><string key="text" base64-UTF8="YES">aMO2</string></label>
                    </subviews></view>
                    """)
            ).value.topViews.first)
        let texts = root.subviews.map { view -> String? in
            if case .label(let label) = view.content { return label.text }
            return nil
        }
        #expect(texts == ["two\nlines", "hö"])
    }

    @Test func readingTwiceGivesEqualValuesAndProblems() throws {
        let text = Fixture.everyKindOfView.replacingOccurrences(of: "numberOfLines", with: "unheardOf")
        let (a, b) = (try Fixture.read(text), try Fixture.read(text))
        #expect(a.value == b.value)
        #expect(a.diagnostics.map(\.description) == b.diagnostics.map(\.description))
    }
}
