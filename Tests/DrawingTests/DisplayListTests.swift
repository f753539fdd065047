import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Display list") struct DisplayListTests {
    /// A list with an item of every kind.
    static let sample = DisplayList(
        size: CGSize(width: 390, height: 844),
        items: [
            .rectangle(CGRect(x: 0, y: 0, width: 390, height: 844), .white),
            .element(
                ElementMark(
                    id: "title", kind: "UILabel", label: "Settings",
                    location: SourceLocation(file: "Main.storyboard", line: 41, column: 13),
                    frame: CGRect(x: 20, y: 64, width: 350, height: 24)),
                [
                    .glyphs(
                        GlyphRun(
                            font: FontReference(postScriptName: "Inter-Regular", digest: "00"), size: 17,
                            color: .black,
                            glyphs: [
                                .init(index: 4, position: CGPoint(x: 20, y: 83.5)),
                                .init(index: 5, position: CGPoint(x: 78.2, y: 83.5)),
                            ],
                            text: "Settings"))
                ]),
            .group(
                GroupStyle(
                    transform: CGAffineTransform(translationX: 10, y: 20),
                    clip: .roundedRectangle(CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 4),
                    opacity: 0.5),
                [
                    .stroke(
                        .rectangle(CGRect(x: 1, y: 1, width: 10, height: 10)),
                        .linearGradient(
                            Gradient(stops: [.init(color: .black, offset: 0), .init(color: .clear, offset: 1)]),
                            from: .zero, to: CGPoint(x: 0, y: 40)),
                        StrokeStyle(width: 0.5, cap: .round, join: .bevel, dashes: [2, 1])),
                    .element(
                        ElementMark(
                            id: "dot", kind: "UIView", frame: CGRect(x: 5, y: 5, width: 10, height: 10)),
                        [
                            .shadow(
                                .ellipse(in: CGRect(x: 5, y: 5, width: 10, height: 10)),
                                Shadow(
                                    color: Color(white: 0, alpha: 0.25), offset: CGSize(width: 0, height: 2),
                                    radius: 3))
                        ]),
                ]),
        ], title: "Settings", summary: "A title over a white screen")

    @Test("has a digest that is the same in every process and on every machine")
    func digestIsStable() {
        #expect(
            Self.sample.digest.hexadecimal == "9a28ceda30471ab7f8124057096b523ebb5ccdb94773da6364c417ece385a0bd")
        #expect(
            Self.sample.appearanceDigest.hexadecimal
                == "9712125569e0d45a4fc91fe55d5f70be935775cc3929421cfc7c01335b98a7c8")
    }

    @Test("has another digest after any change, and another appearance after a visible one")
    func digestSeesChanges() {
        var moved = Self.sample
        moved.items[0] = .rectangle(CGRect(x: 0, y: 0, width: 390, height: 843), .white)
        #expect(moved.digest != Self.sample.digest)
        #expect(moved.appearanceDigest != Self.sample.appearanceDigest)

        var renamed = Self.sample
        renamed.title = "Preferences"
        #expect(renamed.digest != Self.sample.digest)
        #expect(renamed.appearanceDigest == Self.sample.appearanceDigest)

        let unmarked = Self.sample.mapItems { item in
            if case .element(_, let children) = item { children } else { [item] }
        }
        #expect(unmarked.digest != Self.sample.digest)
        #expect(unmarked.appearanceDigest == Self.sample.appearanceDigest)
        #expect(unmarked.marks.isEmpty)
    }

    @Test("is equal to one from another folder or with moved lines, apart from locations")
    func locations() {
        let moved = Self.sample.mapItems { item in
            guard case .element(var mark, let items) = item else { return [item] }
            mark.location = SourceLocation(file: "Copy/Main.storyboard", line: 57, column: 13)
            return [.element(mark, items)]
        }
        #expect(moved != Self.sample && moved.withoutLocations == Self.sample.withoutLocations)
        #expect(Self.sample.withoutLocations.marks.map(\.mark.id) == Self.sample.marks.map(\.mark.id))
    }

    @Test("distinguishes nesting in its digest")
    func digestSeesNesting() {
        let item = DrawingItem.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1), .black)
        let inside = DisplayList(size: .zero, items: [.group(GroupStyle(), [item, item])])
        let beside = DisplayList(size: .zero, items: [.group(GroupStyle(), [item]), item])
        #expect(inside.digest != beside.digest)
    }

    @Test("prints one line per item")
    func dump() {
        #expect(
            Self.sample.dump == """
                display 390 844 "Settings"
                fill rectangle 0 0 390 844 #ffffff
                element "title" UILabel "Settings" Main.storyboard:41:13 frame 20 64 350 24
                  glyphs Inter-Regular/17 "Settings" at 20 83.5 to 78.2 83.5 fill #000000
                group move 10 20 clip path M0 4 C0 1.791 1.791 0 4 0 L36 0 C38.209 0 40 1.791 40 4 L40 36 \
                C40 38.209 38.209 40 36 40 L4 40 C1.791 40 0 38.209 0 36 Z opacity 0.5
                  stroke rectangle 1 1 10 10 linear 0 0 to 0 40 #000000@0 #00000000@1 width 0.5 cap round join bevel \
                dashes 2 1
                  element "dot" UIView frame 5 5 10 10
                    shadow path M5 10 C5 7.239 7.239 5 10 5 C12.761 5 15 7.239 15 10 C15 12.761 12.761 15 10 15 \
                C7.239 15 5 12.761 5 10 Z #00000040 offset 0 2 radius 3

                """)
    }

    @Test("finds marks in the coordinates of the picture")
    func marks() {
        let marks = Self.sample.marks
        #expect(marks.map(\.mark.id) == ["title", "dot"])
        #expect(marks[1].frame == CGRect(x: 15, y: 25, width: 10, height: 10))
        #expect(marks.map(\.depth) == [0, 0])
    }

    @Test("computes its bounds, which a clip reduces")
    func bounds() {
        #expect(Self.sample.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        let clipped = DrawingItem.clipped(
            to: .rectangle(CGRect(x: 2, y: 2, width: 3, height: 3)),
            [.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100), .black)])
        #expect(clipped.bounds == CGRect(x: 2, y: 2, width: 3, height: 3))
        #expect(DisplayList(size: CGSize(width: 5, height: 5)).bounds == nil)
    }
}
