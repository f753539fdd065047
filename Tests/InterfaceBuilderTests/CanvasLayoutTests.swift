import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Frames on the canvas, of documents that are small enough to be computed by hand.
///
/// There is no text, because fonts have their own tests.
@Suite struct CanvasLayoutTests {
    static func report(_ text: String, path: String = "Test.storyboard") throws -> LayoutReport {
        let document = try Fixture.read(text, path: path).value
        return CanvasLayout(textSetter: EstimatedTextSetter()).layout(document)
    }

    static func frame(_ id: String, in report: LayoutReport) -> CGRect? {
        for scene in report.scenes {
            if let view = scene.views.first(where: { $0.id == id }) { return view.frame }
        }
        return nil
    }

    static func scene(
        _ id: String, view: String, items: String = "", attributes: String = "", kind: String = "viewController"
    ) -> String {
        """
        <scene sceneID="scene-\(id)"><objects><\(kind) id="\(id)"\(attributes) sceneMemberID="viewController">
        \(view)
        \(items)
        </\(kind)></objects></scene>
        """
    }

    /// A root of the 4.7-inch screen with a view pinned to the safe area.
    static func pinned(_ suffix: String = "", height: Int = 667) -> String {
        """
        <view key="view" contentMode="scaleToFill" id="root\(suffix)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box\(suffix)">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe\(suffix)"/>
        <constraints>
        <constraint firstItem="box\(suffix)" firstAttribute="top" secondItem="safe\(suffix)" secondAttribute="top" \
        id="c1\(suffix)"/>
        <constraint firstItem="box\(suffix)" firstAttribute="leading" secondItem="safe\(suffix)" \
        secondAttribute="leading" id="c2\(suffix)"/>
        <constraint firstItem="safe\(suffix)" firstAttribute="trailing" secondItem="box\(suffix)" \
        secondAttribute="trailing" id="c3\(suffix)"/>
        <constraint firstItem="safe\(suffix)" firstAttribute="bottom" secondItem="box\(suffix)" \
        secondAttribute="bottom" id="c4\(suffix)"/>
        </constraints></view>
        """
    }

    /// The layout of views in a root of the 4.7-inch screen.
    private static func report(ofViews views: String) throws -> LayoutReport {
        let root = """
            <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(views)</subviews></view>
            """
        return try report(Fixture.storyboard(scene("vc", view: root)))
    }

    private static func xib(_ root: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/><objects>\(root)</objects></document>
        """
    }

    /// Xcode 6 and 7 did not update the content view of a cell whose height changed; others do not write its frame.
    @Test(
        "A cell's content follows the cell if the document's frame for it is outdated or missing",
        arguments: [
            (#"<rect key="frame" x="0.0" y="0.0" width="320" height="43"/>"#, 74.5), ("", 74.5),
            (#"<rect key="frame" x="0.0" y="0.0" width="320" height="84.5"/>"#, 74.5),
        ] as [(String, CGFloat)])
    func outgrownContentView(frame: String, y: CGFloat) throws {
        let cell = """
            <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="85"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(frame)
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="foot"/></subviews><constraints>
            <constraint firstAttribute="bottom" secondItem="foot" secondAttribute="bottom" id="c1"/>
            <constraint firstItem="foot" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c2"/>
            <constraint firstItem="foot" firstAttribute="height" constant="10" id="c3"/>
            <constraint firstItem="foot" firstAttribute="width" constant="10" id="c4"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let text = Self.xib(cell).replacing("toolsVersion=\"21225\"", with: "toolsVersion=\"10117\"")
        #expect(Self.frame("foot", in: try Self.report(text, path: "Test.xib"))?.origin.y == y)
    }

    @Test("A stack view on the canvas keeps the document's size of a view with an autoresizing mask")
    func sizedByMaskInAStack() throws {
        func stack(_ attributes: String) -> String {
            """
            <stackView axis="vertical" id="stack"><rect key="frame" x="0.0" y="0.0" width="100" height="90"/>
            <subviews><view id="masked" \(attributes)>
            <rect key="frame" x="0.0" y="0.0" width="100" height="30"/></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="rest"/></subviews></stackView>
            """
        }
        let masked = try Self.report(Self.xib(stack("")), path: "Test.xib")
        #expect(Self.frame("masked", in: masked) == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(Self.frame("rest", in: masked) == CGRect(x: 0, y: 30, width: 100, height: 60))
        let free = #"translatesAutoresizingMaskIntoConstraints="NO" verticalHuggingPriority="1""#
        #expect(Self.frame("masked", in: try Self.report(Self.xib(stack(free)), path: "Test.xib"))?.height != 30)
    }

    @Test(
        "A xib's root that preserves margins inherits those around it on the canvas",
        arguments: [(#"preservesSuperviewLayoutMargins="YES""#, 8), ("", 0)] as [(String, CGFloat)])
    func preservedMargins(attribute: String, margin: CGFloat) throws {
        let root = """
            <view contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" \(attribute) id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="a"/>
            <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="b"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" \
            id="c"/>
            <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="d"/>
            </constraints></view>
            """
        #expect(
            Self.frame("box", in: try Self.report(Self.xib(root), path: "Test.xib"))
                == CGRect(x: 16, y: margin, width: 343, height: 60 - 2 * margin))
    }

    @Test("A view in a toolbar has its frame from the document, or from the bar")
    func toolbarItems() throws {
        func item(_ id: String, _ view: String) -> String { "<barButtonItem id=\"\(id)\">\(view)</barButtonItem>" }
        let report = try Self.report(
            ofViews: """
                <toolbar id="bar"><rect key="frame" x="0.0" y="618" width="375" height="49"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/><items>
                \(item("i1", """
                    <view key="customView" contentMode="scaleToFill" id="placed">
                    <rect key="frame" x="33" y="4" width="40" height="30"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
                    """))
                \(item("i2", """
                    <activityIndicatorView translatesAutoresizingMaskIntoConstraints="NO" style="gray" id="sized"/>
                    """))
                \(item("i3", """
                    <view key="customView" translatesAutoresizingMaskIntoConstraints="NO" id="open"/>
                    """))
                </items></toolbar>
                """)
        #expect(Self.frame("placed", in: report) == CGRect(x: 33, y: 4, width: 40, height: 30))
        // The row of 44 points is at the bottom of the bar; the margin and the view before are unchanged.
        #expect(Self.frame("sized", in: report) == CGRect(x: 56, y: 17, width: 20, height: 20))
        #expect(Self.frame("open", in: report) == CGRect(x: 76, y: 27, width: 0, height: 0))
    }

    @Test(
        "SB-1 (partly) Xcode 9 and 10 show a standard distance from the safe area as none", arguments: [14092, 21225])
    func standardDistanceFromTheSafeArea(tools: Int) throws {
        let scene = Self.scene("vc", view: Self.pinned()).replacingOccurrences(
            of: "secondAttribute=\"leading\" id=\"c2\"",
            with: "secondAttribute=\"leading\" constant=\"20\" symbolic=\"YES\" id=\"c2\"")
        let text = Fixture.storyboard(scene).replacingOccurrences(of: "21225", with: "\(tools)")
        let box = try #require(Self.frame("box", in: try Self.report(text)))
        #expect(box.minX == (tools < 14_400 ? 0 : 20))
    }

    @Test("A missing fixed frame is derived from the mask")
    func absentFixedFrame() throws {
        let report = try Self.report(
            ofViews: """
                <toolbar fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></toolbar>
                """)
        #expect(Self.frame("bar", in: report) == CGRect(x: 0, y: 623, width: 375, height: 44))
    }

    @Test("A stored frame of a view that Auto Layout places is never the result")
    func storedFramesDoNotDecideTheResult() throws {
        let report = try Self.report(
            Fixture.storyboard(Self.scene("vc", view: Self.pinned()), attributes: " useless=\"\""))
        let box = try #require(Self.frame("box", in: report))
        #expect((box.minX, box.width) == (0, 375))
        #expect(box.minY != 2 && box.height != 4)
    }

    @Test("CH-2 Bars are inferred through relationships and pushes")
    func inferredBars() throws {
        let text = Fixture.storyboard(
            """
            \(Self.scene("nav", view: #"<navigationBar key="navigationBar" id="bar"/>"#, items: """
                <connections><segue destination="first" kind="relationship" relationship="rootViewController" \
                id="s1"/></connections>
                """, kind: "navigationController"))
            \(Self.scene("first", view: Self.pinned("1"), items: """
                <connections><segue destination="second" kind="show" id="s2"/></connections>
                """))
            \(Self.scene("second", view: Self.pinned("2")))
            \(Self.scene("alone", view: Self.pinned("3")))
            """, initial: "nav")
        let report = try Self.report(text)
        let alone = try #require(Self.frame("box3", in: report))
        let first = try #require(Self.frame("box1", in: report))
        #expect(first.minY == alone.minY + 44)
        #expect(Self.frame("box2", in: report) == first)
    }

    @Test("CH-2 A pushed controller has no tab bar below it where the document says so")
    func tabBarHiddenByAPush() throws {
        let text = Fixture.storyboard(
            """
            \(Self.scene("tabs", view: #"<tabBar key="tabBar" id="tabBar"/>"#, items: """
                <connections><segue destination="nav" kind="relationship" relationship="viewControllers" \
                id="s0"/></connections>
                """, kind: "tabBarController"))
            \(Self.scene("nav", view: #"<navigationBar key="navigationBar" id="bar"/>"#, items: """
                <connections><segue destination="first" kind="relationship" relationship="rootViewController" \
                id="s1"/></connections>
                """, kind: "navigationController"))
            \(Self.scene("first", view: Self.pinned("1"), items: """
                <connections><segue destination="second" kind="show" id="s2"/>\
                <segue destination="third" kind="show" id="s3"/></connections>
                """))
            \(Self.scene("second", view: Self.pinned("2")))
            \(Self.scene("third", view: Self.pinned("3"), attributes: " hidesBottomBarWhenPushed=\"YES\""))
            """, initial: "tabs")
        let report = try Self.report(text)
        let first = try #require(Self.frame("box1", in: report))
        #expect(abs(first.maxY - (667 - 49)) < 0.01)
        #expect(Self.frame("box2", in: report) == first)
        let third = try #require(Self.frame("box3", in: report))
        #expect(abs(third.maxY - 667) < 0.01 && third.minY == first.minY)
    }

    @Test("A root that is shorter by the height of an opaque bar has no bar over it")
    func opaqueBars() throws {
        let text = Fixture.storyboard(
            """
            \(Self.scene("nav", view: #"<navigationBar key="navigationBar" translucent="NO" id="bar"/>"#, items: """
                <connections><segue destination="first" kind="relationship" relationship="rootViewController" \
                id="s1"/></connections>
                """, kind: "navigationController"))
            \(Self.scene("first", view: Self.pinned("1", height: 603)))
            """, initial: "nav")
        let box = try #require(Self.frame("box1", in: Self.report(text)))
        #expect(box == CGRect(x: 0, y: 0, width: 375, height: 603))
    }

    @Test("SB-1 Without a device the canvas is the 600-point square, of any class")
    func genericSquare() throws {
        let text = Fixture.storyboard(
            Self.scene(
                "vc",
                view: """
                    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
                    <constraints>
                    <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" \
                    id="c1"/>
                    <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" \
                    id="c2"/>
                    <constraint firstItem="box" firstAttribute="width" constant="100" id="c3">
                    <variation key="widthClass=compact" constant="50"/></constraint>
                    <constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" \
                    multiplier="1:2" id="c4"/>
                    </constraints></view>
                    """), device: "")
        let report = try Self.report(text)
        #expect(Self.frame("box", in: report) == CGRect(x: 250, y: 275, width: 100, height: 50))
        #expect(report.scenes.first?.size == CGSize(width: 600, height: 600))
    }

    @Test("AL-17 What is not installed for a class takes no part")
    func installedForAClass() throws {
        let report = try Self.report(
            Fixture.xib(
                """
                <view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="phone"/>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="pad"/></subviews>
                <constraints>
                <constraint firstItem="phone" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
                id="c1"/>
                <constraint firstItem="phone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
                <constraint firstItem="phone" firstAttribute="height" constant="9" id="c3"/>
                <constraint firstItem="phone" firstAttribute="width" constant="7" id="c4"/>
                <constraint firstItem="pad" firstAttribute="leading" secondItem="phone" secondAttribute="trailing" \
                id="c5"/>
                </constraints>
                <variation key="default"><mask key="subviews"><exclude reference="pad"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="pad"/></mask></variation>
                </view>
                """))
        #expect(Self.frame("phone", in: report) == CGRect(x: 0, y: 0, width: 7, height: 9))
        #expect(Self.frame("pad", in: report) == nil)
        #expect(report.scenes.first?.issues.isEmpty == true)
    }

    @Test("AL-6 A xib's root has the margins of a controller's view on the canvas")
    func xibMargins() throws {
        let report = try Self.report(
            Fixture.xib(
                """
                <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
                <constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
                secondAttribute="leadingMargin" id="c1"/>
                <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="c2"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
                <constraint firstItem="box" firstAttribute="height" constant="10" id="c4"/>
                </constraints></view>
                """))
        #expect(Self.frame("box", in: report) == CGRect(x: 16, y: 0, width: 268, height: 10))
    }

    @Test func fixedFramesAndCellsKeepTheDocumentsPositions() throws {
        let report = try Self.report(
            Fixture.xib(
                """
                <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                <subviews>
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
                <rect key="frame" x="11" y="12" width="13" height="14"/></view>
                <tableView id="table"><rect key="frame" x="0.0" y="20" width="300" height="80"/>
                <prototypes><tableViewCell id="cell"><rect key="frame" x="0.0" y="28" width="300" height="50"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="300" height="49.5"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inCell"/></subviews>
                <constraints>
                <constraint firstItem="inCell" firstAttribute="bottom" secondItem="content" \
                secondAttribute="bottom" id="c1"/>
                <constraint firstItem="inCell" firstAttribute="trailing" secondItem="content" \
                secondAttribute="trailing" id="c2"/>
                <constraint firstItem="inCell" firstAttribute="width" constant="20" id="c3"/>
                <constraint firstItem="inCell" firstAttribute="height" constant="10" id="c4"/>
                </constraints>
                </tableViewCellContentView></tableViewCell></prototypes></tableView>
                </subviews></view>
                """))
        #expect(Self.frame("fixed", in: report) == CGRect(x: 11, y: 12, width: 13, height: 14))
        #expect(Self.frame("cell", in: report) == CGRect(x: 0, y: 28, width: 300, height: 50))
        #expect(Self.frame("inCell", in: report) == CGRect(x: 280, y: 39.5, width: 20, height: 10))
        let views = report.scenes[0].views
        #expect(views.map(\.id) == ["root", "fixed", "table", "cell", "content", "inCell"])
        #expect(views.map(\.parent) == [nil, "root", "root", "table", "cell", "content"])
        #expect(views[3].className == "UITableViewCell")
    }

    @Test func theLineForProgramsIsExact() throws {
        let report = try Self.report(
            Fixture.xib(
                #"<view id="a &quot;b&quot;"><rect key="frame" x="0.0" y="0.0" width="10.5" height="2"/></view>"#),
            path: "Some \"path\".xib")
        #expect(
            report.json == """
                {"document":"Some \\"path\\".xib","variant":{"canvas":"retina4_7","orientation":"portrait",\
                "ios":16},"scenes":[{"sceneID":"","controllerID":"","size":[10.5,2],"views":[{"id":"a \\"b\\"",\
                "class":"UIView","parent":null,"frame":[0,0,10.5,2]}],"issues":[]}]}
                """)
    }

    @Test func aDocumentWithoutScenesHasALine() throws {
        let report = try Self.report(Fixture.storyboard(""))
        #expect(report.json.hasSuffix("\"scenes\":[]}"))
    }

    @Test(
        "A constraint problem is an issue, and the rest is laid out",
        arguments: [
            #"<constraint firstItem="gone" firstAttribute="width" constant="4" id="x"/>"#,
            #"<constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="top" id="x"/>"#,
            #"<constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="leading" id="x"/>"#,
            #"<constraint firstItem="box" firstAttribute="sideways" constant="4" id="x"/>"#,
            #"<constraint firstItem="box" firstAttribute="top" secondItem="root" multiplier="0" id="x" "#
                + #"secondAttribute="top"/>"#,
            #"<constraint firstItem="box" firstAttribute="top" constant="4" id="x"/>"#,
        ])
    func badConstraints(constraint: String) throws {
        let report = try Self.report(
            Fixture.xib(
                """
                <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
                <constraints>
                <constraint firstItem="box" firstAttribute="width" constant="10" id="c1"/>
                <constraint firstItem="box" firstAttribute="height" constant="20" id="c2"/>
                <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" \
                id="c3"/>
                <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" \
                id="c4"/>
                \(constraint)
                </constraints></view>
                """))
        #expect(Self.frame("box", in: report) == CGRect(x: 145, y: 80, width: 10, height: 20))
        #expect(report.scenes[0].issues.count == 1)
    }

    @Test func effectViewsAndStacksHoldTheirViews() throws {
        let report = try Self.report(
            Fixture.xib(
                """
                <visualEffectView id="effect"><rect key="frame" x="0.0" y="0.0" width="100" height="90"/>
                <view key="contentView" id="inside"><rect key="frame" x="0.0" y="0.0" width="100" height="90"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews><stackView axis="vertical" distribution="fillEqually" spacing="10" \
                translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <subviews><view id="one"/><view id="two" hidden="YES"/><view id="three"/></subviews></stackView>
                </subviews>
                <constraints>
                <constraint firstItem="stack" firstAttribute="top" secondItem="inside" secondAttribute="top" id="c1"/>
                <constraint firstItem="stack" firstAttribute="leading" secondItem="inside" \
                secondAttribute="leading" id="c2"/>
                <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="c3"/>
                <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" id="c4"/>
                </constraints></view>
                <blurEffect style="regular"/></visualEffectView>
                """))
        #expect(Self.frame("one", in: report) == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(Self.frame("three", in: report) == CGRect(x: 0, y: 50, width: 100, height: 40))
        #expect(report.scenes[0].views.map(\.parent) == [nil, "effect", "inside", "stack", "stack", "stack"])
    }
}
