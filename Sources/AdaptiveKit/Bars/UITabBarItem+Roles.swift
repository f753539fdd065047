import Foundation

/// The titles and symbols of tab bar item roles.
extension UITabBarItem {
    private static let roles: [SystemItem: (title: String, symbol: String)] = [
        .more: ("More", "ellipsis"), .favorites: ("Favorites", "star"), .featured: ("Featured", "star"),
        .topRated: ("Top Rated", "star"), .recents: ("Recents", "clock"), .contacts: ("Contacts", "person.crop.circle"),
        .history: ("History", "clock"), .bookmarks: ("Bookmarks", "book"), .search: ("Search", "magnifyingglass"),
        .downloads: ("Downloads", "arrow.down.circle"), .mostRecent: ("Most Recent", "clock"),
        .mostViewed: ("Most Viewed", "list.number"),
    ]

    /// The item's own title, or that of its role.
    package var shownTitle: String { title ?? systemItem.flatMap { Self.roles[$0]?.title } ?? "" }

    /// The symbol of the item's role; `nil` without a role.
    package func sign(isFilled: Bool) -> UIImage? {
        guard let symbol = systemItem.flatMap({ Self.roles[$0]?.symbol }) else { return nil }
        let configuration = UIImage.SymbolConfiguration(weight: isFilled ? .regular : .light)
        return UIImage(systemName: isFilled ? symbol + ".fill" : symbol, withConfiguration: configuration)
    }
}

extension UIImage {
    /// The symbol of the button that shows and hides a sidebar.
    package static var sidebarSign: UIImage {
        UIImage(systemName: "sidebar.leading", withConfiguration: SymbolConfiguration(pointSize: 17, weight: .medium))
            ?? UIImage()
    }
}
