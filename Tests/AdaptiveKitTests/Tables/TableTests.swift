import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls
@testable import UILists

/// A table's data source with numbers as texts.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var height: CGFloat = UITableView.automaticDimension
    var made = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Header" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
        return cell
    }
}

@Suite("Tables")
struct TableTests {
    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    }

    private func cell(_ text: String) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        return cell
    }

    @Test("Only visible rows are created, however many there are")
    func visibleRows() {
        inJob {
            let table = table()
            let rows = Rows([1_000_000])
            rows.height = 50
            table.dataSource = rows
            table.delegate = rows
            table.layoutIfNeeded()
            #expect(rows.made <= 14)
            #expect(table.contentSize.height == 50_000_050.0)
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 150)
            #expect(table.cellForRow(at: IndexPath(row: 900, section: 0)) == nil)
            #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
        }
    }

    @Test("A plain table's headers and footers stay visible while their sections are")
    func pinned() throws {
        final class Sections: UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F" }
        }
        try inJob(ios: 14) {
            let (table, sections) = (table(), Sections())
            table.rowHeight = 50
            table.dataSource = sections
            table.layoutIfNeeded()
            let footer = try #require(table.footerView(forSection: 0))
            #expect(footer.frame.maxY == 600)
            #expect(table.rectForFooter(inSection: 0).minY > 1500)
            table.contentOffset.y = 400
            table.layoutIfNeeded()
            #expect(table.headerView(forSection: 0)?.frame.minY == 400)
            // The end of its section pushes it out.
            table.contentOffset.y = 1560
            table.layoutIfNeeded()
            let end = table.rectForFooter(inSection: 0)
            #expect(table.footerView(forSection: 0)?.frame == end)
            #expect(table.headerView(forSection: 0).map { abs($0.frame.maxY - end.minY) < 0.01 } == true)
        }
    }

    @Test("Rows appear and disappear on scrolling")
    func scrolled() {
        inJob {
            let table = table()
            let rows = Rows([100])
            rows.height = 50
            table.dataSource = rows
            table.delegate = rows
            table.layoutIfNeeded()
            table.contentOffset = CGPoint(x: 0, y: 2000)
            table.setNeedsLayout()
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
            let top = table.indexPathForRow(at: CGPoint(x: 10, y: 2010))
            #expect(top == IndexPath(row: 39, section: 0))
            #expect(table.subviews.filter { $0 is UITableViewCell }.count <= 14)
        }
    }

    @Test(
        "A table without a delegate shows every partly visible row", arguments: [0, 43, 44, 66, 87.5, 880])
    func partlySeen(offset: CGFloat) {
        inJob {
            let table = table()
            let rows = Rows([100])
            table.dataSource = rows
            table.rowHeight = 44
            table.sectionHeaderHeight = 0
            table.sectionHeaderTopPadding = 0
            table.contentOffset = CGPoint(x: 0, y: offset)
            table.layoutIfNeeded()
            for y in [offset + 0.25, offset + 300, offset + 599.5] {
                let path = table.indexPathForRow(at: CGPoint(x: 10, y: y))
                #expect(path?.row == Int(y / 44))
                #expect(path.flatMap { table.cellForRow(at: $0) }?.frame.minY == (y / 44).rounded(.down) * 44)
            }
        }
    }

    @Test("AL-7 (partly) a row partly hidden by a sensor housing respects only the sides")
    func partlySeenInLandscape() throws {
        try onScreen(
            CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
            .compact, .compact
        ) { window in
            let controller = UITableViewController(style: .plain)
            let rows = Rows([100])
            controller.tableView.dataSource = rows
            controller.tableView.rowHeight = 60
            show(controller, in: window)
            let last = try #require(controller.tableView.indexPathsForVisibleRows?.last)
            let cell = try #require(controller.tableView.cellForRow(at: last))
            #expect(cell.frame.maxY > controller.tableView.bounds.maxY)
            #expect(cell.safeAreaInsets == UIEdgeInsets(left: 47, right: 47))
        }
    }

    @Test("A grouped table with a header view has no space between it and the rows", arguments: [12, 17, 26])
    func belowAHeaderView(ios: Int) {
        inJob(ios: ios) {
            let table = table(.grouped)
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 90))
            table.staticSections = [.init(headerTitle: nil, cells: [cell("Row")])]
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 90)
        }
    }

    /// First rows in documents: version, style, header, header height of the table, top of the first row.
    @Test(
        "Headers have the height stored in documents",
        arguments: [
            (12, UITableView.Style.plain, "Title", 28.0, 28.0), (17, .plain, "Title", 28, 50), (17, .plain, nil, 28, 0),
            (12, .grouped, "Title", 18, 55.5), (12, .grouped, nil, 18, 35), (14, .grouped, nil, 18, 18),
            (17, .grouped, "Title", -1, 55.5), (26, .grouped, "Title", -1, 38), (17, .grouped, nil, -1, 17.5),
        ] as [(Int, UITableView.Style, String?, CGFloat, CGFloat)])
    func headers(ios: Int, style: UITableView.Style, title: String?, height: CGFloat, first: CGFloat) {
        inJob(ios: ios) {
            JobEnvironment.current.showsCanvas = true
            let table = table(style)
            table.sectionHeaderHeight = height
            table.staticSections = [.init(headerTitle: title, cells: [cell("Row")])]
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == first)
        }
    }

    @Test("The delegate decides on the height of a group's title, and lines of a footer are 16 points apart")
    func titlesOfGroups() {
        final class Titles: UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "One\nTwo" }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                section == 0 ? 30 : UITableView.automaticDimension
            }
        }
        inJob(ios: 17) {
            let table = table(.insetGrouped)
            let titles = Titles()
            (table.dataSource, table.delegate) = (titles, titles)
            table.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: 0).height == 30)
            #expect(table.rectForFooter(inSection: 0).height == 46)
            #expect(table.rectForHeader(inSection: 1).height == 45.5)
        }
    }

    @Test("Section titles follow the preferred content size")
    func largeHeaders() {
        func size(_ category: UIContentSizeCategory, _ style: UITableView.Style) -> CGFloat? {
            inJob {
                let window = UIWindow()
                window.traitOverrides.preferredContentSizeCategory = category
                let table = table(style)
                window.addSubview(table)
                table.staticSections = [.init(headerTitle: "Title", cells: [cell("Row")])]
                window.layoutIfNeeded()
                return table.headerView(forSection: 0)?.textLabel?.font.pointSize
            }
        }
        #expect(size(.large, .plain) == 17 && size(.large, .grouped) == 13)
        #expect(size(.accessibilityExtraLarge, .plain) == 40 && size(.accessibilityExtraLarge, .grouped) == 33)
    }

    @Test("Before iOS 13, an inset group is a group from edge to edge")
    func insetGroupsOfOldSystems() {
        inJob(ios: 12) { #expect(table(.insetGrouped).style == .grouped) }
        inJob(ios: 13) { #expect(table(.insetGrouped).style == .insetGrouped) }
    }

    @Test("A later group with a title begins 56 points below the previous one, as stored in documents")
    func laterSections() {
        inJob(ios: 14) {
            let table = table(.grouped)
            table.sectionHeaderHeight = 18
            table.sectionFooterHeight = 18
            table.rowHeight = 44
            table.staticSections = [
                .init(headerTitle: "From", cells: [cell("A")]), .init(headerTitle: "To", cells: [cell("B")]),
            ]
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 155.5)
        }
    }

    @Test("Cells of inset groups are inset, with round corners only at the ends of the group")
    func insetGroups() {
        inJob {
            let table = table(.insetGrouped)
            let cells = ["A", "B", "C"].map(cell)
            table.staticSections = [.init(cells: cells)]
            table.layoutIfNeeded()
            #expect(cells.map(\.frame.minX) == [16, 16, 16])
            #expect(cells.map(\.frame.width) == [343, 343, 343])
            #expect(cells.map { $0.layer.cornerRadius > 0 } == [true, false, true])
        }
    }

    @Test("Separators begin at the text and end a plain table's rows; a group's last row has none")
    func separators() {
        inJob {
            func lines(_ style: UITableView.Style) -> [CGRect] {
                let table = table(style)
                table.rowHeight = 50
                table.staticSections = [.init(cells: ["A", "B"].map(cell))]
                return table.drawnItems.compactMap { item in
                    guard case .fill(let path, _) = item, let rect = path.asRectangle, rect.height == 0.5 else {
                        return nil
                    }
                    return rect
                }
            }
            #expect(
                lines(.plain) == [
                    CGRect(x: 16, y: 49.5, width: 359, height: 0.5), CGRect(x: 16, y: 49.5, width: 359, height: 0.5),
                ])
            #expect(lines(.insetGrouped).count == 1)
            #expect(lines(.grouped).first == CGRect(x: 0, y: 0, width: 375, height: 0.5))
        }
    }

    @Test("A row height in the document takes precedence over the table's")
    func rowHeights() {
        inJob {
            let table = table()
            table.rowHeight = 60
            let own = cell("own")
            own.documentRowHeight = 75
            table.staticSections = [.init(cells: [cell("A"), own])]
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 75)
        }
    }

    @Test("Invalid values of data sources and documents never trap", arguments: oddNumbers)
    func hostile(number: CGFloat) {
        inJob {
            for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
                let table = table(style)
                let rows = Rows([-5, 3, 0, .max])
                rows.height = number
                table.dataSource = rows
                table.delegate = rows
                table.sectionHeaderHeight = number
                table.sectionFooterHeight = number
                table.sectionHeaderTopPadding = number
                table.estimatedRowHeight = number
                table.rowHeight = number
                table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: number))
                _ = table.displayList()
                #expect(table.numberOfRows(inSection: -1) == 0)
                #expect(table.numberOfRows(inSection: 99) == 0)
                #expect(table.rectForRow(at: IndexPath(row: 7, section: 70)) == .zero)
                table.selectRow(at: IndexPath(row: -1, section: -1), animated: false, scrollPosition: .none)
                table.scrollToRow(at: IndexPath(row: 1, section: 1), at: .top, animated: false)
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.indentationWidth = number
                cell.indentationLevel = -3
                cell.documentRowHeight = number
                cell.textLabel?.text = "Text"
                table.staticSections = [.init(headerTitle: "", cells: [cell]), .init()]
                _ = table.displayList()
            }
        }
    }

    @Test("An index path without a section or row returns 0")
    func indexPaths() {
        #expect(IndexPath().section == 0)
        #expect(IndexPath(index: 3).row == 0)
        #expect(IndexPath(row: 2, section: 1).item == 2)
    }
}
