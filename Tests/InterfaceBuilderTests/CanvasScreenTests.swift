import Foundation
import Testing
import UIKit

/// The screen of the canvas.
@Suite struct CanvasScreenTests {
    private static let root = """
        <view key="view" contentMode="scaleToFill" id="root"><subviews>
        <view contentMode="scaleToFill" id="box"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
        </subviews><variation key="widthClass=compact"><mask key="subviews"><exclude reference="box"/></mask>
        </variation></view>
        """

    @Test(
        "SC-4 (partly) A part of an iPad's screen has its own class on the canvas",
        arguments: [
            ("fullscreen", 1024, false), ("splitview2_3", 694, false), ("splitview1_2", 507, true),
            ("splitview1_3", 320, true),
        ] as [(String, CGFloat, Bool)])
    func partOfTheScreen(layout: String, width: CGFloat, isCompact: Bool) throws {
        let device = #"<device id="ipad9_7" orientation="landscape" layout="\#(layout)" appearance="light"/>"#
        let report = try CanvasLayoutTests.report(
            Fixture.storyboard(CanvasLayoutTests.scene("vc", view: Self.root), device: device))
        #expect(CanvasLayoutTests.frame("root", in: report)?.width == width)
        #expect((CanvasLayoutTests.frame("box", in: report) == nil) == isCompact)
    }

    @Test(
        "SB-1 (partly) Before there were size classes the canvas was the screen of a phone or an iPad",
        arguments: [
            ("iOS.CocoaTouch", "", 320, 568), ("iOS.CocoaTouch", #" orientation="landscapeRight""#, 568, 320),
            ("iOS.CocoaTouch.iPad", "", 768, 1024),
            ("iOS.CocoaTouch.iPad", #" orientation="landscapeRight""#, 1024, 768),
        ] as [(String, String, CGFloat, CGFloat)])
    func beforeSizeClasses(runtime: String, orientation: String, width: CGFloat, height: CGFloat) throws {
        let text = Fixture.storyboard(CanvasLayoutTests.scene("vc", view: Self.root), device: "")
            .replacingOccurrences(of: #"targetRuntime="iOS.CocoaTouch""#, with: #"targetRuntime="\#(runtime)""#)
            .replacingOccurrences(of: #"useTraitCollections="YES""#, with: "")
            .replacingOccurrences(
                of: "</scenes>",
                with: """
                    </scenes><simulatedMetricsContainer key="defaultSimulatedMetrics">
                    <simulatedOrientationMetrics key="orientation"\(orientation)/></simulatedMetricsContainer>
                    """)
        let report = try CanvasLayoutTests.report(text)
        #expect(CanvasLayoutTests.frame("root", in: report)?.size == CGSize(width: width, height: height))
        #expect(CanvasLayoutTests.frame("box", in: report) != nil)
    }
}
