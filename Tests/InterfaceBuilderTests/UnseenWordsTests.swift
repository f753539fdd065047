import Devices
import Diagnostics
import Foundation
import Geometry
import Testing
import Typography
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// Names of the format that only some apps use are read and have their effect.
@Suite("Rare names of the format")
struct UnseenWordsTests {
    private static func warnings(_ text: String, path: String = "Test.xib") throws -> [String] {
        try Fixture.read(text, path: path).diagnostics.map(\.problem.message)
    }

    private static func frames(_ text: String, path: String = "Test.xib") throws -> [String: CGRect] {
        let document = try Fixture.read(text, path: path).value
        let report = CanvasLayout(textSetter: EstimatedTextSetter()).layout(document)
        let lines = report.scenes.flatMap(\.views).map { ($0.id, $0.frame) }
        return Dictionary(lines, uniquingKeysWith: { first, _ in first })
    }

    private static let place = #"translatesAutoresizingMaskIntoConstraints="NO""#

    private static func pinned(_ id: String) -> String {
        ["top", "leading"].map {
            #"<constraint firstItem="\#(id)" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)" "#
                + #"constant="10" id="\#(id)-\#($0)"/>"#
        }.joined()
    }

    @Test("Settings of a constraint's own class, and insets of old switches, mean nothing without code")
    func settingsOfCode() throws {
        let attributes = #"customClass="NarrowConstraint" customModule="App""#
        let value = #"<userDefinedRuntimeAttribute type="number" keyPath="k"><real key="value" value="8"/>"#
        let text = Fixture.xib(
            """
            <view id="root" interfaceStyle="dark"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><switch \(Self.place) id="switch"><inset key="insetFor6xAndEarlier" minX="-7" minY="-2" maxX="7" \
            maxY="2"/></switch></subviews><constraints>\(Self.pinned("switch"))
            <constraint firstItem="switch" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="10" id="own" \(attributes)><userDefinedRuntimeAttributes>\(value)\
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint></constraints></view>
            """)
        #expect(try Self.warnings(text) == [])
        #expect(try Self.frames(text)["switch"]?.origin == CGPoint(x: 10, y: 10))
        guard case .view(let root) = try #require(Fixture.read(text, path: "Test.xib").value.objects.first) else {
            Issue.record("the xib has no view")
            return
        }
        #expect(root.properties.overrideUserInterfaceStyle == .dark)
    }

    // MARK: Encodings

    private static let plain = Fixture.xib(
        """
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><label text="Größe — 尺寸 &amp; 😀" id="label"/></subviews></view>
        """)

    @Test(
        "A document has the same content in every encoding that editors write",
        arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func wideText(encoding: String.Encoding) throws {
        let declared = Self.plain.replacingOccurrences(of: "UTF-8", with: "UTF-16")
        let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
        let data = Data(mark) + (try #require(declared.data(using: encoding)))
        let document = try InterfaceDocument.read(data, path: "Test.xib")
        #expect(document.value == (try Fixture.read(Self.plain).value))
        #expect(document.diagnostics.isEmpty)
    }

    @Test("A byte order mark and line ends of other systems change nothing")
    func marksAndLineEnds() throws {
        let text = "\u{FEFF}" + Self.plain.replacingOccurrences(of: "\n", with: "\r\n")
        let document = try Fixture.read(text)
        #expect(document.value == (try Fixture.read(Self.plain).value))
    }

    @Test("What says that it is UTF-16 and is not is refused")
    func brokenWideText() {
        let data = Data([0xFF, 0xFE, 0x3D, 0xD8, 0x41, 0x00])
        let error = #expect(throws: DiagnosedError.self) { try InterfaceDocument.read(data, path: "Test.xib") }
        #expect(error?.diagnostics.map(\.problem.code) == ["unsupported-encoding"])
    }

    // MARK: Objects

    @Test("A controller of an unknown class becomes the nearest known one, with its view")
    func unknownController() throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene("vc", view: CanvasLayoutTests.pinned(), kind: "holographicViewController"),
            initial: "vc")
        #expect(
            try Self.warnings(text, path: "Test.storyboard")
                == ["the element holographicViewController in objects is not handled"])
        let controller = try #require(try Fixture.read(text, path: "Test.storyboard").value.scenes.first?.controller)
        #expect(controller.kind == .viewController && controller.view?.id == "root")
    }

    @Test("A view of an unknown class has its place marked, or shows its content")
    func unknownView() throws {
        let text = Fixture.xib(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <hologramView shimmer="YES" \(Self.place) id="leaf"><depth key="depth" value="3"/></hologramView>
            <hologramView \(Self.place) id="holder"><subviews><label text="x" id="inner"/></subviews></hologramView>
            <calendarView wantsDateDecorations="YES" \(Self.place) id="calendar"/>
            </subviews></view>
            """)
        let read = try Fixture.read(text)
        #expect(
            read.diagnostics.map(\.problem.message) == ["the element hologramView in subviews is not handled"])
        let views = try #require(read.value.topViews.first).subviews
        #expect(views.map(\.content) == [.external("hologramView"), .plain, .external("UICalendarView")])
    }

    @Test("Interaction is skipped: recognizers, interactions, force touches, pull to refresh")
    func passedOver() throws {
        let text = Fixture.storyboard(
            """
            \(CanvasLayoutTests.scene("vc", view: """
                <tableView key="view" dataMode="prototypes" id="table">
                <refreshControl key="refreshControl" opaque="NO" id="refresh"/>
                <connections><segue destination="other" kind="show" preview="YES" id="s1">
                <segue key="commit" inheritsFrom="parent" id="s2"/><segue key="preview" inheritsFrom="commit" id="s3"/>
                </segue></connections></tableView>
                """, items: #"<refreshControl key="refreshControl" id="refresh2"/>"#, kind: "tableViewController"))
            \(CanvasLayoutTests.scene("other", view: CanvasLayoutTests.pinned()))
            """, initial: "vc")
        #expect(try Self.warnings(text, path: "Test.storyboard") == [])
        let objects = Fixture.xib(
            #"<view id="root"/><hoverGestureRecognizer id="h"/><pencilInteraction id="p"/><customObject id="c"/>"#)
        #expect(try Self.warnings(objects) == [])
    }

    @Test("A cell shows the text and image of its list configuration; an empty text is none")
    func listConfiguration() throws {
        let text = Fixture.xib(
            """
            <tableViewCell id="cell"><tableViewCellContentView key="contentView" tableViewCell="cell" id="content"/>
            <listContentConfiguration key="contentConfiguration" secondaryText="" image="star" catalog="system"
                imageToTextPadding="8">
            <string key="text">Feature Flags</string></listContentConfiguration></tableViewCell>
            """)
        #expect(try Self.warnings(text) == [])
        let document = try Fixture.read(text).value
        let view = try #require(document.topViews.first)
        let job = JobEnvironment(textSetter: EstimatedTextSetter())
        JobEnvironment.$running.withValue(job) {
            let tree = TreeBuilder(document: document, purpose: .running, traits: DocumentTraits())
            let content = (tree.view(view) as? UITableViewCell)?.contentConfiguration as? UIListContentConfiguration
            #expect(content?.text == "Feature Flags" && content?.secondaryText == nil && content?.image != nil)
            #expect(content?.imageToTextPadding == 8)
        }
    }

    @Test("Notes in long form, Xcode's capital letter, and what only code uses give no warning")
    func notes() throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><subviews><label text="x" contentMode="TopLeft" id="label">
                    <string key="userLabel">a note
                    of two lines</string></label><collectionView id="grid">
                    <collectionViewFlowLayout key="collectionViewLayout" id="flow"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="x"/>
                    </userDefinedRuntimeAttributes></collectionViewFlowLayout></collectionView></subviews>
                    <connections><segue destination="vc" kind="show" action="showViewController:sender:" id="s">
                    <nil key="action"/></segue></connections></view>
                    """, items: #"<navigationItem key="navigationItem" title="x" customClass="Item" id="item"/>"#),
            initial: "vc")
        #expect(try Self.warnings(text, path: "Test.storyboard") == [])
        let scene = try #require(try Fixture.read(text, path: "Test.storyboard").value.scenes.first)
        #expect(scene.controller?.view?.subviews.first?.properties.contentMode == .topLeft)
    }

    // MARK: The canvas

    @Test("Views that draw themselves on the canvas keep their reported content size there, but not at run time")
    func designables() throws {
        let text = Fixture.xib(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <view customClass="Dial" \(Self.place) id="dial"/>
            <view customClass="Dial" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="12" \
            \(Self.place) id="told"/>
            <label text="Words" customClass="Tag" \(Self.place) id="tag"/>
            </subviews><constraints>
            \(Self.pinned("dial"))\(Self.pinned("told"))\(Self.pinned("tag"))
            <constraint firstItem="told" firstAttribute="width" constant="33" id="w"/>
            </constraints></view>
            """
        ).replacingOccurrences(
            of: "<resources>",
            with: ["dial", "told", "tag"].map {
                #"<designable name="\#($0)"><size key="intrinsicContentSize" width="252" height="82"/></designable>"#
            }.joined().wrapped(in: "designables") + "<resources>")
        #expect(try Self.warnings(text) == [])
        let frames = try Self.frames(text)
        #expect(frames["dial"] == CGRect(x: 10, y: 10, width: 252, height: 82))
        #expect(frames["told"] == CGRect(x: 10, y: 10, width: 33, height: 12))
        #expect((frames["tag"]?.width ?? 252) < 100)
        let running = TreeBuilder(
            document: try Fixture.read(text).value, purpose: .running, traits: DocumentTraits())
        let view = try #require(running.document.topViews.first)
        _ = running.view(view)
        #expect(running.views["dial"]?.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    // MARK: Variations

    @Test(
        "SB-2 (partly) a value of a color gamut is for screens that have it",
        arguments: [("iphone-15-pro", 0.25), ("iphone-5s@12", 0.5)])
    func gamut(device: String, alpha: CGFloat) throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><subviews><view alpha="0.5" id="box">
                    <variation key="displayGamut=P3" alpha="0.25"/></view></subviews></view>
                    """), initial: "vc")
        #expect(try Self.warnings(text, path: "Test.storyboard") == [])
        try VariantTreeTests.run(text, on: device) { tree in
            #expect(tree.builder.views["box"]?.alpha == alpha)
        }
    }

    // MARK: Looks

    @Test("Fonts have the design in the document")
    func designs() throws {
        let designs: KeyValuePairs = [
            "rounded": ".AppleSystemUIFontRounded", "serif": ".AppleSystemUIFontSerif",
            "monospaced": ".AppleSystemUIFontMonospaced",
        ]
        let labels = designs.map { name, _ in
            #"<label text="x" id="\#(name)"><fontDescription key="fontDescription" type="system" weight="bold" "#
                + #"pointSize="21" design="\#(name)"/></label>"#
        }
        let styled =
            #"<label text="x" id="styled"><fontDescription key="fontDescription" style="UICTFontTextStyleBody" "#
            + #"design="rounded"/></label>"#
        let custom =
            #"<label text="x" id="custom"><fontDescription key="fontDescription" name="Georgia" family="Georgia" "#
            + #"pointSize="9" design="serif"/></label>"#
        try VariantTreeTests.run(Self.screen(labels.joined() + styled + custom), on: "iphone-15-pro") { tree in
            for (name, family) in designs {
                let font = try #require((tree.builder.views[name] as? UILabel)?.font)
                #expect(font.familyName == family)
                #expect(font.pointSize == 21 && font.descriptor.weight == 700)
            }
            let font = try #require((tree.builder.views["styled"] as? UILabel)?.font)
            #expect(font.familyName == ".AppleSystemUIFontRounded" && font.pointSize == 17)
            #expect(font.textStyle == .body)
            #expect((tree.builder.views["custom"] as? UILabel)?.font?.familyName == "Georgia")
        }
    }

    @Test("Bars' appearances apply to the states of their buttons and tabs")
    func itemAppearances() throws {
        let red = #"<color key="textColor" systemColor="systemRedColor"/>"#
        let text = Self.screen(
            """
            <navigationBar id="nav"><navigationBarAppearance key="standardAppearance" backIndicatorImage="star" \
            catalog="system"><barButtonItemAppearance key="buttonAppearance">
            <barButtonItemStateAppearance key="normal"><textAttributes key="titleTextAttributes">\(red)</textAttributes>
            </barButtonItemStateAppearance></barButtonItemAppearance></navigationBarAppearance></navigationBar>
            <tabBar id="tabs"><tabBarAppearance key="standardAppearance">
            <color key="selectionIndicatorTintColor" systemColor="systemGreenColor"/>
            <tabBarItemAppearance key="stackedLayoutAppearance" style="stacked">
            <tabBarItemStateAppearance key="selected"><color key="iconColor" systemColor="systemRedColor"/>
            <color key="badgeBackgroundColor" systemColor="systemBlueColor"/></tabBarItemStateAppearance>
            </tabBarItemAppearance></tabBarAppearance>
            <items><tabBarItem title="A" badgeValue="2" id="item"><color key="badgeColor" \
            systemColor="systemPurpleColor"/><tabBarAppearance key="standardAppearance"><color \
            key="backgroundColor" systemColor="systemPinkColor"/></tabBarAppearance></tabBarItem></items></tabBar>
            """)
        #expect(try Self.warnings(text, path: "Test.storyboard") == [])
        try VariantTreeTests.run(text, on: "iphone-15-pro") { tree in
            let bar = try #require(tree.builder.views["nav"] as? UINavigationBar)
            let titles = bar.standardAppearance.buttonAppearance.normal.titleTextAttributes
            #expect(titles[.foregroundColor] as? UIColor == .systemRed)
            #expect(bar.standardAppearance.backIndicatorImage != nil)
            let tabs = try #require(tree.builder.views["tabs"] as? UITabBar)
            let selected = tabs.standardAppearance.stackedLayoutAppearance.selected
            #expect(selected.iconColor == .systemRed && selected.badgeBackgroundColor == .systemBlue)
            #expect(tabs.standardAppearance.selectionIndicatorTintColor == .systemGreen)
            let item = try #require(tabs.items?.first)
            #expect(item.badgeColor == .systemPurple)
            #expect(item.standardAppearance?.backgroundColor == .systemPink)
        }
    }

    @Test(
        "Colors of print color spaces and of the system's own catalog",
        arguments: [
            (
                #"cyan="0.0" magenta="1" yellow="1" black="0.5" alpha="1" colorSpace="deviceCMYK""#,
                DocumentColor.components(red: 0.5, green: 0, blue: 0, alpha: 1, space: .deviceCMYK)
            ),
            (#"colorSpace="catalog" catalog="System" name="labelColor""#, .system("labelColor")),
        ])
    func colors(attributes: String, color: DocumentColor) throws {
        let read = try Fixture.read(
            Fixture.xib(#"<view id="root"><color key="backgroundColor" \#(attributes)/></view>"#))
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.topViews.first?.properties.backgroundColor == color)
    }

    @Test("Controllers have the style and the columns in the document")
    func controllerSettings() throws {
        let text = Fixture.storyboard(
            """
            \(CanvasLayoutTests.scene("split", view: "", items: """
                <connections><segue destination="left" kind="relationship" relationship="masterViewController" \
                id="s1"/><segue destination="right" kind="relationship" relationship="detailViewController" id="s2"/>
                </connections>
                """, attributes: #" style="doubleColumn" preferredPrimaryColumnWidth="280""#,
                kind: "splitViewController"))
            \(CanvasLayoutTests.scene(
                "left", view: CanvasLayoutTests.pinned("L"), attributes: #" interfaceStyle="dark""#))
            \(CanvasLayoutTests.scene("right", view: CanvasLayoutTests.pinned("R"), items: """
                <navigationItem key="navigationItem" backButtonDisplayMode="minimal" subtitle="s" \
                largeSubtitle="l" id="item"/>
                """))
            """, initial: "split")
        #expect(try Self.warnings(text, path: "Test.storyboard") == [])
        try VariantTreeTests.run(text, on: "ipad-pro-11/landscape@18") { tree in
            let split = try #require(tree.builder.controllers["split"] as? UISplitViewController)
            #expect(split.preferredPrimaryColumnWidth == 280)
            #expect(split.primaryColumnWidth == 280)
            #expect(tree.builder.controllers["left"]?.view.traitCollection.userInterfaceStyle == .dark)
            let item = tree.builder.controllers["right"]?.navigationItem
            #expect(item?.backButtonDisplayMode == .minimal)
            #expect(item?.subtitle == "s" && item?.largeSubtitle == "l")
        }
    }

    @Test("A mask refers to the size that the document stores for the superview, even if constraints place that")
    func maskInsideConstraints() throws {
        let edges = ["top", "leading", "trailing", "bottom"].map {
            #"<constraint firstItem="outer" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)" "#
                + #"id="\#($0)"/>"#
        }.joined()
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
                    <view \(Self.place) id="outer"><rect key="frame" x="0.0" y="0.0" width="320" height="500"/><subviews>
                    <view id="inner"><rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                    <autoresizingMask key="autoresizingMask" heightSizable="YES" flexibleMaxY="YES"/></view>
                    </subviews></view></subviews><constraints>\(edges)</constraints></view>
                    """), initial: "vc")
        try VariantTreeTests.run(text, on: "iphone-15-pro@18") { tree in
            let outer = try #require(tree.builder.views["outer"])
            let height = try #require(tree.builder.views["inner"]).frame.height
            #expect(abs(height - 50 * outer.bounds.height / 500) < 0.5, "\(height)")
        }
    }

    @Test(
        "A table's header and footer keep the heights of the document on each device", arguments: ["Header", "Footer"])
    func tableHeaderOnDevices(kind: String) throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <tableView key="view" id="table"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <view key="table\(kind)View" id="part"><rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></tableView>
                    """, kind: "tableViewController"), initial: "vc")
        for device in ["iphone-se@15", "iphone-15-pro-max@18"] {
            try VariantTreeTests.run(text, on: device) { tree in
                let part = try #require(tree.builder.views["part"])
                #expect(part.frame.height == 50)
                #expect(part.frame.width == part.superview?.bounds.width)
            }
        }
    }

    @Test("UIKit's own outlets place top-level views of a scene in the app, but not on the canvas")
    func outlets() throws {
        let text = Fixture.storyboard(
            """
            <scene sceneID="s"><objects><tableViewController id="vc" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" rowHeight="44" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <sections><tableViewSection id="section"><cells><tableViewCell id="cell">
            <tableViewCellContentView key="contentView" id="content"/>
            <connections><outlet property="accessoryView" destination="toggle" id="o1"/>
            <outlet property="ownView" destination="other" id="o2"/></connections></tableViewCell></cells>
            </tableViewSection></sections>
            <connections><outlet property="tableHeaderView" destination="header" id="o3"/></connections></tableView>
            <navigationItem key="navigationItem" id="item">
            <connections><outlet property="titleView" destination="title" id="o4"/></connections></navigationItem>
            </tableViewController>
            <switch on="YES" id="toggle"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
            <view id="header"><rect key="frame" x="0.0" y="0.0" width="375" height="70"/></view>
            <label text="Title" id="title"><rect key="frame" x="0.0" y="0.0" width="80" height="30"/></label>
            <view id="other"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
            </objects></scene>
            """, initial: "vc")
        #expect(try Self.warnings(text, path: "Test.storyboard") == [])
        try VariantTreeTests.run(text, on: "iphone-15-pro@18") { tree in
            let cell = try #require(tree.builder.views["cell"] as? UITableViewCell)
            #expect(cell.accessoryView === tree.builder.views["toggle"])
            #expect(cell.accessoryView?.frame.maxX ?? 0 > cell.bounds.width - 30)
            #expect(cell.contentView.frame.maxX <= cell.accessoryView?.frame.minX ?? 0)
            let table = try #require(tree.builder.views["table"] as? UITableView)
            #expect(table.tableHeaderView === tree.builder.views["header"])
            #expect(table.tableHeaderView?.frame.height == 70)
            let titleView = tree.builder.controllers["vc"]?.navigationItem.titleView
            #expect(titleView === tree.builder.views["title"] && titleView != nil)
            #expect(tree.builder.views["other"] == nil)
        }
        let document = try Fixture.read(text, path: "Test.storyboard").value
        let scenes = CanvasLayout(textSetter: EstimatedTextSetter()).layout(document).scenes
        #expect(scenes.first?.views.map(\.id).contains("toggle") == false)
        #expect(scenes.count == 5)
    }

    @Test("A cell's outlet takes a view from its content, with its size and without its constraints")
    func outletsWithin() throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <tableView key="view" dataMode="static" rowHeight="60" id="table"><sections><tableViewSection id="s">
                    <cells><tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"><subviews>
                    <view \(Self.place) id="sign"><rect key="frame" x="9" y="9" width="24" height="26"/></view></subviews>
                    <constraints><constraint firstItem="sign" firstAttribute="leading" secondItem="content" \
                    secondAttribute="leading" id="c"/></constraints></tableViewCellContentView>
                    <connections><outlet property="accessoryView" destination="sign" id="o1"/>
                    <outlet property="backgroundView" destination="table" id="o2"/></connections></tableViewCell></cells>
                    </tableViewSection></sections></tableView>
                    """, kind: "tableViewController"), initial: "vc")
        try VariantTreeTests.run(text, on: "iphone-15-pro@18") { tree in
            let cell = try #require(tree.builder.views["cell"] as? UITableViewCell)
            let sign = try #require(tree.builder.views["sign"])
            #expect(cell.accessoryView === sign && sign.superview === cell && cell.contentView.subviews.isEmpty)
            #expect(sign.frame == CGRect(x: 393 - 20 - 24, y: 17, width: 24, height: 26))
            // It does not replace the view that contains it.
            #expect(cell.backgroundView == nil)
        }
    }

    @Test("A switch with an autoresizing mask has its fixed size", arguments: [(18, 51.0, 31.0), (26, 63.0, 28.0)])
    func switchSize(version: Int, width: CGFloat, height: CGFloat) throws {
        let text = Self.screen(#"<switch id="it"><rect key="frame" x="20" y="90" width="51" height="31"/></switch>"#)
        try VariantTreeTests.run(text, on: "iphone-15-pro@\(version)") { tree in
            #expect(tree.builder.views["it"]?.frame == CGRect(x: 20, y: 90, width: width, height: height))
        }
    }

    @Test("A plain view of another framework's class is marked in the app")
    func classesOfOthers() throws {
        let text = Self.screen(
            #"<view customClass="MKMapView" id="map"/><view customClass="Dial" id="dial"/>"#
                + #"<view customClass="SCNView" id="full"><subviews><label text="x" id="x"/></subviews></view>"#)
        try VariantTreeTests.run(text, on: "iphone-15-pro") { tree in
            #expect((tree.builder.views["map"] as? StandInView)?.standsFor == "MKMapView")
            #expect(!(tree.builder.views["dial"] is StandInView) && !(tree.builder.views["full"] is StandInView))
        }
    }

    @Test(
        "A window in a xib shows the controller that its outlet leads to, or the one beside it",
        arguments: [(#"<outlet property="rootViewController" destination="second" id="o"/>"#, "second"), ("", "first")])
    func windows(outlet: String, controller: String) throws {
        let text = Fixture.xib(
            """
            <customObject id="delegate"/><window id="window"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <connections>\(outlet)</connections></window>
            <viewController id="first"><view key="view" id="a"/></viewController>
            <viewController id="second"><view key="view" id="b"/></viewController>
            """)
        try VariantTreeTests.run(text, on: "iphone-15-pro") { tree in
            #expect(tree.window.rootViewController?.origin?.id == controller)
        }
    }

    private static func screen(_ views: String) -> String {
        Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc", view: #"<view key="view" id="root"><subviews>\#(views)</subviews></view>"#), initial: "vc")
    }
}

extension String {
    fileprivate func wrapped(in element: String) -> String { "<\(element)>\(self)</\(element)>" }
}
