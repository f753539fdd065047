import Arrangement
import Devices
import Foundation
import Testing

@Suite("Headers and footers of tables")
struct TableSectionMetricsTests {
    private func metrics(_ ios: Int, isPlain: Bool, padding: CGFloat? = nil, hasTableHeader: Bool = false) throws
        -> TableSectionMetrics
    {
        TableSectionMetrics(
            version: try #require(SystemVersion(ios)), isPlain: isPlain, isOnCanvas: false,
            requestedTopPadding: padding, hasTableHeader: hasTableHeader)
    }

    @Test("A plain header is as high as its title, and from iOS 15 on has a configurable padding above it")
    func plainHeaders() throws {
        #expect(try metrics(14, isPlain: true).headerHeight(.title, given: nil, isFirst: true, fitting: 20) == 28)
        #expect(try metrics(15, isPlain: true).headerHeight(.title, given: nil, isFirst: true, fitting: 20) == 50)
        #expect(try metrics(15, isPlain: true).headerHeight(.view, given: nil, isFirst: true, fitting: 20) == 42)
        let table = try metrics(15, isPlain: true, padding: 5)
        #expect(table.headerHeight(.title, given: 40, isFirst: false, fitting: 20) == 45)
        #expect(try metrics(14, isPlain: true, padding: 5).topPadding == 0)
        #expect(try metrics(15, isPlain: true, padding: -1).topPadding == 22)
        #expect(try metrics(15, isPlain: true, padding: .nan).topPadding == 22)
    }

    @Test("A plain section without a title has neither header nor footer")
    func plainWithoutTitle() throws {
        let table = try metrics(17, isPlain: true)
        #expect(table.headerHeight(.none, given: 40, isFirst: true, fitting: 0) == nil)
        #expect(table.footerHeight(.none, given: 40, fitting: 0) == nil)
    }

    @Test("Without a title, the first group is 35 points down, unless the table has a header or, later, a height")
    func firstGroup() throws {
        #expect(try metrics(12, isPlain: false).headerHeight(.none, given: nil, isFirst: true, fitting: 0) == 35)
        #expect(try metrics(12, isPlain: false).headerHeight(.none, given: 18, isFirst: true, fitting: 0) == 35)
        #expect(try metrics(16, isPlain: false).headerHeight(.none, given: nil, isFirst: true, fitting: 0) == 35)
        #expect(try metrics(16, isPlain: false).headerHeight(.none, given: 18, isFirst: true, fitting: 0) == 18)
        #expect(try metrics(26, isPlain: false).headerHeight(.none, given: nil, isFirst: true, fitting: 0) == 17.5)
        let table = try metrics(12, isPlain: false, hasTableHeader: true)
        #expect(table.headerHeight(.none, given: nil, isFirst: true, fitting: 0) == 0)
        #expect(table.headerHeight(.none, given: 30, isFirst: false, fitting: 0) == 30)
    }

    @Test("A group's title has the height that the delegate gives, but not that of the table")
    func titleHeight() throws {
        let table = try metrics(16, isPlain: false)
        for isFirst in [true, false] {
            #expect(
                table.headerHeight(.title, given: 30, isOfDelegate: true, isFirst: isFirst, fitting: 20) == 30)
        }
        #expect(table.headerHeight(.title, given: 18, isFirst: true, fitting: 20) == 55.5)
        #expect(table.headerHeight(.title, given: nil, isOfDelegate: true, isFirst: false, fitting: 20) == 38)
    }

    @Test(
        "A title above a group is farther from a title below the group before it, from iOS 13 to 18",
        arguments: [(12, 38.0), (13, 45.5), (18, 45.5)])
    func titlesBetweenGroups(version: Int, height: CGFloat) throws {
        let table = try metrics(version, isPlain: false)
        #expect(table.headerHeight(.title, given: nil, isFirst: false, followsTitle: true, fitting: 20) == height)
        #expect(table.headerHeight(.title, given: nil, isFirst: false, fitting: 20) == 38)
    }

    @Test("The view of a header or footer is measured only if its height is needed")
    func measuring() throws {
        var count = 0
        func measured() -> CGFloat {
            count += 1
            return 10
        }
        let table = try metrics(17, isPlain: false)
        _ = table.headerHeight(.view, given: 40, isFirst: false, fitting: measured())
        _ = table.footerHeight(.none, given: nil, fitting: measured())
        #expect(count == 0)
        #expect(table.footerHeight(.view, given: nil, fitting: measured()) == 10)
        #expect(count == 1)
    }

    @Test("A pinned header stays at the top until its section ends, and a pinned footer at the bottom from its start")
    func pinning() {
        func header(_ visible: CGFloat) -> CGFloat {
            TableSectionMetrics.pinnedShift(header: (100, 30), end: 300, visible: visible)
        }
        #expect([0, 100, 150, 270, 290, 400].map(header) == [0, 0, 50, 170, 170, 170])
        func footer(_ visible: CGFloat) -> CGFloat {
            TableSectionMetrics.pinnedShift(footer: (300, 20), start: 130, visible: visible)
        }
        #expect([400, 320, 310, 150, 100].map(footer) == [0, 0, -10, -170, -170])
    }
}
