import Foundation
import StoredFrames
import Testing

@Suite struct StoredDocumentTests {
    private func document(_ views: String, attributes: String = "") -> Data {
        Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"\(attributes)>
            <objects><view id="root" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(views)</subviews></view></objects></document>
            """.utf8)
    }

    private let solved = #"""
        <label id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2.5" width="3" height="4"/></label>
        """#

    @Test func solvedFramesAreTakenOutOfTheText() throws {
        let document = try #require(StoredDocument(document(solved)))
        #expect(document.views.map(\.id) == ["a"])
        #expect(document.views[0].frame == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(document.views[0].holdsText)
        let text = String(decoding: document.text, as: UTF8.self)
        #expect(text.contains(#"<label id="a" translatesAutoresizingMaskIntoConstraints="NO"></label>"#))
        // A root view has no other source for its size.
        #expect(text.contains(#"<rect key="frame" x="0" y="0" width="9" height="9"/>"#))
    }

    @Test func fixedFramesAndViewsWithoutAutoLayoutKeepTheirFrames() throws {
        let fixed =
            #"<view id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="1" width="1" height="1"/></view>"#
        let resized = #"<view id="c"><rect key="frame" x="2" y="2" width="2" height="2"/></view>"#
        let document = try #require(StoredDocument(document(solved + fixed + resized)))
        #expect(document.views.map(\.id) == ["a"])
        let text = String(decoding: document.text, as: UTF8.self)
        #expect(text.contains(fixed))
        #expect(text.contains(resized))
    }

    @Test func aViewThatHoldsALabelHoldsText() throws {
        let nested =
            #"<view id="d" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="1" width="1" height="1"/><subviews><imageView/><label/></subviews></view>"#
        let image =
            #"<imageView id="e" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="1" width="1" height="1"/></imageView>"#
        let document = try #require(StoredDocument(document(nested + image)))
        #expect(document.views.map(\.holdsText) == [true, false])
    }

    @Test(arguments: [#" misplaced="YES""#, #" ambiguous="YES""#])
    func documentsWhoseFramesAreOldAreLeftOut(_ mark: String) {
        #expect(StoredDocument(document(#"<view id="f"\#(mark)/>"# + solved)) == nil)
    }

    @Test func documentsWithoutSolvedFramesAreLeftOut() {
        #expect(StoredDocument(document("")) == nil)
        let without = String(decoding: document(solved), as: UTF8.self)
        #expect(StoredDocument(Data(without.replacing(#" useAutolayout="YES""#, with: "").utf8)) == nil)
        #expect(StoredDocument(Data(without.replacing("CocoaTouch", with: "Cocoa").utf8)) == nil)
    }

    @Test(arguments: ["<a><b></a>", "<a>", "<a b=c/>", "<a b='1' b='2'/>", "<a/><b/>", "", "text", "<a></a></a>"])
    func malformedDocumentsAreNotRead(_ text: String) {
        #expect(MarkupDocument(Array(text.utf8)) == nil)
    }

    @Test func elementsKnowTheirPlaces() throws {
        let text = #"<?xml version="1.0"?><!-- <x> --><a b = "1>2"><c/><d e='f'>text<![CDATA[<g>]]><h /></d ></a>"#
        let document = try #require(MarkupDocument(Array(text.utf8)))
        #expect(document.elements.map(\.name) == ["a", "c", "d", "h"])
        #expect(document.elements[0]["b"] == "1>2")
        #expect(document.children(of: 0) == [1, 2])
        #expect(Array(document.ancestors(of: 3)) == [2, 0])
        #expect(document.elements[2].subtree == 2..<4)
        let bytes = document.elements[3].bytes
        #expect(String(decoding: Array(text.utf8)[bytes], as: UTF8.self) == "<h />")
    }
}
