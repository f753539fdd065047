import Foundation
import Testing

@testable import Goldens

@Suite("Layout as text") struct LayoutTests {
    /// A window of two views, one with a label in it.
    static let base = LayoutText(
        document: "Main", variant: "iphone-6-3/portrait/full/light/large/ltr@26",
        window: CGSize(width: 400, height: 800), scale: 3, traits: "phone width=compact height=regular light",
        elements: [
            LayoutElement(
                kind: "UIView", id: "root", frame: CGRect(x: 0, y: 0, width: 400, height: 800),
                properties: [LayoutProperty(.fill, "#ffffff")],
                children: [
                    LayoutElement(
                        kind: "UIView", id: "card", frame: CGRect(x: 20, y: 100, width: 360, height: 200),
                        children: [
                            label("title", "Two \"words\" =x", CGRect(x: 10, y: 10, width: 120.333, height: 20)),
                            label("note", "first line\nsecond  line", CGRect(x: 10, y: 40, width: 200, height: 40)),
                        ]),
                    LayoutElement(
                        kind: "UIImageView", id: "logo", name: "Logo",
                        frame: CGRect(x: 150, y: 400, width: 96, height: 96),
                        properties: [LayoutProperty(.image, "abc123"), LayoutProperty(.drawing, "0011223344")]),
                ])
        ])

    static func label(_ id: String, _ text: String, _ frame: CGRect) -> LayoutElement {
        LayoutElement(
            kind: "UILabel", id: id, name: text.replacingOccurrences(of: "\n", with: " "), frame: frame,
            properties: [
                LayoutProperty(.text, text), LayoutProperty(.font, "Inter-Regular/17"),
                LayoutProperty(.color, "#000000"), LayoutProperty(.baseline, "0,16"),
            ])
    }

    /// The sentences of one change to the base.
    static func sentences(_ change: (inout LayoutElement) -> Void) -> [String] {
        var changed = base
        change(&changed.elements[0])
        return LayoutComparison.changes(from: base, to: changed).map(\.sentence)
    }

    @Test("reports added and removed traits, and another window size")
    func environment() {
        var changed = Self.base
        changed.traits = "phone width=compact height=regular dark"
        changed.window.width = 390
        #expect(
            LayoutComparison.changes(from: Self.base, to: changed).map(\.sentence) == [
                "the window is 390 × 800 pt, was 400 × 800 and has the traits dark, had light"
            ])
        changed.window = Self.base.window
        #expect(
            LayoutComparison.changes(from: Self.base, to: changed).map(\.sentence) == [
                "the window has the traits dark, had light"
            ])
    }

    @Test("is read as it was written, whatever its texts contain")
    func roundTrip() throws {
        let again = try LayoutText(reading: Self.base.text)
        #expect(again == Self.base)
        #expect(again.text == Self.base.text && again.digest == Self.base.digest)
        #expect(Self.base.text.split(separator: "\n").count == 10, "a line an element")
    }

    @Test(
        "reports the line of an error",
        arguments: [
            ("", 1), ("something else\n", 1), ("maquette layout 1\nvariant x\n", 4),
        ])
    func damaged(text: String, line: Int) {
        #expect(throws: GoldenProblem.unreadableLayout(line: line)) { try LayoutText(reading: text) }
    }

    @Test("with any damaged line is rejected or read as something else, without a crash")
    func everyDamagedByte() throws {
        let bytes = Array(Self.base.text.utf8)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] = UInt8(ascii: "~")
            let text = String(decoding: damaged, as: UTF8.self)
            do throws(GoldenProblem) {
                #expect(try LayoutText(reading: text) != Self.base, "byte \(index)")
            } catch {
                guard case .unreadableLayout = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }

    @Test("reports one change exactly")
    func seededChanges() {
        #expect(Self.sentences { _ in } == [])
        #expect(Self.sentences { $0.children[0].frame.origin.y += 1 } == ["view #card moved down 1 pt"])
        #expect(
            Self.sentences { $0.children[0].children[0].frame.size.width -= 0.333 } == [
                "label ‘Two \"words\" =x’ became 0.33 pt narrower (now 120 × 20)"
            ])
        #expect(
            Self.sentences { $0.properties[0].value = "#fefefe" } == [
                "view #root changed its background from #ffffff to #fefefe"
            ])
        #expect(
            Self.sentences { $0.children[0].children[1].properties[1].value = "Inter-Regular/18" } == [
                "label ‘first line second  line’ changed its font size from 17 to 18 pt"
            ])
        #expect(
            Self.sentences { $0.children[0].children[0].properties[2].value = "#000001" } == [
                "label ‘Two \"words\" =x’ changed its text color from #000000 to #000001"
            ])
        #expect(
            Self.sentences { $0.children[1].properties[0].value = "ffff" } == [
                "image view ‘Logo’ shows another picture"
            ])
        #expect(
            Self.sentences { $0.children.remove(at: 0) } == [
                "view #card vanished with 2 elements in it, was at 20, 100, 360 × 200"
            ])
        #expect(
            Self.sentences {
                $0.children.insert(
                    LayoutElement(kind: "UISwitch", id: "new", frame: CGRect(x: 1, y: 2, width: 51, height: 31)), at: 1)
            } == ["switch #new appeared at 1, 2, 51 × 31"])
        #expect(
            Self.sentences { $0.children.swapAt(0, 1) }.count == 1, "one of two overtook the other")
        #expect(
            Self.sentences {
                let moved = $0.children.remove(at: 1)
                $0.children[0].children.append(moved)
            } == ["image view ‘Logo’ is now in view #card"])
    }

    @Test("describes the position of a text within its element")
    func movedText() {
        let words = [
            "0.035,16": "0.04 pt further right", "-2,15": "2 pt further left and 1 pt higher",
            "0,16.001": "0.001 pt lower",
        ]
        for (baseline, place) in words.sorted(by: { $0.key < $1.key }) {
            #expect(
                Self.sentences { $0.children[0].children[0].properties[3].value = baseline } == [
                    "label ‘Two \"words\" =x’ shows its text \(place)"
                ])
        }
    }

    @Test("does not report the name of an element that is named after its text")
    func namedByContents() {
        var base = Self.base
        base.elements[0].children[0].name = base.elements[0].children[0].children[0].name
        func sentences(_ change: (inout LayoutElement) -> Void) -> [String] {
            var changed = base
            change(&changed.elements[0].children[0])
            return LayoutComparison.changes(from: base, to: changed).map(\.sentence)
        }
        let renamed = sentences {
            $0.name = "Three"
            $0.children[0].name = "Three"
            $0.children[0].properties[0].value = "Three"
        }
        #expect(renamed.count == 1 && renamed.allSatisfy { $0.hasPrefix("label") }, "\(renamed)")
        #expect(sentences { $0.name = "Three" } == ["view ‘Two \"words\" =x’ is called ‘Three’ now"])
    }

    @Test(
        "reports the visible part of texts",
        arguments: [
            ("one two", "one two three", "gained the word ‘three’"),
            ("one two three", "one two", "lost its last word ‘three’"),
            ("one two three", "one three", "lost the word ‘two’"),
            ("one two", "one\ntwo", "breaks its lines elsewhere"),
            ("one two three", "one tw…", "is cut off: ‘one tw…’"),
            ("one two three", "one two…", "lost its last word to ‘…’: ‘one two…’"),
            ("one tw…", "one two three", "shows more of its text: ‘one two three’"),
            ("one", "two", "changed its text from ‘one’ to ‘two’"),
            (
                "Ships from here on Tuesdays and Fridays.", "Ships from here on Mondays and most Fridays.",
                "says ‘Mondays and most’ instead of ‘Tuesdays and’"
            ),
            ("one two three four", "one two and a half three four", "gained the words ‘and a half’"),
            ("one two and a half three four", "one two three four", "lost the words ‘and a half’"),
        ])
    func texts(old: String, new: String, words: String) {
        var (before, after) = (Self.base, Self.base)
        before.elements[0].children[0].children[0].properties[0].value = old
        after.elements[0].children[0].children[0].properties[0].value = new
        // The name stays, as for a label whose text is truncated.
        let found = LayoutComparison.changes(from: before, to: after).map(\.words)
        #expect(found == [words])
    }

    @Test("identifies elements by kind if they have only a position")
    func places() {
        func cells(_ names: [String]) -> LayoutText {
            var layout = Self.base
            layout.elements[0].children = names.enumerated().map { index, name in
                LayoutElement(
                    kind: "UITableViewCell", id: "~\(index)", name: name,
                    frame: CGRect(x: 0, y: Double(index) * 44, width: 400, height: 44))
            }
            return layout
        }
        let changes = LayoutComparison.changes(from: cells(["a", "b", "c"]), to: cells(["a", "new", "b", "c"]))
        #expect(
            changes.map(\.sentence) == [
                "table view cell ‘new’ appeared at 0, 44, 400 × 44", "table view cell ‘b’ moved down 44 pt",
                "table view cell ‘c’ moved down 44 pt",
            ])
    }

    @Test("finds nothing between equal layouts, and the same in both directions")
    func symmetric() {
        var other = Self.base
        other.elements[0].children[0].children[0].frame.origin.x += 4
        other.elements[0].children.remove(at: 1)
        let there = LayoutComparison.changes(from: Self.base, to: other)
        let back = LayoutComparison.changes(from: other, to: Self.base)
        #expect(there.map(\.kinds) == [[.vanished], [.moved]] || there.map(\.kinds) == [[.moved], [.vanished]])
        #expect(Set(back.map(\.words)) == ["moved left 4 pt", "appeared at 150, 400, 96 × 96"])
    }
}
