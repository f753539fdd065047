import UIKit

/// A settings screen as in an app: custom cells, sections, headers and footers.
final class ToggleCell: UITableViewCell {
    static let reuseIdentifier = "ToggleCell"

    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    let toggle = UISwitch()
    var onToggle: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        detailLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 0
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.addAction(
            UIAction { [weak self] action in
                guard let sender = action.sender as? UISwitch else { return }
                self?.onToggle?(sender.isOn)
            }, for: .valueChanged)
        let labels = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        labels.axis = .vertical
        labels.spacing = 2
        let row = UIStackView(arrangedSubviews: [labels, toggle])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onToggle = nil
        toggle.isOn = false
    }

    func configure(title: String, detail: String?, isOn: Bool) {
        titleLabel.text = title
        detailLabel.text = detail
        detailLabel.isHidden = detail == nil
        toggle.setOn(isOn, animated: false)
    }
}

final class SettingsHeader: UITableViewHeaderFooterView {
    static let reuseIdentifier = String(describing: SettingsHeader.self)
    let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .title2)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class SettingsViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case general, storage, about
    }

    private enum Row: Hashable {
        case toggle(String, detail: String?)
        case value(String, String)
        case link(String)
    }

    private let rows: [Section: [Row]] = [
        .general: [
            .toggle("Notifications", detail: nil),
            .toggle(
                "Background refresh", detail: "Fetches new items while the app is not in use. Costs some battery."),
        ],
        .storage: [.value("Used", "1.2 GB"), .value("Free", "20 GB")],
        .about: [.link("Acknowledgements")],
    ]
    private(set) var toggled: [String: Bool] = [:]

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.toggled = [:] })
        tableView.register(ToggleCell.self, forCellReuseIdentifier: ToggleCell.reuseIdentifier)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.register(SettingsHeader.self, forHeaderFooterViewReuseIdentifier: SettingsHeader.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.refreshControl = UIRefreshControl()
        tableView.keyboardDismissMode = .onDrag
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let section = Section(rawValue: section) else { return 0 }
        return rows[section]?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let section = Section(rawValue: indexPath.section), let row = rows[section]?[indexPath.row] else {
            return UITableViewCell()
        }
        switch row {
        case .toggle(let title, let detail):
            let cell = tableView.dequeueReusableCell(withIdentifier: ToggleCell.reuseIdentifier, for: indexPath)
            if let cell = cell as? ToggleCell {
                cell.configure(title: title, detail: detail, isOn: true)
                cell.onToggle = { [weak self] in self?.toggled[title] = $0 }
            }
            return cell
        case .value(let title, let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            content.text = title
            content.secondaryText = value
            content.image = UIImage(systemName: "internaldrive")
            cell.contentConfiguration = content
            return cell
        case .link(let title):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = title
            content.textProperties.color = view.tintColor
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Section(rawValue: section) == .storage ? "Photos and videos count once." : nil
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard Section(rawValue: section) == .general else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: SettingsHeader.reuseIdentifier)
        (header as? SettingsHeader)?.label.text = "General"
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
