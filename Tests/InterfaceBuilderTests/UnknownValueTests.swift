import Diagnostics
import InterfaceDocuments
import Testing
import UIKit

/// An unknown value is reported with its location, and its attribute is ignored.
@Suite("Values that the format does not have")
struct UnknownValueTests {
    private static func expectWarnings(
        of document: Diagnosed<InterfaceDocument>, _ attribute: String, of element: String
    ) {
        #expect(
            document.diagnostics.compactMap { $0.problem as? DocumentProblem } == [
                .unknownValue("wobbly", attribute: attribute, element: element)
            ])
        #expect(document.diagnostics.allSatisfy { $0.severity == .warning && $0.location?.line == 5 })
    }

    @Test(
        "of views",
        arguments: [
            ("blurEffect.style", #"<visualEffectView id="a"><blurEffect style="wobbly"/></visualEffectView>"#),
            ("navigationBar.barStyle", #"<navigationBar barStyle="wobbly" id="a"/>"#),
            ("searchBar.barStyle", #"<searchBar barStyle="wobbly" id="a"/>"#),
            (
                "toolbarAppearance.key",
                #"<toolbar id="a"><toolbarAppearance key="wobbly"/></toolbar>"#
            ),
            (
                "blurEffect.style",
                """
                <tabBar id="a"><tabBarAppearance key="standardAppearance"><blurEffect style="wobbly"/>\
                </tabBarAppearance></tabBar>
                """
            ),
            (
                "barButtonItem.systemItem",
                #"<toolbar id="a"><items><barButtonItem systemItem="wobbly" id="i"/></items></toolbar>"#
            ),
            (
                "barButtonItem.style",
                #"<toolbar id="a"><items><barButtonItem style="wobbly" id="i"/></items></toolbar>"#
            ),
            (
                "tabBarItem.systemItem",
                #"<tabBar id="a"><items><tabBarItem systemItem="wobbly" id="i"/></items></tabBar>"#
            ),
            ("view.overrideUserInterfaceStyle", #"<view overrideUserInterfaceStyle="wobbly" id="a"/>"#),
            ("pageControl.backgroundStyle", #"<pageControl backgroundStyle="wobbly" id="a"/>"#),
            ("button.role", #"<button role="wobbly" id="a"/>"#),
            ("state.key", #"<button id="a"><state key="wobbly"/></button>"#),
            ("stackView.spacingType", #"<stackView spacingType="wobbly" id="a"/>"#),
            ("tableView.dataMode", #"<tableView dataMode="wobbly" id="a"/>"#),
            (
                "collectionViewFlowLayout.scrollDirection",
                """
                <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" \
                scrollDirection="wobbly" id="f"/></collectionView>
                """
            ),
            (
                "imageReference.renderingMode",
                #"<imageView id="a"><imageReference key="image" image="i" renderingMode="wobbly"/></imageView>"#
            ),
            (
                "imageReference.symbolScale",
                #"<imageView id="a"><imageReference key="image" image="i" symbolScale="wobbly"/></imageView>"#
            ),
            (
                "preferredSymbolConfiguration.weight",
                """
                <imageView id="a"><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
                weight="wobbly"/></imageView>
                """
            ),
            (
                "fontDescription.weight",
                #"<label id="a"><fontDescription key="fontDescription" weight="wobbly"/></label>"#
            ),
            ("fontDescription.type", #"<label id="a"><fontDescription key="fontDescription" type="wobbly"/></label>"#),
            (
                "fontDescription.style",
                #"<label id="a"><fontDescription key="fontDescription" style="wobbly"/></label>"#
            ),
            ("fontDescription.size", #"<label id="a"><fontDescription key="fontDescription" size="wobbly"/></label>"#),
            (
                "color.customColorSpace",
                """
                <view id="a"><color key="tintColor" white="1" alpha="1" colorSpace="custom" \
                customColorSpace="wobbly"/></view>
                """
            ),
            (
                "paragraphStyle.lineBreakMode",
                """
                <label id="a"><attributedString key="attributedText"><fragment content="x"><attributes>\
                <paragraphStyle key="NSParagraphStyle" lineBreakMode="wobbly"/></attributes></fragment>\
                </attributedString></label>
                """
            ),
            (
                "userDefinedRuntimeAttribute.type",
                """
                <view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="wobbly" \
                keyPath="k"/></userDefinedRuntimeAttributes></view>
                """
            ),
        ])
    func views(name: String, xml: String) throws {
        let parts = name.split(separator: ".").map(String.init)
        Self.expectWarnings(of: try Fixture.read(Fixture.xib(xml)), parts[1], of: parts[0])
    }

    @Test(
        "of controllers",
        arguments: [
            ("viewController.modalPresentationStyle", #"<viewController modalPresentationStyle="wobbly" id="a"/>"#),
            ("splitViewController.displayMode", #"<splitViewController displayMode="wobbly" id="a"/>"#),
            ("splitViewController.behavior", #"<splitViewController behavior="wobbly" id="a"/>"#),
            ("splitViewController.style", #"<splitViewController style="wobbly" id="a"/>"#),
            ("splitViewController.primaryEdge", #"<splitViewController primaryEdge="wobbly" id="a"/>"#),
            ("pageViewController.transitionStyle", #"<pageViewController transitionStyle="wobbly" id="a"/>"#),
            (
                "pageViewController.navigationOrientation",
                #"<pageViewController navigationOrientation="wobbly" id="a"/>"#
            ),
            ("pageViewController.spineLocation", #"<pageViewController spineLocation="wobbly" id="a"/>"#),
            (
                "segue.kind",
                #"<viewController id="a"><connections><segue destination="a" kind="wobbly"/></connections></viewController>"#
            ),
        ])
    func controllers(name: String, xml: String) throws {
        let parts = name.split(separator: ".").map(String.init)
        let scene = "<scene sceneID=\"s\"><objects>\(xml)</objects></scene>"
        let text = Fixture.storyboard(scene, initial: "a")
        Self.expectWarnings(of: try Fixture.read(text), parts[1], of: parts[0])
    }

    @Test func anUnknownBlurIsRegular() throws {
        let document = try Fixture.read(
            Fixture.xib(
                """
                <visualEffectView id="a"><blurEffect style="wobbly"/></visualEffectView>
                """))
        guard case .visualEffectView(let effect)? = document.value.topViews.first?.content else {
            Issue.record("no visual effect view")
            return
        }
        #expect(effect.blurStyle == .regular)
    }
}
