import Arrangement
import Devices
import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls
@testable import UILists

/// Three rows with configurable editing.
private final class Rows: UITableViewController {
    var editStyle = UITableViewCell.EditingStyle.delete
    var moves = false
    var indents = true
    var trailing: [UIContextualAction]?
    var leading: [UIContextualAction]?
    var old: [UITableViewRowAction]?
    var committed: [IndexPath] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { editStyle }
    override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing.map(UISwipeActionsConfiguration.init(actions:)) }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading.map(UISwipeActionsConfiguration.init(actions:)) }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { old }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { committed.append(indexPath) }

    func cell(_ row: Int) -> UITableViewCell? {
        tableView.layoutIfNeeded()
        return tableView.cellForRow(at: IndexPath(row: row, section: 0))
    }
}

@Suite("Editing and swiping rows")
struct RowEditingTests {
    private func withRows(
        ios: Int = 17, style: UITableView.Style = .plain, isRightToLeft: Bool = false, _ body: (Rows) throws -> Void
    ) rethrows {
        try inJob(ios: ios, isRightToLeft: isRightToLeft) {
            let rows = Rows(style: style)
            rows.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
            rows.view.layoutIfNeeded()
            try body(rows)
        }
    }

    private let first = IndexPath(row: 0, section: 0)

    @Test func contentGivesWayToControlsOfRowsThatCanBeEdited() throws {
        try withRows { rows in
            let before = try #require(rows.cell(0)).contentView.frame
            rows.setEditing(true, animated: false)
            let edited = try #require(rows.cell(0))
            #expect(edited.isEditing && edited.editingStyle == .delete)
            #expect(edited.contentView.frame.minX == before.minX + 38)
            // An accessory of a row is hidden while it is edited.
            #expect(edited.contentView.frame.maxX == 375)
            let fixed = try #require(rows.cell(2))
            #expect(!fixed.isEditing && fixed.editingStyle == .none)
            #expect(fixed.contentView.frame == before.offsetBy(dx: 0, dy: 0))
            rows.setEditing(false, animated: false)
            #expect(rows.cell(0)?.contentView.frame == before)
        }
    }

    @Test("The delegate determines indentation without a control", arguments: [true, false])
    func indentation(indents: Bool) throws {
        try withRows { rows in
            (rows.editStyle, rows.indents, rows.moves) = (.none, indents, true)
            rows.setEditing(true, animated: false)
            let cell = try #require(rows.cell(0))
            #expect(cell.contentView.frame.minX == (indents ? 38 : 0))
            #expect(cell.contentView.frame.maxX == 339)
        }
    }

    @Test func manyRowsAreSelectedWhileEditing() {
        withRows { rows in
            rows.tableView.allowsMultipleSelectionDuringEditing = true
            rows.setEditing(true, animated: false)
            rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
            rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            rows.tableView.deselectRow(at: first, animated: false)
            #expect(rows.cell(0)?.rowEditing?.control == .selection(isSelected: false))
            #expect(rows.cell(1)?.rowEditing?.control == .selection(isSelected: true))
        }
    }

    @Test("Actions are at their side, the first one at the edge, and the row moves", arguments: [false, true])
    func sides(isRightToLeft: Bool) throws {
        try withRows(isRightToLeft: isRightToLeft) { rows in
            func action(_ title: String) -> UIContextualAction {
                UIContextualAction(style: .normal, title: title) { _, _, _ in }
            }
            rows.trailing = [action("One"), action("Two")]
            rows.leading = [action("Pin")]
            rows.tableView.swipeRow(at: first)
            var cell = try #require(rows.cell(0))
            #expect(cell.isEditing && cell.configurationState.isSwiped)
            let content = cell.contentView.frame
            #expect(isRightToLeft ? content.maxX == 375 + 148 : content.minX == -148)
            var view = try #require(cell.swipeActions)
            view.layoutIfNeeded()
            #expect(view.subviews.map(\.accessibilityLabel) == ["One", "Two"])
            #expect(view.subviews.map(\.frame.minX) == (isRightToLeft ? [0, 74] : [301, 227]))
            #expect(view.subviews.allSatisfy { $0.frame.height == cell.bounds.height })
            rows.tableView.swipeRow(at: IndexPath(row: 1, section: 0), toShow: .leading)
            #expect(rows.cell(0)?.swipeActions == nil)
            cell = try #require(rows.cell(1))
            view = try #require(cell.swipeActions)
            view.layoutIfNeeded()
            #expect(view.subviews.map(\.frame.minX) == [isRightToLeft ? 301 : 0])
            rows.tableView.swipeRow(at: nil)
            #expect(rows.cell(1)?.swipeActions == nil && rows.cell(1)?.isEditing == false)
        }
    }

    @Test func withoutActionsARowOffersToDeleteIt() throws {
        try withRows { rows in
            rows.tableView.swipeRow(at: first)
            let action = try #require(rows.tableView.swipedRow)
            action.actions.layoutIfNeeded()
            #expect(action.actions.subviews.map(\.accessibilityLabel) == ["Delete"])
            // A row that cannot be edited has no actions, and neither has one with an empty list.
            rows.tableView.swipeRow(at: IndexPath(row: 2, section: 0))
            #expect(rows.tableView.swipedRow == nil)
            rows.trailing = []
            rows.tableView.swipeRow(at: first)
            #expect(rows.tableView.swipedRow == nil)
            rows.tableView.swipeRow(at: IndexPath(row: 7, section: 4))
            #expect(rows.tableView.swipedRow == nil)
            // The API before iOS 11.
            rows.trailing = nil
            rows.old = [UITableViewRowAction(style: .normal, title: "More") { _, _ in }]
            rows.tableView.swipeRow(at: first)
            #expect(rows.tableView.swipedRow?.actions.subviews.map(\.accessibilityLabel) == ["More"])
        }
    }

    @Test("Lists show editing controls while they are edited, and the actions of a row")
    func lists() throws {
        final class Items: UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                    cell, _, text in
                    var content = cell.defaultContentConfiguration()
                    content.text = text
                    cell.contentConfiguration = content
                    cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
                }
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Row")
            }
        }
        try inJob {
            let items = Items()
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
                ])
            }
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            list.dataSource = items
            list.layoutIfNeeded()
            let cell = try #require(list.cellForItem(at: first) as? UICollectionViewListCell)
            let before = cell.contentView.frame
            #expect(before.minX == 0 && !cell.configurationState.isEditing)
            list.isEditing = true
            list.layoutIfNeeded()
            #expect(cell.configurationState.isEditing)
            #expect(cell.contentView.frame.minX == 38)
            list.isEditing = false
            list.swipeItem(at: first)
            list.layoutIfNeeded()
            #expect(cell.configurationState.isSwiped)
            #expect(cell.contentView.frame == before.offsetBy(dx: -74, dy: 0))
            list.swipeItem(at: first, toShow: .leading)
            list.layoutIfNeeded()
            #expect(cell.swipeActions == nil && cell.contentView.frame == before)
        }
    }
}
