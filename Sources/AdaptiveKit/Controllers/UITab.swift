public import Foundation

/// The controller that shows tabs.
@MainActor package protocol TabContainer: UIViewController {
    /// Called when the look of a tab, or of a tab inside it, changes.
    func tabsDidChange()
}

/// A tab of a tab bar controller, as apps describe it since iOS 18.
///
/// A tab creates its controller on first access. Its look in a bar or sidebar comes from its title, image and badge.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The preferred position of a tab; a tab that is only in the sidebar isn't in the bar.
    public enum Placement: Int, Hashable, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    open var title: String { didSet { changed() } }
    open var subtitle: String?
    open var image: UIImage? { didSet { changed() } }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? { didSet { changed() } }
    open var userInfo: Any?
    open var isEnabled = true { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    open var isHiddenByDefault = false
    open var allowsHiding = false
    open var preferredPlacement = Placement.automatic { didSet { changed() } }
    /// The group that contains the tab.
    open internal(set) weak var parent: UITabGroup?
    package private(set) weak var container: (any TabContainer)?

    private let provider: ((UITab) -> UIViewController)?
    private var madeController: UIViewController?
    /// Whether the tab was created from a controller, whose item determines its look.
    private let isOfController: Bool

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        isOfController = false
        super.init()
    }

    /// Creates a tab for an existing controller, whose bar item determines its look.
    package init(_ controller: UIViewController, identifier: String) {
        let item = controller.tabBarItem
        title = item?.title ?? controller.title ?? ""
        image = item?.image
        self.identifier = identifier
        provider = nil
        isOfController = true
        madeController = controller
        super.init()
        controller.tab = self
    }

    /// The tab's controller, created now if necessary; `nil` without a provider.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        madeController = provider?(self)
        madeController?.tab = self
        return madeController
    }

    /// The controller shown while the tab is selected: its own, or for a group without one, that of a child.
    package var shownController: UIViewController? { viewController }

    /// Whether the tab appears in bars.
    open var hasVisiblePlacement: Bool { !isHidden && preferredPlacement != .sidebarOnly }

    // MARK: In a bar

    private let ownItem = UITabBarItem(title: nil, image: nil, tag: 0)

    /// The tab's item in a bar.
    package var barItem: UITabBarItem {
        // A controller's item can be replaced at any time.
        if isOfController, let item = madeController?.tabBarItem { return item }
        ownItem.title = title
        ownItem.image = image
        ownItem.badgeValue = badgeValue
        if let badgeColor { ownItem.badgeColor = badgeColor }
        ownItem.isEnabled = isEnabled
        return ownItem
    }

    package func changed() { container?.tabsDidChange() }

    package func belong(to container: (any TabContainer)?) { self.container = container }
}

/// The tab for searching an app.
open class UISearchTab: UITab {
    /// Whether the search field becomes active when the tab is selected, from iOS 26 on; stored, but has no effect.
    open var automaticallyActivatesSearch = false

    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }

    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image ?? UIImage(systemName: "magnifyingglass"), identifier: identifier,
            viewControllerProvider: viewControllerProvider)
    }
}

/// Tabs under a title: a section of the sidebar, or a single tab of a bar.
open class UITabGroup: UITab {
    open var children: [UITab] {
        didSet {
            adoptChildren()
            changed()
        }
    }
    open var defaultChildIdentifier: String?
    open var sidebarActions: [UIAction] = []
    /// The child whose controller is shown while the group is selected.
    open weak var selectedChild: UITab? { didSet { if selectedChild !== oldValue { changed() } } }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    private func adoptChildren() {
        for child in children {
            child.parent = self
            child.belong(to: container)
        }
    }

    package override func belong(to container: (any TabContainer)?) {
        super.belong(to: container)
        adoptChildren()
    }

    package override var shownController: UIViewController? {
        if let chosen = selectedChild { return chosen.shownController }
        if let own = viewController { return own }
        return (children.first { $0.identifier == defaultChildIdentifier } ?? children.first)?.shownController
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.find(identifier) }.first
    }
}

extension UITab {
    /// The tab with the identifier: this one, or one inside it.
    package func find(_ identifier: String) -> UITab? {
        self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
    }

    /// The top-level tab that contains this one, or is this one.
    package var root: UITab {
        var tab = self
        while let parent = tab.parent { tab = parent }
        return tab
    }
}
