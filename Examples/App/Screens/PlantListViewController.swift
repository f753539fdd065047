import UIKit

/// All plants by the place where they stand.
class PlantListViewController: UITableViewController {
    private var plants = Plant.samples
    private var selection: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plants"
        tableView.register(PlantCell.self, forCellReuseIdentifier: PlantCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 64
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addPlant))
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(PlantListViewController.refresh(_:)), for: .valueChanged)
        refreshControl = refresh
        NotificationCenter.default.addObserver(
            self, selector: #selector(plantWasWatered(_:)), name: .plantWasWatered, object: nil)
        selection = tableView.observe(\.contentOffset, options: [.new]) { _, _ in }
    }

    private func plants(in section: Int) -> [Plant] { plants.filter { $0.place == Plant.Place.allCases[section] } }

    override func numberOfSections(in tableView: UITableView) -> Int { Plant.Place.allCases.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Plant.Place.allCases[section].rawValue
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        plants(in: section).count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PlantCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? PlantCell {
            cell.delegate = self
            cell.show(plants(in: indexPath.section)[indexPath.row])
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(PlantViewController(plant: plants(in: indexPath.section)[indexPath.row]), sender: self)
    }

    // MARK: Actions

    @objc private func addPlant() {
        present(UINavigationController(rootViewController: AddPlantViewController()), animated: true)
    }

    @objc func refresh(_ sender: UIRefreshControl) {
        tableView.reloadData()
        sender.endRefreshing()
    }

    @objc private func plantWasWatered(_ notification: Notification) {
        guard let name = notification.object as? String, let index = plants.firstIndex(where: { $0.name == name })
        else {
            return
        }
        plants[index].dryDays = 0
        tableView.reloadData()
    }
}

extension PlantListViewController: PlantCellDelegate {
    func plantCellWantsWater(_ cell: PlantCell) {
        NotificationCenter.default.post(name: .plantWasWatered, object: cell.shownPlant)
    }

    func plantCell(_ cell: PlantCell, subtitleFor plant: String) -> String {
        guard let plant = plants.first(where: { $0.name == plant }) else { return "" }
        return plant.isThirsty ? "\(plant.kind), dry for \(plant.dryDays) days" : plant.kind
    }
}

#Preview("Plants") {
    let navigation = UINavigationController(rootViewController: PlantListViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}

#Preview("Plants, watered") {
    let list = PlantListViewController()
    list.loadViewIfNeeded()
    NotificationCenter.default.post(name: .plantWasWatered, object: "Monstera")
    return UINavigationController(rootViewController: list)
}
