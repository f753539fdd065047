import Devices
import Diagnostics
import Foundation
import TestTraits
import Testing
import Traits
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// Objects that are not installed in a size class are created anyway.
@Suite("Views that are not installed") struct UninstalledViewTests {
    private static func frame(_ y: Int) -> String {
        #"<rect key="frame" x="0.0" y="\#(y)" width="100" height="40"/>"#
    }

    /// A label that is installed in compact width, one that is installed in regular width, and outlets to both.
    private static let document = Fixture.storyboard(
        CanvasLayoutTests.scene(
            "vc",
            view: """
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                <label text="compact" translatesAutoresizingMaskIntoConstraints="NO" id="compact"/>
                <label text="regular" translatesAutoresizingMaskIntoConstraints="NO" id="regular"/>
                <view id="box">\(frame(300))<subviews><label text="inner" id="inner">\(frame(0))</label></subviews>
                </view></subviews>
                <constraints>
                <constraint firstItem="compact" firstAttribute="top" secondItem="root" secondAttribute="top" \
                constant="100" id="c1"/>
                <constraint firstItem="compact" firstAttribute="leading" secondItem="root" \
                secondAttribute="leading" constant="10" id="c2"/>
                <constraint firstItem="regular" firstAttribute="top" secondItem="root" secondAttribute="top" \
                constant="200" id="r1"/>
                <constraint firstItem="regular" firstAttribute="leading" secondItem="root" \
                secondAttribute="leading" constant="20" id="r2"/>
                </constraints>
                <variation key="default"><mask key="subviews"><exclude reference="regular"/>\
                <exclude reference="box"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="regular"/>\
                <include reference="box"/><exclude reference="compact"/></mask></variation></view>
                """
        ).replacingOccurrences(
            of: "</viewController>",
            with: """
                <connections><outlet property="compact" destination="compact" id="o1"/>
                <outlet property="regular" destination="regular" id="o2"/>
                <outlet property="inner" destination="inner" id="o3"/>
                <outlet property="distance" destination="r1" id="o4"/></connections></viewController>
                """
        ).replacingOccurrences(
            of: "<viewController ",
            with: #"<viewController customClass="VaryingOutlets" customModule="InterfaceBuilderTests" "#),
        initial: "vc")

    private static let narrow = "ipad-pro-11/landscape/slide-over@18"
    private static let wide = "ipad-pro-11/landscape@18"

    private func run(_ body: (VaryingOutlets, (String) throws -> Void) throws -> Void) throws {
        let folder = try TemporaryFolder()
        try folder.write("Main.storyboard", Self.document)
        let job = JobEnvironment(
            variant: try Variant(parsing: Self.narrow), textSetter: EstimatedTextSetter(),
            resources: AssetLookup(
                library: AssetLibrary(catalogs: [], looseFiles: [], in: InputFolder(path: folder.path)),
                store: ImageStore(),
                documents: DocumentLibrary(paths: ["\(folder.path)/Main.storyboard"], modules: [])))
        try JobEnvironment.$running.withValue(job) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let controller = try #require(storyboard.instantiateInitialViewController() as? VaryingOutlets)
            let window = UIWindow(windowScene: UIWindowScene())
            window.frame.size = try Variant(parsing: Self.narrow).windowSize
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            try body(controller) { name in
                window.transition(to: SceneGeometry(try Variant(parsing: name)))
                window.layoutIfNeeded()
            }
            #expect(job.diagnostics.filter { $0.severity != .note }.map(\.description) == [])
        }
    }

    @Test(
        "ADAPT-35 MODAL-12 AL-17 Outlets of views uninstalled for a size class are set, and re-installed views are the same objects"
    )
    func outlets() throws {
        try run { controller, turn in
            let (compact, regular) = try (#require(controller.compact), #require(controller.regular))
            let (inner, distance) = try (#require(controller.inner), #require(controller.distance))
            #expect(compact.superview === controller.view && regular.superview == nil)
            #expect(inner.superview?.superview == nil && !distance.isActive)
            try turn(Self.wide)
            #expect(compact.superview == nil && regular.superview === controller.view)
            #expect(inner.superview?.superview === controller.view && distance.isActive)
            #expect(regular.frame.minY == 200)
            try turn(Self.narrow)
            #expect(compact.superview === controller.view && regular.superview == nil && !distance.isActive)
            #expect(compact.frame.origin == CGPoint(x: 10, y: 100))
            #expect(controller.compact === compact && controller.regular === regular)
        }
    }

    @Test("MODAL-11 MODAL-12 SB-2 What code does to uninstalled views survives rotations")
    func codeEdits() throws {
        try run { controller, turn in
            let (compact, regular) = try (#require(controller.compact), #require(controller.regular))
            let distance = try #require(controller.distance)
            compact.text = "edited by code"
            regular.text = "edited while away"
            distance.constant = 222
            try turn(Self.wide)
            #expect(regular.window != nil && regular.text == "edited while away" && regular.frame.minY == 222)
            try turn(Self.narrow)
            #expect(compact.window != nil && compact.text == "edited by code")
            regular.text = "edited again"
            try turn(Self.wide)
            #expect(regular.text == "edited again" && regular.frame.minY == 222)
        }
    }

    @Test("AL-17 A view that code removed stays away, unless its class ends and begins again")
    func removedByCode() throws {
        try run { controller, turn in
            let compact = try #require(controller.compact)
            compact.removeFromSuperview()
            try turn("ipad-pro-11/portrait/slide-over@18")
            #expect(compact.superview == nil)
            try turn(Self.wide)
            try turn(Self.narrow)
            #expect(compact.superview === controller.view)
        }
    }

    @Test("AL-17 Reports and pictures leave uninstalled views out")
    func reports() throws {
        let document = try Fixture.read(Self.document, path: "Test.storyboard").value
        for (name, shown) in [(Self.narrow, ["compact"]), (Self.wide, ["regular", "box", "inner"])] {
            let variant = try Variant(parsing: name)
            JobEnvironment.$running.withValue(JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())) {
                let tree = VariantTree(document, on: variant)
                tree.layout()
                #expect(tree.builder.made.map(\.source.id) == ["root"] + shown)
                #expect(tree.report.scenes.flatMap(\.views).map(\.id) == ["root"] + shown)
                #expect(Set(tree.builder.views.keys) == ["root", "compact", "regular", "box", "inner"])
            }
        }
    }
}

final class VaryingOutlets: UIViewController {
    @Outlet var compact: UILabel!
    @Outlet var regular: UILabel!
    @Outlet var inner: UILabel!
    @Outlet var distance: NSLayoutConstraint!
}
