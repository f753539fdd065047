import Geometry
import Testing

@testable import AdaptiveKit

@Suite("Search controllers")
struct SearchControllerTests {
    /// A stack with a search bar in a window, and the height of its bar.
    private func height(
        ios major: Int, hides: Bool = false, largeTitles: Bool = false, scrolledBy offset: CGFloat? = nil,
        _ change: (UINavigationItem) -> Void = { _ in }
    ) -> (bar: CGFloat, search: CGFloat) {
        inJob(ios: major) {
            let table = UITableViewController(style: .plain)
            table.navigationItem.searchController = UISearchController(searchResultsController: nil)
            table.navigationItem.hidesSearchBarWhenScrolling = hides
            change(table.navigationItem)
            let navigation = UINavigationController(rootViewController: table)
            navigation.navigationBar.prefersLargeTitles = largeTitles
            let window = UIWindow()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            if let offset {
                table.tableView.contentSize.height = 5000
                table.tableView.contentOffset.y += offset
                navigation.view.setNeedsLayout()
                navigation.view.layoutIfNeeded()
            }
            let search = table.navigationItem.searchController?.searchBar
            let isShown = search?.superview === navigation.navigationBar
            return (navigation.navigationBar.frame.height, isShown ? search?.frame.height ?? 0 : 0)
        }
    }

    @Test("A search bar stands below the title, of 52 points up to iOS 18")
    func stacked() {
        #expect(height(ios: 16) == (96, 52))
        #expect(height(ios: 16, largeTitles: true) == (148, 52))
        #expect(height(ios: 10).search == 0)
    }

    @Test("One that scrolling hides is there above content at rest, from iOS 13 on, and goes first")
    func hiding() {
        #expect(height(ios: 12, hides: true) == (44, 0))
        #expect(height(ios: 13, hides: true) == (96, 52))
        #expect(height(ios: 16, hides: true, scrolledBy: 400) == (44, 0))
        #expect(height(ios: 16, scrolledBy: 400) == (96, 52))
    }

    @Test("From iOS 26 on it stands at the bottom of a phone, unless it is to be stacked")
    func bottom() {
        #expect(height(ios: 26).search == 0)
        #expect(height(ios: 26) { $0.preferredSearchBarPlacement = .stacked }.search > 0)
    }

    @Test("Searching shows Cancel and the scopes, and tells the updater; its end takes all away")
    func active() {
        final class Updater: UISearchResultsUpdating {
            var texts: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                texts.append(searchController.searchBar.text ?? "")
            }
        }
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        search.searchBar.scopeButtonTitles = ["All", "None"]
        search.searchBar.text = "a"
        search.isActive = true
        #expect(search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
        search.isActive = false
        #expect(!search.searchBar.showsCancelButton && !search.searchBar.showsScopeBar)
        #expect(updater.texts == ["a", ""])
    }
}
