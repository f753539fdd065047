public import Foundation
import Geometry

/// Searches the content of another controller with a search bar in the navigation bar and a controller for the results.
///
/// Nobody types in a picture; a test sets ``isActive`` and the bar's text. The navigation controller that shows its
/// item then shows the search over the content: the results if there is text, otherwise the content, dimmed if it is to
/// be obscured.
open class UISearchController: UIViewController {
    open private(set) var searchBar = UISearchBar(frame: .zero)
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var obscuresBackgroundDuringPresentation = true { didSet { barNeedsLayout() } }
    /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 9.1.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true { didSet { barNeedsLayout() } }
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true { didSet { barNeedsLayout() } }
    /// Whether the results are shown; once set, the text no longer determines it.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            chosenToShowResults = newValue
            barNeedsLayout()
        }
    }
    open var scopeBarActivation = ScopeBarActivation.automatic
    private var chosenToShowResults = false

    /// The condition for showing the scope bar.
    public enum ScopeBarActivation: Int, Hashable, Sendable {
        case automatic = 0, manual, onTextEntry, onSearchActivation
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.isInNavigationBar = true
        searchBar.replacesTitle = { [weak self] in
            self.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
        }
        searchBar.placeholder = "Search"
        searchBar.textChanged = { [weak self] in self?.textChanged() }
    }

    /// Creates a controller that shows its results in the searched controller.
    public convenience init() { self.init(searchResultsController: nil) }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    /// Whether a search is active: the bar shows Cancel and its scopes, and the updater is notified.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
            showScopes()
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
            barNeedsLayout()
        }
    }

    private var hasText: Bool { searchBar.text?.isEmpty == false }

    private func showScopes() {
        guard automaticallyShowsScopeBar, scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false
        else { return }
        searchBar.showsScopeBar = isActive && (scopeBarActivation != .onTextEntry || hasText)
    }

    private func textChanged() {
        guard isActive else { return }
        showScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        barNeedsLayout()
    }

    /// The container whose bar shows the search bar lays out both again.
    private func barNeedsLayout() { searchBar.superview?.superview?.setNeedsLayout() }

    // MARK: Views over the content

    private let dimming = UIView(frame: .zero)

    /// The dimming of content that can't be touched; not documented by Apple.
    private static let dimmingOpacity: CGFloat = 0.2

    private var showsResults: Bool {
        guard searchResultsController != nil, isActive else { return false }
        return automaticallyShowsSearchResultsController ? hasText : chosenToShowResults
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingOpacity)
        view.addSubview(dimming)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let showsResults = showsResults
        // The bar is not dimmed.
        dimming.frame = view.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top))
        dimming.isHidden = showsResults || !obscuresBackgroundDuringPresentation
        guard let results = searchResultsController else { return }
        guard showsResults else {
            results.viewIfLoaded?.removeFromSuperview()
            return
        }
        if results.parentController !== self {
            addChild(results)
            results.didMove(toParent: self)
        }
        guard let shown = results.view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if shown.superview !== view { view.addSubview(shown) }
    }
}

/// Filters the results by the entered text.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of searches.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: DelegateObject {
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
