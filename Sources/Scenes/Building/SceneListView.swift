import Foundation
import UIKit

/// The rows of a list or a form, in a table.
final class SceneListView: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let sections: [SceneList.Section]
    private let selected: Int?
    private let rowStyle: SceneList.Style
    private let editing: SceneList.Editing?
    private let moves: Bool
    private let cells: SceneList.Cells
    /// Whether a tap on a row would push (VC-4); evaluated whenever rows are created.
    private let rowsPush: () -> Bool
    /// The prefix of the ids of rows without an id of their own.
    private let name: String

    init(_ list: SceneList, name: String, rowsPush: @escaping () -> Bool) {
        self.name = name
        sections = list.sections
        selected = list.selected?.number
        rowStyle = list.style
        editing = list.editing
        moves = list.moves
        cells = list.cells
        self.rowsPush = rowsPush
        let style: UITableView.Style =
            switch list.style {
            case .plain, .sidebar: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        super.init(frame: .zero, style: style)
        if list.search {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            bar.searchBarStyle = .minimal
            bar.placeholder = "Search"
            tableHeaderView = bar
        }
        dataSource = self
        delegate = self
        if editing != nil || moves {
            allowsMultipleSelectionDuringEditing = editing == .select
            isEditing = true
            for path in paths where row(at: path).isMarked {
                selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
        // Only one row can be swiped at a time.
        if let path = paths.first(where: { row(at: $0).swiped != nil }), let side = row(at: path).swiped {
            swipeRow(at: path, toShow: side)
        }
    }

    private var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
        }
    }

    private func row(at path: IndexPath) -> SceneList.Row { sections[path.section].rows[path.row] }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = row(at: indexPath)
        let style: UITableViewCell.CellStyle =
            if row.value != nil { .value1 } else if row.detail != nil { .subtitle } else { .default }
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        switch cells {
        case .labels:
            cell.textLabel?.text = row.title
            cell.detailTextLabel?.text = row.value ?? row.detail
            cell.imageView?.image = row.image.flatMap(sceneImage)
        case .content:
            var content: UIListContentConfiguration =
                if row.value != nil { .valueCell() } else if row.detail != nil { .subtitleCell() } else { .cell() }
            content.text = row.title
            content.secondaryText = row.value ?? row.detail
            content.image = row.image.flatMap(sceneImage)
            cell.contentConfiguration = content
        }
        switch row.accessory {
        case .none: cell.accessoryType = .none
        case .disclosure: cell.accessoryType = .disclosureIndicator
        case .detail: cell.accessoryType = .detailButton
        case .checkmark: cell.accessoryType = .checkmark
        case .automatic: cell.accessoryType = row.isOn == nil && rowsPush() ? .disclosureIndicator : .none
        }
        if let isOn = row.isOn {
            let toggle = UISwitch(frame: .zero)
            toggle.isOn = isOn
            cell.accessoryView = toggle
        }
        let id = row.id ?? "\(name).row-\(number(of: indexPath))"
        cell.accessibilityIdentifier = row.id
        cell.origin = ElementOrigin(id: id, label: row.title)
        if cells == .labels {
            cell.textLabel?.origin = ElementOrigin(id: "\(id).title")
            if row.value != nil || row.detail != nil {
                cell.detailTextLabel?.origin = ElementOrigin(id: "\(id).detail")
            }
        }
        if number(of: indexPath) == selected {
            cell.isSelected = true
            cell.backgroundColor = .systemGray4
        }
        return cell
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        editing != nil
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        switch editing {
        case .delete: .delete
        case .insert: .insert
        case .some(.none), .select, nil: .none
        }
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(row(at: indexPath).leading) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(row(at: indexPath).trailing) }

    private func configuration(_ actions: [SceneList.Row.SwipeAction]) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: actions.map { action in
                let made = UIContextualAction(
                    style: action.isDestructive ? .destructive : .normal, title: action.title
                ) { _, _, done in done(true) }
                made.image = action.image.flatMap(sceneImage)
                if let color = action.color { made.backgroundColor = color.uiColor }
                return made
            })
    }

    /// The number of a row, counted from 1 across all sections.
    private func number(of indexPath: IndexPath) -> Int {
        sections.prefix(indexPath.section).reduce(0) { $0 + $1.rows.count } + indexPath.row + 1
    }
}
