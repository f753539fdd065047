import UIKit

/// A search through the plants.
class SearchViewController: UITableViewController, UISearchResultsUpdating {
    private let searchController = UISearchController(searchResultsController: nil)
    private var found = Plant.samples
    private let cellClass: UITableViewCell.Type = UITableViewCell.self

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Name or kind"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        tableView.register(cellClass, forCellReuseIdentifier: "Found")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = text.isEmpty ? Plant.samples : Plant.samples.filter { $0.name.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Found", for: indexPath)
        cell.textLabel?.text = found[indexPath.row].name
        cell.imageView?.image = UIImage(systemName: found[indexPath.row].symbol)
        return cell
    }
}

#Preview("Search") {
    UINavigationController(rootViewController: SearchViewController())
}
