import UIKit

/// The app's settings.
class SettingsViewController: UITableViewController {
    private enum Row: String {
        case reminders = "Reminders"
        case sounds = "Sounds"
        case units = "Units"
        case about = "About"
    }

    private let sections: [(title: String, rows: [Row])] = [
        ("Watering", [.reminders, .sounds]), ("App", [.units, .about]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.rawValue
        cell.accessoryView = nil
        cell.accessoryType = .none
        switch row {
        case .reminders, .sounds:
            let toggle = UISwitch()
            toggle.isOn = row == .reminders
            toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
            cell.accessoryView = toggle
        case .units:
            content.secondaryText = "Liters"
            cell.accessoryType = .disclosureIndicator
        case .about:
            cell.accessoryType = .disclosureIndicator
        }
        cell.contentConfiguration = content
        return cell
    }

    @objc private func toggled(_ sender: UISwitch) {}
}

#Preview("Settings") {
    UINavigationController(rootViewController: SettingsViewController(style: .insetGrouped))
}
