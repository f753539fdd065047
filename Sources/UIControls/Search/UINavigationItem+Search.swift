extension UINavigationItem {
    /// The search that the item brings into the bar.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }
}

extension UISearchController: NavigationSearch {
    package var bar: any NavigationSearchBar { searchBar }
}

extension UISearchBar: NavigationSearchBar {}
