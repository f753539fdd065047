import Diagnostics
import Foundation
import InterfaceDocuments
import LocatedText
import Testing

/// Invalid documents give one problem with a location: never a crash, never two problems.
@Suite struct HostileDocumentTests {
    static let header =
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">"#

    static let refused: [(name: String, text: String, code: String)] = [
        ("empty", "", "empty-document"),
        ("only blanks", " \n\t ", "empty-document"),
        ("not XML", "hello there", "not-xml"),
        ("an image", "\u{89}PNG\r\n\u{1A}\n", "not-xml"),
        ("truncated", header + "<objects><view id=\"a\">", "malformed-xml"),
        ("cut in a tag", header + "<objects><view id=\"a", "malformed-xml"),
        ("crossed tags", header + "<objects></document></objects>", "malformed-xml"),
        ("an attribute twice", "<document type=\"a\" type=\"b\"/>", "malformed-xml"),
        ("two roots", "<document type=\"CocoaTouch.XIB\"/><document/>", "malformed-xml"),
        ("a web page", "<html><body/></html>", "not-interface-builder"),
        ("an entity bomb", entityBomb, "document-type-declaration"),
        ("an external entity", "<!DOCTYPE a SYSTEM \"file:///etc/hostname\"><a/>", "document-type-declaration"),
        ("macOS", document(type: "com.apple.InterfaceBuilder3.Cocoa.XIB"), "other-platform"),
        ("macOS storyboard", document(type: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"), "other-platform"),
        ("tvOS", document(type: "com.apple.InterfaceBuilder.AppleTV.Storyboard"), "other-platform"),
        ("watchOS", document(type: "com.apple.InterfaceBuilder.WatchKit.Storyboard"), "other-platform"),
        ("Xcode 3", #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#, "old-format"),
        ("an unknown kind", document(type: "org.example.Other"), "unknown-document-type"),
        ("deep nesting", header + String(repeating: "<view>", count: 10_000), "too-deep"),
        ("too many elements", header + String(repeating: "<view/>", count: 500_001), "too-many"),
        (
            "too many constraints", header + String(repeating: "<constraint/>", count: 20_001) + "</document>",
            "too-many"
        ),
        ("a text too long", header + "<a b=\"" + String(repeating: "x", count: 100_001) + "\"/>", "text-too-long"),
        ("a content too long", header + "<string>" + String(repeating: "x", count: 100_001), "text-too-long"),
    ]

    static func document(type: String) -> String { "<document type=\"\(type)\" version=\"3.0\"/>" }

    static var entityBomb: String {
        var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY a0 \"lol\">"
        for level in 1...20 {
            text += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
        }
        return text + "]>\n<document>&a20;</document>"
    }

    @Test("One problem, with a location", arguments: refused.map(\.name))
    func refusal(name: String) throws {
        let (_, text, code) = try #require(Self.refused.first { $0.name == name })
        do {
            _ = try InterfaceDocument.read(Data(text.utf8), path: "Bad.xib")
            Issue.record("it was read")
        } catch {
            #expect(error.diagnostics.map(\.problem.code) == [code])
            #expect(error.diagnostics.first?.location?.file == "Bad.xib")
            #expect(error.diagnostics.first?.problem.remedy != nil)
        }
    }

    @Test(
        "A processing instruction is skipped wherever it is, with content or without",
        arguments: ["<?x?>", "<?x y?>", "<?x ?>", "<?\u{E9}?>", "<!--<?x?>-->", "<!---->"])
    func instruction(_ text: String) throws {
        let view = #"<view id="a"><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#
        let document = try InterfaceDocument.read(
            Data((text + Self.header + text + "<objects>" + text + view + "</objects></document>" + text).utf8),
            path: "A.xib")
        #expect(document.diagnostics.isEmpty && document.value.objects.count == 1)
    }

    /// Syntax errors, and their column.
    static let broken: [(text: String, column: Int)] = [
        ("<label text=\"a<b\"/>", 15), ("<label text=\"&nobody;\"/>", 14), ("<label></view>", 8),
        ("<label a=\"1\" a=\"2\"/>", 14), ("<!-- a -- b --->", 8), ("&#0;", 1),
        ("<<<<<< HEAD", 2), ("<label text=a/>", 13), ("<label text/>", 12),
        ("<label a=\"1\"b=\"2\"/>", 13), ("</objects></document><view/>", 22), ("<1/>", 2), ("\u{1}", 1),
        ("<!-- ", 1), ("<![CDATA[ ", 1), ("<label text=\"&amp\"/>", 14),
    ]

    @Test("A syntax error is reported at its location, not at the end of the file", arguments: broken.indices)
    func placeOfWhatIsBroken(index: Int) {
        let (text, column) = Self.broken[index]
        let document = Self.header + "\n<objects><view id=\"a\"/>\n" + text + "\n</objects>\n\n</document>"
        let error = #expect(throws: DiagnosedError.self) {
            try InterfaceDocument.read(Data(document.utf8), path: "A.xib")
        }
        let found = error?.diagnostics.first
        #expect(found?.problem.code == "malformed-xml")
        #expect(found?.location?.line == 3 && found?.location?.column == column, "\(text): \(found?.description ?? "")")
    }

    @Test func missingFile() {
        #expect(throws: DiagnosedError.self) {
            try InterfaceDocument.read(contentsOfFile: "/nowhere/Missing.storyboard")
        }
    }

    @Test(
        "Numbers too large for layout are errors, and defaults replace them",
        arguments: [
            ("nan", "bad-number"), ("inf", "bad-number"), ("0x10", "bad-number"), ("", "bad-number"),
            ("1,5", "bad-number"), ("1e9", "number-out-of-range"), ("-2000000", "number-out-of-range"),
            ("1e999", "number-out-of-range"),
        ])
    func numbers(text: String, code: String) throws {
        let document = try read(
            """
            <view id="v"><constraints>
            <constraint id="c" firstAttribute="width" constant="\(text)"/>
            </constraints></view>
            """)
        #expect(document.diagnostics.map(\.problem.code) == [code])
        let view = try #require(document.value.topViews.first)
        #expect(view.constraints.first?.constant == 0)
        #expect(document.diagnostics.first?.location?.line == 4)
        #expect(document.diagnostics.first?.location?.column == 1)
    }

    @Test("Reading ends, whatever bytes are removed or changed", arguments: 0..<60)
    func mutations(seed: Int) throws {
        var bytes = Array(Fixture.everyKindOfView.utf8)
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        if seed % 3 == 0 {
            bytes.removeSubrange(next(bytes.count)...)
        } else {
            for _ in 0..<(1 + seed % 5) { bytes[next(bytes.count)] = UInt8(next(256)) }
        }
        do {
            let document = try InterfaceDocument.read(Data(bytes), path: "Mutant.xib")
            #expect(document.diagnostics.allSatisfy { $0.location?.file == "Mutant.xib" })
        } catch {
            #expect(error.diagnostics.count == 1)
        }
    }

    @Test("One very long line is read in reasonable time")
    func longLine() throws {
        let views = (0..<4_000).map { "<view id=\"v\($0)\" contentMode=\"scaleToFill\"/>" }.joined()
        let document = try InterfaceDocument.read(
            Data((Self.header + "<objects>" + views + "</objects></document>").utf8), path: "Long.xib")
        #expect(document.value.topViews.count == 4_000)
        let before = Self.header + "<objects>" + "<view id=\"v0\" contentMode=\"scaleToFill\"/>"
        #expect(document.value.topViews[1].location.column == before.count + 1)
    }

    private func read(_ objects: String) throws -> Diagnosed<InterfaceDocument> {
        try InterfaceDocument.read(
            Data((Self.header + "<objects>\n\n" + objects + "\n</objects></document>").utf8), path: "Test.xib")
    }
}

@Suite("A document with a merge conflict") struct MergeConflictTests {
    @Test(
        "is reported with the line where it begins",
        arguments: [
            ("a\nb\n<<<<<<< HEAD\nc", 3), ("<<<<<<< main\n", 1), ("a <<<<<<< HEAD", nil), ("<<<<<<<", nil),
            ("<<<<<<\n<<<<<<< x", 2), ("", nil),
        ] as [(String, Int?)])
    func line(text: String, expected: Int?) {
        #expect(MergeConflict.line(in: text.utf8) == expected)
    }

    @Test("is one problem, not broken XML; similar texts in a valid document are not conflicts")
    func document() throws {
        let sound = Fixture.everyKindOfView
        let broken = sound.replacing("<objects>", with: "<<<<<<< HEAD\n<objects>\n=======\n<objects>\n>>>>>>> topic")
        #expect {
            try Fixture.read(broken)
        } throws: { error in
            let found = (error as? DiagnosedError)?.diagnostics ?? []
            return found.map { $0.problem as? XMLProblem } == [.mergeConflict] && found.first?.location?.line == 4
        }
        _ = try Fixture.read(sound.replacing("<objects>", with: "<!--\n<<<<<<< HEAD\n--><objects>"))
    }
}
