import Foundation
import Testing

@testable import Sheets

@Suite struct SheetLayoutTests {
    private let measures = SheetLayout.Measures(
        margin: 40, gap: 28, headingHeight: 50, captionHeight: 44, leastCellWidth: 150, tile: 260, titleHeight: 60,
        pageWidth: 1_680, pageHeight: 2_200)

    private func sizes(_ count: Int) -> [CGSize] {
        (0..<count).map { index in
            index % 2 == 0 ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393)
        }
    }

    private func groups(_ counts: [Int]) -> [SheetLayout.Block] { counts.map { SheetLayout.Block(sizes: sizes($0)) } }

    /// A table with a picture in every cell but the last.
    private func table(rows: Int, columns: Int, levels: Int = 1) -> SheetLayout.Block {
        let count = rows * columns - 1
        func words(_ word: String, _ index: Int) -> [String] {
            (0..<levels).map { $0 == levels - 1 ? "\(word) \(index)" : "\(word)s \(index / 2)" }
        }
        return SheetLayout.Block(
            sizes: sizes(count),
            table: SheetPlan.Table(
                columns: (0..<columns).map { words("Column", $0) }, rows: (0..<rows).map { words("Row", $0) },
                facts: (0..<rows).map { _ in ["375 × 667 pt"] },
                places: (0..<rows).map { row in
                    (0..<columns).map { row * columns + $0 < count ? row * columns + $0 : nil }
                }))
    }

    /// Whether two rectangles share more than an edge.
    private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX - 1e-6 && b.minX < a.maxX - 1e-6 && a.minY < b.maxY - 1e-6 && b.minY < a.maxY - 1e-6
    }

    /// Whether one rectangle is within another, apart from rounding.
    private func lies(_ inner: CGRect, within outer: CGRect) -> Bool {
        inner.minX > outer.minX - 1e-6 && inner.maxX < outer.maxX + 1e-6 && inner.minY > outer.minY - 1e-6
            && inner.maxY < outer.maxY + 1e-6
    }

    /// Checks that every picture of every group occurs once, that nothing overlaps, and that nothing exceeds its panel
    /// or page.
    private func check(_ layout: SheetLayout, of blocks: [SheetLayout.Block], _ measures: SheetLayout.Measures) {
        let shown = layout.pages.flatMap(\.panels).flatMap { panel in panel.cells.map { [panel.group, $0.index] } }
        let expected = blocks.enumerated().flatMap { group, block in block.sizes.indices.map { [group, $0] } }
        #expect(shown.sorted { $0.lexicographicallyPrecedes($1) } == expected)
        for page in layout.pages {
            #expect(page.size.width <= measures.pageWidth)
            #expect(page.size.height <= measures.pageHeight)
            let bounds = CGRect(origin: .zero, size: page.size)
            let frames = page.panels.map(\.frame)
            for (index, frame) in frames.enumerated() {
                #expect(lies(frame, within: bounds))
                #expect(frames[..<index].allSatisfy { !overlap($0, frame) })
            }
            for panel in page.panels {
                let cells = panel.cells.map { $0.picture.union($0.caption) } + panel.headings.map(\.frame)
                for (index, cell) in cells.enumerated() {
                    #expect(lies(cell, within: panel.frame))
                    #expect(!overlap(cell, panel.heading))
                    #expect(cells[..<index].allSatisfy { !overlap($0, cell) })
                }
            }
        }
    }

    @Test(arguments: [[1], [4], [2, 2, 2], [40], [400], [4, 0, 24, 24, 24, 3, 3, 3], Array(repeating: 4, count: 29)])
    func everyPictureIsThereOnceAndNothingOverlaps(counts: [Int]) {
        let blocks = groups(counts)
        let layout = SheetLayout(groups: blocks, measures: measures)
        check(layout, of: blocks, measures)
        // The pictures are in order.
        let shown = layout.pages.flatMap(\.panels).flatMap { panel in panel.cells.map { [panel.group, $0.index] } }
        #expect(shown == counts.enumerated().flatMap { group, count in (0..<count).map { [group, $0] } })
    }

    @Test(arguments: [(1, 2, 1), (3, 2, 1), (2, 7, 2), (40, 2, 2), (2, 40, 1), (30, 30, 3)])
    func aTableIsCutWhereThePageEnds(rows: Int, columns: Int, levels: Int) {
        for captionHeight: CGFloat in [0, 44] {
            var measures = measures
            measures.captionHeight = captionHeight
            let blocks = [table(rows: rows, columns: columns, levels: levels), table(rows: 2, columns: 2)]
            let layout = SheetLayout(groups: blocks, measures: measures)
            check(layout, of: blocks, measures)
            for panel in layout.pages.flatMap(\.panels) {
                #expect(panel.headings.contains { $0.kind == .first }, "each part has its headings again")
            }
        }
    }

    @Test func aTooWideTableIsMadeSmallerBeforeItIsCut() {
        let five = SheetLayout(groups: [table(rows: 1, columns: 8)], measures: measures).pages[0].panels
        #expect(five.count == 1)
        #expect(five[0].cells.map { max($0.picture.width, $0.picture.height) }.max() ?? 0 < 260)
        #expect(SheetLayout(groups: [table(rows: 1, columns: 40)], measures: measures).pages[0].panels.count > 1)
    }

    @Test func picturesOfAGroupHaveOneScale() {
        let sizes = [CGSize(width: 1_024, height: 1_366), CGSize(width: 375, height: 1_024)]
        let cells = SheetLayout(groups: [.init(sizes: sizes)], measures: measures).pages[0].panels[0].cells
        let scales = zip(cells, sizes).map { $0.picture.height / $1.height }
        #expect(abs(scales[0] - scales[1]) < 1e-9)
        #expect(cells.map { max($0.picture.width, $0.picture.height) }.max() == 260)
    }

    @Test func toScaleAPointIsEquallyLongInAllGroups() {
        var measures = measures
        let phone = CGSize(width: 375, height: 667)
        let pad = CGSize(width: 1_024, height: 1_366)
        let blocks = [SheetLayout.Block(sizes: [phone]), SheetLayout.Block(sizes: [pad])]
        func scales() -> [CGFloat] {
            SheetLayout(groups: blocks, measures: measures).pages[0].panels.map {
                $0.cells[0].picture.height / blocks[$0.group].sizes[0].height
            }
        }
        #expect(abs(scales()[0] - scales()[1]) > 0.1)
        measures.isToScale = true
        #expect(abs(scales()[0] - scales()[1]) < 1e-9)
    }

    @Test func everyPageOfPaperIsAsLargeAsPaper() {
        var measures = measures
        measures.isPaper = true
        let pages = SheetLayout(groups: groups([40, 3]), measures: measures).pages
        #expect(Set(pages.map(\.size)) == [CGSize(width: 1_680, height: 2_200)])
    }

    @Test func aGroupTallerThanAPageGoesOnAtTheNext() {
        let pages = SheetLayout(groups: groups([400]), measures: measures).pages
        #expect(pages.count > 1)
        #expect(
            pages.map { $0.panels.map(\.isContinued) } == [[false]] + Array(repeating: [true], count: pages.count - 1))
    }

    @Test func aPanelEndsWhereItsContentEnds() {
        let blocks = groups([2, 2, 9]) + [.init(sizes: [CGSize(width: 375, height: 667)])]
        for panel in SheetLayout(groups: blocks, measures: measures).pages.flatMap(\.panels) {
            let bottom = panel.cells.map(\.caption.maxY).max() ?? 0
            #expect(abs(panel.frame.maxY - bottom - measures.panelPadding) < 1e-6)
        }
    }

    @Test func theRowsOfAGroupHaveAboutEqualWidths() {
        // Eight pictures need two rows, which would be seven and one if each row were filled.
        let sizes = Array(repeating: CGSize(width: 300, height: 400), count: 8)
        let cells = SheetLayout(groups: [.init(sizes: sizes)], measures: measures).pages[0].panels[0].cells
        let rows = Dictionary(grouping: cells, by: \.picture.minY).mapValues(\.count)
        #expect(rows.values.sorted() == [4, 4])
    }

    @Test func aShortPictureLeavesSpaceForAnotherOneBelow() {
        let tall = CGSize(width: 400, height: 900)
        let short = CGSize(width: 400, height: 350)
        let cells = SheetLayout(groups: [.init(sizes: [tall, short, short])], measures: measures)
            .pages[0].panels[0].cells
        #expect(cells[1].picture.minX == cells[2].picture.minX)
        #expect(cells[2].picture.minY > cells[1].caption.maxY)
    }

    @Test func aPanelFillsTheSpaceBesideATallOne() {
        var packing = PagePacking(size: CGSize(width: 1_000, height: 1_000), gap: 10)
        #expect(packing.place(CGSize(width: 400, height: 800)) == CGPoint(x: 0, y: 0))
        #expect(packing.place(CGSize(width: 500, height: 300)) == CGPoint(x: 410, y: 0))
        #expect(packing.place(CGSize(width: 500, height: 300)) == CGPoint(x: 410, y: 310))
        #expect(packing.place(CGSize(width: 590, height: 300)) == CGPoint(x: 410, y: 620))
        #expect(packing.place(CGSize(width: 400, height: 300)) == nil)
    }

    @Test func nothingMakesNoPage() {
        #expect(SheetLayout(groups: [], measures: measures).pages == [])
        #expect(SheetLayout(groups: [.init(sizes: [])], measures: measures).pages == [])
    }

    @Test func oddSizesStillEnd() {
        let odd = [CGSize.zero, CGSize(width: 1e9, height: 1), CGSize(width: 1, height: 1e9)]
        let layout = SheetLayout(groups: [.init(sizes: odd)], measures: measures)
        #expect(layout.pages.flatMap(\.panels).flatMap(\.cells).count == 3)
    }
}
