import Drawing
import Foundation
import Geometry
import Testing

@Suite("Pictures on the way to others")
struct BlendingTests {
    private func box(_ id: String, _ frame: CGRect, _ color: Color) -> DrawingItem {
        .element(
            ElementMark(id: id, kind: "UIView", frame: frame),
            [
                .group(
                    GroupStyle(transform: CGAffineTransform(translationX: frame.minX, y: frame.minY)),
                    [.fill(.rectangle(CGRect(origin: .zero, size: frame.size)), .color(color))])
            ])
    }

    private func list(_ size: CGSize, _ items: DrawingItem...) -> DisplayList { DisplayList(size: size, items: items) }

    private let portrait = CGSize(width: 100, height: 200)
    private let landscape = CGSize(width: 200, height: 100)

    @Test("An element that both show moves, grows and changes its color, and so does the picture")
    func moves() throws {
        let start = list(
            portrait, box("a", CGRect(x: 0, y: 0, width: 20, height: 40), Color(red: 0, green: 0, blue: 0)))
        let end = list(
            landscape, box("a", CGRect(x: 100, y: 20, width: 60, height: 40), Color(red: 1, green: 0.5, blue: 0)))
        let middle = start.blended(into: end, at: 0.5)
        #expect(middle.size == CGSize(width: 150, height: 150))
        #expect(
            middle.items == [
                box("a", CGRect(x: 50, y: 10, width: 40, height: 40), Color(red: 0.5, green: 0.25, blue: 0))
            ])
    }

    @Test("The ends are the pictures themselves")
    func ends() {
        let start = list(portrait, box("a", .zero, Color(white: 0)))
        let end = list(landscape, box("b", .zero, Color(white: 1)))
        #expect(start.blended(into: end, at: 0) == start)
        #expect(start.blended(into: end, at: 1) == end)
        #expect(start.blended(into: start, at: 0.3) == start)
    }

    @Test("An element that only one shows fades where it is, in its place among the others")
    func fades() {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let (a, b, c) = (
            box("a", frame, Color(white: 0)), box("b", frame, Color(white: 0)), box("c", frame, Color(white: 0))
        )
        let middle = list(portrait, a, b).blended(into: list(portrait, a, c), at: 0.25)
        #expect(
            middle.items == [a, .group(GroupStyle(opacity: 0.75), [b]), .group(GroupStyle(opacity: 0.25), [c])]
                || middle.items == [a, .group(GroupStyle(opacity: 0.25), [c]), .group(GroupStyle(opacity: 0.75), [b])])
    }

    @Test("Glyphs of the same text move; another text fades in")
    func glyphs() {
        func run(_ text: String, x: CGFloat) -> DrawingItem {
            .glyphs(
                GlyphRun(
                    font: FontReference(postScriptName: "F", digest: ""), size: 10, color: Color(white: 0),
                    glyphs: [GlyphRun.Glyph(index: 1, position: CGPoint(x: x, y: 10))], text: text))
        }
        #expect(
            list(portrait, run("x", x: 0)).blended(into: list(portrait, run("x", x: 40)), at: 0.5).items == [
                run("x", x: 20)
            ])
        let other = list(portrait, run("x", x: 0)).blended(into: list(portrait, run("y", x: 0)), at: 0.5)
        #expect(other.items.count == 2)
    }
}
