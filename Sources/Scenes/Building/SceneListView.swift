import AdaptiveKit
import Foundation

/// The rows of a list or a form, in a table.
final class SceneListView: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let sections: [SceneList.Section]
    private let selected: Int?
    private let rowStyle: SceneList.Style
    /// Whether a tap on a row would push (VC-4); asked anew whenever rows are made.
    private let rowsPush: () -> Bool
    /// What the ids of rows without an id of their own begin with.
    private let name: String

    init(_ list: SceneList, name: String, rowsPush: @escaping () -> Bool) {
        self.name = name
        sections = list.sections
        selected = list.selected?.number
        rowStyle = list.style
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
    }

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
        let row = sections[indexPath.section].rows[indexPath.row]
        let style: UITableViewCell.CellStyle =
            if row.value != nil { .value1 } else if row.detail != nil { .subtitle } else { .default }
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.value ?? row.detail
        cell.imageView?.image = row.image.flatMap(sceneImage)
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
        cell.textLabel?.origin = ElementOrigin(id: "\(id).title")
        if row.value != nil || row.detail != nil { cell.detailTextLabel?.origin = ElementOrigin(id: "\(id).detail") }
        if number(of: indexPath) == selected {
            cell.isSelected = true
            cell.backgroundColor = .systemGray4
        }
        return cell
    }

    /// Counted from 1 through all sections.
    private func number(of indexPath: IndexPath) -> Int {
        sections.prefix(indexPath.section).reduce(0) { $0 + $1.rows.count } + indexPath.row + 1
    }
}
