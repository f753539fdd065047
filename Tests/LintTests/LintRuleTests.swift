import Devices
import Diagnostics
import Foundation
import Lint
import Testing

@Suite("Rules for layouts") struct LayoutRuleTests {
    static let held = """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c2"/>
        """

    @Test func aSoundDocumentHasNoFindings() throws {
        let found = try LintFixture.findings(
            LintFixture.storyboard(LintFixture.label("a", "Hello", manual: false), constraints: Self.held))
        #expect(found == [])
    }

    @Test func conflictsAreErrorsAtTheConstraintThatGaveWay() throws {
        let found = try LintFixture.findings(
            LintFixture.storyboard(
                LintFixture.label("a", "Hello", manual: false),
                constraints: Self.held + """

                    <constraint firstItem="a" firstAttribute="width" constant="90" id="w1"/>
                    <constraint firstItem="a" firstAttribute="width" constant="120" id="w2"/>
                    """), rules: [.conflictingConstraints])
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.severity == .error)
        #expect(finding.location?.line != nil)
        #expect(finding.message.contains("90") && finding.message.contains("120"))
    }

    @Test(
        "AL-16 (partly) what a scroll view scrolls must be held on both sides of an axis",
        arguments: [("", ["content-height"]), ("bottom", []), ("top", ["content-height"])])
    func contentOfAScrollView(edge: String, details: [String]) throws {
        let more =
            edge.isEmpty
            ? ""
            : """
            <constraint firstItem="scroll" firstAttribute="\(edge)" secondItem="a" secondAttribute="\(edge)" id="c9"/>
            """
        let scroll = """
            <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
            <rect key="frame" x="0" y="100" width="300" height="300"/>
            <subviews>\(LintFixture.label("a", "Hello", manual: false))</subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="c2"/>
            <constraint firstItem="scroll" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c3"/>
            \(more)</constraints></scrollView>
            """
        let found = try LintFixture.findings(LintFixture.storyboard(scroll), rules: [.ambiguousLayout])
        #expect(found.map(\.detail) == details)
        #expect(found.allSatisfy { $0.object == "scroll" && $0.message.contains("scrolls open") })
    }

    @Test func anOpenViewIsNamedWithTwoFramesAsProof() throws {
        let missing = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            """
        let found = try LintFixture.findings(
            LintFixture.storyboard(LintFixture.label("a", "Hello", manual: false), constraints: missing),
            rules: [.ambiguousLayout])
        let finding = try #require(found.first)
        #expect(finding.object == "a" && finding.detail == "vertical")
        #expect(finding.message.contains("vertical place"))
        let twins = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c5"/>
            """
        let both = try LintFixture.findings(
            LintFixture.storyboard(
                LintFixture.label("a", "One", manual: false) + LintFixture.label("b", "Two", manual: false),
                constraints: twins), rules: [.ambiguousLayout])
        #expect(both.count == 1, "views that are open together are one finding")
        #expect(both.first?.message.contains("would do as well as") == true)
    }

    @Test func subviewsOfAnAmbiguousViewAreNotBlamed() throws {
        let inner = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="outer">
            <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="0" y="0" width="100" height="100"/></view></subviews>
            <constraints>
            <constraint firstItem="inner" firstAttribute="top" secondItem="outer" secondAttribute="top" id="i1"/>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="outer" secondAttribute="leading" id="i2"/>
            <constraint firstItem="outer" firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="i3"/>
            <constraint firstItem="outer" firstAttribute="width" constant="100" id="i4"/>
            <constraint firstItem="outer" firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="i5"/>
            </constraints></view>
            """
        let found = try LintFixture.findings(
            LintFixture.storyboard(
                inner,
                constraints: """
                    <constraint firstItem="outer" firstAttribute="leading" secondItem="root" \
                    secondAttribute="leading" id="c1"/>
                    <constraint firstItem="outer" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c2"/>
                    <constraint firstItem="outer" firstAttribute="bottom" relation="lessThanOrEqual" \
                    secondItem="safe" secondAttribute="bottom" id="c3"/>
                    <constraint firstItem="outer" firstAttribute="height" relation="greaterThanOrEqual" \
                    secondItem="root" secondAttribute="height" multiplier="0.5" id="c4"/>
                    """), rules: [.ambiguousLayout])
        #expect(found.map(\.object) == ["outer"])
    }

    @Test(arguments: ["verifyAmbiguity=\"off\"", "customClass=\"MyLabel\""])
    func layoutsThatCodeCompletesAreNotAmbiguous(attribute: String) throws {
        let found = try LintFixture.findings(
            LintFixture.storyboard(LintFixture.label("a", "Hello", more: attribute, manual: false)),
            rules: [.ambiguousLayout])
        #expect(found == [])
    }

    @Test func textThatIsCut() throws {
        let narrow = LintFixture.label(
            "a", "A long text that has no room", frame: "x=\"20\" y=\"100\" width=\"60\" height=\"21\"")
        #expect(try LintFixture.findings(LintFixture.storyboard(narrow)).map(\.rule) == [.truncatedText])
        let wrapped = LintFixture.label(
            "a", "A long text that has no room", frame: "x=\"20\" y=\"100\" width=\"120\" height=\"24\"",
            more: "numberOfLines=\"0\"")
        #expect(try LintFixture.findings(LintFixture.storyboard(wrapped)).map(\.rule) == [.truncatedText])
        let shrinking = LintFixture.label(
            "a", "A long text that has", frame: "x=\"20\" y=\"100\" width=\"120\" height=\"24\"",
            more: "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"")
        #expect(try LintFixture.findings(LintFixture.storyboard(shrinking)).map(\.rule) == [])
        let low = LintFixture.label("a", "Text", frame: "x=\"20\" y=\"100\" width=\"120\" height=\"9\"")
        #expect(try LintFixture.findings(LintFixture.storyboard(low)).map(\.rule) == [.clippedText])
    }

    @Test func aButtonsTitleThatIsCut() throws {
        let button = LintFixture.button(
            "b", "Continue without an account", frame: "x=\"20\" y=\"200\" width=\"90\" height=\"44\"")
        let found = try LintFixture.findings(LintFixture.storyboard(button))
        #expect(found.map(\.rule) == [.truncatedText])
        #expect(found.first?.message.contains("…") == true)
    }

    @Test func placesBeyondTheWindow() throws {
        let right = LintFixture.button("b", "Go", frame: "x=\"380\" y=\"200\" width=\"60\" height=\"44\"")
        let gone = LintFixture.label("a", "Hello", frame: "x=\"20\" y=\"900\" width=\"100\" height=\"21\"")
        let found = try LintFixture.findings(LintFixture.storyboard(right + gone), rules: [.offScreen])
        #expect(found.map(\.object).sorted() == ["a", "b"])
        #expect(found.allSatisfy { $0.message.contains("edge of the window") })
    }

    @Test("CH-2 (partly) text and controls below the status bar or the home indicator are outside the safe area")
    func safeArea() throws {
        let top = LintFixture.label("a", "Hello", frame: "x=\"150\" y=\"10\" width=\"100\" height=\"21\"")
        let bottom = LintFixture.button("b", "Go", frame: "x=\"20\" y=\"820\" width=\"100\" height=\"50\"")
        let xml = LintFixture.storyboard(top + bottom)
        let found = try LintFixture.findings(xml, rules: [.outsideSafeArea])
        #expect(found.map(\.object) == ["a", "b"])
        #expect(
            try LintFixture.findings(xml, on: "iphone-4-7@10", rules: [.outsideSafeArea]) == [], "no safe area then")
    }

    @Test("CH-2 (partly) everything beyond several edges names every edge")
    func severalEdges() throws {
        let wide = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="root" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c3"/>
            <constraint firstItem="a" firstAttribute="height" constant="50" id="c4"/>
            """
        let button = LintFixture.button("a", "Go", frame: "x=\"0\" y=\"800\" width=\"393\" height=\"50\"")
            .replacingOccurrences(of: "fixedFrame=\"YES\" ", with: "")
            .replacingOccurrences(
                of: "</button>",
                with: "<color key=\"backgroundColor\" systemColor=\"systemBlueColor\"/></button>")
        let found = try LintFixture.findings(
            LintFixture.storyboard(button, constraints: wide), on: "iphone-6-3/landscape", rules: [.outsideSafeArea])
        let message = try #require(found.first).message
        #expect(found.count == 1)
        #expect(["left", "bottom", "right"].allSatisfy { message.contains("at the \($0)") })
    }

    @Test func theDrawnPositionOfAnUnconstrainedViewDoesNotMatter() throws {
        let found = try LintFixture.findings(
            LintFixture.storyboard(LintFixture.label("a", "Hello", manual: false)))
        #expect(Set(found.map(\.rule)) == [.ambiguousLayout])
    }

    @Test func noSize() throws {
        let flat = LintFixture.label("a", "Hello", frame: "x=\"20\" y=\"200\" width=\"100\" height=\"0\"")
        let empty = LintFixture.label("b", "", frame: "x=\"20\" y=\"300\" width=\"0\" height=\"0\"")
        let found = try LintFixture.findings(LintFixture.storyboard(flat + empty), rules: [.zeroSize])
        #expect(found.map(\.object) == ["a"], "an empty label waits for its text")
    }

    @Test func textOverText() throws {
        let a = LintFixture.label("a", "Below below", frame: "x=\"20\" y=\"200\" width=\"200\" height=\"21\"")
        let b = LintFixture.label("b", "Above", frame: "x=\"30\" y=\"206\" width=\"200\" height=\"21\"")
        let found = try LintFixture.findings(LintFixture.storyboard(a + b))
        #expect(found.map(\.rule) == [.overlappingText])
        #expect(found.first?.object == "b")
        let cover = """
            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="cover">
            <rect key="frame" x="0.0" y="180" width="393" height="80"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </view>
            """
        #expect(
            try LintFixture.findings(LintFixture.storyboard(a + cover + b)).filter { $0.rule == .overlappingText }
                == [],
            "what something opaque covers is not overlapped")
    }

    @Test func controlsThatShareAPlace() throws {
        let one = LintFixture.button("b", "One", frame: "x=\"20\" y=\"200\" width=\"100\" height=\"50\"")
        let two = LintFixture.button("c", "Two", frame: "x=\"90\" y=\"220\" width=\"100\" height=\"50\"")
        let inner = LintFixture.button("d", "x", frame: "x=\"30\" y=\"205\" width=\"44\" height=\"44\"")
        let found = try LintFixture.findings(
            LintFixture.storyboard(one + two + inner), rules: [.overlappingControls])
        #expect(found.map(\.object) == ["c"], "one that lies wholly on another is meant to")
    }

    @Test func touchTargets() throws {
        func found(_ width: Int, _ height: Int) throws -> [Severity] {
            let button = LintFixture.button(
                "b", "A", frame: "x=\"20\" y=\"200\" width=\"\(width)\" height=\"\(height)\"")
            return try LintFixture.findings(LintFixture.storyboard(button), rules: [.smallTouchTarget]).map(\.severity)
        }
        #expect(try found(44, 44) == [])
        #expect(try found(100, 34) == [.note])
        #expect(try found(20, 44) == [.warning])
        let off = LintFixture.button(
            "b", "x", frame: "x=\"50\" y=\"300\" width=\"20\" height=\"20\"", more: "enabled=\"NO\"")
        #expect(try LintFixture.findings(LintFixture.storyboard(off), rules: [.smallTouchTarget]).isEmpty)
    }

    @Test func touchesThatDoNotArrive() throws {
        let inside = LintFixture.button("b", "Go", frame: "x=\"0\" y=\"20\" width=\"100\" height=\"60\"")
        let holder = """
            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="holder">
            <rect key="frame" x="20" y="300" width="200" height="50"/><subviews>\(inside)</subviews></view>
            """
        let found = try LintFixture.findings(LintFixture.storyboard(holder), rules: [.unreachableControl])
        #expect(found.map(\.object) == ["b"])
        #expect(found.first?.message.hasPrefix("30 points") == true)
    }

    @Test func componentsHaveNoPlaceOfTheirOwn() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="50"/>
            <subviews>\(LintFixture.label("a", "Hi", frame: "x=\"0\" y=\"0\" width=\"100\" height=\"21\""))</subviews>
            </view></objects></document>
            """
        #expect(try LintFixture.findings(xib) == [])
        let owned = xib.replacingOccurrences(
            of: "id=\"-1\"/>",
            with:
                "id=\"-1\"><connections><outlet property=\"view\" destination=\"root\" id=\"o\"/></connections></placeholder>"
        )
        #expect(try LintFixture.findings(owned).map(\.rule) == [.outsideSafeArea], "a controller's view is a screen")
    }

    @Test func contradictionsOfAComponentOfAnySizeAreReported() throws {
        func findings(_ constraint: String) throws -> [LintFinding] {
            try LintFixture.findings(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="root"><rect key="frame" x="0" y="0" width="320" height="50"/>
                <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
                <constraints><constraint firstAttribute="height" constant="30" id="c1"/></constraints></view></subviews>
                <constraints>\(constraint)</constraints>
                </view></objects></document>
                """)
        }
        let alone = try findings("<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"40\" id=\"c2\"/>")
        #expect(alone.map(\.rule) == [.conflictingConstraints])
        #expect(alone.first?.message.contains("UIView \"box\".height == 30 (:6)") == true, "each has its line")
        let withRoot = try findings(
            "<constraint firstItem=\"box\" firstAttribute=\"height\" secondItem=\"root\" secondAttribute=\"height\" "
                + "id=\"c2\"/>")
        #expect(withRoot == [])
    }
}

@Suite("Contrast by WCAG 2.2") struct ContrastTests {
    private func found(
        _ color: String, background: String = "", size: Int = 17, isBold: Bool = false,
        on variant: String = "iphone-6-3"
    ) throws -> [LintFinding] {
        let text = """
            <fontDescription key="fontDescription" type="\(isBold ? "boldSystem" : "system")" \
            pointSize="\(size)"/>\
            <color key="textColor" \(color) colorSpace="custom" customColorSpace="sRGB"/>
            """
        let label = LintFixture.label(
            "a", "Hello", frame: "x=\"20\" y=\"200\" width=\"300\" height=\"60\"", inside: text
        )
        .replacingOccurrences(
            of: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", with: "")
        return try LintFixture.findings(
            LintFixture.storyboard(background + label), on: variant, rules: [.lowContrast])
    }

    @Test(
        "text of any size is judged by its contrast on white",
        arguments: [
            ("red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\"", 17, false),
            ("red=\"0.4627\" green=\"0.4627\" blue=\"0.4627\" alpha=\"1\"", 17, false),
            ("red=\"0.4745\" green=\"0.4745\" blue=\"0.4745\" alpha=\"1\"", 17, true),
            ("red=\"0.5804\" green=\"0.5804\" blue=\"0.5804\" alpha=\"1\"", 18, false),
            ("red=\"0.6\" green=\"0.6\" blue=\"0.6\" alpha=\"1\"", 18, true),
            ("red=\"0\" green=\"0\" blue=\"0\" alpha=\"0.3\"", 17, true),
        ])
    func thresholds(color: String, size: Int, isLow: Bool) throws {
        #expect(try found(color, size: size).isEmpty == !isLow)
    }

    @Test("bold text counts as large from 14 points on, other text from 18 on")
    func boldText() throws {
        let grey = "red=\"0.5804\" green=\"0.5804\" blue=\"0.5804\" alpha=\"1\""
        func isLow(_ size: Int, _ isBold: Bool) throws -> Bool { try !found(grey, size: size, isBold: isBold).isEmpty }
        #expect(
            try [isLow(13, true), isLow(14, true), isLow(17, true), isLow(17, false), isLow(18, false)]
                == [true, false, false, true, false])
    }

    @Test func titlesOnAControlsOwnRoundedGround() throws {
        let ground = { (color: String) in
            """
            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0.0" y="150" width="393" height="200"/>
            <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <subviews><segmentedControl fixedFrame="YES" selectedSegmentIndex="0" id="s" \
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20.5" y="30.3" width="300" height="32"/>
            <segments><segment title="One"/><segment title="Two"/><segment title="Three"/></segments></segmentedControl>
            </subviews></view>
            """
        }
        func found(_ color: String) throws -> [String] {
            try LintFixture.findings(LintFixture.storyboard(ground(color)), rules: [.lowContrast]).map(\.object)
        }
        #expect(try found("red=\"0.1\" green=\"0.1\" blue=\"0.12\"") == ["s"])
        #expect(try found("red=\"0.95\" green=\"0.95\" blue=\"0.97\"") == [])
    }

    @Test func behindIsWhatWasDrawnBefore() throws {
        let dark = """
            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0.0" y="150" width="393" height="200"/>
            <color key="backgroundColor" red="0.1" green="0.1" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
            """
        let black = "red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\""
        #expect(try found(black, background: dark).first?.message.contains("on #1A1A1A") == true)
        let image = """
            <imageView contentMode="scaleToFill" fixedFrame="YES" image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0.0" y="150" width="393" height="200"/></imageView>
            """
        #expect(
            try found("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"", background: image) == [], "a picture is not known"
        )
    }
}

@Suite("Contrast in dark mode") struct DarkContrastTests {
    private func found(_ views: String, on variant: String = "iphone-6-3/portrait/full/dark") throws -> [LintFinding] {
        try LintFixture.findings(LintFixture.storyboard(views), on: variant, rules: [.lowContrast])
    }

    private static func label(_ id: String, y: Int, color: String) -> String {
        LintFixture.label(
            id, "Hello", frame: "x=\"20\" y=\"\(y)\" width=\"200\" height=\"21\"",
            inside: "<color key=\"textColor\" \(color)/>")
    }

    @Test("text that becomes light on a fixed background is reported once, for the background")
    func fixedBackground() throws {
        let turning = "systemColor=\"labelColor\""
        let labels = Self.label("a", y: 200, color: turning) + Self.label("b", y: 240, color: turning)
        let dark = try found(labels)
        #expect(dark.map(\.object) == ["root"])
        #expect(dark.first?.message.contains("1 more") == true)
        #expect(try found(labels, on: "iphone-6-3") == [])
    }

    @Test("text that stays dark on a background that becomes dark is reported for the text")
    func fixedText() throws {
        let xml = LintFixture.storyboard(
            Self.label(
                "a", y: 200,
                color: "red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
        ).replacingOccurrences(
            of:
                "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>",
            with: "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
        let found = try LintFixture.findings(xml, on: "iphone-6-3/portrait/full/dark", rules: [.lowContrast])
        #expect(found.map(\.object) == ["a"])
        #expect(found.first?.message.contains("#000000 on #000000") == true)
        #expect(found.first?.remedy?.contains("dark") == true)
    }

    @Test("a contrast that is nearly sufficient is a note")
    func nearly() throws {
        func severity(_ grey: String) throws -> [Severity] {
            try found(
                Self.label(
                    "a", y: 200,
                    color:
                        "red=\"\(grey)\" green=\"\(grey)\" blue=\"\(grey)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
                ),
                on: "iphone-6-3"
            ).map(\.severity)
        }
        #expect(try severity("0.53") == [.note])
        #expect(try severity("0.7") == [.warning])
    }
}

@Suite("Rules for documents") struct DocumentRuleTests {
    @Test func scenesThatNothingLeadsTo() throws {
        let scene = { (id: String, more: String) in
            "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\" \(more)/></objects></scene>"
        }
        let xml = LintFixture.storyboard("", scenes: scene("lost", "") + scene("named", "storyboardIdentifier=\"N\""))
        let found = try LintFixture.findings(xml, rules: [.unreachableScene])
        #expect(found.map(\.object) == ["lost"])
    }

    @Test func prototypesWithoutIdentifier() throws {
        let table = { (cell: String) in
            """
            <tableView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="t">
            <rect key="frame" x="0" y="60" width="393" height="400"/><prototypes><tableViewCell id="cell" \(cell)>
            <rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCell></prototypes></tableView>
            """
        }
        #expect(
            try LintFixture.findings(LintFixture.storyboard(table("")), rules: [.missingReuseIdentifier]).map(\.object)
                == ["cell"])
        #expect(
            try LintFixture.findings(
                LintFixture.storyboard(table("reuseIdentifier=\"Row\"")), rules: [.missingReuseIdentifier]) == [])
    }
}

@Suite("Rules for launch screens") struct LaunchRuleTests {
    static let plain = LintFixture.label("a", "Hello")

    @Test("LS-4 a launch document of UIKit's classes with one root has no findings")
    func sound() throws {
        #expect(try LintFixture.findings(LintFixture.storyboard(Self.plain, launch: true)) == [])
    }

    @Test(
        "LS-4 a launch document: no custom class, outlet, action, segue, web view, foreign view, runtime attribute, second root",
        arguments: [
            (LintFixture.label("a", "Hi", more: "customClass=\"Fancy\""), "", LintRule.launchCustomClass),
            ("", " customClass=\"LaunchController\"", .launchCustomClass),
            (
                LintFixture.label(
                    "a", "Hi", inside: "<connections><outlet property=\"x\" destination=\"vc\" id=\"o\"/></connections>"
                ),
                "", .launchConnection
            ),
            (
                "<button fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"><rect key=\"frame\" "
                    + "x=\"20\" y=\"200\" width=\"90\" height=\"44\"/><connections><action selector=\"go:\" destination=\"vc\" "
                    + "eventType=\"touchUpInside\" id=\"o\"/></connections></button>", "", .launchConnection
            ),
            (
                "<wkWebView fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\"><rect key=\"frame\" "
                    + "x=\"20\" y=\"200\" width=\"90\" height=\"44\"/></wkWebView>", "", .launchWebView
            ),
            (
                "<mapView fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\"><rect key=\"frame\" "
                    + "x=\"20\" y=\"200\" width=\"90\" height=\"44\"/></mapView>", "", .launchForeignView
            ),
            (
                LintFixture.label(
                    "a", "Hi",
                    inside: "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" "
                        + "keyPath=\"layer.masksToBounds\" value=\"YES\"/></userDefinedRuntimeAttributes>"), "",
                .launchRuntimeAttribute
            ),
        ])
    func forbidden(view: String, controller: String, rule: LintRule) throws {
        let xml = LintFixture.storyboard(view, launch: true, controller: controller)
        let found = try LintFixture.findings(xml).filter { $0.severity == .error }
        #expect(found.map(\.rule) == [rule])
        #expect(found.allSatisfy { $0.location?.line != nil && $0.remedy != nil })
        let ordinary = LintFixture.storyboard(view, controller: controller)
        #expect(try LintFixture.findings(ordinary, rules: [rule]) == [], "what a launch screen may not, a screen may")
    }

    /// A launch xib with the given File's Owner and objects beside its view.
    private static func xib(owner: String = "", connections: String = "", beside: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(owner)>\(connections)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="480" height="480"/></view>
        \(beside)
        </objects>
        </document>
        """
    }

    @Test(
        "ADAPT-38 LS-4 a launch xib: no class or outlet of its File's Owner, no recognizer, object, view or controller beside its view",
        arguments: [
            (xib(), []),
            (xib(owner: " customClass=\"UIViewController\""), []),
            (xib(owner: " customClass=\"AppDelegate\" customModule=\"App\""), ["launch-custom-class -1"]),
            (
                xib(
                    connections: "<connections><outlet property=\"logo\" destination=\"root\" id=\"o\"/></connections>"),
                ["launch-connection -1"]
            ),
            (
                xib(
                    beside:
                        "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"tapped:\" destination=\"-1\" "
                        + "id=\"a\"/></connections></tapGestureRecognizer>"),
                ["launch-connection tap", "launch-several-roots tap"]
            ),
            (
                xib(beside: "<customObject id=\"helper\" customClass=\"Helper\"/>"),
                ["launch-custom-class helper", "launch-several-roots helper"]
            ),
            (xib(beside: "<viewController id=\"other\"/>"), ["launch-several-roots other"]),
            (
                xib(
                    beside: "<view contentMode=\"scaleToFill\" id=\"other\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" "
                        + "width=\"480\" height=\"480\"/></view>"), ["launch-several-roots other"]
            ),
        ])
    func besideTheView(xml: String, expected: [String]) throws {
        let found = try LintFixture.findings(xml).filter { $0.severity == .error }
        #expect(found.map { "\($0.rule.name) \($0.object)" }.sorted() == expected)
        #expect(found.allSatisfy { $0.location?.line != nil && $0.remedy != nil })
    }

    @Test(
        "ADAPT-38 LS-4 a launch storyboard: no segue of a button, no container view",
        arguments: ["<segue destination=\"other\" kind=\"show\" id=\"s\"/>", "embed"])
    func segueOfAView(segue: String) throws {
        let inside =
            segue == "embed" ? "<segue destination=\"other\" kind=\"embed\" id=\"s\"/>" : segue
        let element = segue == "embed" ? "containerView" : "button"
        let view =
            "<\(element) fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"><rect key=\"frame\" "
            + "x=\"20\" y=\"200\" width=\"90\" height=\"44\"/><connections>\(inside)</connections></\(element)>"
        let second = "<scene sceneID=\"s2\"><objects><viewController id=\"other\"/></objects></scene>"
        let found = try LintFixture.findings(
            LintFixture.storyboard(view, launch: true, scenes: second), rules: [.launchSegue])
        #expect(found.map(\.object) == ["b"])
    }

    @Test("LS-4 (partly) a second scene, and a segue to it")
    func secondScene() throws {
        let second = "<scene sceneID=\"s2\"><objects><viewController id=\"other\"/></objects></scene>"
        let found = try LintFixture.findings(LintFixture.storyboard(Self.plain, launch: true, scenes: second))
        #expect(found.map(\.rule) == [.launchSeveralRoots])
    }
}
