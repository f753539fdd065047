public import Foundation

/// The content of a tab bar for one of its controllers.
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor? { didSet { styled(.badgeColor, \.badgeColor) } }
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the badge's text; stored.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(.badgeTextAttributes, Int(state.rawValue)) { $0.setBadgeTextAttributes(textAttributes, for: state) }
        badgeAttributes[state] = textAttributes
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
    open var titlePositionAdjustment = UIOffset.zero
    open private(set) var systemItem: SystemItem?
    /// The appearance that replaces the bar's while this item is selected, from iOS 13 on.
    @BarLook open var standardAppearance: UITabBarAppearance?
    @BarLook open var scrollEdgeAppearance: UITabBarAppearance?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        become(systemItem)
        self.tag = tag
    }

    /// Makes this an item with the system's title and image.
    ///
    /// Not part of UIKit.
    package func become(_ systemItem: SystemItem) { self.systemItem = systemItem }
}
