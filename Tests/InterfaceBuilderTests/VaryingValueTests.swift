import Devices
import Diagnostics
import Foundation
import InterfaceDocuments
import Testing
import UIKit

/// Every value that can differ by size class in Interface Builder, on each kind of view that has it.
@Suite("Values of a size class in a live view")
struct VaryingValueTests {
    /// A view, and the values of one size class that replace its own.
    struct Change: Sendable, CustomTestStringConvertible {
        var element: String
        /// The values for any class.
        var attributes = ""
        var contents = ""
        /// The values of the wide class.
        var changed = ""
        var changedContents = ""

        var testDescription: String { "\(element) \(changed)\(changedContents)" }

        /// The view with its values for any class, and its variation.
        var varying: String {
            """
            <\(element) \(place) \(attributes) id="it">\(contents)
            <variation key="widthClass=regular" \(changed)>\(changedContents)</variation></\(element)>
            """
        }

        /// The view with only the values of the wide class.
        var settled: String {
            let names = Set(changed.matches(of: /(\w+)=/).map(\.1))
            let kept = attributes.matches(of: /(\w+)="[^"]*"/).filter { !names.contains($0.1) }.map { String($0.0) }
            let keys = Set(changedContents.matches(of: /key="(\w+)"/).map(\.1))
            let others = contents.split(separator: "\n").filter { line in
                !line.matches(of: /^<\w+ key="(\w+)"/).contains { keys.contains($0.1) }
            }
            return """
                <\(element) \(place) \(kept.joined(separator: " ")) \(changed) id="it">
                \(others.joined(separator: "\n"))\(changedContents)</\(element)>
                """
        }

        private var place: String { #"translatesAutoresizingMaskIntoConstraints="NO""# }
    }

    private static func document(_ view: String) throws -> InterfaceDocument {
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc",
                view: """
                    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <edgeInsets key="layoutMargins" top="10" left="30" bottom="20" right="40"/>
                    <subviews>\(view)
                    <label text="below" translatesAutoresizingMaskIntoConstraints="NO" id="below"/></subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                    <constraint firstItem="it" firstAttribute="top" secondItem="safe" secondAttribute="top" \
                    constant="8" id="c1"/>
                    <constraint firstItem="it" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
                    constant="16" id="c2"/>
                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="it" \
                    secondAttribute="trailing" constant="16" priority="251" id="c3"/>
                    <constraint firstItem="it" firstAttribute="height" constant="140" priority="200" id="c4"/>
                    <constraint firstItem="it" firstAttribute="width" relation="lessThanOrEqual" secondItem="safe" \
                    secondAttribute="width" constant="-32" id="c5"/>
                    <constraint firstItem="below" firstAttribute="top" secondItem="it" secondAttribute="bottom" \
                    constant="8" id="c6"/>
                    <constraint firstItem="below" firstAttribute="trailing" secondItem="it" \
                    secondAttribute="trailing" id="c7"/>
                    </constraints></view>
                    """), initial: "vc")
        return try Fixture.read(text, path: "Test.storyboard").value
    }

    private static func color(_ key: String, _ name: String = "systemRed") -> String {
        #"<color key="\#(key)" systemColor="\#(name)Color"/>"#
    }

    private static func insets(_ key: String) -> String {
        #"<inset key="\#(key)" minX="5" minY="6" maxX="7" maxY="8"/>"#
    }

    private static let child =
        #"<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>"#
        + "<constraints>"
        + ["top", "leading", "bottom", "trailing"].map {
            #"<constraint firstItem="child" firstAttribute="\#($0)" secondItem="it" secondAttribute="\#($0)Margin" "#
                + #"id="m\#($0)"/>"#
        }.joined() + "</constraints>"

    private static func each(_ element: String, _ attributes: String, _ contents: String, _ changes: [String])
        -> [Change]
    {
        changes.map { change in
            let isContent = change.hasPrefix("<")
            return Change(
                element: element, attributes: attributes, contents: contents, changed: isContent ? "" : change,
                changedContents: isContent ? change : "")
        }
    }

    static let changes: [Change] =
        each(
            "view", #"contentMode="scaleToFill""#, child,
            [
                #"alpha="0.5""#, #"hidden="YES""#, #"clipsSubviews="YES""#, #"opaque="NO""#, #"tag="4""#,
                #"semanticContentAttribute="forceRightToLeft""#, #"overrideUserInterfaceStyle="dark""#,
                #"preservesSuperviewLayoutMargins="YES""#, #"insetsLayoutMarginsFromSafeArea="NO""#,
                #"layoutMarginsFollowReadableWidth="YES""#, #"userInteractionEnabled="NO""#,
                color("backgroundColor"), color("tintColor"),
                #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
                #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#,
            ])
        + each(
            "label", #"text="Some words" numberOfLines="1""#,
            #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
            [
                #"text="Other words, and more of them than before""#, #"numberOfLines="0""#,
                #"textAlignment="right""#, #"lineBreakMode="headTruncation""#, #"enabled="NO""#,
                #"adjustsFontSizeToFit="NO""#, #"minimumScaleFactor="0.5""#, #"minimumFontSize="9""#,
                #"baselineAdjustment="alignCenters""#, #"preferredMaxLayoutWidth="40" numberOfLines="0""#,
                #"contentMode="center""#, #"horizontalHuggingPriority="900""#, #"verticalHuggingPriority="900""#,
                #"horizontalCompressionResistancePriority="100""#, #"verticalCompressionResistancePriority="100""#,
                #"adjustsFontForContentSizeCategory="YES""#, #"adjustsLetterSpacingToFitWidth="YES""#,
                #"highlighted="YES""#, #"maximumContentSizeCategory="small""#,
                #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#,
                #"<fontDescription key="fontDescription" name="Georgia" family="Georgia" pointSize="30"/>"#,
                #"<fontDescription key="fontDescription" type="system" weight="black" pointSize="17"/>"#,
                color("textColor"), color("highlightedColor"),
                color("shadowColor") + #"<size key="shadowOffset" width="3" height="4"/>"#,
                #"<string key="text">two"# + "\n" + #"lines</string>"#,
            ])
        + each(
            "label", #"usesAttributedText="YES""#,
            #"<attributedString key="attributedText"><fragment content="one"/></attributedString>"#,
            [
                #"<attributedString key="attributedText"><fragment content="another"><attributes>"#
                    + color("NSColor") + "</attributes></fragment></attributedString>"
            ])
        + each(
            "button", #"buttonType="system" lineBreakMode="middleTruncation""#,
            #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"# + "\n"
                + #"<state key="normal" title="Go"/>"#,
            [
                #"enabled="NO""#, #"selected="YES""#, #"highlighted="YES""#, #"contentHorizontalAlignment="left""#,
                #"contentVerticalAlignment="top""#, #"lineBreakMode="wordWrap""#, #"buttonType="contactAdd""#,
                #"buttonType="custom""#, #"role="destructive""#,
                #"showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES""#,
                #"<fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>"#,
                #"<state key="normal" title="Go on, and further">"# + color("titleColor") + "</state>",
                #"<state key="normal" image="star" catalog="system"/>"#,
                #"<state key="normal" backgroundImage="star" catalog="system"/>"#,
                #"<state key="disabled" title="No"/>"#, insets("contentEdgeInsets"), insets("titleEdgeInsets"),
                insets("imageEdgeInsets"), #"<size key="titleShadowOffset" width="2" height="2"/>"#,
                #"<buttonConfiguration key="configuration" style="filled" title="Go"/>"#, color("tintColor"),
            ])
        + each(
            "button", #"buttonType="system""#,
            #"<state key="normal" title="Go"/>"# + "\n"
                + #"<buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule"/>"#,
            [
                #"<buttonConfiguration key="configuration" style="tinted" title="Go far" imagePadding="9"/>"#,
                #"<buttonConfiguration key="configuration" style="plain" title="Go" image="star" catalog="system"/>"#,
            ])
        + each(
            "imageView", #"image="star" catalog="system" contentMode="scaleAspectFit""#, "",
            [
                #"image="heart.fill" catalog="system""#, #"contentMode="center""#, #"contentMode="TopLeft""#,
                #"highlighted="YES" highlightedImage="heart" catalog="system""#, color("tintColor"),
                #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" "#
                    + #"pointSize="50"/>"#,
                #"<imageReference key="image" image="trash" catalog="system" symbolScale="large"/>"#,
            ])
        + each(
            "textField", #"borderStyle="roundedRect" placeholder="Name""#,
            #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#,
            [
                #"text="Words""#, #"placeholder="Another name""#, #"borderStyle="none""#, #"borderStyle="line""#,
                #"textAlignment="center""#, #"clearButtonMode="always" text="x""#, #"enabled="NO""#,
                #"adjustsFontSizeToFit="NO""#, #"minimumFontSize="8""#, #"adjustsFontForContentSizeCategory="YES""#,
                #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#, color("textColor"),
                #"<fontDescription key="fontDescription" type="system" pointSize="24"/>"#,
                #"<attributedString key="attributedPlaceholder"><fragment content="Rich"/></attributedString>"#,
            ])
        + each(
            "textView", #"text="Some words""#,
            #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#,
            [
                #"text="Other words""#, #"textAlignment="center""#, #"scrollEnabled="NO""#, #"editable="NO""#,
                color("textColor"), insets("contentInset"),
                #"<fontDescription key="fontDescription" type="system" pointSize="24"/>"#,
            ])
        + each(
            "switch", "", "", [#"on="YES""#, #"on="YES" enabled="NO""#, color("thumbTintColor"), color("onTintColor")])
        + each(
            "slider", #"value="0.5" minValue="0.0" maxValue="1""#, "",
            [
                #"value="0.9""#, #"maxValue="2""#, #"minimumValueImage="sun.min" catalog="system""#,
                color("minimumTrackTintColor"), color("maximumTrackTintColor"), color("thumbTintColor"),
            ])
        + each("stepper", "", "", [#"value="100""#, #"enabled="NO""#, color("tintColor")])
        + each(
            "progressView", #"progress="0.5""#, "",
            [#"progress="0.25""#, #"progressViewStyle="bar""#, color("progressTintColor"), color("trackTintColor")])
        + each(
            "activityIndicatorView", #"animating="YES" style="medium""#, "",
            [#"style="large""#, #"animating="NO" hidesWhenStopped="YES""#, #"hidesWhenStopped="YES""#, color("color")])
        + each(
            "activityIndicatorView", #"style="medium""#, "", [#"animating="YES""#, #"hidesWhenStopped="YES""#])
        + each(
            "pageControl", #"numberOfPages="3""#, "",
            [
                #"numberOfPages="5""#, #"currentPage="2""#, #"numberOfPages="1" hidesForSinglePage="YES""#,
                #"backgroundStyle="prominent""#, color("pageIndicatorTintColor"),
                color("currentPageIndicatorTintColor"),
                #"preferredIndicatorImage="star" catalog="system""#,
            ])
        + each(
            "segmentedControl", #"selectedSegmentIndex="0""#,
            #"<segments key="segments"><segment title="A"/><segment title="B"/></segments>"#,
            [
                #"selectedSegmentIndex="1""#, #"apportionsSegmentWidthsByContent="YES""#, #"enabled="NO""#,
                color("selectedSegmentTintColor"),
                #"<segments key="segments"><segment title="First" width="90"/><segment image="star" "#
                    + #"catalog="system"/><segment title="C"/></segments>"#,
            ])
        + each(
            "datePicker", #"datePickerMode="date" style="wheels""#,
            #"<date key="date" timeIntervalSinceReferenceDate="0"/>"#,
            [
                #"style="compact""#, #"style="inline""#, #"datePickerMode="time""#,
                #"datePickerMode="countDownTimer""#, #"minuteInterval="15" datePickerMode="time""#,
                #"<date key="date" timeIntervalSinceReferenceDate="90000000"/>"#,
            ])
        + each(
            "searchBar", #"placeholder="Find""#, "",
            [
                #"text="words""#, #"prompt="Where?""#, #"searchBarStyle="minimal""#, #"showsCancelButton="YES""#,
                #"showsBookmarkButton="YES""#, #"showsScopeBar="YES""#, #"barStyle="black""#, #"translucent="NO""#,
                color("barTintColor"),
                #"<scopeButtonTitles key="scopeButtonTitles"><string>A</string><string>B</string></scopeButtonTitles>"#,
            ])
        + each(
            "scrollView", "", child.replacingOccurrences(of: "Margin", with: ""),
            [
                #"contentInsetAdjustmentBehavior="never""#, #"showsVerticalScrollIndicator="NO""#,
                insets("contentInset"),
            ])
        + each(
            "stackView", #"axis="vertical" spacing="4""#,
            #"<subviews><label text="one" id="one"/><label text="a longer two" id="two"/></subviews>"#,
            [
                #"axis="horizontal""#, #"spacing="30""#, #"spacingType="standard""#, #"alignment="center""#,
                #"alignment="trailing""#, #"distribution="fillEqually""#, #"distribution="equalSpacing""#,
                #"axis="horizontal" alignment="firstBaseline""#, #"baselineRelativeArrangement="YES""#,
                #"layoutMarginsRelativeArrangement="YES""#,
                #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
            ])
        + each(
            "tableView", #"rowHeight="44" dataMode="static" style="plain""#,
            #"<sections><tableViewSection headerTitle="H" id="s"><cells><tableViewCell id="cell">"#
                + #"<tableViewCellContentView key="contentView" id="content"/></tableViewCell></cells>"#
                + "</tableViewSection></sections>",
            [
                #"rowHeight="80""#, #"separatorStyle="none""#, #"sectionHeaderHeight="60""#,
                #"sectionHeaderTopPadding="30""#, #"sectionFooterHeight="40""#, color("separatorColor"),
                insets("contentInset"),
            ])
        + each(
            "collectionView", #"dataMode="prototypes""#,
            #"<collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" "#
                + #"height="50"/></collectionViewFlowLayout>"# + "\n"
                + #"<cells><collectionViewCell id="cell">"# + color("backgroundColor") + "</collectionViewCell>"
                + #"<collectionViewCell id="cell2">"# + color("backgroundColor") + "</collectionViewCell></cells>",
            [#"contentInsetAdjustmentBehavior="never""#, insets("contentInset")])
        + each(
            "visualEffectView", "",
            #"<view key="contentView" id="content"/>"# + "\n" + #"<blurEffect key="effect" style="regular"/>"#,
            [#"<blurEffect key="effect" style="systemThickMaterial"/>"#])
        + each(
            "navigationBar", "", #"<items><navigationItem title="Title" id="item"/></items>"#,
            [
                #"barStyle="black""#, #"translucent="NO""#, #"largeTitles="YES""#, color("barTintColor"),
                color("tintColor"),
            ])
        + each(
            "toolbar", "", #"<items><barButtonItem title="Do" id="item"/></items>"#,
            [#"barStyle="black""#, #"translucent="NO""#, color("barTintColor"), color("tintColor")])
        + each(
            "tabBar", "", #"<items><tabBarItem title="Tab" id="item"/></items>"#,
            [
                #"barStyle="black""#, #"itemPositioning="centered""#, #"itemWidth="90" itemPositioning="centered""#,
                color("barTintColor"), color("unselectedItemTintColor"), color("selectedImageTintColor"),
            ])
        + each("colorWell", "", color("selectedColor"), [color("selectedColor", "systemBlue"), #"enabled="NO""#])
        + each("control", "", "", [#"alpha="0.5""#, color("backgroundColor")])

    @Test("SB-2 a value of a class comes and goes as the class does, and is the value itself", arguments: changes)
    func comesAndGoes(change: Change) throws {
        let wide = try Variant(parsing: "ipad-pro-11/landscape@18")
        let narrow = try Variant(parsing: "ipad-pro-11/landscape/slide-over@18")
        let varying = try Self.document(change.varying)
        let settled = try Self.document(change.settled)
        func look(_ document: InterfaceDocument, _ variants: Variant...) throws -> [String] {
            // The location of a view in the document is not part of its look.
            try VaryingTreeTests.look(of: document, through: variants).map {
                $0.replacing(/Test\.storyboard:\d+:\d+/, with: "")
            }
        }
        let (inWide, inNarrow) = (try look(varying, wide), try look(varying, narrow))
        #expect(VaryingTreeTests.difference(inWide, try look(settled, wide)) == nil)
        #expect(VaryingTreeTests.difference(try look(varying, narrow, wide), inWide) == nil)
        #expect(VaryingTreeTests.difference(try look(varying, wide, narrow), inNarrow) == nil)
    }
}
