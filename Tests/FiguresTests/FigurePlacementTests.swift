import Drawing
import Foundation
import Geometry
import TestTraits
import Testing
import Theming
import Typography

@testable import Figures

@Suite("Frames of a figure's parts", .blocking)
struct FigurePlacementTests {
    private func laidOut(_ block: FigureBlock) throws -> FigureLayout {
        var layout = FigureLayout(
            style: FigureStyle(try Theme.named("docs")), setter: MetricTextSetter(library: FigureDrawer.fonts))
        _ = layout.draw(block, in: CGRect(origin: .zero, size: layout.size(of: block)))
        return layout
    }

    private func element(_ id: String, _ frame: CGRect, _ items: [DrawingItem] = []) -> DrawingItem {
        .element(ElementMark(id: id, kind: "UIView", frame: frame), items)
    }

    @Test("an element's frame is the visible one: scaled with its picture, and clipped by its ancestors")
    func elements() throws {
        let inner = element("inner", CGRect(x: 80, y: 0, width: 60, height: 20))
        let list = DisplayList(
            size: CGSize(width: 100, height: 100),
            items: [
                element("whole", CGRect(x: 10, y: 20, width: 30, height: 40)),
                element("over", CGRect(x: 90, y: 90, width: 30, height: 30)),
                element("away", CGRect(x: 150, y: 0, width: 10, height: 10)),
                .group(
                    GroupStyle(
                        transform: CGAffineTransform(translationX: 0, y: 50),
                        clip: .rectangle(CGRect(x: 0, y: 0, width: 90, height: 10))),
                    [inner]),
            ])
        let frames = try laidOut(
            .row(
                10, .leading, of: [.drawing(CGSize(width: 20, height: 5), []), .named("p", .picture(list, scale: 0.5))])
        ).frames
        #expect(frames["p"] == CGRect(x: 30, y: 0, width: 50, height: 50))
        #expect(frames["p.whole"] == CGRect(x: 35, y: 10, width: 15, height: 20))
        #expect(frames["p.over"] == CGRect(x: 75, y: 45, width: 5, height: 5))
        #expect(frames["p.away"] == nil)
        #expect(frames["p.inner"] == CGRect(x: 70, y: 25, width: 5, height: 5))
    }

    @Test("the first column and row of a grid have their own alignments, the others the grid's")
    func grid() throws {
        func part(_ name: String, _ width: CGFloat, _ height: CGFloat) -> FigureBlock {
            .named(name, .drawing(CGSize(width: width, height: height), []))
        }
        var grid = FigureGrid(
            rows: [
                [part("a", 20, 10), part("b", 30, 40)], [part("c", 100, 20), part("d", 50, 60)],
            ], columnGap: 10, rowGap: 5)
        func places() throws -> [String: CGPoint] { try laidOut(.grid(grid)).frames.mapValues(\.origin) }
        #expect(
            try places() == [
                "a": CGPoint(x: 40, y: 15), "b": CGPoint(x: 120, y: 0), "c": CGPoint(x: 0, y: 65),
                "d": CGPoint(x: 110, y: 45),
            ])
        grid.firstColumn = .leading
        grid.firstRow = .trailing
        #expect(
            try places() == [
                "a": CGPoint(x: 0, y: 30), "b": CGPoint(x: 120, y: 0), "c": CGPoint(x: 0, y: 65),
                "d": CGPoint(x: 110, y: 45),
            ])
    }
}
