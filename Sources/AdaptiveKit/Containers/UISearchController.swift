public import Foundation

/// Searches what another controller shows: a search bar in the navigation bar, and a controller for what is found.
///
/// Nobody types in a picture; a test sets the bar's text, and ``isActive``.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
    open var scopeBarActivation = ScopeBarActivation.automatic

    /// When the scope bar is shown.
    public enum ScopeBarActivation: Int, Hashable, Sendable {
        case automatic = 0, manual, onTextEntry, onSearchActivation
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.isInNavigationBar = true
        searchBar.placeholder = "Search"
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    /// Whether somebody searches: the bar shows Cancel, its scopes, and the updater hears of it.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
            let hasScopes = searchBar.scopeButtonTitles?.isEmpty == false
            if automaticallyShowsScopeBar, scopeBarActivation != .manual, hasScopes {
                searchBar.showsScopeBar = isActive
            }
            if isActive {
                delegate?.willPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
                searchBar.text = nil
            }
            searchResultsUpdater?.updateSearchResults(for: self)
            if isActive {
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.didDismissSearchController(self)
            }
            searchBar.superview?.superview?.setNeedsLayout()
        }
    }
}

/// What filters by what was typed.
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// What hears of searching.
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
