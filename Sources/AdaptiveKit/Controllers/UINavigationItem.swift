public import Foundation

/// The content of a navigation bar for one controller of its stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never, inline }
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
    }
    public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }
    public enum ItemStyle: Int, Hashable, Sendable { case navigator = 0, browser, editor }

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The input element that created this item, if any.
    package var origin: ElementOrigin?

    open var title: String?
    open var prompt: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var titleView: UIView?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search controller; `UIControls` gives it its name and class.
    package var search: (any NavigationSearch)?
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The appearance that replaces the bar's while this item is shown, from iOS 13 on.
    @BarLook open var standardAppearance: UINavigationBarAppearance?
    @BarLook open var compactAppearance: UINavigationBarAppearance?
    @BarLook open var scrollEdgeAppearance: UINavigationBarAppearance?
    @BarLook open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Whether the item customizes the bar's appearance.
    var hasOwnLook: Bool {
        [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
            .contains { $0 != nil }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    // MARK: Groups

    /// The groups at the leading edge, whose items are ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
    }

    /// The groups at the trailing edge in reading order, whose items are ``rightBarButtonItems`` from the edge on.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
    }

    /// The groups in the middle of a wide bar; stored, but not drawn.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// The group that stays at the trailing edge; stored, but not drawn.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// The arrangement of title and groups; stored, bars have that of a navigator.
    open var style = ItemStyle.navigator
    /// The name under which a user's own arrangement of the bar is kept.
    open var customizationIdentifier: String?

    // MARK: Title and back button

    /// A second line below the title, from iOS 26 on.
    open var subtitle: String?
    /// A second line below the large title, from iOS 26 on; `nil` for the one below the title.
    open var largeSubtitle: String?
    /// Makes the menu of the title from its suggested elements; nobody opens it in a picture.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The object that is told of a new title that a user types.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// The action of the back button, which pops the controller without one.
    open var backAction: UIAction?

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// An object that takes a new title for a document; only tests call it.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: DelegateObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
