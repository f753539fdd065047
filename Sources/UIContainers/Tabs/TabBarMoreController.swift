import Foundation

/// The list of the tabs that don't fit in the bar.
final class TabBarMoreController: UITableViewController {
    /// The bar items of the listed tabs.
    var items: [UITabBarItem] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    var choose: (Int) -> Void = { _ in }
    /// Whether the app allows its tabs to be reordered.
    var allowsEditing = true { didSet { showEditItem() } }

    init() {
        super.init(style: .plain)
        title = "More"
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        showEditItem()
    }

    required init?(coder: NSCoder) { nil }

    private func showEditItem() {
        navigationItem.rightBarButtonItem = allowsEditing ? UIBarButtonItem(barButtonSystemItem: .edit) : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = items[indexPath.row]
        cell.textLabel?.text = item.shownTitle
        cell.imageView?.image = item.image ?? item.sign(isFilled: false)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath.row) }
}
