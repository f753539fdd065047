import Annotations
import Devices
import Drawing
import Foundation
import Geometry
import TestTraits
import Testing

@testable import Pages

@Suite(.blocking) struct PictureSetTests {
    @Test(arguments: [
        ("iphone-16-pro", 1, "Main-iphone-16-pro.png"), ("iphone-16-pro", 2, "Main-iphone-16-pro@2x.png"),
        ("iphone-16-pro/portrait/full/dark", 1, "Main-iphone-16-pro~dark.png"),
        ("iphone-16-pro/landscape/full/dark", 3, "Main-iphone-16-pro~dark@3x.png"),
    ])
    func namesAreThoseThatDocCKnows(variant: String, scale: Int, name: String) throws {
        let variant = try Variant(parsing: variant)
        #expect(PictureSet.fileName("Main-iphone-16-pro", variant, scale: scale, fileExtension: "png") == name)
    }

    private func glyphs(_ text: String) -> DrawingItem {
        .glyphs(
            GlyphRun(
                font: FontReference(postScriptName: "F", digest: "0"), size: 17, color: .black, glyphs: [], text: text))
    }

    @Test func theAlternativeTextIsWhatCanBeRead() throws {
        func element(_ id: String, _ items: [DrawingItem]) -> DrawingItem {
            .element(ElementMark(id: id, kind: "UIView", label: "no text", frame: .zero), items)
        }
        let list = DisplayList(
            size: .zero,
            items: [
                element(
                    "window",
                    [
                        element("label", [.group(GroupStyle(), [glyphs("Lunch on "), glyphs(" Friday")])]),
                        element("cell", [glyphs("Inbox"), element("badge", [glyphs("3")])]),
                        element("again", [glyphs("Inbox")]),
                    ]),
                // Annotations are not part of the picture's content.
                .element(
                    ElementMark(id: "annotations", kind: Annotator.markKind, frame: .zero), [glyphs("375 × 44")]),
            ])
        #expect(PictureRecord(list, window: list).elements.map(\.id).last == "again")
        #expect(list.texts == ["Lunch on Friday", "Inbox", "3"])
        let variant = try Variant(parsing: "ipad-pro-11/landscape/split-half@18")
        #expect(
            PictureSet.alternative(stem: "Mail", variant, texts: list.texts)
                == "Mail on iPad Pro 11-inch (4th generation), landscape, Split View, half: Lunch on Friday; Inbox; 3")
        let long = PictureSet.alternative(stem: "Mail", variant, texts: Array(repeating: "many words", count: 99))
        #expect(long.count < 310 && long.hasSuffix(" …"))
    }

    @Test func snippetsShowEveryLook() throws {
        var set = PictureSet()
        for variant in ["iphone-16-pro", "iphone-16-pro/portrait/full/dark"] {
            let variant = try Variant(parsing: variant)
            let name = "A, b-iphone-16-pro-portrait"
            let files = PictureSet.scales.map {
                PictureSet.fileName(name, variant, scale: $0, fileExtension: "png")
            }
            let list = DisplayList(size: .zero, items: [glyphs("<1> \"[x]\"")])
            set.add(
                name, stem: "A, b", document: "A, b.yaml", variant: variant, size: CGSize(width: 402, height: 874),
                files: files, record: PictureRecord(list, window: list))
        }
        let objects = try #require(
            JSONSerialization.jsonObject(with: Data(set.manifest.utf8)) as? [[String: Any]])
        #expect(objects.count == 1)
        #expect((objects[0]["light"] as? [String])?.count == 3)
        #expect((objects[0]["dark"] as? [String])?[1] == "A, b-iphone-16-pro-portrait~dark@2x.png")
        let html = try #require(objects[0]["html"] as? String)
        #expect(html.contains("(prefers-color-scheme: dark)"))
        #expect(html.contains("A%2C%20b-iphone-16-pro-portrait~dark@3x.png 3x"))
        #expect(
            html.contains(
                "width=\"402\" height=\"874\" alt=\"A, b on iPhone 16 Pro, portrait: &lt;1&gt; &quot;[x]&quot;\""))
        #expect((objects[0]["markdown"] as? String)?.hasSuffix("](A%2C%20b-iphone-16-pro-portrait)") == true)
        #expect(set.snippets.contains(html))
    }
}
