import Arrangement
import Devices
import Geometry
import Testing
import Traits

@testable import AdaptiveKit
@testable import UIControls
@testable import UILists

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

    @Test("A search bar is below the title, 52 points high up to iOS 18")
    func stacked() {
        #expect(height(ios: 16) == (96, 52))
        #expect(height(ios: 16, largeTitles: true) == (148, 52))
        #expect(height(ios: 10).search == 0)
    }

    @Test("From iOS 13 on, a search bar that hides on scrolling is visible above content at rest, and is hidden first")
    func hiding() {
        #expect(height(ios: 12, hides: true) == (44, 0))
        #expect(height(ios: 13, hides: true) == (96, 52))
        #expect(height(ios: 16, hides: true, scrolledBy: 400) == (44, 0))
        #expect(height(ios: 16, scrolledBy: 400) == (96, 52))
    }

    @Test("From iOS 26 on, it is at the bottom of a phone, unless its placement is stacked")
    func bottom() {
        #expect(height(ios: 26).search == 0)
        #expect(height(ios: 26) { $0.preferredSearchBarPlacement = .stacked }.search > 0)
    }

    @Test("An active search shows Cancel and the scopes, and notifies the updater; its end hides them")
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

    /// A navigation stack with an active search and its results controller.
    private struct Searched {
        let window = UIWindow()
        let content = UITableViewController(style: .plain)
        let results = UITableViewController(style: .plain)
        let search: UISearchController
        let navigation: UINavigationController

        init(hasResults: Bool = true) {
            search = UISearchController(searchResultsController: hasResults ? results : nil)
            search.searchBar.scopeButtonTitles = ["All", "None"]
            content.title = "Title"
            content.navigationItem.searchController = search
            navigation = UINavigationController(rootViewController: content)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
        }

        var isDimmed: Bool { search.viewIfLoaded?.subviews.first.map { !$0.isHidden } ?? false }
        var showsResults: Bool { results.viewIfLoaded?.window != nil }
    }

    @Test("Content is dimmed until there is text; then the results are over it, below the bar", arguments: [16, 26])
    func results(ios major: Int) {
        inJob(ios: major) {
            let searched = Searched()
            searched.search.isActive = true
            searched.window.layoutIfNeeded()
            #expect(searched.isDimmed && !searched.showsResults)
            searched.search.searchBar.text = "a"
            searched.window.layoutIfNeeded()
            #expect(!searched.isDimmed && searched.showsResults)
            let bar = searched.navigation.navigationBar
            let frame = searched.results.view.convert(searched.results.view.bounds, to: searched.navigation.view)
            #expect(frame == searched.navigation.view.bounds)
            #expect(searched.results.view.safeAreaInsets.top == bar.frame.maxY)
            #expect(searched.results.parent === searched.search)
            searched.search.isActive = false
            searched.window.layoutIfNeeded()
            #expect(!searched.showsResults && searched.search.parent == nil)
            #expect(searched.search.viewIfLoaded?.superview == nil)
        }
    }

    @Test func resultsWithoutTextAndContentThatIsNotObscured() {
        inJob(ios: 17) {
            let searched = Searched()
            searched.search.showsSearchResultsController = true
            searched.search.isActive = true
            searched.window.layoutIfNeeded()
            #expect(searched.showsResults && !searched.search.automaticallyShowsSearchResultsController)
            let own = Searched(hasResults: false)
            own.search.obscuresBackgroundDuringPresentation = false
            own.search.isActive = true
            own.search.searchBar.text = "a"
            own.window.layoutIfNeeded()
            #expect(!own.isDimmed)
        }
    }

    @Test("Title and buttons are hidden during a search, unless the bar stays")
    func hiddenBar() {
        inJob(ios: 17) {
            let searched = Searched()
            searched.window.layoutIfNeeded()
            #expect(searched.navigation.navigationBar.frame.height == 96)
            searched.search.isActive = true
            searched.window.layoutIfNeeded()
            // The row of the field, and the row of the scopes.
            #expect(searched.navigation.navigationBar.frame.height == 96)
            #expect(searched.search.searchBar.frame.minY == 0)
            searched.search.hidesNavigationBarDuringPresentation = false
            searched.window.layoutIfNeeded()
            #expect(searched.navigation.navigationBar.frame.height == 140)
        }
    }

    @Test("At the bottom and in the row, the bar has a separate row for the scopes")
    func scopesOfItsOwn() throws {
        try onPad(version: .iOS26) { window in
            let searched = Searched()
            show(searched.navigation, in: window)
            let bar = searched.navigation.navigationBar
            let height = bar.frame.height
            let field = searched.search.searchBar
            #expect(field.superview === bar && field.frame.maxX > bar.bounds.width - 30)
            #expect(field.frame.width == 248)
            searched.search.isActive = true
            window.layoutIfNeeded()
            #expect(bar.frame.height == height + 44)
            let scopes = try #require(bar.subviews.first { $0 is UISegmentedControl })
            #expect(scopes.frame.minY >= height)
        }
    }

    @Test(
        "The position of the field",
        arguments: [
            (SearchPlacement.Preference.automatic, SystemVersion.iOS18, true, false, SearchPlacement.stacked),
            (.inline, .iOS18, true, false, .inline), (.inline, .iOS18, false, false, .stacked),
            (.inline, .iOS15, true, false, .stacked), (.automatic, .iOS26, true, false, .inline),
            (.automatic, .iOS26, false, false, .toolbar), (.automatic, .iOS26, false, true, .stacked),
            (.stacked, .iOS26, true, false, .stacked),
        ])
    func placement(
        preference: SearchPlacement.Preference, version: SystemVersion, isWide: Bool, isTaken: Bool,
        expected: SearchPlacement
    ) {
        #expect(
            SearchPlacement(
                preference, version: version, width: isWide ? .regular : .compact, isBottomTaken: isTaken) == expected)
    }

    @Test("A large title with larger text makes its bar higher")
    func largerTitle() {
        inJob(ios: 17) {
            let bar = UINavigationBar(frame: .zero)
            bar.prefersLargeTitles = true
            bar.items = [UINavigationItem(title: "Title")]
            #expect(bar.intrinsicContentSize.height == 96)
            bar.becomeRoot(withTraits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
            #expect(bar.intrinsicContentSize.height > 105)
        }
    }
}
