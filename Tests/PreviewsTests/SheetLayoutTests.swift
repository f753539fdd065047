import Foundation
import Testing

@testable import Previews

@Suite struct SheetLayoutTests {
    private let measures = SheetLayout.Measures(
        margin: 40, gap: 28, headingHeight: 50, captionHeight: 44, leastCellWidth: 150, tile: 260, titleHeight: 60,
        pageWidth: 1_680, pageHeight: 2_200)

    private func groups(_ counts: [Int]) -> [[CGSize]] {
        counts.map { count in
            (0..<count).map { index in
                index % 2 == 0 ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393)
            }
        }
    }

    /// Whether two rectangles share more than an edge.
    private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }

    @Test(arguments: [[1], [4], [2, 2, 2], [40], [400], [4, 0, 24, 24, 24, 3, 3, 3], Array(repeating: 4, count: 29)])
    func everyPictureIsThereOnceAndNothingOverlaps(counts: [Int]) {
        let layout = SheetLayout(groups: groups(counts), measures: measures)
        let shown = layout.pages.flatMap(\.panels).flatMap { panel in panel.cells.map { [panel.group, $0.index] } }
        let expected = counts.enumerated().flatMap { group, count in (0..<count).map { [group, $0] } }
        #expect(shown == expected)
        for page in layout.pages {
            #expect(page.size.width <= measures.pageWidth)
            #expect(page.size.height <= measures.pageHeight)
            let bounds = CGRect(origin: .zero, size: page.size)
            let frames = page.panels.map(\.frame)
            for (index, frame) in frames.enumerated() {
                #expect(bounds.contains(frame))
                #expect(frames[..<index].allSatisfy { !overlap($0, frame) })
            }
            for panel in page.panels {
                let cells = panel.cells.map { $0.picture.union($0.caption) }
                for (index, cell) in cells.enumerated() {
                    #expect(panel.frame.contains(cell))
                    #expect(!overlap(cell, panel.heading))
                    #expect(cells[..<index].allSatisfy { !overlap($0, cell) })
                }
            }
        }
    }

    @Test func picturesOfAGroupHaveOneScale() {
        let sizes = [CGSize(width: 1_024, height: 1_366), CGSize(width: 375, height: 1_024)]
        let cells = SheetLayout(groups: [sizes], measures: measures).pages[0].panels[0].cells
        let scales = zip(cells, sizes).map { $0.picture.height / $1.height }
        #expect(abs(scales[0] - scales[1]) < 1e-9)
        #expect(cells.map { max($0.picture.width, $0.picture.height) }.max() == 260)
    }

    @Test func aGroupTallerThanAPageGoesOnAtTheNext() {
        let pages = SheetLayout(groups: groups([400]), measures: measures).pages
        #expect(pages.count > 1)
        #expect(
            pages.map { $0.panels.map(\.isContinued) } == [[false]] + Array(repeating: [true], count: pages.count - 1))
    }

    @Test func nothingMakesNoPage() {
        #expect(SheetLayout(groups: [], measures: measures).pages == [])
        #expect(SheetLayout(groups: [[]], measures: measures).pages == [])
    }

    @Test func oddSizesStillEnd() {
        let odd = [CGSize.zero, CGSize(width: 1e9, height: 1), CGSize(width: 1, height: 1e9)]
        let layout = SheetLayout(groups: [odd], measures: measures)
        #expect(layout.pages.flatMap(\.panels).flatMap(\.cells).count == 3)
    }
}
