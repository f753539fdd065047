import Diagnostics
import Drawing
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// Pictures of Interface Builder's canvas.
@Suite("Pictures of the canvas") struct CanvasPictureTests {
    private static let root = """
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
        <subviews>
        <view contentMode="scaleToFill" id="wide" userLabel="Wide box" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="30" y="60" width="300" height="150"/>
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        <label text="Only tall" id="tall" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="30" y="300" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews>
        <constraints><constraint firstItem="wide" firstAttribute="width" constant="300" id="c1"/></constraints>
        <variation key="widthClass=compact"><mask key="subviews"><exclude reference="wide"/></mask>
        <mask key="constraints"><exclude reference="c1"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="tall"/></mask></variation>
        </view>
        """

    private static func document(device: String = "", title: String? = nil) throws -> InterfaceDocument {
        let scene = CanvasLayoutTests.scene("vc", view: root, attributes: title.map { #" title="\#($0)""# } ?? "")
        return try Fixture.read(Fixture.storyboard(scene, device: device), path: "Test.storyboard").value
    }

    private func pictures(_ document: InterfaceDocument, _ square: CanvasSquare? = nil) -> [CanvasPicture] {
        CanvasLayout(textSetter: EstimatedTextSetter()).pictures(of: document, on: square)
    }

    @Test("ADAPT-32 SB-1 the canvas is 600 × 600 before Xcode 8, and the device of View As after it")
    func ownCanvas() throws {
        let square = try #require(pictures(try Self.document(title: "Menu")).first)
        #expect(square.list.size == CGSize(width: 600, height: 600))
        #expect(square.name == "Menu")
        #expect(square.excludedViews == [] && square.excludedConstraints == 0)
        #expect(Set(square.list.marks.map(\.mark.id)).isSuperset(of: ["root", "wide", "tall"]))
        let device = #"<device id="retina6_1" orientation="landscape" appearance="light"/>"#
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "vc", view: Self.root.replacing(#"width="600" height="600""#, with: #"width="896" height="414""#)),
            device: device)
        let landscape = try #require(pictures(try Fixture.read(text, path: "Test.storyboard").value).first)
        #expect(landscape.list.size == CGSize(width: 896, height: 414))
    }

    @Test(
        "ADAPT-32 SB-2 each of the nine squares has its size, and names and marks what it excludes",
        arguments: CanvasSquare.all)
    func squares(square: CanvasSquare) throws {
        let picture = try #require(pictures(try Self.document(), square).first)
        #expect(picture.list.size == square.size)
        let excluded =
            (square.width == .compact ? ["Wide box"] : []) + (square.height == .compact ? ["UILabel “Only tall”"] : [])
        #expect(picture.excludedViews == excluded)
        #expect(picture.excludedConstraints == (square.width == .compact ? 1 : 0))
        let dashed = picture.list.items.description.components(separatedBy: "dashes: [4.0, 3.0]").count - 1
        #expect(dashed == excluded.count)
        #expect(picture.list.marks.contains { $0.mark.id == "wide" } == (square.width != .compact))
    }

    @Test("The notation of a square", arguments: ["wC-hR", "wC hR", "wcompact_hregular"])
    func notation(word: String) {
        #expect(CanvasSquare(word) == CanvasSquare(width: .compact, height: .regular))
    }

    @Test("A word that names no square", arguments: ["", "wC", "hR-wC", "wX-hR", "wC-hR-wC", "Main.storyboard"])
    func noSquare(word: String) { #expect(CanvasSquare(word) == nil) }

    @Test("The squares are three rows of three, and their notation is read again")
    func grid() {
        #expect(CanvasSquare.all.count == 9)
        #expect(CanvasSquare.all.allSatisfy { CanvasSquare($0.description) == $0 })
        #expect(CanvasSquare.all[4].size == CGSize(width: 600, height: 600))
    }
}
