import Devices
import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// A document in a window of a running app.
@Suite struct VariantTreeTests {
    static func run<Result>(
        _ text: String, on variant: String, _ body: (VariantTree) throws -> Result
    ) throws -> Result {
        let document = try Fixture.read(text, path: "Test.storyboard").value
        let variant = try Variant(parsing: variant)
        let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
        return try JobEnvironment.$running.withValue(job) {
            let tree = VariantTree(document, on: variant)
            tree.layout()
            return try body(tree)
        }
    }

    static let embedding = Fixture.storyboard(
        """
        \(CanvasLayoutTests.scene("outer", view: """
            <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="hole">
            <connections><segue destination="inner" kind="embed" id="e"/></connections></containerView></subviews>
            <constraints>
            <constraint firstItem="hole" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" \
            id="c1"/>
            <constraint firstItem="hole" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="10" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="hole" secondAttribute="trailing" constant="10" id="c3"/>
            <constraint firstItem="hole" firstAttribute="height" constant="50" id="c4">
            <variation key="widthClass=regular" constant="70"/></constraint>
            </constraints></view>
            """))
        \(CanvasLayoutTests.scene("inner", view: """
            <view key="view" id="innerRoot"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
            """))
        """, initial: "outer")

    @Test(
        "SB-2 One document, laid out for each variant's size and classes",
        arguments: [
            ("iphone-se-2/portrait", CGRect(x: 10, y: 100, width: 355, height: 50)),
            ("iphone-se-2/landscape", CGRect(x: 10, y: 100, width: 647, height: 50)),
            ("ipad-9-7/portrait", CGRect(x: 10, y: 100, width: 748, height: 70)),
        ])
    func embeddedControllersFillTheirContainer(variant: String, frame: CGRect) throws {
        try Self.run(Self.embedding, on: variant) { tree in
            #expect(tree.builder.views["hole"]?.frame == frame)
            #expect(tree.builder.views["innerRoot"]?.frame == CGRect(origin: .zero, size: frame.size))
            let outer = tree.builder.controllers["outer"]
            #expect(outer?.children.first === tree.builder.controllers["inner"])
        }
    }

    static let launchScreen = Fixture.storyboard(
        CanvasLayoutTests.scene(
            "launch",
            view: """
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="banner"/></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                <constraint firstItem="banner" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
                <constraint firstItem="banner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
                id="c2"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="banner" secondAttribute="trailing" \
                id="c3"/>
                <constraint firstItem="banner" firstAttribute="height" constant="40" id="c4">
                <variation key="heightClass=compact" constant="20"/></constraint>
                </constraints></view>
                """), initial: "launch")

    @Test(
        "LS-5 a launch document has the device's size, classes and safe area, and no controller's code",
        arguments: [
            ("iphone-se-1/portrait@12", CGRect(x: 0, y: 20, width: 320, height: 40)),
            ("iphone-se-1/landscape@12", CGRect(x: 0, y: 0, width: 568, height: 20)),
            ("iphone-x/portrait@12", CGRect(x: 0, y: 44, width: 375, height: 40)),
            ("iphone-x/landscape@12", CGRect(x: 44, y: 0, width: 724, height: 20)),
            ("ipad-9-7/portrait@12", CGRect(x: 0, y: 20, width: 768, height: 40)),
        ])
    func launchScreens(variant: String, frame: CGRect) throws {
        try Self.run(Self.launchScreen, on: variant) { tree in
            #expect(tree.builder.views["banner"]?.frame == frame)
            #expect(tree.window.rootViewController.map { type(of: $0) == UIViewController.self } == true)
        }
    }

    @Test func relationshipsFillContainers() throws {
        let text = Fixture.storyboard(
            """
            \(CanvasLayoutTests.scene("tabs", view: #"<tabBar key="tabBar" id="tabBar"/>"#, items: """
                <connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/>
                </connections>
                """, kind: "tabBarController"))
            \(CanvasLayoutTests.scene("nav", view: #"<navigationBar key="navigationBar" id="bar"/>"#, items: """
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" \
                id="r3"/></connections>
                """, kind: "navigationController"))
            \(CanvasLayoutTests.scene("list", view: #"<view key="view" id="listView"/>"#, items: """
                <navigationItem key="navigationItem" title="List" id="item"/>
                """))
            \(CanvasLayoutTests.scene("other", view: #"<view key="view" id="otherView"/>"#))
            """, initial: "tabs")
        try Self.run(text, on: "iphone-se-2/portrait@17") { tree in
            let tabs = try #require(tree.window.rootViewController as? UITabBarController)
            #expect(tabs.viewControllers?.count == 2)
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            #expect(navigation.topViewController?.navigationItem.title == "List")
            let list = try #require(tree.builder.views["listView"])
            #expect(list.safeAreaInsets.top == 64)
            #expect(list.safeAreaInsets.bottom == 49)
        }
    }

    @Test func controllersThatHoldOneAnotherEnd() throws {
        let text = Fixture.storyboard(
            """
            \(CanvasLayoutTests.scene("a", view: #"<navigationBar key="navigationBar" id="bar1"/>"#, items: """
                <connections><segue destination="b" kind="relationship" relationship="rootViewController" \
                id="r1"/></connections>
                """, kind: "navigationController"))
            \(CanvasLayoutTests.scene("b", view: """
                <view key="view" id="v"><subviews><containerView id="hole"><connections>
                <segue destination="b" kind="embed" id="e1"/></connections></containerView>
                <containerView id="hole2"><connections>
                <segue destination="a" kind="embed" id="e2"/></connections></containerView></subviews></view>
                """))
            """, initial: "a")
        try Self.run(text, on: "iphone-se-2/portrait") { tree in
            #expect(tree.builder.diagnostics.map(\.problem.code).contains("cyclic-reference"))
        }
    }

    @Test("Placeholder constraints are for the canvas only, and runtime attributes for the app")
    func placeholders() throws {
        let text = Fixture.xib(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="6"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </view></subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
            <constraint firstItem="box" firstAttribute="width" constant="30" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" constant="30" placeholder="YES" id="c4"/>
            </constraints></view>
            """)
        let canvas = try CanvasLayoutTests.report(text)
        #expect(CanvasLayoutTests.frame("box", in: canvas)?.height == 30)
        try Self.run(text, on: "iphone-se-2/portrait") { tree in
            let box = try #require(tree.builder.views["box"])
            #expect(box.frame.height != 30)
            #expect(box.layer.cornerRadius == 6)
        }
    }

    @Test func twoTreesOfOneDocumentShareNothing() throws {
        let first = try Self.run(Self.embedding, on: "ipad-9-7/portrait") { $0.report.json }
        let second = try Self.run(Self.embedding, on: "ipad-9-7/portrait") { $0.report.json }
        #expect(first == second)
    }

    @Test("Common runtime attributes are applied")
    func runtimeAttributes() throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><subviews>
                    <label id="label" text="-"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="4"/>\
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="2"/>\
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" red="1" \
                    green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="text" value="Set"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="nobody.knows"><real key="value" value="4"/>\
                    </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes></label></subviews></view>
                    """), initial: "vc")
        try Self.run(text, on: "iphone-15") { tree in
            let label = try #require(tree.builder.views["label"] as? UILabel)
            #expect(label.layer.cornerRadius == 4)
            #expect(label.layer.borderWidth == 2)
            #expect(label.layer.borderColor != CGColor(.black))
            #expect(label.text == "Set")
        }
    }

    @Test("A navigation controller's bar extends upwards although its document clips it")
    func clippingBar() throws {
        let text = Fixture.storyboard(
            """
            \(CanvasLayoutTests.scene("nav", view: """
                <navigationBar key="navigationBar" clipsSubviews="YES" id="bar"/>
                """, items: """
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" \
                id="r"/></connections>
                """, kind: "navigationController"))
            \(CanvasLayoutTests.scene("list", view: #"<view key="view" id="listView"/>"#))
            """, initial: "nav")
        try Self.run(text, on: "iphone-6s@9") { tree in
            #expect(tree.builder.views["bar"]?.clipsToBounds == false)
        }
    }

    @Test("Attributed text has its paragraphs' indents and spacing, backgrounds and offsets")
    func attributedText() throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><subviews><label usesAttributedText="YES" numberOfLines="0" id="label">
                    <attributedString key="attributedText"><fragment content="Words"><attributes>
                    <font key="NSFont" metaFont="system" size="15"/>
                    <color key="NSBackgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom" \
                    customColorSpace="sRGB"/>
                    <real key="NSBaselineOffset" value="3"/>
                    <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping" \
                    paragraphSpacing="12" firstLineHeadIndent="20" headIndent="40" tailIndent="-20" \
                    hyphenationFactor="0.5"/>
                    </attributes></fragment><fragment content="&#10;More words"><attributes>
                    <paragraphStyle key="NSParagraphStyle" alignment="right" paragraphSpacingBefore="8"/>
                    </attributes></fragment></attributedString></label></subviews></view>
                    """), initial: "vc")
        try Self.run(text, on: "iphone-15") { tree in
            let label = try #require(tree.builder.views["label"] as? UILabel)
            let rich = try #require(label.attributedText)
            let attributes = rich.attributes(at: 0, effectiveRange: nil)
            #expect(attributes[.backgroundColor] is UIColor)
            #expect(attributes[.baselineOffset] as? CGFloat == 3)
            let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
            #expect([style.firstLineHeadIndent, style.headIndent, style.tailIndent] == [20, 40, -20])
            #expect(style.paragraphSpacing == 12 && style.hyphenationFactor == 0.5)
            let next = rich.attribute(.paragraphStyle, at: 7, effectiveRange: nil) as? NSParagraphStyle
            #expect(next?.alignment == .right && next?.paragraphSpacingBefore == 8)
        }
    }
}
