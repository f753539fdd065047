import Foundation
import Geometry
import InterfaceBuilder
import Testing
import UIKit

/// Rare features of documents have their effects, like common ones.
@Suite("Effects of rare parts of the format")
struct DocumentEffectTests {
    private static func screen(_ views: String) -> String {
        Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>\(views)</subviews></view>
                    """), initial: "vc")
    }

    private static func run<Result>(
        _ views: String, on variant: String = "iphone-15-pro", _ body: (VariantTree) throws -> Result
    ) throws -> Result {
        try VariantTreeTests.run(screen(views), on: variant, body)
    }

    private static func view<View: UIView>(_ id: String, in tree: VariantTree) throws -> View {
        try #require(tree.builder.views[id] as? View)
    }

    private static let frame = #"<rect key="frame" x="0.0" y="100" width="375" height="400"/>"#
    private static let sizable =
        #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#

    @Test func barsLookAsTheirAppearancesSay() throws {
        let red = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
        try Self.run(
            """
            <navigationBar id="nav">\(Self.frame)
            <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/>
            </textAttributes>
            <textAttributes key="largeTitleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" \
            pointSize="30"/></textAttributes>
            <navigationBarAppearance key="standardAppearance">\(red)<nil key="shadowColor"/></navigationBarAppearance>
            <navigationBarAppearance key="scrollEdgeAppearance"><blurEffect style="systemThinMaterial"/>
            </navigationBarAppearance>
            </navigationBar>
            <tabBar itemPositioning="centered" itemWidth="60" id="tabs">\(Self.frame)
            <color key="unselectedItemTintColor" systemColor="systemGreenColor"/>
            <tabBarAppearance key="standardAppearance">\(red)</tabBarAppearance></tabBar>
            <toolbar id="tools">\(Self.frame)<toolbarAppearance key="compactAppearance">\(red)</toolbarAppearance>
            <toolbarAppearance key="compactScrollEdgeAppearance">\(red)</toolbarAppearance>
            <items><barButtonItem title="A" id="item"><inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/>
            </textAttributes></barButtonItem></items></toolbar>
            """
        ) { tree in
            let bar: UINavigationBar = try Self.view("nav", in: tree)
            #expect(bar.standardAppearance.backgroundColor == .systemRed)
            #expect(bar.standardAppearance.shadowColor == nil)
            #expect(bar.scrollEdgeAppearance?.backgroundEffect?.style == .systemThinMaterial)
            #expect(bar.compactAppearance == nil)
            #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
            #expect((bar.largeTitleTextAttributes?[.font] as? UIFont)?.pointSize == 30)
            let tabs: UITabBar = try Self.view("tabs", in: tree)
            #expect(tabs.standardAppearance.backgroundColor == .systemRed)
            #expect(tabs.unselectedItemTintColor == .systemGreen)
            #expect(tabs.itemPositioning == .centered && tabs.itemWidth == 60)
            let tools: UIToolbar = try Self.view("tools", in: tree)
            #expect(tools.compactAppearance?.backgroundColor == .systemRed)
            #expect(tools.compactScrollEdgeAppearance?.backgroundColor == .systemRed)
            let item = try #require(tools.items?.first)
            #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemRed)
        }
    }

    @Test func buttonsHaveTheirBackgroundsRolesAndShadows() throws {
        try Self.run(
            """
            <button role="destructive" showsMenuAsPrimaryAction="YES" buttonType="system" id="a">
            \(Self.frame)<size key="titleShadowOffset" width="1" height="2"/>
            <state key="normal" title="Shadowed"><color key="titleShadowColor" systemColor="systemRedColor"/></state>
            </button>
            <button buttonType="system" id="b">\(Self.frame)<state key="normal" title="B"/>
            <buttonConfiguration key="configuration" style="filled" title="B" titleAlignment="trailing" \
            showsActivityIndicator="YES" cornerStyle="fixed">
            <backgroundConfiguration key="background" cornerRadius="7" strokeWidth="2">
            <color key="backgroundColor" systemColor="systemRedColor"/>
            <color key="strokeColor" systemColor="systemGreenColor"/></backgroundConfiguration>
            </buttonConfiguration></button>
            """
        ) { tree in
            let plain: UIButton = try Self.view("a", in: tree)
            #expect(plain.role == .destructive && plain.showsMenuAsPrimaryAction)
            #expect(plain.titleShadowColor(for: .normal) == .systemRed)
            #expect(plain.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
            let made: UIButton = try Self.view("b", in: tree)
            #expect(made.titleLabel?.shadowOffset == .zero)
            let configuration = try #require(made.configuration)
            #expect(configuration.titleAlignment == .trailing && configuration.showsActivityIndicator)
            #expect(configuration.background.cornerRadius == 7 && configuration.background.strokeWidth == 2)
            #expect(configuration.background.backgroundColor == .systemRed)
            #expect(configuration.background.strokeColor == .systemGreen)
        }
    }

    @Test(
        "A button with a choice shows its sign, in either notation",
        arguments: [
            ("", "", false), (#"showsMenuAsPrimaryAction="YES""#, "", false),
            (#"showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES""#, "", true),
            (#"showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES""#, #"indicator="none""#, false),
            ("", #"indicator="popup""#, true),
        ])
    func signOfAChoice(attributes: String, configuration: String, isShown: Bool) throws {
        try Self.run(
            """
            <button \(attributes) buttonType="system" id="a">\(Self.frame)<state key="normal" title="Choice"/>
            <buttonConfiguration key="configuration" style="plain" title="Choice" \(configuration)/></button>
            <button buttonType="system" id="b">\(Self.frame)<state key="normal" title="Choice"/>
            <buttonConfiguration key="configuration" style="plain" title="Choice"/></button>
            """
        ) { tree in
            let (button, plain): (UIButton, UIButton) = (try Self.view("a", in: tree), try Self.view("b", in: tree))
            let room = button.intrinsicContentSize.width - plain.intrinsicContentSize.width
            #expect(isShown ? room > 10 : room == 0)
            let signs = button.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
            #expect(signs.count == (isShown ? 1 : 0))
            let title = try #require(button.titleLabel)
            #expect(signs.allSatisfy { $0.frame.minX > title.frame.maxX })
        }
    }

    @Test(
        "Cells keep their content out of the notch, unless the table disables it",
        arguments: [("", true), (#"contentViewInsetsToSafeArea="NO""#, false)])
    func contentOfCellsAndTheSafeArea(attribute: String, keepsOut: Bool) throws {
        try Self.run(
            """
            <tableView dataMode="static" style="plain" rowHeight="44" \(attribute) id="table">\(Self.frame)\(Self.sizable)
            <sections><tableViewSection id="s"><cells><tableViewCell id="cell">
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"/></tableViewCell></cells>
            </tableViewSection></sections></tableView>
            """, on: "iphone-15-pro/landscape"
        ) { tree in
            let cell: UITableViewCell = try Self.view("cell", in: tree)
            let side = cell.safeAreaInsets.left
            #expect(side > 40)
            #expect(cell.contentView.frame.minX == (keepsOut ? side : 0))
            #expect(cell.contentView.frame.width == cell.bounds.width - (keepsOut ? 2 * side : 0))
        }
    }

    @Test(
        "Sections of a flow layout are inset from their inset reference",
        arguments: [("", false), (#"sectionInsetReference="safeArea""#, true)])
    func sectionInsetReference(attribute: String, keepsOut: Bool) throws {
        try Self.run(
            """
            <collectionView dataMode="prototypes" id="grid">\(Self.frame)\(Self.sizable)
            <collectionViewFlowLayout key="collectionViewLayout" \(attribute) id="flow">
            <size key="itemSize" width="50" height="50"/>
            <inset key="sectionInset" minX="6" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
            <cells><collectionViewCell id="item"><view key="contentView" id="content"/></collectionViewCell></cells>
            </collectionView>
            """, on: "iphone-15-pro/landscape"
        ) { tree in
            let item: UICollectionViewCell = try Self.view("item", in: tree)
            let grid: UICollectionView = try Self.view("grid", in: tree)
            #expect(item.frame.minX == 6 + (keepsOut ? grid.safeAreaInsets.left : 0))
        }
    }

    @Test(
        "AL-6 (partly) a document's directional margins follow the direction, those of sides do not",
        arguments: [("ltr", 2, 40), ("rtl", 40, 2)] as [(String, CGFloat, CGFloat)])
    func directionalMargins(direction: String, left: CGFloat, right: CGFloat) throws {
        try Self.run(
            """
            <view id="follows">\(Self.frame)<directionalEdgeInsets key="directionalLayoutMargins" top="1" \
            leading="2" bottom="3" trailing="40"/></view>
            <view id="stays">\(Self.frame)<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" \
            right="40"/></view>
            """, on: "iphone-15-pro/\(direction)"
        ) { tree in
            let (follows, stays): (UIView, UIView) = (
                try Self.view("follows", in: tree), try Self.view("stays", in: tree)
            )
            #expect(follows.layoutMargins == UIEdgeInsets(top: 1, left: left, bottom: 3, right: right))
            #expect(stays.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
        }
    }

    @Test func runtimeAttributesThatUIKitKnowsAreSet() throws {
        func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
            let inner = type == "number" ? "<integer key=\"value\" value=\"\(value)\"/>" : ""
            let own = type == "number" ? "" : "value=\"\(value)\""
            return #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(keyPath)" \#(own)>\#(inner)"#
                + "</userDefinedRuntimeAttribute>"
        }
        try Self.run(
            """
            <stackView id="stack">\(Self.frame)<edgeInsets key="layoutMargins" top="0.0" left="9" bottom="0.0" \
            right="0.0"/><userDefinedRuntimeAttributes>
            \(attribute("boolean", "layoutMarginsRelativeArrangement", "YES"))\(attribute("number", "spacing", "5"))
            </userDefinedRuntimeAttributes></stackView>
            <button id="button">\(Self.frame)<state key="normal" title="B"/><userDefinedRuntimeAttributes>
            \(attribute("number", "titleLabel.numberOfLines", "3"))
            \(attribute("boolean", "titleLabel.adjustsFontSizeToFitWidth", "YES"))
            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
            <size key="value" width="2" height="4"/></userDefinedRuntimeAttribute>
            \(attribute("number", "someAppsOwn.number", "3"))</userDefinedRuntimeAttributes></button>
            """
        ) { tree in
            let stack: UIStackView = try Self.view("stack", in: tree)
            #expect(stack.isLayoutMarginsRelativeArrangement && stack.spacing == 5)
            let button: UIButton = try Self.view("button", in: tree)
            #expect(button.titleLabel?.numberOfLines == 3)
            #expect(button.titleLabel?.adjustsFontSizeToFitWidth == true)
            #expect(button.layer.shadowOffset == CGSize(width: 2, height: 4))
        }
    }

    @Test func textWithAttributesKeepsItsLinksSpacingAndWeights() throws {
        try Self.run(
            """
            <label usesAttributedText="YES" id="label">\(Self.frame)<attributedString key="attributedText">
            <fragment content="Go"><attributes><font key="NSFont" metaFont="systemSemibold" size="20"/>
            <real key="NSKern" value="1.5"/><url key="NSLink" string="https://example.com"/></attributes></fragment>
            <fragment content="There"><attributes><font key="NSFont" size="14" name=".SFUI-Heavy"/></attributes>
            </fragment></attributedString></label>
            """
        ) { tree in
            let label: UILabel = try Self.view("label", in: tree)
            let text = try #require(label.attributedText)
            #expect(text.string == "GoThere")
            let first = text.attributes(at: 0, effectiveRange: nil)
            #expect(first[.link] as? String == "https://example.com")
            #expect(first[.kern] as? CGFloat == 1.5)
            #expect(first[.font] as? UIFont == .systemFont(ofSize: 20, weight: .semibold))
            let second = text.attributes(at: 2, effectiveRange: nil)
            #expect(second[.font] as? UIFont == .systemFont(ofSize: 14, weight: .heavy))
        }
    }

    @Test func viewsThatDoNotResizeSubviewsLeaveThemUnchanged() throws {
        func box(_ attribute: String, _ id: String) -> String {
            """
            <view \(attribute) id="\(id)">\(Self.frame)\(Self.sizable)<subviews>
            <view id="\(id)In"><rect key="frame" x="0.0" y="0.0" width="375" height="400"/>\(Self.sizable)</view>
            </subviews></view>
            """
        }
        try Self.run(box("", "a") + box(#"autoresizesSubviews="NO""#, "b"), on: "iphone-15-pro/landscape") { tree in
            let (moved, kept): (UIView, UIView) = (try Self.view("aIn", in: tree), try Self.view("bIn", in: tree))
            #expect(moved.frame.width > 375)
            #expect(kept.frame.width == 375)
        }
    }

    @Test(
        "A date outside of its bounds is clamped",
        arguments: [("100", 200.0), ("250", 250), ("900", 300)])
    func datesKeepWithinTheirBounds(asked: String, shown: Double) throws {
        func date(_ key: String, _ seconds: String) -> String {
            #"<date key="\#(key)" timeIntervalSinceReferenceDate="\#(seconds)"/>"#
        }
        try Self.run(
            """
            <datePicker datePickerMode="date" id="picker">\(Self.frame)\(date("date", asked))
            \(date("minimumDate", "200"))\(date("maximumDate", "300"))</datePicker>
            """
        ) { tree in
            let picker: UIDatePicker = try Self.view("picker", in: tree)
            #expect(picker.date.timeIntervalSinceReferenceDate == shown)
        }
    }

    @Test(
        "A bar on the canvas is as high as its prompt and large title require",
        arguments: [("", #"title="T""#, 44), ("", #"title="T" prompt="P""#, 74), (#"largeTitles="YES""#, "", 96)])
    func heightOfABarByHand(bar: String, item: String, height: CGFloat) throws {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
                    <navigationBar \(bar) translatesAutoresizingMaskIntoConstraints="NO" id="bar"><items>
                    <navigationItem \(item) id="item"/></items></navigationBar>
                    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="star">
                    <state key="normal" title="B"/><buttonConfiguration key="configuration" style="plain" image="star" \
                    catalog="system"/></button>
                    </subviews><constraints>
                    <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                    <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
                    id="c2"/>
                    <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" \
                    id="c3"/>
                    <constraint firstItem="star" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" \
                    id="c4"/>
                    <constraint firstItem="star" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
                    id="c5"/>
                    </constraints></view>
                    """))
        let report = try CanvasLayoutTests.report(text)
        #expect(CanvasLayoutTests.frame("bar", in: report)?.height == height)
        // A symbol has the height of its font's line: 20 points and the insets of 7.
        #expect(CanvasLayoutTests.frame("star", in: report)?.height == 34)
    }
}
