import Diagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// The objects besides views and controllers that documents create for code.
@Suite("Objects of documents that code opens") struct CodeObjectsTests {
    @Test("outlets lead to gesture recognizers, layouts, navigation items and objects of the app's own")
    func outlets() throws {
        try inJob { job in
            let screen = try screen()
            screen.loadViewIfNeeded()
            #expect(screen.tap?.view === screen.view && screen.tap?.delegate === screen)
            #expect(screen.view.gestureRecognizers?.count == 1)
            #expect(screen.press != nil)
            #expect(screen.bar === screen.navigationItem)
            #expect(screen.collection?.dataSource === screen.source)
            #expect(screen.source?.collection === screen.collection)
            #expect(job.diagnostics.isEmpty)
        }
    }

    @Test("a collection view has the layout whose class the document names, with the document's values")
    func layout() throws {
        try inJob { _ in
            let screen = try screen()
            screen.loadViewIfNeeded()
            let layout = try #require(screen.collection?.collectionViewLayout as? CodeLayout)
            #expect(layout === screen.layout && layout.columns == 3 && layout.isAwake)
            #expect(layout.itemSize == CGSize(width: 30, height: 40) && layout.collectionView === screen.collection)
        }
    }

    @Test("an outlet leads to a view beside the controller, which has its constraints and outlets, and stays alive")
    func aside() throws {
        try inJob { job in
            let screen = try screen()
            screen.loadViewIfNeeded()
            let aside = try #require(screen.aside)
            #expect(aside.superview == nil && aside.frame.size == CGSize(width: 200, height: 100))
            let table = try #require(aside.subviews.first as? UITableView)
            #expect(table.dataSource === screen)
            screen.view.addSubview(aside)
            screen.view.layoutIfNeeded()
            #expect(table.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
            #expect(job.diagnostics.isEmpty)
        }
    }

    @Test("outlets lead to views of other frameworks, which have the frameworks' classes and delegates")
    func external() throws {
        try inJob { job in
            let screen = try screen()
            screen.loadViewIfNeeded()
            #expect(screen.map?.delegate === screen && screen.map?.standsFor == "MKMapView")
            #expect(screen.page?.navigationDelegate === screen && screen.page?.standsFor == "WKWebView")
            #expect(screen.calendar != nil)
            #expect(job.diagnostics.isEmpty)
        }
    }

    @Test("until the first layout, a view that constraints place has its frame in the document")
    func frames() throws {
        try inJob { _ in
            let screen = try screen()
            screen.loadViewIfNeeded()
            #expect(screen.sizeOfPictureWhenLoaded == CGSize(width: 40, height: 40))
            screen.view.layoutIfNeeded()
            #expect(screen.picture?.frame == CGRect(x: 10, y: 20, width: 60, height: 60))
        }
    }

    @Test("bar items have the classes that the document names, with their outlets before the view is loaded")
    func items() throws {
        try inJob { _ in
            let screen = try screen()
            let tab = try #require(screen.tabBarItem as? CodeTabItem)
            #expect(!screen.isViewLoaded && tab.title == "Home" && tab.pace != nil && tab.isAwake)
            let button = try #require(screen.navigationItem.rightBarButtonItem as? CodeButtonItem)
            #expect(button.systemItem == .save && button.style == .done)
        }
    }

    @Test("an object whose class is missing is left out with a warning")
    func missingClass() throws {
        let text = CodeObjects.storyboard.replacing("customClass=\"CodeSource\"", with: "customClass=\"Absent\"")
        try inJob(text) { job in
            let screen = try screen()
            screen.loadViewIfNeeded()
            #expect(screen.source == nil)
            let problems = job.diagnostics.map { "\($0.problem)" }
            #expect(problems.contains { $0.contains("missingClass(\"Absent\"") })
            #expect(job.diagnostics.allSatisfy { $0.severity == .warning })
        }
    }

    private func screen() throws -> CodeObjectsScreen {
        let storyboard = UIStoryboard(name: "Objects", bundle: nil)
        return try #require(storyboard.instantiateInitialViewController() as? CodeObjectsScreen)
    }

    private func inJob(
        _ text: String = CodeObjects.storyboard, _ body: (JobEnvironment) throws -> Void
    ) throws {
        try DocumentJob.run([("Objects.storyboard", text)], body)
    }
}

final class CodeObjectsScreen: UIViewController, UIGestureRecognizerDelegate, UITableViewDataSource, MKMapViewDelegate,
    WKNavigationDelegate
{
    @Outlet var map: MKMapView?
    @Outlet var page: WKWebView?
    @Outlet var calendar: UICalendarView?
    @Outlet var aside: UIView?
    @Outlet var tap: UITapGestureRecognizer?
    @Outlet var press: UILongPressGestureRecognizer?
    @Outlet var collection: UICollectionView?
    @Outlet var layout: CodeLayout?
    @Outlet var bar: UINavigationItem?
    @Outlet var source: CodeSource?
    @Outlet var picture: UIView?
    private(set) var sizeOfPictureWhenLoaded: CGSize?

    override func viewDidLoad() {
        super.viewDidLoad()
        sizeOfPictureWhenLoaded = picture?.frame.size
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class CodeSource: NSObject, UICollectionViewDataSource {
    @Outlet var collection: UICollectionView?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

final class CodePace: NSObject {}

final class CodeLayout: UICollectionViewFlowLayout {
    var columns = 0
    var isAwake = false

    override func setValue(_ value: Any?, forKey key: String) {
        guard key == "columns" else { return super.setValue(value, forKey: key) }
        columns = Int(value as? CGFloat ?? 0)
    }

    override func awakeFromNib() { isAwake = true }
}

final class CodeTabItem: UITabBarItem {
    @Outlet var pace: CodePace?
    var isAwake = false

    override func awakeFromNib() { isAwake = pace != nil }
}

final class CodeButtonItem: UIBarButtonItem {}

private enum CodeObjects {
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="screen">
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="screen" customClass="CodeObjectsScreen" customModule="InterfaceBuilderTests"
                            sceneMemberID="viewController">
                            <view key="view" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                <subviews>
                                    <collectionView id="grid" contentMode="scaleToFill">
                                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                        <collectionViewFlowLayout key="collectionViewLayout" id="flow"
                                            customClass="CodeLayout" customModule="InterfaceBuilderTests">
                                            <size key="itemSize" width="30" height="40"/>
                                            <userDefinedRuntimeAttributes>
                                                <userDefinedRuntimeAttribute type="number" keyPath="columns">
                                                    <integer key="value" value="3"/>
                                                </userDefinedRuntimeAttribute>
                                            </userDefinedRuntimeAttributes>
                                        </collectionViewFlowLayout>
                                        <connections>
                                            <outlet property="dataSource" destination="source" id="c1"/>
                                        </connections>
                                    </collectionView>
                                    <view id="picture" translatesAutoresizingMaskIntoConstraints="NO">
                                        <rect key="frame" x="10" y="20" width="40" height="40"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="60" id="p1"/>
                                            <constraint firstAttribute="height" constant="60" id="p2"/>
                                        </constraints>
                                    </view>
                                    <mapView id="map" mapType="standard">
                                        <rect key="frame" x="0.0" y="100" width="390" height="100"/>
                                        <connections>
                                            <outlet property="delegate" destination="screen" id="m1"/>
                                        </connections>
                                    </mapView>
                                    <wkWebView id="page">
                                        <rect key="frame" x="0.0" y="200" width="390" height="100"/>
                                        <connections>
                                            <outlet property="navigationDelegate" destination="screen" id="m2"/>
                                        </connections>
                                    </wkWebView>
                                    <view id="calendar" customClass="UICalendarView">
                                        <rect key="frame" x="0.0" y="300" width="390" height="100"/>
                                    </view>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="picture" firstAttribute="leading" secondItem="root"
                                        secondAttribute="leading" constant="10" id="p3"/>
                                    <constraint firstItem="picture" firstAttribute="top" secondItem="root"
                                        secondAttribute="top" constant="20" id="p4"/>
                                </constraints>
                                <connections>
                                    <outletCollection property="gestureRecognizers" destination="tap" appends="YES"
                                        id="c2"/>
                                </connections>
                            </view>
                            <tabBarItem key="tabBarItem" title="Home" id="tab" customClass="CodeTabItem"
                                customModule="InterfaceBuilderTests">
                                <connections>
                                    <outlet property="pace" destination="pace" id="c3"/>
                                </connections>
                            </tabBarItem>
                            <navigationItem key="navigationItem" title="Objects" id="bar">
                                <barButtonItem key="rightBarButtonItem" systemItem="save" id="button"
                                    customClass="CodeButtonItem" customModule="InterfaceBuilderTests"/>
                            </navigationItem>
                            <connections>
                                <outlet property="tap" destination="tap" id="c4"/>
                                <outlet property="press" destination="press" id="c5"/>
                                <outlet property="collection" destination="grid" id="c6"/>
                                <outlet property="layout" destination="flow" id="c7"/>
                                <outlet property="bar" destination="bar" id="c8"/>
                                <outlet property="source" destination="source" id="c9"/>
                                <outlet property="picture" destination="picture" id="c13"/>
                                <outlet property="aside" destination="aside" id="c14"/>
                                <outlet property="map" destination="map" id="c15"/>
                                <outlet property="page" destination="page" id="c16"/>
                                <outlet property="calendar" destination="calendar" id="c17"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                        <view id="aside">
                            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                            <subviews>
                                <tableView id="rows" translatesAutoresizingMaskIntoConstraints="NO">
                                    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="50" id="a1"/>
                                        <constraint firstAttribute="height" constant="60" id="a2"/>
                                    </constraints>
                                    <connections>
                                        <outlet property="dataSource" destination="screen" id="a3"/>
                                    </connections>
                                </tableView>
                            </subviews>
                            <constraints>
                                <constraint firstItem="rows" firstAttribute="leading" secondItem="aside"
                                    secondAttribute="leading" id="a4"/>
                                <constraint firstItem="rows" firstAttribute="top" secondItem="aside"
                                    secondAttribute="top" id="a5"/>
                            </constraints>
                        </view>
                        <tapGestureRecognizer id="tap">
                            <connections>
                                <action selector="tapped:" destination="screen" id="c10"/>
                                <outlet property="delegate" destination="screen" id="c11"/>
                            </connections>
                        </tapGestureRecognizer>
                        <pongPressGestureRecognizer minimumPressDuration="0.5" id="press"/>
                        <customObject id="source" customClass="CodeSource" customModule="InterfaceBuilderTests">
                            <connections>
                                <outlet property="collection" destination="grid" id="c12"/>
                            </connections>
                        </customObject>
                        <customObject id="pace" customClass="CodePace" customModule="InterfaceBuilderTests"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
}
